import OverscrollCore
import Testing

/// A list that begins at the right, whose host counts offsets from the left and mirrors them.
@Suite struct RightToLeftTests {
  /// The host of such a list, which counts everything from the left.
  private struct Host {
    var rig: InsetRig
    var raw: AxisGeometry

    init(content: Double = 2000, left: Double = 20, right: Double = 70) {
      let engine = OverscrollEngine(leading: .pulled(.refresh), trailing: .loadMore)
      rig = InsetRig(engine, content: 0)
      raw = AxisGeometry(
        contentLength: content, viewportLength: 600, startInset: left, endInset: right)
      scroll(to: raw.lastOffset)
      rig.send(.geometryChanged(raw.mirrored, along: .horizontal))
    }

    mutating func scroll(to offset: Double) {
      rig.send(.scrolled(to: raw.mirrored(offset), along: .horizontal))
    }
  }

  @Test(arguments: [(0.0, 0.0), (20, 70), (70, 20)]) func itBeginsAtTheRight(
    _ left: Double, _ right: Double
  ) {
    let host = Host(left: left, right: right)
    #expect(host.rig.engine.offset.horizontal == -right)
    for edge in [OverscrollEdge.leading, .trailing] {
      #expect(host.rig.engine.overscroll(past: edge) == 0)
    }
  }

  @Test func pulledAtTheRightItRefreshesAtItsLeadingEdge() {
    var host = Host()
    host.rig.send(.dragBegan)
    host.scroll(to: host.raw.lastOffset + 80)
    #expect(host.rig.phase(.leading) == .armed)
    #expect(host.rig.phase(.trailing) == .idle)
    host.rig.send(.dragEnded)
    let landing = host.rig.change(.leading)?.offset
    #expect(landing.map(host.raw.mirrored(_:)) == host.raw.lastOffset + 54)
  }

  @Test func nearItsLeftEndItLoads() {
    var host = Host()
    host.scroll(to: host.raw.firstOffset + 601)
    #expect(host.rig.runs.trailing.isEmpty)
    host.scroll(to: host.raw.firstOffset + 600)
    #expect(host.rig.runs.trailing.count == 1)
    #expect(host.rig.runs.leading.isEmpty)
  }

  @Test(arguments: [100.0, 300, 509, 510, 511, 600, 601]) func aListAtRestIsPulledNowhere(
    _ content: Double
  ) {
    var host = Host(content: content)
    for offset in [host.raw.firstOffset, host.raw.lastOffset] {
      host.scroll(to: offset)
      #expect(host.rig.engine.overscroll(past: .leading) == 0)
      #expect(host.rig.engine.overscroll(past: .trailing) == 0)
    }
  }

  @Test(arguments: [100.0, 510, 2000]) func mirroredTwiceEveryOffsetIsItself(_ content: Double) {
    let raw = Host(content: content).raw
    for offset in [-80.0, -20, 0, 300, 5000] {
      #expect(raw.mirrored(raw.mirrored(offset)) == offset)
      #expect(raw.mirrored.mirrored(raw.mirrored(offset)) == offset)
    }
  }
}
