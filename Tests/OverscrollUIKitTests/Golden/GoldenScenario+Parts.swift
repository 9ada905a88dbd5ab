import OverscrollCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Parts of the host other than runs, and changes by the system.
@MainActor
extension GoldenScenario {
  func playParts(_ stage: GoldenStage) {
    let list = stage.list(UITableView(), items: [150])
    switch self {
    case .backToTop: playBackToTop(stage, list)
    case .systemControl:
      list.list.overscroll.top?.indicator = .system
      list.pull(by: 400)
      stage.watch(list)
      stage.end(list)
    case .otherSystemControl:
      list.list.refreshControl = UIRefreshControl()
      list.pull(by: 100)
      stage.watch(list)
      list.list.overscroll.top?.begin()
    case .preview:
      for phase in [OverscrollPreview.armed, .refreshing, .failed, .noMore] {
        list.list.overscrollPreview(phase: phase)
        stage.watch(list, 0.3)
      }
      list.pull()
    case .ownView:
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      list.list.overscroll.top?.indicator = .view(view) { _, _ in }
      list.pull()
    default:
      list.pull()
      list.list.overscroll.top?.isHidden = true
      stage.watch(list)
      list.list.overscroll.top?.isHidden = false
      list.list.overscroll.top?.isEnabled = false
      list.pull()
    }
    stage.watch(list)
    stage.end(list)
  }

  private func playBackToTop(_ stage: GoldenStage, _ list: ListScreen<UITableView>) {
    let companion = UIView()
    list.list.overscroll.backToTop = BackToTop(after: .viewports(2), companion: companion)
    for distance in [5_000.0, -100, 200, -100] {
      list.list.contentOffset.y += distance
      stage.watch(list, 0.5)
    }
    list.device.rotate()
    stage.watch(list, 0.5)
    let button = list.list.subviews.compactMap { $0 as? BackToTopButton }.first
    if let button { list.finger.tap(button) }
    stage.watch(list)
    list.list.overscroll.backToTop = nil
  }

  func playSystem(_ stage: GoldenStage) {
    switch self {
    case .largeTitle:
      playPull(stage, stage.list(UITableView(), in: Screens.navigation(largeTitle: true)))
    case .tabs: playPull(stage, stage.list(UITableView(), in: Screens.tabs))
    default: playChange(stage, stage.list(UITableView()))
    }
  }

  private func playPull(_ stage: GoldenStage, _ list: ListScreen<UITableView>) {
    list.pull()
    stage.watch(list)
    list.drag(0, -300)
    stage.watch(list)
    stage.end(list, .updated("Done"))
  }

  private func playChange(_ stage: GoldenStage, _ list: ListScreen<UITableView>) {
    list.list.overscroll.times.timeout = self == .timeout || self == .offWindow ? 2 : .infinity
    if self == .reducedMotion { list.device.isReduceMotionEnabled = true }
    if self == .voiceOver { list.device.isVoiceOverRunning = true }
    if self == .noAnimations { OverscrollDefaults.areAnimationsEnabled = false }
    defer { OverscrollDefaults.areAnimationsEnabled = true }
    list.pull()
    stage.watch(list, 0.5)
    if self == .rotation { list.device.rotate() }
    if self == .keyboard { list.device.showKeyboard(height: 300) }
    let screen = list.list.superview
    if self == .offWindow { list.list.removeFromSuperview() }
    stage.watch(list, 3)
    if self == .offWindow { screen?.addSubview(list.list) }
    if self == .keyboard { list.device.showKeyboard(height: 0) }
    stage.end(list)
    _ = list.list.overscroll.accessibilityScroll(.up)
    stage.watch(list)
    stage.end(list)
  }
}
