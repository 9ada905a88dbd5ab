import Foundation

/// A registration for trait changes.
@available(iOS 17, tvOS 17, visionOS 1, *)
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
