import CountingAllocator

/// How much memory is in use.
public enum MemoryInUse {
  /// How many blocks somebody has asked for and not given back; nil where that can not be counted.
  public static var blocks: Int? { known(counting_allocator_blocks()) }

  /// How many bytes these blocks have; nil where that can not be counted.
  public static var bytes: Int? { known(counting_allocator_bytes()) }

  /// How often memory was asked for; nil where that can not be counted.
  public static var requests: Int? { known(counting_allocator_count()) }

  private static func known(_ count: Int) -> Int? { count < 0 ? nil : count }
}
