import CountingAllocator

/// How much memory is in use.
public enum MemoryInUse {
  /// How many blocks somebody has asked for and not given back; nil where that can not be counted.
  public static var blocks: Int? {
    let blocks = counting_allocator_blocks()
    return blocks < 0 ? nil : blocks
  }
}
