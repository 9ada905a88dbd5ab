import Foundation

/// A closure that an action calls.
public typealias UIActionHandler = (UIAction) -> Void

/// An action with a title, image and closure.
@MainActor open class UIAction: UIMenuElement {
  /// The identifier.
  public let identifier: Identifier
  /// The title for discovery.
  open var discoverabilityTitle: String?
  /// The attributes.
  open var attributes: UIMenuElement.Attributes
  /// The state of its checkmark.
  open var state: UIMenuElement.State
  /// The object that performed the action.
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

  /// The title.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The image.
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
