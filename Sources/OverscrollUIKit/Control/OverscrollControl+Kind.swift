#if canImport(UIKit)
  package import OverscrollCore

  extension OverscrollControl {
    /// Makes the list new, when it is pulled past 54 points, or as far as its indicator says, and released.
    ///
    /// Called like a function; see ``Kind``.
    public static var refresh: Kind { Kind(purpose: .refresh, trigger: nil) }

    /// Makes the list longer at its end, as long as a viewport or less is left.
    ///
    /// Called like a function; see ``Kind``.
    public static var loadMore: Kind { Kind(purpose: .load, trigger: .within(.viewports(1))) }

    /// Makes the list longer at its start, as a chat; what is seen keeps its place.
    ///
    /// It does where `apply` puts the rows in; other forms do it with ``OverscrollEdges/preservingScrollPosition(at:_:)``.
    /// Called like a function; see ``Kind``.
    public static var loadOlder: Kind { Kind(purpose: .load, trigger: .within(.viewports(1))) }

    /// What a control is for: called like a function, with what is to be done, it makes the control.
    ///
    /// ```swift
    /// tableView.overscroll.top = .refresh(for: self) { screen in try await screen.reload() }
    /// ```
    ///
    /// Fetching and applying apart keeps a late result out of the list, and its owner free to go; the forms
    /// with one function are shorter, and can do neither.
    @MainActor
    public struct Kind {
      package let purpose: EdgeOptions.Purpose
      /// Nil for a pull as long as the indicator says.
      let trigger: OverscrollTrigger?

      package func control(
        _ trigger: OverscrollTrigger?, _ indicator: OverscrollIndicator, _ action: OverscrollAction
      ) -> OverscrollControl {
        let trigger = trigger ?? self.trigger ?? .onRelease(past: indicator.triggerDistance)
        let options = EdgeOptions(
          purpose: purpose, trigger: trigger, extent: indicator.extent(for: purpose),
          placement: purpose == .load && !trigger.isPull ? .inline : .outside)
        return OverscrollControl(options, indicator, action: action)
      }
    }
  }

  extension OverscrollTrigger {
    /// Whether a finger that pulls past the edge fires.
    package var isPull: Bool {
      switch self {
      case .onRelease, .onReach: true
      case .within, .showing, .onTap, .programmatic: false
      }
    }
  }
#endif
