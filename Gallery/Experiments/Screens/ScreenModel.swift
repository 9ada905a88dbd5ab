import Combine
import SwiftUI
import UIKit

/// The state of one SwiftUI screen, and its measurements.
@MainActor final class ScreenModel: ObservableObject {
  /// A row of the list, with its height in points.
  struct Row: Identifiable {
    let id: Int
    let height: CGFloat
  }

  /// The inset that a screen writes through UIKit when it appears, in points.
  static let extent: CGFloat = 54

  let setup: ScreenSetup
  let log: FigureLog
  weak var controller: UIViewController?
  /// A view behind the list, from which its UIKit scroll view is found.
  weak var probe: UIView?
  private(set) var rows = (0..<100).map { Row(id: $0, height: 50) } {
    willSet { objectWillChange.send() }
  }
  private(set) var listID = 0 { willSet { objectWillChange.send() } }
  private(set) var isShown = true { willSet { objectWillChange.send() } }
  private(set) var drawCount = 0 { willSet { objectWillChange.send() } }
  private var observations: [NSKeyValueObservation] = []

  init(_ setup: ScreenSetup) {
    self.setup = setup
    log = FigureLog(setup.name)
  }

  /// The UIKit scroll view of the list; nil if it was not found.
  var scrollView: UIScrollView? {
    var view = probe
    while let above = view?.superview {
      if let found = Self.scrollView(in: above) { return found }
      view = above
    }
    return nil
  }

  private static func scrollView(in view: UIView) -> UIScrollView? {
    if let scrollView = view as? UIScrollView { return scrollView }
    for subview in view.subviews {
      if let found = scrollView(in: subview) { return found }
    }
    return nil
  }

  // MARK: Events

  func appeared() {
    log.note("appeared", scrollView.map { "\(type(of: $0))" } ?? "no scroll view")
    guard let scrollView else { return }
    observations = [
      scrollView.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.noteUIKit("offset") }
      },
      scrollView.observe(\.contentSize) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.noteUIKit("length") }
      },
    ]
    guard setup.hasExternalInset else { return }
    scrollView.contentInset.top = Self.extent
    noteUIKit("external")
  }

  func perform(_ action: ScreenSetup.Action) {
    noteUIKit("before \(action.rawValue)")
    switch action {
    case .redraw: drawCount += 1
    case .write: scrollView?.contentOffset.y += 100
    case .prepend:
      let first = rows.first?.id ?? 0
      rows =
        (first - 50..<first).map { Row(id: $0, height: 44 + CGFloat(abs($0) * 37 % 120)) } + rows
    case .changeID: listID += 1
    case .hide: isShown.toggle()
    case .sheet: cover()
    case .switchTab: leaveWindow()
    case .rotate: rotate()
    }
    // SwiftUI updates its views later in this turn.
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.noteUIKit("after \(action.rawValue)") }
    }
  }

  func performedAccessibilityAction() { log.note("accessibility", "performed") }

  // MARK: UIKit

  private func noteUIKit(_ event: String) {
    guard let view = scrollView else { return log.note(event, "no scroll view") }
    log.note(
      event,
      "offset \(Self.words(view.contentOffset)) bounds \(Self.words(view.bounds.size)) "
        + "content \(Self.words(view.contentSize)) "
        + "raw \(view.contentInset.top) \(view.contentInset.bottom) "
        + "adjusted \(view.adjustedContentInset.top) \(view.adjustedContentInset.bottom)")
  }

  private static func words(_ point: CGPoint) -> String { "\(point.x) \(point.y)" }

  private static func words(_ size: CGSize) -> String { "\(size.width) \(size.height)" }

  private func cover() {
    guard let controller else { return }
    if controller.presentedViewController == nil {
      controller.present(UIViewController(), animated: true)
    } else {
      controller.dismiss(animated: true)
    }
  }

  /// Removes the list from its window and adds it again, as a change of tabs does.
  private func leaveWindow() {
    guard let view = controller?.view, let container = view.superview else { return }
    view.removeFromSuperview()
    container.addSubview(view)
  }

  /// Exchanges the width and the height, as a rotation does.
  private func rotate() {
    guard let view = controller?.view else { return }
    view.bounds.size = CGSize(width: view.bounds.height, height: view.bounds.width)
  }
}
