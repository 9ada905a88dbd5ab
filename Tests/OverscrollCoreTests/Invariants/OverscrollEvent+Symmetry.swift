@testable import OverscrollCore

/// The same event elsewhere.
extension OverscrollEvent {
  /// The same event along the other axis.
  var transposed: OverscrollEvent {
    switch self {
    case .scrolled(let offset, let axis): .scrolled(to: offset, along: axis.other)
    case .geometryChanged(let lengths, let axis): .geometryChanged(lengths, along: axis.other)
    default: moved(\.transposed)
    }
  }

  /// The same event in a list that is read from the other end.
  func mirrored(in geometry: AxisGeometry) -> OverscrollEvent {
    switch self {
    case .scrolled(let offset, let axis): .scrolled(to: geometry.mirrored(offset), along: axis)
    case .geometryChanged(let lengths, let axis): .geometryChanged(lengths.mirrored, along: axis)
    case .scrollAnchorMoved(let distance, let edge):
      .scrollAnchorMoved(by: -distance, at: edge.opposite)
    default: moved(\.opposite)
    }
  }

  private func moved(_ place: (OverscrollEdge) -> OverscrollEdge) -> OverscrollEvent {
    switch self {
    case .itemsLeft(let count, let edge): .itemsLeft(count, towards: place(edge))
    case .begin(let edge, let isRevealing): .begin(place(edge), revealing: isRevealing)
    case .cancel(let edge): .cancel(place(edge))
    case .ranElsewhere(let edge, let isRunning): .ranElsewhere(place(edge), isRunning: isRunning)
    case .armingAllowed(let edge, let isAllowed): .armingAllowed(place(edge), isAllowed)
    case .tapped(let edge): .tapped(place(edge))
    case .reset(let edge): .reset(place(edge))
    case .noMore(let edge): .noMore(place(edge))
    case .enabled(let edge, let isOn): .enabled(place(edge), isOn)
    case .hidden(let edge, let isOn): .hidden(place(edge), isOn)
    case .scrollAnchorMoved(let distance, let edge):
      .scrollAnchorMoved(by: distance, at: place(edge))
    default: self
    }
  }
}

extension OverscrollEdge {
  var transposed: OverscrollEdge { isStart ? axis.other.startEdge : axis.other.endEdge }
}

extension OverscrollAxis {
  var other: OverscrollAxis { self == .vertical ? .horizontal : .vertical }
}

/// All that can be seen of an edge, and all that a host is to do about it.
struct EdgeSight: Equatable {
  var phase: OverscrollPhase
  var since: Double
  var progress: Double
  var overscroll: Double
  var extraInset: SettleMotion
  var turn: SettleMotion
  var runID: RunID?
  var result: RefreshResult.Summary?
  var isHidden: Bool
  var news: EdgeEffects
  var scroll: ScrollChange?
  var wakeTime: Double?
  var movesUntil: Double

  init(_ engine: OverscrollEngine, _ edge: OverscrollEdge, _ effects: OverscrollEffects) {
    phase = engine.phase(of: edge)
    since = engine.phaseStart(of: edge)
    progress = engine.progress(of: edge)
    overscroll = engine.overscroll(past: edge)
    extraInset = engine.insetMotion(of: edge)
    turn = engine.turn(of: edge)
    runID = engine.runID(of: edge)
    result = engine.result(of: edge)
    isHidden = engine.isHidden(edge)
    news = effects.edges[edge]
    scroll = effects.scroll[edge.axis]
    wakeTime = effects.wakeTime
    movesUntil = effects.movesUntil
  }

  /// The same edge in a mirrored list.
  func mirrored(in geometry: AxisGeometry) -> EdgeSight {
    var sight = self
    if let extraInset = news.extraInset {
      let offset = extraInset.offset.map(geometry.mirrored)
      sight.news.changeInset(InsetChange(motion: extraInset.motion, offset: offset))
    }
    switch scroll {
    case .move(let offset, let seconds):
      sight.scroll = .move(to: geometry.mirrored(offset), over: seconds)
    case .shift(let distance): sight.scroll = .shift(by: -distance)
    case nil: break
    }
    return sight
  }
}
