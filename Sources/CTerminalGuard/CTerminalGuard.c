#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

// Signals that the program answers when it next waits for input.
static const int polite[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT};
// Signals that end the program where it stands.
static const int fatal[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS};

static struct sigaction polite_before[COUNT(polite)];
static struct sigaction fatal_before[COUNT(fatal)];
static int installed;

static int terminal = -1;
static struct termios modes_before;
static int knows_modes;
static char give_back[512];
static volatile sig_atomic_t give_back_length;  // 0: there is nothing to give back

static int signal_pipe[2] = {-1, -1};
static volatile sig_atomic_t waiting[NSIG];

static int errors_terminal = -1;
static int errors_kept = -1;

// Everything that a handler calls is on POSIX's list of async-signal-safe functions.

static void write_all(int fd, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(fd, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

static void restore_terminal(void) {
  size_t length = (size_t)give_back_length;
  if (length == 0) return;
  give_back_length = 0;
  write_all(terminal, give_back, length);
  if (knows_modes) tcsetattr(terminal, TCSANOW, &modes_before);
}

static void die_of(int signal_number) {
  signal(signal_number, SIG_DFL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal_number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  raise(signal_number);
}

static int asks_to_end(int signal_number) {
  return signal_number == SIGINT || signal_number == SIGTERM || signal_number == SIGHUP
      || signal_number == SIGQUIT;
}

static void on_polite(int signal_number) {
  int error = errno;
  if (!waiting[signal_number]) {
    waiting[signal_number] = 1;
    char byte = (char)signal_number;
    write_all(signal_pipe[1], &byte, 1);
  } else if (asks_to_end(signal_number)) {
    // The first request was never taken: the program hangs, so the second one does not ask.
    restore_terminal();
    terminal_guard_replay_errors();
    die_of(signal_number);
  }
  errno = error;
}

static void on_fatal(int signal_number, siginfo_t *info, void *context) {
  (void)context;
  restore_terminal();
  terminal_guard_replay_errors();
  for (size_t i = 0; i < COUNT(fatal); i++)
    if (fatal[i] == signal_number) sigaction(signal_number, &fatal_before[i], NULL);
  // A fault happens again on return, and meets the handler from before; a signal that was sent does not.
  if (info->si_code <= 0) raise(signal_number);
}

static int open_pipe(void) {
  if (signal_pipe[0] >= 0) return 0;
  if (pipe(signal_pipe) != 0) return -1;
  for (int end = 0; end < 2; end++) {
    fcntl(signal_pipe[end], F_SETFL, O_NONBLOCK);
    fcntl(signal_pipe[end], F_SETFD, FD_CLOEXEC);
  }
  return 0;
}

// A stack overflow leaves no room to run a handler on the stack itself.
static void provide_alternate_stack(void) {
  static char memory[64 * 1024];
  stack_t stack;
  if (sigaltstack(NULL, &stack) != 0 || !(stack.ss_flags & SS_DISABLE)) return;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = memory;
  stack.ss_size = sizeof memory;
  sigaltstack(&stack, NULL);
}

static void register_exit_handlers(void) {
  static int done;
  if (done) return;
  done = 1;
  atexit(terminal_guard_replay_errors);  // the last one registered runs first
  atexit(restore_terminal);
}

int terminal_guard_install(int tty) {
  if (installed) return 0;
  if (open_pipe() != 0) return -1;
  terminal = tty;
  knows_modes = tcgetattr(tty, &modes_before) == 0;
  provide_alternate_stack();
  register_exit_handlers();

  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = on_polite;
  for (size_t i = 0; i < COUNT(polite); i++) {
    waiting[polite[i]] = 0;
    sigaction(polite[i], NULL, &polite_before[i]);
    // What was ignored from the start, as nohup does, stays ignored.
    if (polite_before[i].sa_handler != SIG_IGN) sigaction(polite[i], &action, NULL);
  }

  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_sigaction = on_fatal;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  for (size_t i = 0; i < COUNT(fatal); i++) sigaction(fatal[i], &action, &fatal_before[i]);
  installed = 1;
  return 0;
}

void terminal_guard_remove(void) {
  if (!installed) return;
  for (size_t i = 0; i < COUNT(polite); i++) sigaction(polite[i], &polite_before[i], NULL);
  for (size_t i = 0; i < COUNT(fatal); i++) sigaction(fatal[i], &fatal_before[i], NULL);
  installed = 0;
}

int terminal_guard_signal_fd(void) { return signal_pipe[0]; }

int terminal_guard_next_signal(void) {
  unsigned char byte;
  ssize_t count;
  do count = read(signal_pipe[0], &byte, 1); while (count < 0 && errno == EINTR);
  if (count != 1 || byte >= NSIG) return 0;
  waiting[byte] = 0;
  return byte;
}

void terminal_guard_arm(const char *sequence, size_t length) {
  give_back_length = 0;
  if (length > sizeof give_back) length = sizeof give_back;
  memcpy(give_back, sequence, length);
  give_back_length = (sig_atomic_t)length;
}

void terminal_guard_disarm(void) { give_back_length = 0; }

int terminal_guard_capture_errors(void) {
  if (errors_terminal >= 0 || !isatty(STDERR_FILENO)) return 0;
  FILE *file = tmpfile();
  if (!file) return -1;
  int kept = fcntl(fileno(file), F_DUPFD_CLOEXEC, 10);
  fclose(file);
  int before = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10);
  if (kept < 0 || before < 0 || dup2(kept, STDERR_FILENO) < 0) {
    int error = errno;
    if (kept >= 0) close(kept);
    if (before >= 0) close(before);
    errno = error;
    return -1;
  }
  errors_kept = kept;
  errors_terminal = before;
  return 0;
}

void terminal_guard_replay_errors(void) {
  if (errors_terminal < 0) return;
  int kept = errors_kept, before = errors_terminal;
  errors_kept = errors_terminal = -1;
  dup2(before, STDERR_FILENO);
  close(before);
  lseek(kept, 0, SEEK_SET);
  char bytes[1024];
  ssize_t count;
  while ((count = read(kept, bytes, sizeof bytes)) > 0) write_all(STDERR_FILENO, bytes, (size_t)count);
  close(kept);
}

void terminal_guard_stop(void) {
  struct sigaction stop, before_stop, before_continue;
  sigaction(SIGTSTP, NULL, &before_stop);
  if (before_stop.sa_handler == SIG_IGN) return;
  memset(&stop, 0, sizeof stop);
  sigemptyset(&stop.sa_mask);
  stop.sa_handler = SIG_DFL;
  // Who called continues by returning, so SIGCONT need not be told as well.
  sigaction(SIGCONT, &stop, &before_continue);
  sigaction(SIGTSTP, &stop, NULL);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &before_stop, NULL);
  sigaction(SIGCONT, &before_continue, NULL);
}

int terminal_guard_size(int tty, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(tty, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}
