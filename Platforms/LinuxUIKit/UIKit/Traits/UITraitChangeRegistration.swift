import Foundation

/// What ends the observation of traits.
@available(iOS 17, tvOS 17, visionOS 1, *)
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
