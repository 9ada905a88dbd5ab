#if canImport(UIKit)
  import OverscrollCore
  import OverscrollIndicators
  import UIKit

  /// The box of an indicator in the scroll view, and what is drawn in it.
  ///
  /// Views are made once and then written only where they change.
  @MainActor
  final class IndicatorView: UIControl {
    let indicator: OverscrollIndicator
    /// Called when the user taps the box.
    var onTap: (@MainActor () -> Void)?
    private var drawn: IndicatorState?
    private var canvas = ViewCanvas()

    init(_ indicator: OverscrollIndicator) {
      self.indicator = indicator
      super.init(frame: .zero)
      clipsToBounds = false
      if case .view(let view, _, _) = indicator.form { addSubview(view) }
      addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      if case .view(let view, _, _) = indicator.form { view.frame = bounds }
    }

    /// Shows a state; an equal one costs nothing.
    func show(_ state: IndicatorState, words: @escaping (SceneText) -> String) {
      guard state != drawn else { return }
      drawn = state
      switch indicator.form {
      case .drawn(let indicator):
        canvas.begin(in: self, words: words)
        draw(indicator, state)
        canvas.end()
      case .view(let view, _, let update): update?(view, state)
      }
    }

    /// Lets the next state be drawn, whatever it is: the words, or the fonts, are others.
    func forget() { drawn = nil }

    private func draw(_ indicator: some RefreshIndicator, _ state: IndicatorState) {
      indicator.draw(state, on: &canvas)
    }
  }
#endif
