#pragma once

/// How often memory was asked for since the process began; negative where that can not be counted.
long counting_allocator_count(void);

/// How many blocks of memory are in use; negative where that can not be counted.
long counting_allocator_blocks(void);

/// How many bytes these blocks have; negative where that can not be counted.
long counting_allocator_bytes(void);

/// Begins to count, or stops: counting takes time, which is nobody's who is measured.
///
/// What is given back meanwhile has to have been asked for meanwhile, or the blocks in use are wrong.
void counting_allocator_counts(int counts);
