#ifndef COUNTERS_H
#define COUNTERS_H

#include <stdint.h>

/// How often the process has asked for memory so far; 0 where the C library offers no way to count.
uint64_t counters_allocations(void);

/// The bytes that the process holds on the heap; 0 where the C library does not say.
uint64_t counters_heap_bytes(void);

/// What is measured begins after this call. It does nothing: a profiler waits for it by name.
void counters_region_begins(void);

/// What is measured has ended before this call.
void counters_region_ends(void);

#endif
