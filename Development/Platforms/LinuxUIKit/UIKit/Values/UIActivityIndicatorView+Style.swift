extension UIActivityIndicatorView {
  /// The size of a spinner.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
}
