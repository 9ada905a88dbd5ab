#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import OverscrollUIKit
  public import SwiftUI
  import UIKit

  extension IndicatorStyle {
    /// Creates a style with one color of SwiftUI for texts and icons.
    ///
    /// Colors follow the appearance of the device, as in SwiftUI.
    ///
    /// - Parameters:
    ///   - color: The color of all texts and icons.
    ///   - background: The color of the area past the edge; nil for a clear one. Against it, texts
    ///     need a contrast of 4.5:1.
    @_disfavoredOverload
    public init(color: Color, background: Color? = nil) {
      // The attribute resolves colors that UIKit has as well, such as `.white`.
      self.init(color: UIColor(color), background: background.map { UIColor($0) })
    }
  }
#endif
