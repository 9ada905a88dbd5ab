/// A publisher that sends before an object changes.
public final class ObservableObjectPublisher: Publisher {
  /// Sends carry no value.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never

  /// The closures to call, by the identifier of their owner.
  @_spi(Simulation) public var listeners: [ObjectIdentifier: () -> Void] = [:]

  /// Creates a publisher without listeners.
  public init() {}

  /// Calls all listeners.
  public final func send() {
    for listener in Array(listeners.values) { listener() }
  }
}
