import Foundation

/// What follows the user's choice of text size.
@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether it does.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
