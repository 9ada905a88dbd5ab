/// What passes values on; only what `ObservableObject` needs of it.
public protocol Publisher<Output, Failure> {
  /// What is passed on.
  associatedtype Output
  /// What can go wrong.
  associatedtype Failure: Error
}

/// A class whose changes views follow.
public protocol ObservableObject: AnyObject {
  /// What tells of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Tells before something changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells before something changes; one for each object.
  public var objectWillChange: ObservableObjectPublisher { Publishers.shared.publisher(of: self) }
}
