import Foundation

/// What a finger does.
@MainActor open class UIEvent: NSObject {}
