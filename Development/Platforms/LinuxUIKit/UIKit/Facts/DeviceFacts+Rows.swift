import Foundation

extension DeviceFacts {
  /// The side of a row that a device simulates.
  public enum Side: String, CaseIterable, Sendable {
    /// The row's column "fact".
    case fact
    /// The row's column "alternative".
    case alternative

    /// The opposite side.
    public var other: Side { self == .fact ? .alternative : .fact }
  }

  /// A row of `Facts.md` with two sides that can be simulated; the raw value is its id.
  public enum Row: String, CaseIterable, Sendable {
    case stretchingBars = "U1a"
    case barHeight = "U1b"
    case titleInset = "U1c"
    case titleDuringHold = "U1d"
    case refreshControlInset = "U1f"
    case insetInBounce = "U5a"
    case plainWrites = "U5c"
    case insetRounding = "U6b"
    case observableInsets = "U7"
    case touchInAnimation = "U9"
    case updateLinks = "U12"
    case keyboard = "U18"
    case beginRefreshing = "U19a"
    case slop = "U21"
    case bounceCurves = "U22"
    case decelerationEnd = "U23"
    case releaseVelocity = "U25"
    case interruptedFling = "U26"
    case interruptedBounce = "U27"
    case measuredRows = "U32"
    case sheets = "U33"
    case pages = "U34"
    case externalInsets = "S4a"
    case insetsWhileScrolling = "S4b"
    case lazyLengths = "S8"
    case insertedRows = "S9a"
    case foreignOffsets = "S9c"
    case listViews = "S10a"
    case contentRefresh = "S13"

    /// The rows that only a finger on a device can confirm; their common name is `finger`.
    public static let finger: Set<Row> = [
      .touchInAnimation, .slop, .bounceCurves, .decelerationEnd, .releaseVelocity,
      .interruptedFling, .interruptedBounce,
    ]

    /// The rows that use their alternative unless a test or the environment names them.
    ///
    /// Most tests of the hosts expect the geometry or the motion of these alternatives, or write
    /// the insets for a keyboard themselves. Tests of SwiftUI that use UIKit's scroll view simulate
    /// iOS 15 and 16, where an external inset or offset stays.
    public static let usuallyAlternative: Set<Row> = finger.union([
      .stretchingBars, .barHeight, .titleInset, .titleDuringHold, .observableInsets, .keyboard,
      .externalInsets, .foreignOffsets, .lazyLengths, .sheets,
    ])

    /// The side that is simulated unless a test or the environment names the row.
    public var usualSide: Side { Self.usuallyAlternative.contains(self) ? .alternative : .fact }
  }

  /// A name in `OVERSCROLL_FACTS` that is neither a row's id nor `finger`.
  public struct UnknownRow: Error, Equatable {
    /// The name.
    public let name: String

    /// Creates the error for a name.
    public init(name: String) { self.name = name }
  }

  /// Creates facts with the other side of the named rows.
  ///
  /// Names are separated by commas: the id of a row, or `finger` for all rows that only a finger
  /// can confirm. An unknown name is an error.
  public init(named names: String) throws(UnknownRow) {
    var sides: [Row: Side] = [:]
    for name in names.split(separator: ",") {
      for row in try Row.rows(named: String(name)) { sides[row] = row.usualSide.other }
    }
    self.init(sides)
  }

  /// The facts that the environment variable `OVERSCROLL_FACTS` selects.
  static let ofProcess: DeviceFacts = {
    let names = ProcessInfo.processInfo.environment["OVERSCROLL_FACTS"] ?? ""
    let facts = try? DeviceFacts(named: names)
    precondition(facts != nil, "OVERSCROLL_FACTS names a row that does not exist: \(names)")
    return facts ?? DeviceFacts()
  }()

  /// Runs code whose devices and views simulate a side of a row.
  public static func playing<Value>(
    _ side: Side, of row: Row, _ body: () throws -> Value
  ) rethrows -> Value {
    try $current.withValue(DeviceFacts([row: side]), operation: body)
  }
}

extension DeviceFacts.Row {
  fileprivate static func rows(
    named name: String
  ) throws(DeviceFacts.UnknownRow) -> Set<DeviceFacts.Row> {
    if name == "finger" { return finger }
    guard let row = Self(rawValue: name) else { throw DeviceFacts.UnknownRow(name: name) }
    return [row]
  }
}
