// Words and lists need a heap, which the modules for the browser do without.
#if !hasFeature(Embedded)
  import OverscrollCore
  public import OverscrollIndicators

  /// The canvas that records: what an indicator drew, as values that can be compared and printed.
  ///
  /// Texts are measured by a rule of its own (7 points a letter of the key, 17 high), so that a layout
  /// is the same on every machine.
  public struct IndicatorScene: Equatable, Sendable, SceneCanvas, CustomStringConvertible {
    /// Something that was drawn.
    public enum Element: Equatable, Sendable {
      /// A text.
      case text(SceneText, SceneTextRole, SceneColor, ScenePlacement)
      /// A spinner of a diameter; its progress is nil where it turns by itself.
      case spinner(Double, SceneColor, Double?, ScenePlacement)
      /// The outline of a shape with a line of a width.
      case stroke([Segment], Double, SceneColor, ScenePlacement)
    }

    /// A step of a shape.
    public enum Segment: Equatable, Sendable {
      /// A new part begins.
      case move(ScenePoint)
      /// A straight line.
      case line(ScenePoint)
    }

    /// What was drawn, in order.
    public private(set) var elements: [Element] = []
    private var shape: [Segment] = []

    /// Creates an empty record.
    public init() {}

    /// Records what an indicator draws.
    ///
    /// - Parameters:
    ///   - indicator: The indicator.
    ///   - state: What it is to show.
    public init(of indicator: some RefreshIndicator, showing state: IndicatorState) {
      indicator.draw(state, on: &self)
    }

    /// The texts that were drawn, in order.
    public var texts: [SceneText] {
      elements.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
    }

    /// The size of a text by the rule of this canvas.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - role: What it is for; counts for nothing here.
    /// - Returns: The size, in points.
    public func size(of text: SceneText, as role: SceneTextRole) -> SceneSize {
      SceneSize(width: 7 * Double("\(text)".count), height: 17)
    }

    /// Records a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - role: What it is for.
    ///   - color: Its colour.
    ///   - placement: Where and how.
    public mutating func text(
      _ text: SceneText, as role: SceneTextRole, color: SceneColor, _ placement: ScenePlacement
    ) {
      elements.append(.text(text, role, color, placement))
    }

    /// Records a spinner.
    ///
    /// - Parameters:
    ///   - diameter: Its diameter, in points.
    ///   - color: Its colour.
    ///   - progress: How much of it is there; nil where it turns by itself.
    ///   - placement: Where and how.
    public mutating func spinner(
      diameter: Double, color: SceneColor, progress: Double?, _ placement: ScenePlacement
    ) {
      elements.append(.spinner(diameter, color, progress, placement))
    }

    /// Begins a part of the shape.
    ///
    /// - Parameter point: Where.
    public mutating func move(to point: ScenePoint) { shape.append(.move(point)) }

    /// Leads the shape on.
    ///
    /// - Parameter point: Where to.
    public mutating func line(to point: ScenePoint) { shape.append(.line(point)) }

    /// Records the outline of the shape, and begins a new one.
    ///
    /// - Parameters:
    ///   - width: The width of the line, in points.
    ///   - color: Its colour.
    ///   - placement: Where and how.
    public mutating func stroke(width: Double, color: SceneColor, _ placement: ScenePlacement) {
      elements.append(.stroke(shape, width, color, placement))
      shape = []
    }

    /// The drawing in words, a line an element.
    public var description: String {
      elements.map(\.description).joined(separator: "\n")
    }
  }

  extension IndicatorScene.Element: CustomStringConvertible {
    /// The element in words.
    public var description: String {
      switch self {
      case .text(let text, let role, let color, let placement):
        "\(text) as \(role), \(color), \(placement.words)"
      case .spinner(let diameter, let color, let progress, let placement):
        "spinner \(diameter), \(color), \(progress.map { "\($0)" } ?? "turning"), \(placement.words)"
      case .stroke(let shape, let width, let color, let placement):
        "stroke of \(shape.count) points, \(width) wide, \(color), \(placement.words)"
      }
    }
  }

  extension ScenePlacement {
    fileprivate var words: String {
      var words = "at \(position.x) \(position.y)"
      if rotation != 0 { words += ", turned \(rotation)" }
      if scale != 1 { words += ", scaled \(scale)" }
      if opacity != 1 { words += ", opacity \(opacity)" }
      return words
    }
  }
#endif
