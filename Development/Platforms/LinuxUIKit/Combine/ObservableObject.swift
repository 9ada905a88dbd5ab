/// A type that publishes values, reduced to what `ObservableObject` needs.
public protocol Publisher<Output, Failure> {
  /// The type of the published values.
  associatedtype Output
  /// The type of errors that end publishing.
  associatedtype Failure: Error
}

/// A class whose changes cause views to be evaluated again.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's publisher, which sends before the object changes.
  public var objectWillChange: ObservableObjectPublisher { Publishers.shared.publisher(of: self) }
}
