/// A colour, which fills the room that it is given.
public struct Color: View, PrimitiveView {
  private let color: UIColor

  /// Nothing to be seen.
  public static let clear = Color(uiColor: .clear)

  /// Creates a colour of UIKit's.
  public init(uiColor: UIColor) { color = uiColor }

  func update(_ node: Node) {
    let view = node.ownView { ContainerView(.fill) }
    view.backgroundColor = color
    node.show([])
  }
}
