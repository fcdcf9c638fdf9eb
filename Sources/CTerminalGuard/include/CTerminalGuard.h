#ifndef C_TERMINAL_GUARD_H
#define C_TERMINAL_GUARD_H

#include <stddef.h>

// Gives the terminal back however the program ends, SIGKILL excepted, and turns the signals that a full-screen
// program has to answer into bytes on a pipe.
//
// install() comes before newterm(), because ncurses leaves alone the signals that have a handler.

/// Remembers the terminal's modes and installs the handlers; 0, or -1 with errno.
int terminal_guard_install(int tty);
/// Puts back the handlers that were there before.
void terminal_guard_remove(void);

/// Readable while a signal waits.
int terminal_guard_signal_fd(void);
/// Takes the next waiting signal; 0 when there is none.
int terminal_guard_next_signal(void);

/// From now on the terminal needs `sequence`, and the remembered modes, to be usable again.
void terminal_guard_arm(const char *sequence, size_t length);
/// The terminal has been given back.
void terminal_guard_disarm(void);

/// Keeps what is written to standard error until replay_errors(), if that is a terminal; 0, or -1 with errno.
int terminal_guard_capture_errors(void);
/// Writes what was kept to standard error.
void terminal_guard_replay_errors(void);

/// Stops the program's process group as the terminal's own ^Z would, and returns when it continues.
void terminal_guard_stop(void);

/// The terminal's size in cells; -1 when it does not know it.
int terminal_guard_size(int tty, int *columns, int *rows);

#endif
