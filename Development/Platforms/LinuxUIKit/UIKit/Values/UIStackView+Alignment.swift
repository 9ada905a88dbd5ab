extension UIStackView {
  /// The alignment of the views across a stack's axis.
  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline
  }
}
