#define _GNU_SOURCE
#include "CPty.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

static struct winsize window(int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return size;
}

pid_t pty_start(const char *program, char *const arguments[], char *const environment[], int columns, int rows,
                int *controller) {
  struct winsize size = window(columns, rows);
  sigset_t all, before;
  sigfillset(&all);
  // No handler of the parent may run in the child.
  sigprocmask(SIG_BLOCK, &all, &before);
  int fd = -1;
  pid_t child = forkpty(&fd, NULL, NULL, &size);
  if (child == 0) {
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(program, arguments, environment);
    _exit(127);
  }
  int error = errno;
  sigprocmask(SIG_SETMASK, &before, NULL);
  if (child > 0) {
    // Other children must not keep the terminal open.
    fcntl(fd, F_SETFD, FD_CLOEXEC);
    fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
    *controller = fd;
  }
  errno = error;
  return child;
}

int pty_resize(int controller, int columns, int rows) {
  struct winsize size = window(columns, rows);
  return ioctl(controller, TIOCSWINSZ, &size);
}

pty_modes pty_current_modes(int controller) {
  struct termios modes;
  pty_modes answer = {0, 0, 0};
  if (tcgetattr(controller, &modes) != 0) return answer;
  answer.echoes = (modes.c_lflag & ECHO) != 0;
  answer.waits_for_lines = (modes.c_lflag & ICANON) != 0;
  answer.makes_signals = (modes.c_lflag & ISIG) != 0;
  return answer;
}
