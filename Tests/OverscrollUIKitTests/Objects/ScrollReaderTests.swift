import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The reader in isolation, with a listener that counts its calls.
@MainActor
@Suite struct ScrollReaderTests {
  @MainActor
  private final class Listener: @preconcurrency ScrollListener {
    private(set) var calls: [ScrollViewChange] = []

    func scrollViewChanged(_ change: ScrollViewChange) { calls.append(change) }
  }

  @Test("A reader notifies its listener until it is stopped")
  func notifications() {
    let (view, reader, listener) = (UIScrollView(), ScrollReader(), Listener())
    reader.start(view, listener)
    view.contentSize = CGSize(width: 390, height: 2_000)
    #expect(listener.calls.prefix(2) == [.contentSizeSoon, .contentSize])
    view.contentInset.top = 10
    #expect(listener.calls.contains(.position))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(listener.calls.contains(.direction))
    reader.stop()
    let count = listener.calls.count
    view.contentOffset.y = 100
    #expect(listener.calls.count == count)
  }

  @Test("The direction is read again only if it may have changed")
  func direction() {
    let (view, reader) = (UIScrollView(), ScrollReader())
    #expect(!reader.updateDirection(of: view))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(!reader.updateDirection(of: view))
    reader.invalidateDirection()
    #expect(reader.updateDirection(of: view))
    #expect(reader.direction.isMirrored)
  }

  @Test("Content rests when two frames have the same offset and no finger holds it")
  func rest() {
    let (view, reader) = (UIScrollView(), ScrollReader())
    reader.watch()
    let offset = PerAxis(vertical: 10.0, horizontal: 0)
    #expect(!reader.comesToRest(at: offset, in: view))
    #expect(reader.isWatching)
    #expect(reader.comesToRest(at: offset, in: view))
    #expect(!reader.isWatching)
  }

  @Test("Content does not count as resting during a zoom")
  func zoom() {
    let (view, reader) = (UIScrollView(), ScrollReader())
    reader.watch()
    view.otherTouch = .zoom
    #expect(reader.updateTouchOwnership(of: view))
    #expect(reader.isTouchTaken)
    #expect(!reader.updateTouchOwnership(of: view))
    #expect(!reader.comesToRest(at: PerAxis(repeating: 0), in: view))
    view.otherTouch = nil
    #expect(reader.updateTouchOwnership(of: view))
    #expect(!reader.isTouchTaken)
  }

  @Test("The end of a drag is returned once")
  func release() {
    let (view, reader) = (UIScrollView(), ScrollReader())
    #expect(!reader.takeRelease())
    reader.noteRelease()
    view.beginDragByHand()
    #expect(!reader.takeRelease(unlessDragged: view))
    #expect(reader.takeRelease())
    #expect(!reader.takeRelease())
  }

  @Test("Pinned headers are reported once, when a table gets them")
  func headers() {
    let items = Items([5], hasTitles: true)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    let reader = ScrollReader()
    #expect(!reader.updatePinnedHeaders(of: table))
    table.dataSource = items
    table.reloadData()
    #expect(reader.updatePinnedHeaders(of: table))
    #expect(reader.hasPinnedHeaders)
    #expect(!reader.updatePinnedHeaders(of: table))
  }
}
