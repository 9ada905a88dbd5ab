import Foundation

/// An event, such as a touch.
@MainActor open class UIEvent: NSObject {}
