#include "CountingAllocator.h"

#include <errno.h>
#include <stddef.h>

#ifdef __GLIBC__

#include <malloc.h>

// A program may replace these functions of glibc, which has its own under these names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

// Per thread, because the system's own threads allocate at any time.
static __thread long count;
static long blocks;
static long bytes;
static int is_counting = 1;

/// Counts an allocation, and its block.
static void *noted(void *block) {
  if (!is_counting) return block;
  count += 1;
  if (block) __atomic_add_fetch(&blocks, 1, __ATOMIC_RELAXED);
  if (block) __atomic_add_fetch(&bytes, malloc_usable_size(block), __ATOMIC_RELAXED);
  return block;
}

static void forget(size_t size) {
  if (!is_counting) return;
  __atomic_sub_fetch(&blocks, 1, __ATOMIC_RELAXED);
  __atomic_sub_fetch(&bytes, size, __ATOMIC_RELAXED);
}

void *malloc(size_t size) { return noted(__libc_malloc(size)); }
void *calloc(size_t items, size_t size) { return noted(__libc_calloc(items, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return noted(__libc_memalign(alignment, size)); }

// If realloc fails, the old block stays valid; with size 0, it frees the old block.
void *realloc(void *old, size_t size) {
  size_t old_size = old ? malloc_usable_size(old) : 0;
  void *block = noted(__libc_realloc(old, size));
  if (old && (block || !size)) forget(old_size);
  return block;
}

void free(void *block) {
  if (block && is_counting) forget(malloc_usable_size(block));
  __libc_free(block);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = noted(__libc_memalign(alignment, size));
  return *result ? 0 : ENOMEM;
}

long counting_allocator_count(void) { return count; }
long counting_allocator_blocks(void) { return __atomic_load_n(&blocks, __ATOMIC_RELAXED); }
long counting_allocator_bytes(void) { return __atomic_load_n(&bytes, __ATOMIC_RELAXED); }
void counting_allocator_counts(int counts) { is_counting = counts; }

#else

long counting_allocator_count(void) { return -1; }
long counting_allocator_blocks(void) { return -1; }
long counting_allocator_bytes(void) { return -1; }
void counting_allocator_counts(int counts) {}

#endif
