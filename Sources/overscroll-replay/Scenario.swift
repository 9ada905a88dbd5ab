import OverscrollCore

/// What happens to one scroll view, step by step, as it stands in a file.
struct Scenario: Equatable {
  /// A control at an edge, in the words of the library that left the traces.
  struct Component: Equatable {
    enum Kind: String, CaseIterable {
      case header, backFooter, autoFooter, trailer
    }

    /// What its action does as soon as it is begun.
    enum Answer: String, CaseIterable {
      case end, endNoMore
    }

    let edge: OverscrollEdge
    let kind: Kind
    var ignoredInset = 0.0
    var triggerPercent = 1.0
    /// How often one drag may load; -1 for any number.
    var autoTriggerTimes = 1
    /// Whether it loads by itself; if not, only a tap does.
    var automaticallyRefresh = true
    var onRefresh: Answer?
    var hidden = false
  }

  /// What happens in one step.
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
    /// Other code reads the insets, and keeps what it read.
    case saveContentInset
    /// It writes what it kept, and so much more, at the edges that are named.
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
  /// The steps, each with the word that the file has for it.
  let steps: [(op: String, step: Step)]

  static func == (one: Scenario, other: Scenario) -> Bool {
    one.id == other.id && one.viewport == other.viewport && one.contentSize == other.contentSize
      && one.contentInset == other.contentInset && one.systemInset == other.systemInset
      && one.window == other.window && one.components == other.components
      && one.steps.map(\.step) == other.steps.map(\.step)
  }
}

extension OverscrollEdge {
  /// The edge with the name that the files have for it; they are read from left to right.
  init?(side: String) {
    switch side {
    case "top": self = .top
    case "bottom": self = .bottom
    case "left": self = .leading
    case "right": self = .trailing
    default: return nil
    }
  }

  /// The name that the files have for the edge.
  var side: String {
    switch self {
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "left"
    case .trailing: "right"
    }
  }
}
