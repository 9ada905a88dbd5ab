#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The system's refresh control at the top edge: one that shows our runs, or the app's own, which
  /// gets the pulls.
  @MainActor
  struct SystemControl {
    /// The control that shows our runs; nil if the indicator is drawn.
    private var own: (any RefreshControlAdapter)?
    /// Whether the app's own refresh control gets the pulls at the top edge.
    private(set) var takesPulls = false

    /// Adds the control that shows our runs, unless it is there.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - pulled: Begins a run, and returns whether one is in progress.
    mutating func add(to scrollView: UIScrollView, pulled: @escaping @MainActor () -> Bool) {
      if own == nil { own = Platform.refreshControl(in: scrollView, pulled: pulled) }
    }

    mutating func remove() {
      own?.remove()
      own = nil
    }

    /// Shows whether a run is in progress, and whether a pull may begin one.
    ///
    /// - Returns: Whether the list has to scroll to its top to show a run that code began.
    func show(isRunning: Bool, isOffered: Bool) -> Bool {
      own?.show(isRunning: isRunning, isOffered: isOffered) == true
    }

    /// Updates whether the app's own control gets the pulls, and returns whether that changed.
    mutating func update(takesPulls isTaken: Bool) -> Bool {
      defer { takesPulls = isTaken }
      return isTaken != takesPulls
    }
  }
#endif
