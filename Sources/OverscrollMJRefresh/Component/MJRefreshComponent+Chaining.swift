#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Settings that return the component, so that they can be chained.
  extension MJRefreshComponent {
    /// Sets whether the component fades in with the pull.
    ///
    /// - Parameter isAutoChange: Whether it fades.
    /// - Returns: The component.
    @discardableResult
    public func autoChangeTransparency(_ isAutoChange: Bool) -> Self {
      isAutomaticallyChangeAlpha = isAutoChange
      return self
    }

    /// Sets a block that is called when a refresh has started.
    ///
    /// - Parameter action: The block.
    /// - Returns: The component.
    @discardableResult
    public func afterBeginningAction(_ action: @escaping MJRefreshComponentAction) -> Self {
      beginRefreshingCompletionBlock = action
      return self
    }

    /// Sets a block that is called when the edge begins to close after a refresh.
    ///
    /// - Parameter action: The block.
    /// - Returns: The component.
    @discardableResult
    public func endingAnimationBeginningAction(_ action: @escaping MJRefreshComponentAction)
      -> Self
    {
      endRefreshingAnimationBeginAction = action
      return self
    }

    /// Sets a block that is called when the edge has closed after a refresh.
    ///
    /// - Parameter action: The block.
    /// - Returns: The component.
    @discardableResult
    public func afterEndingAction(_ action: @escaping MJRefreshComponentAction) -> Self {
      endRefreshingCompletionBlock = action
      return self
    }

    /// Adds the component at its edge of a scroll view.
    ///
    /// - Parameter scrollView: The scroll view.
    /// - Returns: The component.
    @discardableResult
    public func link(to scrollView: UIScrollView) -> Self {
      switch self {
      case let header as MJRefreshHeader: scrollView.mj_header = header
      case let footer as MJRefreshFooter: scrollView.mj_footer = footer
      case let trailer as MJRefreshTrailer: scrollView.mj_trailer = trailer
      default: break
      }
      return self
    }
  }
#endif
