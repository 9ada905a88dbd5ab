#pragma once

/// The number of allocations of this thread so far; negative if they cannot be counted.
long counting_allocator_count(void);

/// The number of blocks in use; negative if they cannot be counted.
long counting_allocator_blocks(void);

/// The total size of these blocks, in bytes; negative if it cannot be counted.
long counting_allocator_bytes(void);

/// Starts or stops counting. Counting takes time, so it is stopped while times are measured.
///
/// Memory that is freed while counting is stopped must also have been allocated then; otherwise the
/// number of blocks in use is wrong.
void counting_allocator_counts(int counts);
