#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// Notices saves of Swift files in folders.
///
/// It watches folders, since many editors save by putting a new file in the old one's place.
final class SourceWatcher {
  /// Readable when a file was saved.
  let descriptor: Int32
  private var folders: Set<String> = []

  /// Watches folders; `nil` when the system gives no watch.
  init?(folders: Set<String>) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { return nil }
    watch(folders)
  }

  deinit { close(descriptor) }

  /// Watches further folders.
  func watch(_ more: Set<String>) {
    for folder in more.subtracting(folders) {
      inotify_add_watch(descriptor, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE))
    }
    folders.formUnion(more)
  }

  /// Whether Swift files were saved since the last time; many saves count as one.
  func takeSaves() -> Bool {
    var isSaved = false
    let headLength = MemoryLayout<inotify_event>.size
    var buffer = [UInt8](repeating: 0, count: 8192)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return isSaved }
      buffer.withUnsafeBytes { bytes in
        var start = 0
        while start + headLength <= count {
          let length = Int(bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self).len)
          let name = bytes[start + headLength..<start + headLength + length].prefix { $0 != 0 }
          if String(decoding: name, as: UTF8.self).hasSuffix(".swift") { isSaved = true }
          start += headLength + length
        }
      }
    }
  }
}
