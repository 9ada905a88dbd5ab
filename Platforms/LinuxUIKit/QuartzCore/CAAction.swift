import Foundation

/// What a layer does when one of its properties changes.
public protocol CAAction {}

extension NSNull: CAAction {}
