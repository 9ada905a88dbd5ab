#pragma once

/// How often memory was asked for since the process began; negative where that can not be counted.
long counting_allocator_count(void);

/// How many blocks of memory are in use; negative where that can not be counted.
long counting_allocator_blocks(void);
