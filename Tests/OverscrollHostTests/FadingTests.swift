import HostDriver
import OverscrollCore
import OverscrollUIKit
import Testing
import UIKit

/// Indicators of pull edges: invisible at rest, as bars above them are transparent there.
@MainActor
@Suite struct FadingTests {
  private func plane(_ edge: OverscrollEdge) -> (Plane, UIView?) {
    let plane = Plane()
    return (plane, plane.stage.box(edge))
  }

  @Test(
    "The indicator of a pull edge is invisible at rest and fades in with the pull",
    arguments: OverscrollEdge.allCases)
  func pull(_ edge: OverscrollEdge) {
    let (plane, box) = plane(edge)
    #expect(plane.stage.list.overscroll[edge]?.fadesWithPull == true)
    #expect(box?.alpha == 0)
    plane.hold(edge, by: 60)
    let progress = plane.stage.list.overscroll[edge]?.progress ?? 0
    #expect(progress > 0.2 && progress < 0.9 && abs((box?.alpha ?? 0) - progress) < 1e-6)
    plane.drag(edge, by: 240)
    #expect(plane.phase(edge) == .armed && box?.alpha == 1)
    plane.drag(edge, by: -400)
    #expect(box?.alpha == 0)
  }

  @Test("The indicator is opaque during a run, after a failure, and while a result is shown")
  func held() {
    let stage = ListScreen(DrivenTable())
    stage.refresh()
    #expect(stage.box(.top)?.alpha == 1)
    stage.end(.updated("3 new"))
    stage.wait(0.3)
    #expect(stage.phase(.top) == .ending && stage.box(.top)?.alpha == 1)
    stage.wait(1)
    #expect(stage.phase(.top) == .idle && stage.box(.top)?.alpha == 0)
    stage.list.overscroll.top?.begin()
    stage.wait(1)
    stage.end(.failed("Offline"))
    stage.wait(1)
    #expect(stage.phase(.top) == .failed && stage.box(.top)?.alpha == 1)
  }

  @Test("The indicator fades out while its edge closes", arguments: OverscrollEdge.allCases)
  func closing(_ edge: OverscrollEdge) {
    let (plane, box) = plane(edge)
    plane.stage.list.overscroll[edge]?.begin()
    plane.stage.wait(1)
    plane.stage.end()
    plane.stage.wait(0.2)
    #expect(plane.phase(edge) == .ending && box?.alpha == 0)
    #expect(box?.layer.animationKeys()?.contains("opacity") == true)
  }

  @Test("Indicators in line with the content do not fade")
  func inline() {
    let stage = ListScreen(DrivenTable())
    stage.add(.bottom, .load)
    #expect(stage.box(.bottom)?.alpha == 1)
    stage.list.overscroll.bottom?.options = EdgeOptions(
      purpose: .load, trigger: .onRelease(past: 44), extent: 44, placement: .inline)
    stage.device.turn()
    #expect(stage.box(.bottom)?.alpha == 1)
    stage.list.overscroll.bottom?.options = EdgeOptions(
      purpose: .load, trigger: .onRelease(past: 44), extent: 44, placement: .inlineAtEnd)
    stage.list.overscroll.bottom?.setNoMore()
    stage.device.turn()
    #expect(stage.box(.bottom)?.alpha == 1, "there is nothing more")
  }

  @Test("VoiceOver reads the same with and without fading", arguments: [true, false])
  func voiceOver(_ fades: Bool) {
    let stage = ListScreen(DrivenTable())
    stage.add(.top).fadesWithPull = fades
    let box = stage.box(.top)
    #expect(box?.accessibilityElementsHidden == true, "nothing to read at rest")
    #expect(stage.list.accessibilityCustomActions?.map(\.name) == ["Refresh"])
    stage.list.overscroll.top?.begin()
    stage.wait(1)
    #expect(box?.isAccessibilityElement == true && box?.accessibilityLabel == "Refreshing…")
  }
}
