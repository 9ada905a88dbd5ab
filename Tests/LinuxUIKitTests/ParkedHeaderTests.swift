import Foundation
import ScrollPhysics
import Testing
@_spi(Simulation) import UIKit

/// The calls that refresh libraries make on a scroll view, replicated without a library.
@MainActor @Suite struct ParkedHeaderTests {
  /// Holds 54 points at the top after a pull of more than 54 is released, as MJRefresh does.
  final class Header: NSObject, UIScrollViewDelegate {
    var ends: [Bool] = []

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      guard scrollView.contentOffset.y < -54 else { return }
      UIView.animate(withDuration: 0.25) {
        scrollView.contentInset.top += 54
        scrollView.setContentOffset(CGPoint(x: 0, y: -54), animated: false)
      } completion: { [weak self] in
        self?.ends.append($0)
      }
    }

    func close(_ scrollView: UIScrollView) {
      UIView.animate(withDuration: 0.4) {
        scrollView.contentInset.top -= 54
      } completion: { [weak self] in
        self?.ends.append($0)
      }
    }
  }

  @Test func aParkedHeaderOpensAndCloses() {
    let stage = Stage()
    let header = Header()
    stage.view.delegate = header
    stage.finger.pull(stage.view, by: 200)
    #expect(stage.view.contentInset.top == 54 && stage.view.contentOffset.y == -54)
    #expect(stage.view.simulation.presentedOffset < -80)
    stage.device.advance(by: 0.3)
    #expect(header.ends == [true] && stage.view.contentOffset.y == -54)
    #expect(!stage.view.isDecelerating)
    header.close(stage.view)
    #expect(stage.view.contentOffset.y == 0 && stage.view.simulation.presentedOffset == -54)
    stage.device.advance(by: 0.5)
    #expect(header.ends == [true, true] && stage.view.simulation.presentedOffset == 0)
  }

  @Test func aFingerTakesTheContentWhereItIsSeen() {
    let stage = Stage()
    let header = Header()
    stage.view.delegate = header
    stage.finger.pull(stage.view, by: 200)
    stage.device.advance(by: 0.1)
    let seen = stage.view.simulation.presentedOffset
    stage.finger.touch(stage.view)
    #expect(seen < -60 && abs(Double(stage.view.contentOffset.y) - seen) < 0.17)
    stage.finger.lift()
    stage.device.waitForRest(of: stage.view)
    #expect(stage.view.contentOffset.y == -54)
  }

  @Test func droppedInMidAnimationEverythingIsFreed() {
    let device = SimulatedDevice()
    let root = UIView()
    let window = device.show(root)
    var view: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    weak let weakView = view
    var link: UIUpdateLink?
    if let view {
      root.addSubview(view)
      view.contentSize = CGSize(width: 300, height: 900)
      link = UIUpdateLink(view: view) { _, _ in }
      link?.isEnabled = true
      UIView.animate(withDuration: 5) { [weak view] in view?.contentInset.top = 20 }
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    }
    device.advance(by: 0.1)
    view?.removeFromSuperview()
    view = nil
    #expect(weakView == nil)
    device.advance(by: 6)
    #expect(window.isKeyWindow && link != nil)
  }
}
