import Foundation

/// An object that a layer runs when one of its properties changes.
public protocol CAAction {}

extension NSNull: CAAction {}
