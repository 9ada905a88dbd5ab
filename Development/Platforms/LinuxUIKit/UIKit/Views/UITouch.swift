import Foundation

/// A touch of the screen.
@MainActor open class UITouch: NSObject {}
