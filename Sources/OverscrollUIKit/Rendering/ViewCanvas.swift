#if canImport(UIKit)
  import OverscrollIndicators
  import UIKit

  /// Draws with labels, spinners and shape layers; the nth element of a drawing keeps its view.
  @MainActor
  struct ViewCanvas: @MainActor SceneCanvas {
    private(set) var elements: [SceneElementView] = []
    private var count = 0
    private var steps: [SceneShape.Step] = []
    private let stage: UIView
    private let words: SceneWords
    private let measure = TextMeasure()
    /// The width in which positions are mirrored; nil where it reads from left to right.
    private var mirror: Double?
    private var room = TextRoom()
    private var traits: UITraitCollection

    init(on stage: UIView, words: SceneWords) {
      self.stage = stage
      self.words = words
      traits = stage.traitCollection
    }

    /// Begins a drawing.
    ///
    /// - Parameters:
    ///   - mirror: The width in which positions are mirrored; nil where they are not.
    ///   - room: How wide its texts may be.
    mutating func begin(mirroredIn mirror: Double?, room: TextRoom) {
      self.mirror = mirror
      self.room = room
      count = 0
      steps.removeAll(keepingCapacity: true)
    }

    /// Puts away what the drawing had no use for.
    mutating func end() {
      guard count < elements.count else { return }
      for element in elements[count...] { element.removeFromSuperview() }
      elements.removeSubrange(count...)
    }

    /// Measures everything anew, for text of another size.
    mutating func forgetSizes(for traits: UITraitCollection) {
      self.traits = traits
      measure.forget()
    }

    // MARK: SceneCanvas

    func size(of text: SceneText, as role: SceneTextRole) -> SceneSize {
      let size = naturalSize(of: text, as: role)
      let width = room.width(for: role, besides: naturalSize(of: .retry, as: .action).width)
      return SceneSize(width: min(size.width, width), height: size.height)
    }

    private func naturalSize(of text: SceneText, as role: SceneTextRole) -> SceneSize {
      measure.size(of: words.words(for: text), for: text, as: role, in: traits)
    }

    mutating func text(
      _ text: SceneText, as role: SceneTextRole, color: SceneColor, _ placement: ScenePlacement
    ) {
      let size = size(of: text, as: role)
      next(SceneLabel.self).show(words.words(for: text), role, color, size, mirrored(placement))
    }

    mutating func spinner(
      diameter: Double, color: SceneColor, progress: Double?, _ placement: ScenePlacement
    ) {
      next(SceneSpinner.self).show(diameter, color, progress, mirrored(placement))
    }

    mutating func move(to point: ScenePoint) { steps.append(.move(point)) }

    mutating func line(to point: ScenePoint) { steps.append(.line(point)) }

    mutating func stroke(width: Double, color: SceneColor, _ placement: ScenePlacement) {
      next(SceneShape.self).show(steps, width, color, mirrored(placement))
      steps.removeAll(keepingCapacity: true)
    }

    // MARK: Parts

    /// Signs keep their shape: only where they stand is mirrored.
    private func mirrored(_ placement: ScenePlacement) -> ScenePlacement {
      guard let mirror else { return placement }
      var placement = placement
      placement.position.x = mirror - placement.position.x
      return placement
    }

    /// The view of the next element: the one that it had, if it is still of the same kind.
    private mutating func next<View: SceneElementView>(_ kind: View.Type) -> View {
      defer { count += 1 }
      if count < elements.count, let view = elements[count] as? View { return view }
      let view = View()
      stage.addSubview(view)
      if count < elements.count {
        elements[count].removeFromSuperview()
        elements[count] = view
      } else {
        elements.append(view)
      }
      return view
    }
  }
#endif
