import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The observer in isolation, with a listener that counts its calls.
@MainActor
@Suite struct ScrollObserverTests {
  @MainActor
  private final class Listener: @preconcurrency ScrollListener {
    private(set) var calls: [String] = []

    func syncFromScrollView() { calls.append("sync") }

    func contentSizeWillChange() { calls.append("old size") }

    func contentSizeChanged() { calls.append("size") }

    func directionChanged() { calls.append("direction") }

    func panChanged() { calls.append("pan") }
  }

  @Test("An observer notifies its listener until it is stopped")
  func notifications() {
    let (view, observer, listener) = (UIScrollView(), ScrollObserver(), Listener())
    observer.start(view, listener)
    view.contentSize = CGSize(width: 390, height: 2_000)
    #expect(listener.calls.prefix(2) == ["old size", "size"])
    view.contentInset.top = 10
    #expect(listener.calls.contains("sync"))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(listener.calls.contains("direction"))
    observer.stop()
    let count = listener.calls.count
    view.contentOffset.y = 100
    #expect(listener.calls.count == count)
  }

  @Test("The direction is read again only if it may have changed")
  func direction() {
    let (view, observer) = (UIScrollView(), ScrollObserver())
    #expect(!observer.updateDirection(of: view))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(!observer.updateDirection(of: view))
    observer.invalidateDirection()
    #expect(observer.updateDirection(of: view))
    #expect(observer.direction.isMirrored)
  }

  @Test("Content rests when two frames have the same offset and no finger holds it")
  func rest() {
    let (view, observer) = (UIScrollView(), ScrollObserver())
    observer.watch()
    let offset = PerAxis(vertical: 10.0, horizontal: 0)
    #expect(!observer.comesToRest(at: offset, in: view))
    #expect(observer.isWatching)
    #expect(observer.comesToRest(at: offset, in: view))
    #expect(!observer.isWatching)
  }

  @Test("Content does not count as resting during a zoom")
  func zoom() {
    let (view, observer) = (UIScrollView(), ScrollObserver())
    view.otherTouch = .zoom
    #expect(observer.updateTouchOwnership(of: view))
    #expect(observer.isTouchTaken)
    #expect(!observer.updateTouchOwnership(of: view))
    #expect(!observer.comesToRest(at: PerAxis(repeating: 0), in: view))
    view.otherTouch = nil
    #expect(observer.updateTouchOwnership(of: view))
    #expect(!observer.isTouchTaken)
  }

  @Test("The end of a drag is returned once")
  func release() {
    let observer = ScrollObserver()
    #expect(!observer.takeRelease())
    observer.noteRelease()
    #expect(observer.awaitsRelease)
    #expect(observer.takeRelease())
    #expect(!observer.takeRelease())
  }

  @Test("Pinned headers are reported once, when a table gets them")
  func headers() {
    let items = Items([5], hasTitles: true)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    let observer = ScrollObserver()
    #expect(!observer.updatePinnedHeaders(of: table))
    table.dataSource = items
    table.reloadData()
    #expect(observer.updatePinnedHeaders(of: table))
    #expect(observer.hasPinnedHeaders)
    #expect(!observer.updatePinnedHeaders(of: table))
  }
}
