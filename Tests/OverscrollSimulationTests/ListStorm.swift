import OverscrollCore
import OverscrollSimulation

/// Random actions of a user and of an app with faulty calls on a list, from a seed.
struct ListStorm {
  private(set) var list: SimulatedList
  private var random: SeededGenerator
  /// The insets that the app expects, which must be the actual ones without ours.
  private(set) var base = PerEdge(repeating: 0.0)
  private var saved: PerEdge<Double>?
  private var keyboard = 0.0
  private(set) var steps: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var view = SimulatedScrollView(
      contentLengths: PerAxis(vertical: 2000, horizontal: 900),
      viewportLengths: PerAxis(vertical: 600, horizontal: 300),
      systemInset: PerEdge(top: 88, bottom: 34, leading: 0, trailing: 0))
    view.offWindowInsets = seed % 2 == 0 ? .kept : .cleared
    view.insetChangeInBounce = seed % 5 == 0 ? .fight : .rest
    view.draggingFlag = seed % 3 == 0 ? .untilRest : .untilRelease
    var bottom = EdgeOptions.loadMore
    bottom.following = seed % 4 == 0 ? .always : .automatic
    var top = EdgeOptions.refresh
    top.following = seed % 7 == 0 ? .always : .automatic
    let sideways = EdgeOptions(purpose: .load, trigger: .onRelease(past: 60), extent: 60)
    let engine = OverscrollEngine(
      top: top, bottom: bottom, leading: seed % 3 == 0 ? .refresh : nil, trailing: sideways,
      backToTop: BackToTopOptions(), concurrency: ConcurrentRunPolicy.allCases[Int(seed % 3)])
    list = SimulatedList(
      view, engine: engine,
      isMirrored: PerAxis(vertical: seed % 11 == 0, horizontal: seed % 2 == 0))
  }

  // MARK: One step

  mutating func step() {
    let name: String
    switch random.below(12) {
    case 0...3: name = gesture()
    case 4...5: name = write()
    case 6...7: name = request()
    case 8: name = surrounding()
    case 9: name = content()
    default: name = pass()
    }
    steps.append(name)
  }

  private mutating func gesture() -> String {
    let way = PerAxis(
      vertical: random.number(from: -500, to: 500),
      horizontal: random.below(2) == 0 ? 0 : random.number(from: -250, to: 250))
    switch random.below(6) {
    case 0: list.drag(by: way, over: random.number(from: 0, to: 0.3))
    case 1: list.fling(random.number(from: -4000, to: 4000))
    case 2: list.pullToRefresh()
    case 3: list.cancelTouch()
    case 4:
      list.drag(by: way, over: 0.2)
      list.release()
    default:
      list.drag(by: way, over: 0.2)
      list.lift()
    }
    return "gesture"
  }

  private mutating func pass() -> String {
    if random.below(9) == 0 {
      list.sleep(10)
      return "sleep"
    }
    list.wait(random.number(from: 0, to: 0.7))
    return "wait"
  }

  private mutating func request() -> String {
    let edge = OverscrollEdge.allCases[Int(random.below(4))]
    let kinds = RefreshResult.Kind.allCases
    let result = RefreshResult.Summary(
      kinds[Int(random.below(UInt64(kinds.count)))], hasMessage: random.below(3) == 0)
    switch random.below(8) {
    case 0: list.begin(edge)
    case 1: list.begin(edge, revealing: true)
    case 2...4: list.end(edge, result)
    case 5: list.send(.reset(edge))
    case 6: list.send(.tapped(edge))
    default: list.send(.cancel(edge))
    }
    return "request at \(edge)"
  }

  private mutating func content() -> String {
    let axis = random.below(3) == 0 ? OverscrollAxis.horizontal : .vertical
    switch random.below(4) {
    case 0: list.setContent(0, along: axis)
    case 1: list.setContent(random.number(from: 0, to: 700), along: axis)
    case 2: list.insert(random.number(from: 10, to: 400), at: axis.startEdge)
    default: list.setContent(list.view.contentLengths[axis] + 440, along: axis)
    }
    return "content along \(axis)"
  }

  private mutating func surrounding() -> String {
    switch random.below(5) {
    case 0: list.change { $0.detach() }
    case 1: list.change { $0.attach() }
    case 2:
      let top = random.below(2) == 0 ? 64.0 : 88
      list.change { $0.systemInset.top = top }
    case 3:
      let length = random.below(2) == 0 ? 500.0 : 700
      list.change { $0.viewportLength = length }
    default:
      // A legal offset along both axes, because a view keeps whatever an app writes.
      list.change { view in
        let goal = PerAxis(
          vertical: view.legalOffsets.lowerBound,
          horizontal: view.legalOffsets(along: .horizontal).lowerBound)
        view.setOffsets(goal, .animated)
      }
    }
    return "surrounding"
  }

  // MARK: The app's writes, each correct without our insets

  private mutating func write() -> String {
    switch random.below(5) {
    case 0: return writeAbsolutely()
    case 1: return addKeyboard()
    case 2: return save()
    case 3: return useGuide()
    default: return writeSides()
    }
  }

  private mutating func writeAbsolutely() -> String {
    guard keyboard == 0, saved == nil else { return "no write" }
    base.top = Double(random.below(30)) * 5 + 0.25
    let top = base.top
    list.change { $0.contentInset.top = top }
    return "top = \(top)"
  }

  private mutating func addKeyboard() -> String {
    guard saved == nil else { return "no keyboard" }
    let change = keyboard == 0 ? 301.0 : -keyboard
    keyboard += change
    base.bottom += change
    list.change { $0.contentInset.bottom += change }
    return "bottom += \(change)"
  }

  private mutating func save() -> String {
    if let saved {
      list.change { $0.contentInset.bottom = saved.bottom }
      base.bottom = savedBase
      self.saved = nil
      return "restore"
    }
    saved = list.view.contentInset
    savedBase = base.bottom
    base.bottom = 217
    list.change { $0.contentInset.bottom = 217 }
    return "save and set"
  }

  private var savedBase = 0.0

  private mutating func useGuide() -> String {
    guard keyboard == 0, saved == nil else { return "no guide" }
    var inset = list.contentInset
    inset.top += 5
    list.contentInset = inset
    base.top += 5
    return "guide"
  }

  private mutating func writeSides() -> String {
    base.leading = Double(random.below(5)) * 8
    let leading = base.leading
    list.change { $0.contentInset.leading = leading }
    return "leading = \(leading)"
  }

  // MARK: Afterwards

  /// Ends all runs and touches, and waits until the list is at rest.
  mutating func comeToRest() {
    list.cancelTouch()
    list.change { $0.attach() }
    // Pages follow if their edge is close, and up to three if the list is empty.
    for _ in 0...4 {
      for edge in OverscrollEdge.allCases { list.end(edge, .unchanged) }
      list.wait(8)
    }
  }
}
