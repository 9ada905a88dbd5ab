import Foundation
import UIKit

/// A view controller that shows a SwiftUI view.
@MainActor @preconcurrency open class UIHostingController<Content>: UIViewController
where Content: View {
  private let host = HostingView()

  /// The view.
  public var rootView: Content { didSet { host.show(rootView) } }

  /// The causes of unsafe areas that the content avoids; it has no effect here.
  @available(iOS 16.4, tvOS 16.4, visionOS 1, *)
  public var safeAreaRegions: SafeAreaRegions {
    get { regions }
    set { regions = newValue }
  }

  private var regions = SafeAreaRegions.all

  /// Creates a view controller.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    view = host
    host.show(rootView)
  }

  /// Returns nil: the stand-in reads no archives.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = host }

  /// Returns the size of the view for a proposed size.
  public func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(size) }
}
