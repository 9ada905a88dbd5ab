import Foundation

/// How content fades at an edge of a scroll view.
@available(iOS 26, tvOS 26, visionOS 26, *)
@MainActor open class UIScrollEdgeEffect: NSObject {
  /// The look of the fading.
  @MainActor public final class Style: NSObject {
    private static let usual = Style()
    private static let gentle = Style()
    private static let sharp = Style()

    /// As the system takes it.
    public class var automatic: UIScrollEdgeEffect.Style { usual }
    /// Gradually.
    public class var soft: UIScrollEdgeEffect.Style { gentle }
    /// At a line.
    public class var hard: UIScrollEdgeEffect.Style { sharp }
  }

  /// The look.
  open var style = Style.automatic
  /// Whether nothing fades.
  open var isHidden = false
}
