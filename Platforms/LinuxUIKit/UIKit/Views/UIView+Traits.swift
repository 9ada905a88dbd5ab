import Foundation

extension UIView {
  /// The traits that it sets for itself and what is in it.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set { overrides = newValue }
  }

  var resolvedTraits: TraitValues {
    let parent = superview?.resolvedTraits ?? (self as? UIWindow)?.deviceTraits ?? .phone
    return parent.merged(with: overrides.values)
  }

  /// Tells the view and everything in it where the traits are others than before.
  func updateTraits() {
    let old = lastTraits
    let new = traitCollection
    if old.values != new.values {
      lastTraits = new
      if let controller, controller.viewIfLoaded === self {
        controller.traitCollectionDidChange(old)
      }
      traitCollectionDidChange(old)
      for each in traitRegistrations where each.concerns(old.values, new.values) {
        each.handler(self, old)
      }
      setNeedsLayout()
    }
    for view in subviews { view.updateTraits() }
  }

  /// Brings the traits up to date.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  public func updateTraitsIfNeeded() { updateTraits() }

  /// Calls a handler when one of the traits has changed.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  @discardableResult public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    let registration = TraitChangeRegistration(traits) { environment, old in
      if let environment = environment as? TraitEnvironment { handler(environment, old) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Calls the handler of a registration no more.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// The direction in which its content reads.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: isMirrored ? .rightToLeft : .leftToRight)
  }

  /// Returns the direction of an attribute in a language.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  func spreadTint() {
    tintColorDidChange()
    for view in subviews where view.inheritedTint == nil { view.spreadTint() }
  }
}
