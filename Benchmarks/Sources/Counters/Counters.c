#include "Counters.h"

#include <stddef.h>
#include <stdlib.h>

// Empty, yet never left out.
__attribute__((noinline)) void counters_region_begins(void) { __asm__ volatile(""); }
__attribute__((noinline)) void counters_region_ends(void) { __asm__ volatile("nop"); }

#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>

// The executable's definitions stand before those of the C library, for Swift's runtime as well. One thread measures, so a
// plain counter is enough: what another thread adds at the same moment may get lost.
static uint64_t allocations = 0;

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  allocations += 1;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations += 1;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  allocations += 1;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  allocations += 1;
  void *result = __libc_memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *memory = result;
  return 0;
}

uint64_t counters_allocations(void) { return allocations; }

uint64_t counters_heap_bytes(void) {
  struct mallinfo2 heap = mallinfo2();
  return heap.uordblks + heap.hblkhd;
}

#else

uint64_t counters_allocations(void) { return 0; }
uint64_t counters_heap_bytes(void) { return 0; }

#endif
