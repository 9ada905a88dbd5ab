/// Reads choices and numbers from bytes, and never fails: past the end every byte is 0.
///
/// Few bytes for what is common, so that a change of one byte is a small change of what is played.
public struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Reads from the beginning.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether everything was read.
  public var isAtEnd: Bool { position >= bytes.count }

  /// The next byte.
  public mutating func byte() -> UInt8 {
    defer { position += 1 }
    return isAtEnd ? 0 : bytes[position]
  }

  /// A whole number from 0 up to, but not including, a limit of 256 or less.
  public mutating func below(_ limit: Int) -> Int { Int(byte()) % max(1, limit) }

  /// Heads or tails.
  public mutating func isHeads() -> Bool { byte() & 1 == 1 }

  /// One of several values; nil of none.
  public mutating func any<Value>(of values: [Value]) -> Value? {
    values.isEmpty ? nil : values[below(values.count)]
  }

  /// One of the cases of a type.
  public mutating func any<Value: CaseIterable>(_: Value.Type, else fallback: Value) -> Value {
    any(of: Array(Value.allCases)) ?? fallback
  }

  /// Any number there is: mostly a length that a list may have, at times one that makes no sense.
  public mutating func number() -> Double {
    switch byte() {
    case let choice where choice < 160: Self.lengths[Int(choice) % Self.lengths.count]
    case let choice where choice < 210: Double(Int16(bitPattern: word())) / 8
    case let choice where choice < 235: Self.oddities[Int(choice) % Self.oddities.count]
    default: Double(bitPattern: (0..<4).reduce(0) { bits, _ in bits << 16 | UInt64(word()) })
    }
  }

  /// A delay in seconds: mostly none or a frame, sometimes years.
  public mutating func delay() -> Double {
    let choice = Int(byte())
    return choice < 250 ? Self.delays[choice % Self.delays.count] : number()
  }

  private mutating func word() -> UInt16 { UInt16(byte()) << 8 | UInt16(byte()) }

  private static let lengths: [Double] = [
    0, -20, -44, -54, -55, -80, -120, -400, 20, 44, 54, 55, 60, 80, 100, 300, 599.5, 600, 601, 700,
    1100, 1390, 1400, 1400.4, 1480, 2000, 2044, 5000, 1, -1, 0.5, 1e6,
  ]
  private static let oddities: [Double] = [
    .nan, .infinity, -.infinity, -0.0, 1e15, -1e15, 1e300, -1e300, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e-300, 0x1p30, 0x1p53, 1 / 3.0,
  ]
  private static let delays: [Double] = [
    0, 0, 0, 0, 1 / 120.0, 1 / 60.0, 1 / 30.0, 0.1, 0.25, 0.3, 0.4, 0.5, 0.6, 1, 4, 30, -1, .nan,
    .infinity, 1e9,
  ]
}
