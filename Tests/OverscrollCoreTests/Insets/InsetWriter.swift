/// Other code that writes into an inset: one run of it, in steps.
struct InsetWriter: Sendable {
  enum Step: Sendable {
    case set(Double)
    /// Reads, adds and writes in one go; the scale is that of the pixels it rounds to, or 0.
    case add(Double, scale: Double = 0)
    case save(scale: Double = 0)
    /// Saves and writes in one go.
    case replace(Double, scale: Double = 0)
    case restore
    /// Writes what was saved and a length more.
    case addToSaved(Double)

    /// Returns what the step writes, or nil.
    func value(reading shown: Double, saved: inout Double) -> Double? {
      switch self {
      case .set(let value): return value
      case .add(let length, let scale): return Self.rounded(shown, scale) + length
      case .save(let scale):
        saved = Self.rounded(shown, scale)
        return nil
      case .replace(let value, let scale):
        saved = Self.rounded(shown, scale)
        return value
      case .restore: return saved
      case .addToSaved(let length): return saved + length
      }
    }

    private static func rounded(_ value: Double, _ scale: Double) -> Double {
      scale > 0 ? (value * scale).rounded() / scale : value
    }
  }

  let name: String
  let steps: [Step]
}

extension InsetWriter {
  static func absolute(_ base: Double, _ keyboard: Double) -> Self {
    Self(name: "absolute", steps: [.set(base + keyboard), .set(base)])
  }

  static func addAndSubtract(_ keyboard: Double, scale: Double = 0, name: String = "+= and -=")
    -> Self
  {
    Self(name: name, steps: [.add(keyboard, scale: scale), .add(-keyboard, scale: scale)])
  }

  static func saveAndRestore(_ base: Double, _ keyboard: Double) -> Self {
    Self(name: "save, set, restore", steps: [.save(), .set(base + keyboard), .restore])
  }

  /// Reads and writes apart, so that the extra inset can move in between.
  static let refreshControl = Self(
    name: "UIRefreshControl", steps: [.save(), .addToSaved(60), .save(), .addToSaved(-60)])

  static func largeTitle(_ base: Double) -> Self {
    Self(
      name: "large title per offset",
      steps: [52, 34 + 2 / 3.0, 17.5, 4, 30 + 1 / 3.0, 0].map { .set(base + $0) })
  }

  /// The writers that invariant 1 names.
  static func named(_ base: Double, _ keyboard: Double) -> [Self] {
    [
      absolute(base, keyboard), addAndSubtract(keyboard), saveAndRestore(base, keyboard),
      refreshControl, largeTitle(base),
    ]
  }

  /// Writers that round values to pixels or leave the grid, which loses the mark.
  static func rounding(_ base: Double, _ keyboard: Double, scale: Double) -> [Self] {
    let pixels = "pixels of 1/\(Int(scale)) pt"
    return [
      addAndSubtract(keyboard, scale: scale, name: "+= and -=, \(pixels)"),
      Self(
        name: "save and set at once, restore, \(pixels)",
        steps: [.replace(base + keyboard, scale: scale), .restore]),
    ]
  }

  static let odd = addAndSubtract(60 / 7.0, name: "+= and -= of 60/7 pt")

  /// A value that cannot be recognized: saved with the extra inset, and set without.
  static func late(_ base: Double, _ keyboard: Double) -> Self {
    Self(
      name: "save, later set, restore, pixels of 1/2 pt",
      steps: [.save(scale: 2), .set(base + keyboard), .restore])
  }
}
