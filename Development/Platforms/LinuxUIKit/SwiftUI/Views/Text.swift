/// Text on one line; the width of each letter is half the font size.
public struct Text: View, PrimitiveView {
  private let words: String

  /// Creates a text.
  public init<S>(_ content: S) where S: StringProtocol { words = String(content) }

  func update(_ node: Node) {
    let label = node.ownView { UILabel() }
    if label.text != words { label.text = words }
    node.show([])
  }
}
