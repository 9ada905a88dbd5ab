import Foundation

/// A bar to type into.
@MainActor open class UISearchBar: UIView {
  /// What was typed.
  open var text: String?
  /// What shows before something was typed.
  open var placeholder: String?
}
