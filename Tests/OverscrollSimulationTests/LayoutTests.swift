import OverscrollCore
import OverscrollSimulation
import Testing

@Suite struct LayoutTests {
  private func list() -> SimulatedScrollView {
    SimulatedScrollView(contentLength: 2200, viewportLength: 600)
  }

  @Test("A temporary length within a pass clamps the offset")
  func temporaryLengthWithinPassClampsOffset() {
    var view = list()
    view.setOffset(1600)
    _ = view.drainEvents()
    view.layOut { view in
      view.contentLength = 1320
      view.contentLength = 3900
    }
    #expect(view.offset == 720 && view.contentLength == 3900)
    #expect(
      view.drainEvents() == [
        .layoutBegan, .geometryChanged(), .scrolled(to: 720), .geometryChanged(), .layoutEnded,
      ])
  }

  @Test("A host can react within a pass") func aHostCanReactInTheMiddleOfThePass() {
    var view = list()
    var lengths: [Double] = []
    view.layOut { view in
      for length in [1320.0, 3900] {
        view.contentLength = length
        view.deliver { event, view in
          if event == .geometryChanged() { lengths.append(view.contentLength) }
          #expect(view.isInLayout)
        }
      }
    }
    #expect(lengths == [1320, 3900] && !view.isInLayout)
  }

  @Test("A pass begins and ends once") func aPassBeginsAndEndsOnce() {
    var view = list()
    view.endLayout()
    view.beginLayout()
    view.beginLayout()
    view.endLayout()
    view.endLayout()
    #expect(view.drainEvents() == [.layoutBegan, .layoutEnded])
  }

  @Test("An announced length is returned after the pass, and is not reported again")
  func announcedLengthIsReturnedAfterPassAndIsNotReportedAgain() {
    var view = SimulatedScrollView(contentLength: 1000, viewportLength: 600)
    view.lengthNotice = .beforeChange
    view.contentLength = 2000
    #expect(view.contentLength == 1000 && view.legalOffsets.upperBound == 400)
    #expect(view.drainEvents() == [.contentLengthAnnounced(2000)])
    view.layOut()
    #expect(view.contentLength == 2000)
    #expect(view.drainEvents() == [.layoutBegan, .layoutEnded])
    view.layOut()
    #expect(view.contentLength == 2000)
  }

  @Test("An announced length applies at the latest when the view moves again")
  func anAnnouncedLengthHoldsAtTheLatestWhenTheViewMovesOn() {
    var view = SimulatedScrollView(contentLength: 1000, viewportLength: 600)
    view.setOffset(400)
    view.lengthNotice = .beforeChange
    view.contentLength = 800
    _ = view.drainEvents()
    #expect(view.offset == 400)
    view.advance(to: 0.1)
    #expect(view.contentLength == 800 && view.offset == 200)
    #expect(view.drainEvents() == [.layoutBegan, .scrolled(to: 200), .layoutEnded])
  }
}
