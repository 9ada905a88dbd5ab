#include "CountingAllocator.h"

#include <errno.h>
#include <stddef.h>

#ifdef __GLIBC__

// glibc lets a program put its own functions in the place of these, and keeps its own under these names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static long count;
static long blocks;

/// Counts a request, and the block that it led to.
static void *noted(void *block) {
  __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
  if (block) __atomic_add_fetch(&blocks, 1, __ATOMIC_RELAXED);
  return block;
}

static void forget(void *block) {
  if (block) __atomic_sub_fetch(&blocks, 1, __ATOMIC_RELAXED);
}

void *malloc(size_t size) { return noted(__libc_malloc(size)); }
void *calloc(size_t items, size_t size) { return noted(__libc_calloc(items, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return noted(__libc_memalign(alignment, size)); }

// One that fails leaves the old block where it was; none is asked for a block of nothing.
void *realloc(void *old, size_t size) {
  void *block = noted(__libc_realloc(old, size));
  if (block || !size) forget(old);
  return block;
}

void free(void *block) {
  forget(block);
  __libc_free(block);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = noted(__libc_memalign(alignment, size));
  return *result ? 0 : ENOMEM;
}

long counting_allocator_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }
long counting_allocator_blocks(void) { return __atomic_load_n(&blocks, __ATOMIC_RELAXED); }

#else

long counting_allocator_count(void) { return -1; }
long counting_allocator_blocks(void) { return -1; }

#endif
