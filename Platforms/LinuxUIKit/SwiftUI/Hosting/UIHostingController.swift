import Foundation
import UIKit

/// A screen of UIKit's that shows a view of SwiftUI's.
@MainActor @preconcurrency open class UIHostingController<Content>: UIViewController
where Content: View {
  private let host = HostingView()

  /// The view.
  public var rootView: Content { didSet { host.show(rootView) } }

  /// The causes of unsafe areas that its content avoids; nothing here depends on them.
  @available(iOS 16.4, tvOS 16.4, visionOS 1, *)
  public var safeAreaRegions: SafeAreaRegions {
    get { regions }
    set { regions = newValue }
  }

  private var regions = SafeAreaRegions.all

  /// Creates a screen.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    view = host
    host.show(rootView)
  }

  /// Creates none: nothing is read from archives here.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = host }

  /// Returns the size of the view in so much room.
  public func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(size) }
}
