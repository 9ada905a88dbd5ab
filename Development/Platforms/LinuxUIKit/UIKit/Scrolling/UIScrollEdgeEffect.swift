import Foundation

/// The fading of content at an edge of a scroll view.
@available(iOS 26, tvOS 26, visionOS 26, *)
@MainActor open class UIScrollEdgeEffect: NSObject {
  /// The style of the fading.
  @MainActor public final class Style: NSObject {
    private static let usual = Style()
    private static let gentle = Style()
    private static let sharp = Style()

    /// The system's default.
    public class var automatic: UIScrollEdgeEffect.Style { usual }
    /// A gradual transition.
    public class var soft: UIScrollEdgeEffect.Style { gentle }
    /// A sharp line.
    public class var hard: UIScrollEdgeEffect.Style { sharp }
  }

  /// The style.
  open var style = Style.automatic
  /// Whether the effect is hidden.
  open var isHidden = false
}
