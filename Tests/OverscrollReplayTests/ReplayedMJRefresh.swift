import OverscrollCore
import OverscrollMJRefresh
import UIKit

/// The components of OverscrollMJRefresh, by the names of the library that recorded the scenarios.
@MainActor
final class ReplayedMJRefresh: ReplayedLibrary {
  private(set) var calls = PerEdge(repeating: 0)
  let hidesByItself = true

  func setComponent(
    _ component: Scenario.Component?, at edge: OverscrollEdge, of view: UIScrollView
  ) {
    let made = component.map { make($0) }
    switch edge {
    case .top: view.mj_header = made as? MJRefreshHeader
    case .bottom: view.mj_footer = made as? MJRefreshFooter
    case .trailing: view.mj_trailer = made as? MJRefreshTrailer
    case .leading: preconditionFailure("There is no component at the leading edge.")
    }
  }

  private func make(_ component: Scenario.Component) -> MJRefreshComponent {
    let made: MJRefreshComponent =
      switch component.kind {
      case .header: makeHeader(component)
      case .backFooter: MJRefreshBackStateFooter()
      case .autoFooter: makeAutoFooter(component)
      case .trailer: MJRefreshStateTrailer()
      }
    let (edge, answer) = (component.edge, component.onRefresh)
    made.refreshingBlock = { [weak self, weak made] in
      self?.calls[edge] += 1
      switch answer {
      case .end: made?.endRefreshing()
      case .endNoMore: (made as? MJRefreshFooter)?.endRefreshingWithNoMoreData()
      case nil: break
      }
    }
    return made
  }

  private func makeHeader(_ component: Scenario.Component) -> MJRefreshHeader {
    let header = MJRefreshStateHeader()
    header.ignoredScrollViewContentInsetTop = component.ignoredInset
    return header
  }

  private func makeAutoFooter(_ component: Scenario.Component) -> MJRefreshFooter {
    let footer = MJRefreshAutoStateFooter()
    footer.ignoredScrollViewContentInsetBottom = component.ignoredInset
    footer.isAutomaticallyRefresh = component.automaticallyRefresh
    footer.triggerAutomaticallyRefreshPercent = component.triggerPercent
    footer.autoTriggerTimes = component.autoTriggerTimes
    return footer
  }

  private func component(at edge: OverscrollEdge, of view: UIScrollView) -> MJRefreshComponent? {
    switch edge {
    case .top: view.mj_header
    case .bottom: view.mj_footer
    case .trailing: view.mj_trailer
    case .leading: nil
    }
  }

  func begin(_ edge: OverscrollEdge, in view: UIScrollView, revealing: Bool) {
    component(at: edge, of: view)?.beginRefreshing()
  }

  func end(_ edge: OverscrollEdge, in view: UIScrollView) {
    component(at: edge, of: view)?.endRefreshing()
  }

  func giveUp(_ edge: OverscrollEdge, in view: UIScrollView) { end(edge, in: view) }

  func endNoMore(_ edge: OverscrollEdge, in view: UIScrollView) {
    let component = component(at: edge, of: view)
    if let footer = component as? MJRefreshFooter {
      footer.endRefreshingWithNoMoreData()
    } else {
      component?.state = .noMoreData
    }
  }

  func resetNoMore(_ edge: OverscrollEdge, in view: UIScrollView) {
    let component = component(at: edge, of: view)
    if let footer = component as? MJRefreshFooter {
      footer.resetNoMoreData()
    } else {
      component?.state = .idle
    }
  }

  func setHidden(_ isHidden: Bool, _ edge: OverscrollEdge, in view: UIScrollView) {
    component(at: edge, of: view)?.isHidden = isHidden
  }
}
