import OverscrollCore
import OverscrollSimulation
import Testing

/// Content that is too short to scroll, by the ids of the bug catalogue.
@Suite struct ShortContentBugTests {
  @Test("B116 aControlLetsAShortListBePulledAndGivesTheSettingBack", arguments: [true, false])
  func bouncesOfShortList(appBounces: Bool) {
    var list = LayoutScene.list(top: nil, bottom: nil, content: 44)
    list.change { $0.alwaysBounces = appBounces }
    list.configure(.top, LayoutScene.header)
    list.drag(by: 100)
    #expect(list.view.offset < -40 && list.phase(.top) == .pulling)
    #expect(!list.view.alwaysBounce.horizontal)
    list.release()
    list.wait(2)
    list.configure(.bottom, LayoutScene.pulledFooter)
    list.configure(.top, nil)
    #expect(list.view.alwaysBounces)
    list.configure(.bottom, nil)
    #expect(list.view.alwaysBounces == appBounces)
    #expect(!list.view.alwaysBounce.horizontal)
    LayoutScene.expectRest(list, at: 0)
  }

  @Test("B116 anAppThatTurnsTheBounceOffMeanwhileIsObeyed") func bounceTurnedOffMeanwhile() {
    var list = LayoutScene.list(top: nil, bottom: nil, content: 44)
    list.change { $0.alwaysBounces = true }
    list.configure(.top, LayoutScene.header)
    list.change { $0.alwaysBounces = false }
    list.configure(.top, nil)
    #expect(!list.view.alwaysBounces)
    LayoutScene.expectRest(list, at: 0)
  }
}
