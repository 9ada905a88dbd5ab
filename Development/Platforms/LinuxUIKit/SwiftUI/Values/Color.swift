import UIKit

/// A color that may depend on the environment.
public struct Color: Hashable, Sendable {
  fileprivate let color: UIColor

  /// Creates a color from one of UIKit.
  public init(uiColor: UIColor) { color = uiColor }

  /// White.
  public static let white = Color(uiColor: .white)
  /// A dynamic indigo.
  public static let indigo = Color(uiColor: .systemIndigo)
}

extension UIColor {
  /// Creates a color from one of SwiftUI.
  public convenience init(_ color: Color) {
    self.init { color.color.resolvedColor(with: $0) }
  }
}
