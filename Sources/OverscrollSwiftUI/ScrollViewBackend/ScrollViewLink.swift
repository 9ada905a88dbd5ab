#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// A view behind a list that finds its scroll view, and adds a control to its edge.
  ///
  /// The backend for iOS 15 and 16, where SwiftUI cannot add an inset to a list.
  struct ScrollViewLink: UIViewRepresentable {
    let part: OverscrollPart
    let items: ItemCounter
    let target: ScrollViewTarget
    let statuses: EdgeStatuses

    func makeCoordinator() -> ScrollViewSeat { ScrollViewSeat() }

    func makeUIView(context: Context) -> ScrollViewMarker {
      ScrollViewMarker { [seat = context.coordinator, target] in
        target.scrollView = $0
        seat.move(to: $0)
      }
    }

    func updateUIView(_ view: ScrollViewMarker, context: Context) {
      context.coordinator.statuses = statuses
      context.coordinator.update(part, in: context.environment)
      context.coordinator.count(items)
      view.syncFromScrollView()
    }

    static func dismantleUIView(_ view: ScrollViewMarker, coordinator: ScrollViewSeat) {
      coordinator.leave()
    }
  }
#endif
