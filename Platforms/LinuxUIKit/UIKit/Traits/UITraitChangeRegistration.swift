import Foundation

/// What ends the observation of traits.
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
