#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Reports the layouts of the scroll view around it.
  ///
  /// UIKit informs views of layouts: constraints are updated before the layout of the scroll view,
  /// and this empty view is laid out after it and before the result is displayed. The movements in
  /// between are the list's.
  @MainActor
  final class ReadingView: UIView {
    /// Sends the events of layouts.
    private let send: @MainActor (ReadingMachine.Event) -> Void

    init(send: @escaping @MainActor (ReadingMachine.Event) -> Void) {
      self.send = send
      super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Requests a layout.
    func request() {
      setNeedsUpdateConstraints()
      setNeedsLayout()
    }

    /// Updates of constraints, which this view needs to learn of layouts, are only certain if a
    /// view asks for them.
    override class var requiresConstraintBasedLayout: Bool { true }

    /// Called before the layout of the scroll view.
    override func updateConstraints() {
      super.updateConstraints()
      send(.layoutBegan)
      setNeedsLayout()
    }

    /// Called after the layout of the scroll view.
    override func layoutSubviews() {
      super.layoutSubviews()
      send(.layoutEnded)
    }
  }
#endif
