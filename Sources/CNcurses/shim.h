#ifndef C_NCURSES_SHIM_H
#define C_NCURSES_SHIM_H

// What ncurses' pkg-config file would have defined: the wide-character interface, and functions, which Swift
// can import, instead of macros, which it cannot.
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#ifndef NCURSES_NOMACROS
#define NCURSES_NOMACROS 1
#endif

#include <locale.h>
#include <stdbool.h>
#include <stdint.h>
#include <wchar.h>
#if !defined(__APPLE__) && __has_include(<ncursesw/curses.h>)
#include <ncursesw/curses.h>
#include <ncursesw/term.h>
#else
#include <curses.h>
#include <term.h>
#endif

// Swift 6 does not let shared mutable globals through, and standard streams are some.
static inline WINDOW *ncurses_screen(void) { return stdscr; }
static inline WINDOW *ncurses_physical_screen(void) { return curscr; }
static inline int ncurses_columns(void) { return COLS; }
static inline int ncurses_rows(void) { return LINES; }
static inline int ncurses_pair_limit(void) { return COLOR_PAIRS; }
static inline SCREEN *ncurses_open(void) { return newterm(NULL, stdout, stdin); }

// Loads the description of the terminal TERM names and draws nothing; whether there is one.
static inline bool ncurses_find_terminal(int tty) {
  int result = 0;
  return setupterm(NULL, tty, &result) == OK && result > 0;
}
static inline void ncurses_forget_terminal(void) {
  if (cur_term) del_curterm(cur_term);
}
static inline const char *ncurses_capability(const char *name) {
  const char *text = tigetstr(name);
  return text == (const char *)-1 ? NULL : text;
}
// tparm takes any number of arguments, and Swift imports no such function.
static inline const char *ncurses_cursor_address(int row, int column) {
  const char *text = ncurses_capability("cup");
  return text ? tparm(text, (long)row, (long)column, 0L, 0L, 0L, 0L, 0L, 0L, 0L) : NULL;
}

// Macros with casts are not imported.
static const uint32_t NCURSES_BOLD = A_BOLD;
static const uint32_t NCURSES_DIM = A_DIM;
static const uint32_t NCURSES_REVERSE = A_REVERSE;
static const uint32_t NCURSES_UNDERLINE = A_UNDERLINE;

// A blank cell of a style; its first character can then be replaced.
static inline cchar_t ncurses_cell(uint32_t attributes, int pair) {
  cchar_t cell;
  wchar_t text[2] = {L' ', 0};
  setcchar(&cell, text, (attr_t)attributes, (short)pair, NULL);
  return cell;
}

// <wchar.h> reaches Swift without it.
extern int wcwidth(wchar_t);
static inline int ncurses_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

#endif
