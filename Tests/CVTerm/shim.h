#ifndef C_VTERM_SHIM_H
#define C_VTERM_SHIM_H

#include <stdbool.h>
#include <vterm.h>

// Bit fields, unions and function-like macros are not imported into Swift, so a cell comes flattened.
typedef struct {
  uint32_t scalar;  // 0: nothing was drawn, or the right half of a wide character
  int width;
  bool bold, underline, reverse;
  int foreground, background;  // -1: the terminal's own; 0 to 255: its palette; above: 0x1RRGGBB
} vterm_flat_cell;

static inline int vterm_flat_color(const VTermColor *color) {
  if (VTERM_COLOR_IS_DEFAULT_FG(color) || VTERM_COLOR_IS_DEFAULT_BG(color)) return -1;
  if (VTERM_COLOR_IS_INDEXED(color)) return color->indexed.idx;
  return 0x1000000 | color->rgb.red << 16 | color->rgb.green << 8 | color->rgb.blue;
}

static inline vterm_flat_cell vterm_flat_cell_at(VTermScreen *screen, int column, int row) {
  VTermPos place = {.row = row, .col = column};
  VTermScreenCell cell;
  vterm_flat_cell flat = {0, 1, false, false, false, -1, -1};
  if (!vterm_screen_get_cell(screen, place, &cell)) return flat;
  flat.scalar = cell.chars[0] == (uint32_t)-1 ? 0 : cell.chars[0];
  flat.width = cell.width;
  flat.bold = cell.attrs.bold;
  flat.underline = cell.attrs.underline != 0;
  flat.reverse = cell.attrs.reverse;
  flat.foreground = vterm_flat_color(&cell.fg);
  flat.background = vterm_flat_color(&cell.bg);
  return flat;
}

static inline int vterm_flat_value(VTermProp property, const VTermValue *value) {
  switch (vterm_get_prop_type(property)) {
    case VTERM_VALUETYPE_BOOL: return value->boolean;
    case VTERM_VALUETYPE_INT: return value->number;
    default: return 0;
  }
}

#endif
