#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  public import UIKit

  /// Refreshes with a hardware keyboard.
  extension OverscrollEdges {
    /// A key command for ⌘R that the system lists, in the language of the texts, when the user
    /// holds the command key.
    ///
    /// Overscroll overrides no method of your app, so return the command from the `keyCommands` of
    /// your view controller, or pass it to `addKeyCommand(_:)`.
    ///
    /// - Parameter action: The method of a responder that calls ``refresh()``.
    /// - Returns: The command; nil if no edge has a control that refreshes and may begin a run.
    public func refreshCommand(action: Selector) -> UIKeyCommand? {
      guard let edge = refreshingEdge, let title = actionName(at: edge) else { return nil }
      let command = UIKeyCommand(
        title: title, image: nil, action: action, input: "r", modifierFlags: .command,
        propertyList: nil)
      command.discoverabilityTitle = title
      return command
    }

    /// Begins a refresh and scrolls to its edge, as for a key or a menu.
    ///
    /// - Returns: The new run, or the one in progress; nil if no edge has a control that refreshes
    ///   and may begin a run.
    @discardableResult
    public func refresh() -> OverscrollRun? {
      refreshingEdge.flatMap { self[$0] }?.begin(revealing: true)
    }

    /// The first edge whose control refreshes and is enabled.
    private var refreshingEdge: OverscrollEdge? {
      OverscrollEdge.allCases.first { self[$0].map { $0.refreshes && $0.isEnabled } ?? false }
    }
  }

  extension OverscrollControl {
    fileprivate var refreshes: Bool { options.purpose == .refresh }
  }
#endif
