/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// Nothing but that it happened.
  public typealias Output = Void
  /// Nothing goes wrong.
  public typealias Failure = Never

  /// Who is told, by a number of their own.
  @_spi(Simulation) public var listeners: [ObjectIdentifier: () -> Void] = [:]

  /// Creates one that nobody listens to.
  public init() {}

  /// Tells it.
  public final func send() {
    for listener in Array(listeners.values) { listener() }
  }
}
