@_spi(Simulation) import UIKit

/// The scroll view behind a `ScrollView` or a `List`.
@MainActor protocol HostedScroller: UIScrollView, ItemHolder {
  var scroll: HostedScroll { get }

  /// Shows the rows of a list, by their starts and the end of the last one, in points.
  func showRows(_ starts: [CGFloat], length: CGFloat)
}

extension HostedScroller {
  func hold(_ items: [UIView]) { scroll.hold(items) }

  func showRows(_ starts: [CGFloat], length: CGFloat) {}
}

/// The scroll view behind a `ScrollView`.
@MainActor final class HostedScrollView: UIScrollView, HostedScroller {
  private(set) lazy var scroll = HostedScroll(self, isAcross: isAcross, isList: false)
  private let isAcross: Bool

  init(isAcross: Bool) {
    self.isAcross = isAcross
    super.init(frame: .zero)
    _ = scroll
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { size }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.layOut()
  }
}
