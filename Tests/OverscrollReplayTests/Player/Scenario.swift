import OverscrollCore

/// The events of one scroll view, step by step, as in a file.
struct Scenario: Equatable {
  /// A control at an edge, in the terms of the library that recorded the traces.
  struct Component: Equatable {
    enum Kind: String, CaseIterable {
      case header, backFooter, autoFooter, trailer
    }

    /// The effect of the action as soon as it begins.
    enum Answer: String, CaseIterable {
      case end, endNoMore
    }

    let edge: OverscrollEdge
    let kind: Kind
    var ignoredInset = 0.0
    var triggerPercent = 1.0
    /// The maximum number of loads per drag; -1 means unlimited.
    var autoTriggerTimes = 1
    /// Whether it loads automatically; if false, only a tap loads.
    var automaticallyRefresh = true
    var onRefresh: Answer?
    var hidden = false
  }

  /// The event of one step.
  enum Step: Equatable {
    case dragBegin
    case dragEnd
    case dragCancel
    case offset(PerAxis<Double>)
    case settle
    case tick
    case runloop
    case advance(Double)
    case begin(OverscrollEdge)
    case end(OverscrollEdge)
    case endNoMore(OverscrollEdge)
    case resetNoMore(OverscrollEdge)
    case tap(OverscrollEdge)
    case hide(OverscrollEdge)
    case show(OverscrollEdge)
    case remove(OverscrollEdge)
    case attach(OverscrollEdge)
    case contentSize(PerAxis<Double?>)
    case contentInset(PerEdge<Double?>)
    case addContentInset(PerEdge<Double?>)
    /// Other code reads and saves the insets.
    case saveContentInset
    /// Other code writes the saved insets, plus a difference, at the given edges.
    case restoreContentInset(PerEdge<Double?>)
    case systemInset(PerEdge<Double?>)
    case viewport(PerAxis<Double?>)
    case window(Bool)
    case rows(Int)
  }

  let id: String
  let viewport: PerAxis<Double>
  let contentSize: PerAxis<Double>
  let contentInset: PerEdge<Double>
  let systemInset: PerEdge<Double>
  let window: Bool
  let components: [Component]
  /// The steps, each with its name in the file.
  let steps: [(op: String, step: Step)]

  static func == (one: Scenario, other: Scenario) -> Bool {
    one.id == other.id && one.viewport == other.viewport && one.contentSize == other.contentSize
      && one.contentInset == other.contentInset && one.systemInset == other.systemInset
      && one.window == other.window && one.components == other.components
      && one.steps.map(\.step) == other.steps.map(\.step)
  }
}

extension OverscrollEdge {
  /// The edge for a name in the files, which are left-to-right.
  init?(side: String) {
    switch side {
    case "top": self = .top
    case "bottom": self = .bottom
    case "left": self = .leading
    case "right": self = .trailing
    default: return nil
    }
  }

  /// The name of the edge in the files.
  var side: String {
    switch self {
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "left"
    case .trailing: "right"
    }
  }
}
