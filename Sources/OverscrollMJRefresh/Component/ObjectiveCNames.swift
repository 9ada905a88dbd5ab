#if canImport(UIKit) && !os(watchOS) && canImport(ObjectiveC)
  public import UIKit

  // The names by which Objective-C creates components.

  extension MJRefreshHeader {
    /// Creates a header that runs a block.
    ///
    /// - Parameter refreshingBlock: The work of a refresh.
    /// - Returns: The header.
    @available(swift, obsoleted: 5, renamed: "init(refreshingBlock:)")
    @objc(headerWithRefreshingBlock:)
    public class func header(refreshingBlock: @escaping MJRefreshComponentAction) -> Self {
      Self.init(refreshingBlock: refreshingBlock)
    }

    /// Creates a header that calls a method.
    ///
    /// - Parameters:
    ///   - target: The target, held weakly.
    ///   - action: The method; it may take the component.
    /// - Returns: The header.
    @available(swift, obsoleted: 5, renamed: "init(refreshingTarget:refreshingAction:)")
    @objc(headerWithRefreshingTarget:refreshingAction:)
    public class func header(refreshingTarget target: Any, refreshingAction action: Selector)
      -> Self
    {
      Self.init(refreshingTarget: target, refreshingAction: action)
    }
  }

  extension MJRefreshFooter {
    /// Creates a footer that runs a block.
    ///
    /// - Parameter refreshingBlock: The work of a refresh.
    /// - Returns: The footer.
    @available(swift, obsoleted: 5, renamed: "init(refreshingBlock:)")
    @objc(footerWithRefreshingBlock:)
    public class func footer(refreshingBlock: @escaping MJRefreshComponentAction) -> Self {
      Self.init(refreshingBlock: refreshingBlock)
    }

    /// Creates a footer that calls a method.
    ///
    /// - Parameters:
    ///   - target: The target, held weakly.
    ///   - action: The method; it may take the component.
    /// - Returns: The footer.
    @available(swift, obsoleted: 5, renamed: "init(refreshingTarget:refreshingAction:)")
    @objc(footerWithRefreshingTarget:refreshingAction:)
    public class func footer(refreshingTarget target: Any, refreshingAction action: Selector)
      -> Self
    {
      Self.init(refreshingTarget: target, refreshingAction: action)
    }
  }

  extension MJRefreshTrailer {
    /// Creates a trailer that runs a block.
    ///
    /// - Parameter refreshingBlock: The work of a refresh.
    /// - Returns: The trailer.
    @available(swift, obsoleted: 5, renamed: "init(refreshingBlock:)")
    @objc(trailerWithRefreshingBlock:)
    public class func trailer(refreshingBlock: @escaping MJRefreshComponentAction) -> Self {
      Self.init(refreshingBlock: refreshingBlock)
    }

    /// Creates a trailer that calls a method.
    ///
    /// - Parameters:
    ///   - target: The target, held weakly.
    ///   - action: The method; it may take the component.
    /// - Returns: The trailer.
    @available(swift, obsoleted: 5, renamed: "init(refreshingTarget:refreshingAction:)")
    @objc(trailerWithRefreshingTarget:refreshingAction:)
    public class func trailer(refreshingTarget target: Any, refreshingAction action: Selector)
      -> Self
    {
      Self.init(refreshingTarget: target, refreshingAction: action)
    }
  }
#endif
