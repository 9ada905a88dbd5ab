import Combine
import SwiftUI
import UIKit

/// The state of one SwiftUI screen, and its measurements.
@available(iOS 18, tvOS 18, visionOS 2, *)
@MainActor final class ScreenModel: ObservableObject {
  /// A row of the list, with its height in points.
  struct Row: Identifiable {
    let id: Int
    let height: CGFloat
  }

  /// The inset that a carrier holds open, in points.
  static let extent: CGFloat = 54

  let setup: ScreenSetup
  let log: FigureLog
  weak var controller: UIViewController?
  /// A view behind the list, from which its UIKit scroll view is found.
  weak var probe: UIView?
  private(set) var rows = (0..<100).map { Row(id: $0, height: 50) } {
    willSet { objectWillChange.send() }
  }
  private(set) var extraInset: CGFloat = 0 { willSet { objectWillChange.send() } }
  private(set) var listID = 0 { willSet { objectWillChange.send() } }
  private(set) var isShown = true { willSet { objectWillChange.send() } }
  private(set) var drawCount = 0 { willSet { objectWillChange.send() } }
  private var storedPosition = ScrollPosition() { willSet { objectWillChange.send() } }

  init(_ setup: ScreenSetup) {
    self.setup = setup
    log = FigureLog(setup.name)
  }

  /// The requested position of the list.
  var position: Binding<ScrollPosition> {
    Binding(
      get: { [weak self] in self?.storedPosition ?? ScrollPosition() },
      set: { [weak self] in self?.storedPosition = $0 })
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
    guard setup.carrier == .external else { return }
    scrollView?.contentInset.top = Self.extent
    noteUIKit("external")
  }

  func perform(_ action: ScreenSetup.Action) {
    noteUIKit("before \(action.rawValue)")
    switch action {
    case .redraw: drawCount += 1
    case .top: withAnimation(.easeOut(duration: 0.4)) { storedPosition.scrollTo(edge: .top) }
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

  /// Notes a report, beside UIKit's values.
  func reported(_ geometry: ScrollGeometry) {
    let insets = geometry.contentInsets
    log.note(
      "geometry",
      "offset \(Self.words(geometry.contentOffset)) content \(Self.words(geometry.contentSize)) "
        + "container \(Self.words(geometry.containerSize)) "
        + "visible \(Self.words(geometry.visibleRect.size)) "
        + "insets \(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)")
    noteUIKit("UIKit")
  }

  /// Notes a phase; the inset opens after a lift, and closes when the list rests.
  func changed(from before: ScrollPhase, to after: ScrollPhase, at geometry: ScrollGeometry) {
    log.note("phase", "\(before) \(after) offset \(Self.words(geometry.contentOffset))")
    noteUIKit("UIKit")
    guard let carrier = setup.carrier, carrier != .external else { return }
    if before == .interacting { move(to: Self.extent) }
    if after == .idle, extraInset > 0 { move(to: 0) }
  }

  private func move(to next: CGFloat) {
    log.note("requested", "\(next)")
    withAnimation(.easeOut(duration: 0.3)) { extraInset = next }
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
