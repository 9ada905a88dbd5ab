import Foundation

/// A search field.
@MainActor open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// The placeholder.
  open var placeholder: String?
}
