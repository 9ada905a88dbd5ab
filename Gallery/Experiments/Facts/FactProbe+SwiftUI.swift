import SwiftUI
import UIKit

/// Insets, updates and kinds of SwiftUI's scroll views, read from the UIKit views behind them.
extension FactProbe {
  @MainActor static let swiftUI = [
    FactProbe(id: "S2a", title: "Nested safe-area paddings add up") { stage in
      guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return nil }
      let views = stage.scrollViews(
        in: rows.safeAreaPadding(top(20)).safeAreaPadding(top(30)), and: rows)
      guard views.count == 2 else { return nil }
      let added = views[0].adjustedContentInset.top - views[1].adjustedContentInset.top
      return Reading(holds: abs(added - 50) < 0.01, "\(added) of 50")
    },
    FactProbe(id: "S3a", title: "Padding of a stack does not inset the list in it") { stage in
      guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return nil }
      let stack = VStack {
        Text("Header").frame(height: 40)
        rows
      }
      let views = stage.scrollViews(in: stack.safeAreaPadding(top(30)), and: stack)
      guard views.count == 2 else { return nil }
      let added = views[0].adjustedContentInset.top - views[1].adjustedContentInset.top
      return Reading(holds: abs(added) < 0.01, "\(added) of 0")
    },
    FactProbe(id: "S4a", title: "An update of a list overwrites an external inset") { stage in
      guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return nil }
      let screen = stage.show(rows)
      guard let list = stage.scrollView(in: screen.view) else { return nil }
      list.contentInset.top = 54
      screen.rootView = rows
      stage.layOut(screen.view)
      return Reading(list.contentInset.top, fact: 0, alternative: 54)
    },
    FactProbe(id: "S5b", title: "UIKit moves a list") { stage in
      guard let list = stage.scrollView(in: stage.show(rows).view) else { return nil }
      list.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
      stage.layOut(list)
      return Reading(holds: abs(list.contentOffset.y - 500) < 0.5, "\(list.contentOffset.y) of 500")
    },
    FactProbe(id: "S10a", title: "A list is a collection from iOS 16") { stage in
      guard let list = stage.scrollView(in: stage.show(rows).view) else { return nil }
      return Reading(holds: list is UICollectionView, "\(type(of: list))")
    },
    FactProbe(id: "S13", title: "The content of a scroll view has no refresh action") { stage in
      let seen = SeenRefresh()
      _ = stage.show(List { RefreshReader(seen: seen) }.refreshable {})
      guard let isThere = seen.isThere else { return nil }
      return Reading(holds: !isThere, isThere ? "an action" : "no action")
    },
  ]

  @MainActor private static var rows: some View {
    List(0..<100, id: \.self) { Text("\($0)").frame(height: 50) }
  }

  private static func top(_ length: CGFloat) -> EdgeInsets {
    EdgeInsets(top: length, leading: 0, bottom: 0, trailing: 0)
  }
}

/// Whether a view had a refresh action when it was evaluated last; nil before.
@MainActor private final class SeenRefresh {
  var isThere: Bool?
}

/// A row that notes whether it has a refresh action.
private struct RefreshReader: View {
  let seen: SeenRefresh
  @Environment(\.refresh) private var refresh

  var body: some View {
    seen.isThere = refresh != nil
    return Text("Row").frame(height: 50)
  }
}

extension ProbeStage {
  /// Shows a SwiftUI view, and returns its controller.
  fileprivate func show<Content: View>(_ view: Content) -> UIHostingController<Content> {
    let controller = UIHostingController(rootView: view)
    show(controller as UIViewController)
    layOut(controller.view)
    return controller
  }

  /// The first scroll view of each of two SwiftUI views.
  fileprivate func scrollViews(in one: some View, and other: some View) -> [UIScrollView] {
    [scrollView(in: show(one).view), scrollView(in: show(other).view)].compactMap { $0 }
  }

  /// The first scroll view in a view, itself included.
  fileprivate func scrollView(in view: UIView) -> UIScrollView? {
    if let scrollView = view as? UIScrollView { return scrollView }
    return view.subviews.lazy.compactMap { self.scrollView(in: $0) }.first
  }
}
