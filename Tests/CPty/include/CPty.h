#ifndef C_PTY_H
#define C_PTY_H

#include <sys/types.h>

/// What a terminal does with its input before the program sees it.
typedef struct {
  int echoes;
  int waits_for_lines;
  int makes_signals;
} pty_modes;

/// Starts a program in a session of its own, on a new pseudo-terminal; its process id, or -1 with errno.
///
/// `arguments` and `environment` end with NULL. Nothing but async-signal-safe calls stands between fork and
/// exec, so a program with threads may call it.
pid_t pty_start(const char *program, char *const arguments[], char *const environment[], int columns, int rows,
                int *controller);
/// Changes the size, upon which the kernel sends SIGWINCH.
int pty_resize(int controller, int columns, int rows);
pty_modes pty_current_modes(int controller);

#endif
