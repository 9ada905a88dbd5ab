import CountingAllocator

/// The memory that the process uses.
public enum MemoryInUse {
  /// The number of blocks that are allocated and not freed; nil if they cannot be counted.
  public static var blocks: Int? { known(counting_allocator_blocks()) }

  /// The total size of these blocks, in bytes; nil if it cannot be counted.
  public static var bytes: Int? { known(counting_allocator_bytes()) }

  /// The number of allocations of this thread so far; nil if they cannot be counted.
  public static var requests: Int? { known(counting_allocator_count()) }

  private static func known(_ count: Int) -> Int? { count < 0 ? nil : count }
}
