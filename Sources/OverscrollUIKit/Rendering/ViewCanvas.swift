#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators
  import UIKit

  /// Draws with labels, spinners, shape layers and pictures; the nth element of a drawing keeps its
  /// view.
  ///
  /// The canvas is a class because drawings pass it along and must not copy it.
  @MainActor
  final class ViewCanvas: @MainActor IndicatorCanvas {
    private(set) var elements: [IndicatorElementView] = []
    private var count = 0
    private var steps: [IndicatorShape.Step] = []
    private let stage: UIView
    private let words: IndicatorWords
    private let measure = TextMeasure()
    /// Whether the canvas is in a window.
    ///
    /// Pictures are decoded only in a window.
    private var isVisible = false
    /// The source of the pictures; nil if there are none.
    var pictures: (any PictureSource)?
    private var room = TextRoom()
    /// Whether a text fades into another one.
    private var fadesTexts = false
    private var traits: UITraitCollection
    /// The fonts of the texts, by their roles, in the user's text size.
    private var fonts: [UIFont]
    /// The style of the drawing; another one replaces all elements.
    var style = IndicatorStyle() { didSet { if style != oldValue { restyle() } } }

    init(on stage: UIView, words: IndicatorWords) {
      self.stage = stage
      self.words = words
      traits = stage.traitCollection
      fonts = Self.fonts(of: style, for: traits)
    }

    private static func fonts(
      of style: IndicatorStyle, for traits: UITraitCollection
    ) -> [UIFont] { IndicatorTextRole.allCases.map { style.font(of: $0, for: traits) } }

    private func restyle() {
      for element in elements { element.removeFromSuperview() }
      elements = []
      fonts = Self.fonts(of: style, for: traits)
      measure.forget()
    }

    /// Sets whether it is in a window.
    func setVisible(_ isVisible: Bool) { self.isVisible = isVisible }

    /// Begins a drawing.
    ///
    /// - Parameters:
    ///   - room: The maximum widths of its texts.
    ///   - fadesTexts: Whether a text fades into another one.
    func begin(room: TextRoom, fadesTexts: Bool) {
      (self.room, self.fadesTexts) = (room, fadesTexts)
      count = 0
      steps.removeAll(keepingCapacity: true)
    }

    /// Hides the views that the drawing did not use.
    func end() {
      guard count < elements.count else { return }
      for element in elements[count...] { element.removeFromSuperview() }
      elements.removeSubrange(count...)
    }

    /// Discards all measured sizes, because the text size has changed.
    func forgetSizes(for traits: UITraitCollection) {
      self.traits = traits
      fonts = Self.fonts(of: style, for: traits)
      measure.forget()
    }

    // MARK: IndicatorCanvas

    func size(of text: IndicatorText, as role: IndicatorTextRole) -> IndicatorSize {
      let size = naturalSize(of: text, as: role)
      let width = room.width(for: role, besides: naturalSize(of: .retry, as: .action).width)
      return IndicatorSize(width: min(size.width, width), height: size.height)
    }

    private func naturalSize(of text: IndicatorText, as role: IndicatorTextRole) -> IndicatorSize {
      let size = measure.size(
        of: words.words(for: text), for: text, as: role, in: fonts[Int(role.rawValue)])
      let padding = IndicatorLabel.padding(of: role)
      return IndicatorSize(
        width: size.width + padding.width, height: size.height + padding.height)
    }

    func text(
      _ text: IndicatorText, as role: IndicatorTextRole, color: IndicatorColor,
      _ placement: ElementPlacement
    ) {
      let size = size(of: text, as: role)
      let font = fonts[Int(role.rawValue)]
      let label = next(IndicatorLabel.self)
      label.show(
        words.words(for: text), as: role, fades: fadesTexts, in: font, color, size, placement)
    }

    func spinner(
      diameter: Double, color: IndicatorColor, progress: Double?, _ placement: ElementPlacement
    ) {
      next(IndicatorSpinner.self).show(diameter, color, progress, placement)
    }

    func arrow(color: IndicatorColor, _ placement: ElementPlacement) {
      if let image = style.arrowImage {
        return next(IndicatorIcon.self).show(image, color, placement)
      }
      var canvas = self
      canvas.strokeArrow(color: color, placement)
    }

    func move(to point: IndicatorPoint) { steps.append(.move(point)) }

    func line(to point: IndicatorPoint) { steps.append(.line(point)) }

    func arc(
      around center: IndicatorPoint, radius: Double, from start: Double, to end: Double
    ) {
      steps.append(.arc(around: center, radius: radius, from: start, to: end))
    }

    func close() { steps.append(.close) }

    func stroke(width: Double, color: IndicatorColor, _ placement: ElementPlacement) {
      shape(width: width, color, placement)
    }

    func fill(color: IndicatorColor, _ placement: ElementPlacement) {
      shape(width: nil, color, placement)
    }

    func imageCount(for phase: OverscrollPhase) -> Int { pictures?.count(for: phase) ?? 0 }

    func size(of image: IndicatorImage) -> IndicatorSize {
      pictures?.size(of: image) ?? IndicatorSize(width: 0, height: 0)
    }

    func delay(of image: IndicatorImage) -> Double { pictures?.delay(of: image) ?? 0 }

    func image(_ image: IndicatorImage, size: IndicatorSize, _ placement: ElementPlacement) {
      // An unset display scale is 0: then 3 suffices for every screen.
      let scale = traits.displayScale > 0 ? Double(traits.displayScale) : 3
      let picture = isVisible ? pictures?.picture(image, in: size, scale: scale) : nil
      next(IndicatorPictureView.self).show(picture, size, placement)
    }

    // MARK: Parts

    private func shape(width: Double?, _ color: IndicatorColor, _ placement: ElementPlacement) {
      next(IndicatorShape.self).show(steps, width: width, color, placement)
      steps.removeAll(keepingCapacity: true)
    }

    /// The view of the next element: the previous one if it is of the same kind.
    private func next<View: IndicatorElementView>(_ kind: View.Type) -> View {
      defer { count += 1 }
      if count < elements.count, let view = elements[count] as? View { return view }
      let view = View()
      view.adopt(style)
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
