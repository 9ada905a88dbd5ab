#include "CountingAllocator.h"

#include <errno.h>
#include <stddef.h>

#ifdef __GLIBC__

// glibc lets a program put its own functions in the place of these, and keeps its own under these names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static long count;

static void note(void) { __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) { note(); return __libc_malloc(size); }
void *calloc(size_t items, size_t size) { note(); return __libc_calloc(items, size); }
void *realloc(void *old, size_t size) { note(); return __libc_realloc(old, size); }
void *aligned_alloc(size_t alignment, size_t size) { note(); return __libc_memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  note();
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}

long counting_allocator_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

#else

long counting_allocator_count(void) { return -1; }

#endif
