import OverscrollCore
import OverscrollIndicators
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// The controller of one edge in isolation, in a scroll view without a host.
@MainActor
@Suite struct EdgeControllerTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let list = ListEdges(HostEnvironment(), HintLog(), isSwiftUI: false)
  private let controller: EdgeController

  init() {
    controller = list[.top]
    list.enter(view)
  }

  private func addBox() throws -> IndicatorView {
    let control = OverscrollControl.refresh(indicator: .classic) {}
    control.fadesWithPull = false
    controller.assign(control)
    controller.addIndicator(in: scene(engine()), log: OverscrollLog { _ in })
    return try #require(controller.indicator)
  }

  /// An engine with a header at its edge.
  private func engine(_ placement: EdgeOptions.Placement = .outside) -> OverscrollEngine {
    var engine = OverscrollEngine(durations: .none)
    var options = EdgeOptions(purpose: .refresh, trigger: .onRelease(past: 54), extent: 54)
    options.placement = placement
    _ = engine.configure(.top, options, at: 0)
    let down = AxisGeometry(contentLength: 2_000, viewportLength: 844)
    _ = engine.handle(.geometryChanged(down, along: .vertical), at: 0)
    let across = AxisGeometry(contentLength: 390, viewportLength: 390)
    _ = engine.handle(.geometryChanged(across, along: .horizontal), at: 0)
    return engine
  }

  private func scene(_ engine: OverscrollEngine, systemTakesPulls: Bool = false) -> EdgeScene {
    view.refreshControl = systemTakesPulls ? UIRefreshControl() : nil
    _ = list.yieldToSystemControl()
    return EdgeScene(engine: engine, direction: ContentDirection(), time: 0, edges: list)
  }

  @Test("A tap on the box and a scroll of VoiceOver are requests of the user")
  func touches() throws {
    var requests: [EdgeRequest] = []
    list.connect {
      requests.append($0)
      return true
    }
    let box = try addBox()
    box.sendActions(for: .touchUpInside)
    #expect(box.accessibilityScroll(.up))
    #expect(requests == [.tap(.top), .scroll(.up)])
  }

  @Test("A box is added behind the content, placed, and removed")
  func box() throws {
    let row = UIView()
    view.addSubview(row)
    let box = try addBox()
    #expect(view.subviews.first === box)
    controller.moveBehindContent()
    #expect(box.layer.zPosition == -1)
    var engine = engine()
    controller.place(scene(engine))
    #expect(box.frame == CGRect(x: 0, y: -54, width: 390, height: 54))
    #expect(!box.isHidden)
    _ = engine.handle(.hidden(.top, true), at: 0)
    controller.place(scene(engine))
    #expect(box.isHidden)
    controller.removeIndicator()
    #expect(controller.indicator == nil)
    #expect(box.superview == nil)
  }

  @Test("A box moves in front of the content, and behind it again")
  func depth() throws {
    let box = try addBox()
    view.addSubview(UIView())
    controller.place(scene(engine(.over)))
    #expect(box.layer.zPosition == 10_000)
    #expect(view.subviews.last === box)
    controller.place(scene(engine(.behind)))
    #expect(box.layer.zPosition == -1)
    #expect(view.subviews.first === box)
  }

  @Test("A state is drawn with its opacity, unless a preview is shown")
  func drawing() throws {
    let box = try addBox()
    let engine = engine()
    _ = controller.draw(scene(engine, systemTakesPulls: true))
    #expect(box.alpha == 0, "the pulls are the system's")
    #expect(!box.elements.isEmpty)
    let options = try #require(engine.options(of: .top))
    controller.show(EdgePreview(.refreshing, of: options, at: .top, from: 0))
    controller.fade(scene(engine))
    #expect(box.alpha == 0)
    _ = controller.draw(scene(engine, systemTakesPulls: true))
    #expect(box.alpha == 1)
    box.fade(to: 0)
    controller.drawPull(scene(engine, systemTakesPulls: true))
    #expect(box.alpha == 1, "a preview is drawn as a whole")
    controller.show(nil)
    controller.fade(scene(engine, systemTakesPulls: true))
    #expect(box.alpha == 0)
    controller.drawPull(scene(engine))
    #expect(box.alpha == 1)
  }

  @Test("The action is offered beside those of the app while it may run, and withdrawn otherwise")
  func action() throws {
    var requests: [EdgeRequest] = []
    list.connect {
      requests.append($0)
      return true
    }
    var engine = engine()
    view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Sort") { _ in true }]
    controller.withdrawAction(in: view)
    controller.assign(.refresh {})
    let name = list.environment.actionName(of: controller.control)
    controller.updateAction(in: scene(engine))
    let offered = try #require(view.accessibilityCustomActions?.last)
    controller.updateAction(in: scene(engine))
    #expect(view.accessibilityCustomActions?.map(\.name) == ["Sort", name])
    #expect(view.accessibilityCustomActions?.last === offered)
    #expect(offered.actionHandler?(offered) == true)
    #expect(requests == [.action(.top)])
    controller.assign(.loadMore { .noMore })
    controller.updateWords(from: list.environment)
    #expect(offered.name == list.environment.actionName(of: controller.control))
    #expect(offered.name != name)
    controller.assign(.refresh {})
    _ = engine.handle(.enabled(.top, false), at: 0)
    controller.updateAction(in: scene(engine))
    #expect(view.accessibilityCustomActions?.map(\.name) == ["Sort"])
    view.accessibilityCustomActions = nil
    _ = engine.handle(.enabled(.top, true), at: 0)
    controller.updateAction(in: scene(engine))
    controller.withdrawAction(in: view)
    #expect(view.accessibilityCustomActions == nil)
  }
}
