#if canImport(UIKit) && !os(watchOS)
  public import Foundation

  /// A component with pictures for its states, whose calls can be chained.
  @preconcurrency @MainActor
  public protocol MJRefreshPictureComponent: MJRefreshComponent {
    /// Sets the pictures of a state, for a duration in seconds.
    func setImages(_ images: [Any], duration: TimeInterval, for state: MJRefreshState)
    /// Sets the pictures of a state, 0.1 seconds each.
    func setImages(_ images: [Any], for state: MJRefreshState)
  }

  extension MJRefreshPictureComponent {
    /// Sets the pictures of a state, for a duration in seconds, and returns the component.
    @_disfavoredOverload @discardableResult
    public func setImages(_ images: [Any], duration: TimeInterval, for state: MJRefreshState)
      -> Self
    {
      setImages(images, duration: duration, for: state) as Void
      return self
    }

    /// Sets the pictures of a state, 0.1 seconds each, and returns the component.
    @_disfavoredOverload @discardableResult
    public func setImages(_ images: [Any], for state: MJRefreshState) -> Self {
      setImages(images, for: state) as Void
      return self
    }
  }
#endif
