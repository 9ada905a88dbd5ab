import OverscrollCore
import OverscrollSimulation
import Testing

@Suite struct WindowTests {
  private func list(_ insets: SimulatedScrollView.OffWindowInsets) -> SimulatedScrollView {
    var view = SimulatedScrollView(
      contentLength: 2000, viewportLength: 600,
      systemInset: PerEdge(top: 88, bottom: 34, leading: 0, trailing: 0))
    view.offWindowInsets = insets
    return view
  }

  @Test("A system that keeps its insets only reports the window")
  func systemThatKeepsItsInsetsOnlyReportsWindow() {
    var view = list(.kept)
    view.detach()
    view.detach()
    #expect(!view.isInWindow && view.adjustedInset.top == 88 && view.offset == -88)
    view.attach()
    view.attach()
    #expect(view.isInWindow && view.offset == -88)
    #expect(view.drainEvents() == [.detached, .attached])
  }

  @Test("A system that clears its insets reports the offsets again")
  func systemThatClearsItsInsetsReportsOffsetsAgain() {
    var view = list(.cleared)
    view.detach()
    #expect(view.effectiveSystemInset == PerEdge(repeating: 0) && view.offset == 0)
    #expect(
      view.drainEvents() == [
        .detached, .geometryChanged(), .scrolled(to: 0), .scrolled(to: 0, along: .horizontal),
      ])
    view.attach()
    #expect(view.adjustedInset.top == 88)
    #expect(
      view.drainEvents() == [
        .attached, .geometryChanged(), .scrolled(to: -88), .scrolled(to: 0, along: .horizontal),
      ])
  }

  @Test(
    "Both systems return the top to the top", arguments: [-88.0, 0, 300, 1434],
    SimulatedScrollView.OffWindowInsets.allCases)
  func bothSystemsBringTheTopBackToTheTop(
    _ offset: Double, _ insets: SimulatedScrollView.OffWindowInsets
  ) {
    var view = list(insets)
    view.setOffset(offset)
    view.detach()
    view.advance(to: 1)
    view.attach()
    // At the very end the cleared inset has clamped the offset, and nothing scrolls it back.
    let isClamped = insets == .cleared && offset == 1434
    let isAtZero = insets == .cleared && offset == 0
    #expect(view.offset == (isClamped ? 1400 : isAtZero ? -88 : offset))
  }

  @Test("Leaving the window ends the touch and the motion")
  func leavingTheWindowEndsTheTouchAndTheMotion() {
    var view = list(.kept)
    view.touchDown(at: 0)
    view.fingerMoved(to: 100)
    _ = view.drainEvents()
    view.detach()
    #expect(!view.isTracking && !view.isDecelerating && view.offset == -88)
    let events = view.drainEvents()
    #expect(events.first == .touchCancelled && events.last == .detached)
    #expect(events.filter { $0 == .willBeginDecelerating }.count == 1)
    #expect(events.filter { $0 == .didEndDecelerating }.count == 1)
    view.touchDown(at: 0)
    #expect(!view.isTracking)
  }
}
