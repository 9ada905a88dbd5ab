#if canImport(UIKit)
  import OverscrollIndicators
  import UIKit

  /// Draws with labels, spinners and shape layers; the nth element of a drawing keeps its view.
  @MainActor
  struct ViewCanvas: @MainActor SceneCanvas {
    private var elements: [SceneElementView] = []
    private var count = 0
    private var path = UIBezierPath()
    private weak var box: UIView?
    private let measure = TextMeasure()
    private var words: (SceneText) -> String = { _ in "" }

    mutating func begin(in box: UIView, words: @escaping (SceneText) -> String) {
      self.box = box
      self.words = words
      count = 0
      path = UIBezierPath()
    }

    /// Puts away what the drawing had no use for.
    mutating func end() {
      for element in elements[count...] { element.removeFromSuperview() }
      elements.removeSubrange(count...)
    }

    // MARK: SceneCanvas

    func size(of text: SceneText, as role: SceneTextRole) -> SceneSize {
      measure.size(of: words(text), as: role)
    }

    mutating func text(
      _ text: SceneText, as role: SceneTextRole, color: SceneColor, _ placement: ScenePlacement
    ) {
      let size = size(of: text, as: role)
      next(SceneLabel.self).show(words(text), role, color, size, placement)
    }

    mutating func spinner(
      diameter: Double, color: SceneColor, progress: Double?, _ placement: ScenePlacement
    ) {
      next(SceneSpinner.self).show(diameter, color, progress, placement)
    }

    mutating func move(to point: ScenePoint) { path.move(to: CGPoint(x: point.x, y: point.y)) }

    mutating func line(to point: ScenePoint) { path.addLine(to: CGPoint(x: point.x, y: point.y)) }

    mutating func stroke(width: Double, color: SceneColor, _ placement: ScenePlacement) {
      next(SceneShape.self).show(path, width, color, placement)
      path = UIBezierPath()
    }

    /// The view of the next element: the one that it had, if it is still of the same kind.
    private mutating func next<View: SceneElementView>(_ kind: View.Type) -> View {
      defer { count += 1 }
      if count < elements.count, let view = elements[count] as? View { return view }
      let view = View()
      box?.addSubview(view)
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
