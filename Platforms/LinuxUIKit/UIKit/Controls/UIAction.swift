import Foundation

/// What is called when something is used.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with a name.
@MainActor open class UIAction: UIMenuElement {
  /// What tells it from others.
  public let identifier: Identifier
  /// What else explains it.
  open var discoverabilityTitle: String?
  /// What it is.
  open var attributes: UIMenuElement.Attributes
  /// Whether it is checked.
  open var state: UIMenuElement.State
  /// Who was used.
  open internal(set) var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// What it is called.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// Its picture.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
