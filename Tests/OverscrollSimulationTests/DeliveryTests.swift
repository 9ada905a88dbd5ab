import OverscrollCore
import OverscrollSimulation
import Testing

@Suite struct DeliveryTests {
  private func list() -> SimulatedScrollView {
    SimulatedScrollView(contentLength: 2000, viewportLength: 600)
  }

  @Test("Events caused by a reaction are delivered before the next event")
  func eventsCausedByReactionAreDeliveredBeforeNextEvent() {
    var view = list()
    var heard: [ScrollEvent] = []
    view.setOffset(10)
    view.contentLength = 2000
    view.deliver { event, view in
      heard.append(event)
      if event == .scrolled(to: 10) { view.setOffset(20) }
    }
    #expect(heard == [.scrolled(to: 10), .scrolled(to: 20), .geometryChanged()])
    #expect(view.deepestDelivery == 2 && !view.isDeliveryCutOff && view.drainEvents() == [])
  }

  @Test("Events without reactions have a depth of 1") func eventsWithoutReactionsHaveADepthOfOne() {
    var view = list()
    view.deliver { _, _ in }
    #expect(view.deepestDelivery == 0)
    view.setOffset(10)
    view.deliver { _, _ in }
    #expect(view.deepestDelivery == 1)
    view.resetDelivery()
    #expect(view.deepestDelivery == 0)
  }

  @Test("A host that answers every move with a move is cut off")
  func hostThatAnswersEveryMoveWithMoveIsCutOff() {
    var view = list()
    view.setOffset(1)
    var count = 0
    view.deliver(limit: 5) { _, view in
      count += 1
      view.setOffset(view.offset + 1)
    }
    #expect(count == 5 && view.deepestDelivery == 5 && view.isDeliveryCutOff)
    #expect(view.drainEvents() == [.scrolled(to: 6)])
    view.resetDelivery()
    #expect(!view.isDeliveryCutOff)
  }

  @Test("A delivery within a reaction is counted, too")
  func deliveryWithinReactionIsCountedToo() {
    var view = list()
    view.setOffset(1)
    view.deliver { _, view in
      guard view.offset < 3 else { return }
      view.setOffset(view.offset + 1)
      view.deliver { _, view in if view.offset < 3 { view.setOffset(3) } }
    }
    #expect(view.offset == 3 && view.deepestDelivery == 3)
  }

  @Test("Other code that writes its inset in every move converges")
  func otherCodeThatWritesItsInsetInEveryMoveConverges() {
    var view = list()
    view.contentInset.top = 50
    view.setOffset(-120)
    _ = view.drainEvents()
    let before = view.insetWriteCount
    view.contentLength = 1900
    view.deliver { event, view in
      if case .scrolled = event { view.contentInset.top = 40 }
    }
    #expect(view.deepestDelivery == 2)
    #expect(view.insetWriteCount - before == 2 && view.offset == -40)
  }
}
