#ifndef C_HEAP_H
#define C_HEAP_H

#include <stddef.h>

/// Bytes that the program has allocated and not freed; Swift's Glibc module hides the call.
size_t heap_bytes_in_use(void);

#endif
