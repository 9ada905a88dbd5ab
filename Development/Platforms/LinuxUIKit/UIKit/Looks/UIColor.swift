import Foundation

/// A colour, fixed or dependent on the traits.
open class UIColor: NSObject, @unchecked Sendable {
  private let provider: (UITraitCollection) -> CGColor
  private let fixed: CGColor?

  init(_ color: CGColor) {
    fixed = color
    provider = { _ in color }
  }

  init(
    light: (CGFloat, CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat, CGFloat)? = nil
  ) {
    let day = CGColor(red: light.0, green: light.1, blue: light.2, alpha: light.3)
    let night = dark.map { CGColor(red: $0.0, green: $0.1, blue: $0.2, alpha: $0.3) }
    fixed = night == nil ? day : nil
    provider = { $0.userInterfaceStyle == .dark ? night ?? day : day }
  }

  /// Creates a colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    fixed = color
    provider = { _ in color }
  }

  /// Creates a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour.
  public convenience init(cgColor: CGColor) { self.init(cgColor) }

  /// Creates a colour that depends on the traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    fixed = nil
    provider = { dynamicProvider($0).resolved(with: $0) }
  }

  /// The Core Graphics colour for the current traits.
  open var cgColor: CGColor { provider(.current) }

  /// Returns the fixed colour for traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(resolved(with: traitCollection))
  }

  /// Returns the colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let fixed { return UIColor(fixed.copy(alpha: alpha) ?? fixed) }
    return UIColor { [self] in UIColor(resolved(with: $0).copy(alpha: alpha) ?? cgColor) }
  }

  /// Writes the components for the current traits, and returns true.
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = cgColor.components ?? [0, 0, 0, 0]
    red?.pointee = numbers[0]
    green?.pointee = numbers[1]
    blue?.pointee = numbers[2]
    alpha?.pointee = numbers[3]
    return true
  }

  private func resolved(with traits: UITraitCollection) -> CGColor { provider(traits) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || (fixed != nil && fixed == other.fixed)
  }

  public override var hash: Int { fixed?.hashValue ?? ObjectIdentifier(self).hashValue }
}
