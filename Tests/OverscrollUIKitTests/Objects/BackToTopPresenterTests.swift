import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The button's presenter in isolation, in a view that does not scroll.
@MainActor
@Suite struct BackToTopPresenterTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test("A button is created once, and appears in its corner")
  func rise() {
    let presenter = BackToTopPresenter()
    presenter.apply(BackToTop())
    #expect(presenter.button == nil)
    #expect(presenter.addButton(to: view) {})
    #expect(!presenter.addButton(to: view) {})
    presenter.move(rises: true, over: 0) {
      presenter.place(in: view.bounds, isRightToLeft: false)
    }
    #expect(presenter.isRisen)
    #expect(presenter.button?.center == CGPoint(x: 390 - 38, y: 844 - 38))
    presenter.place(in: view.bounds, isRightToLeft: true)
    #expect(presenter.button?.center.x == 38)
  }

  @Test("A companion moves with the button, and returns when the setting is replaced")
  func companion() {
    let (presenter, companion) = (BackToTopPresenter(), UIView())
    presenter.apply(BackToTop(companion: companion))
    _ = presenter.addButton(to: view) {}
    presenter.move(rises: true, over: 0) {}
    #expect(companion.transform.ty == -60)
    presenter.apply(nil)
    #expect(companion.transform == .identity)
    #expect(presenter.button == nil)
    #expect(view.subviews.isEmpty)
  }

  @Test("A tap calls the closure")
  func tap() {
    let (presenter, taps) = (BackToTopPresenter(), Tally())
    presenter.apply(BackToTop())
    _ = presenter.addButton(to: view) { taps.add() }
    presenter.button?.sendActions(for: .primaryActionTriggered)
    #expect(taps.count == 1)
  }
}
