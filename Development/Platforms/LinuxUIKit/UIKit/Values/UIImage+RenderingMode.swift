extension UIImage {
  /// Whether a picture is drawn as a template.
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }
}
