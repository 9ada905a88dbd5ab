/// Words on one line; every letter is half as wide as the font is large.
public struct Text: View, PrimitiveView {
  private let words: String

  /// Creates words.
  public init<S>(_ content: S) where S: StringProtocol { words = String(content) }

  func update(_ node: Node) {
    let label = node.ownView { UILabel() }
    if label.text != words { label.text = words }
    node.show([])
  }
}
