import Foundation

/// A finger on the glass.
@MainActor open class UITouch: NSObject {}
