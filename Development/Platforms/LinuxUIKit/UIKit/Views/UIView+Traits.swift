import Foundation

extension UIView {
  /// The traits that the view overrides for itself and its descendants.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set { overrides = newValue }
  }

  var resolvedTraits: TraitValues {
    let parent = superview?.resolvedTraits ?? (self as? UIWindow)?.deviceTraits ?? .phone
    return parent.merged(with: overrides.values)
  }

  /// Notifies the view and its descendants whose traits changed.
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

  /// Updates the traits immediately.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  public func updateTraitsIfNeeded() { updateTraits() }

  /// Calls a handler when one of the traits changes.
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

  /// Ends a registration for trait changes.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// The layout direction of the content.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: isMirrored ? .rightToLeft : .leftToRight)
  }

  /// Returns the direction that an attribute has in a language.
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
