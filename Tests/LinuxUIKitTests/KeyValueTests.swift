import Foundation
import Testing
@_spi(Simulation) import UIKit

/// Records observed changes; used only on the main actor.
final class Heard: @unchecked Sendable {
  var lines: [String] = []
}

@MainActor @Suite struct KeyValueTests {
  let heard = Heard()

  @Test func offsetTellsOldAndNewAfterTheDelegate() {
    let stage = Stage()
    let heard = heard
    let observation = stage.view.observe(\.contentOffset, options: [.old, .new]) { _, change in
      heard.lines.append("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
    }
    stage.log.onScroll = { _ in heard.lines.append("delegate") }
    stage.view.contentOffset.y = 20
    stage.view.contentOffset.y = 20
    #expect(heard.lines == ["delegate", "0.0 20.0", "20.0 20.0"])
    observation.invalidate()
    stage.view.contentOffset.y = 30
    #expect(heard.lines.count == 4)
  }

  @Test func everythingThatLibrariesObserveIsTold() {
    let stage = Stage()
    let heard = heard
    let observations = [
      stage.view.observe(\.contentSize) { _, _ in heard.lines.append("size") },
      stage.view.observe(\.contentInset) { _, _ in heard.lines.append("inset") },
      stage.view.observe(\.bounds) { _, _ in heard.lines.append("bounds") },
      stage.view.observe(\.frame) { _, _ in heard.lines.append("frame") },
      stage.view.observe(\.panGestureRecognizer.state) { view, _ in
        MainActor.assumeIsolated { heard.lines.append("pan \(view.panGestureRecognizer.state)") }
      },
    ]
    stage.view.contentSize.height = 900
    stage.view.contentInset.top = 10
    stage.view.frame.size.height = 500
    #expect(heard.lines == ["size", "inset", "frame", "bounds"])
    heard.lines = []
    stage.finger.touch(stage.view)
    stage.finger.drag(by: -5, over: 0)
    stage.finger.drag(by: -5, over: 0)
    stage.finger.lift()
    #expect(heard.lines == ["pan began", "bounds", "pan changed", "bounds", "pan ended"])
    #expect(observations.count == 5)
  }

  @Test func aTableIsObservedLikeTheScrollViewThatItIs() {
    let table = UITableView()
    let heard = heard
    let observation = table.observe(\.contentOffset, options: [.initial, .new]) { _, change in
      heard.lines.append("\(change.newValue?.y ?? -1)")
    }
    table.contentOffset.y = 5
    #expect(heard.lines == ["0.0", "5.0"])
    observation.invalidate()
  }

  @Test func droppedObservationsAndViewsAreForgotten() {
    let heard = heard
    var view: UIScrollView? = UIScrollView()
    weak let weakView = view
    var observation = view?.observe(\.contentOffset) { _, _ in heard.lines.append("told") }
    view = nil
    #expect(weakView == nil)
    observation?.invalidate()
    observation = nil
    let other = UIScrollView()
    observation = other.observe(\.contentOffset) { _, _ in heard.lines.append("told") }
    observation = nil
    other.contentOffset.y = 1
    #expect(heard.lines.isEmpty)
    #expect(observation == nil)
  }
}
