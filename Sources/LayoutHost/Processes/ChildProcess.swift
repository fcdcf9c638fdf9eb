#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// A process that this one started, the first of a group of its own.
struct ChildProcess {
  /// How a process ended.
  enum End: Equatable {
    case exited(Int32)
    case killed(by: Int32)
  }

  let id: pid_t

  /// Starts a program, which is looked for on the path when its name has no slash.
  ///
  /// `descriptors` says what the program finds at each of its file descriptors.
  static func start(
    _ program: String, _ arguments: [String], environment: [String: String], descriptors: [Int32: Int32]
  ) -> Result<ChildProcess, SystemError> {
    // A copy above all targets cannot be overwritten before it has been put in its place.
    let copies = descriptors.map { (target: $0.key, copy: fcntl($0.value, F_DUPFD_CLOEXEC, 64)) }
    defer { for copy in copies { close(copy.copy) } }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if descriptors[0] == nil { posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) }
    for copy in copies { posix_spawn_file_actions_adddup2(&actions, copy.copy, copy.target) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var id: pid_t = 0
    let error = posix_spawnp(&id, program, &actions, &attributes, words, variables)
    return error == 0 ? .success(ChildProcess(id: id)) : .failure(SystemError(number: error))
  }

  /// Ends the process and everything that it started, at once.
  func kill() { _ = Self.signal(-id, SIGKILL) }

  /// Sends a signal to the process alone.
  func signal(_ number: Int32) { _ = Self.signal(id, number) }

  /// Waits for the end of the process.
  func wait() -> End {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(by: status & 0x7F)
  }

  private static func signal(_ id: pid_t, _ number: Int32) -> Int32 {
    #if os(Linux)
      Glibc.kill(id, number)
    #else
      Darwin.kill(id, number)
    #endif
  }
}

/// What the system said to a call that failed.
struct SystemError: Error, CustomStringConvertible {
  let number: Int32

  /// The system's own words.
  var description: String { String(cString: strerror(number)) }
}
