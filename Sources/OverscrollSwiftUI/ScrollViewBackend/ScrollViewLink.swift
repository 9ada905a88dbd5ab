#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// Stands behind a list, finds the scroll view that shows it, and puts a control to its edge.
  ///
  /// The backend for systems before iOS 18, which do not report a list's scroll position.
  struct ScrollViewLink: UIViewRepresentable {
    let part: OverscrollPart
    let items: ItemCounter

    func makeCoordinator() -> ScrollViewSeat { ScrollViewSeat() }

    func makeUIView(context: Context) -> ScrollViewMarker {
      ScrollViewMarker { [seat = context.coordinator] in seat.sit(at: $0) }
    }

    func updateUIView(_ view: ScrollViewMarker, context: Context) {
      context.coordinator.take(part, in: context.environment)
      context.coordinator.count(items)
      view.syncFromScrollView()
    }

    static func dismantleUIView(_ view: ScrollViewMarker, coordinator: ScrollViewSeat) {
      coordinator.leave()
    }
  }
#endif
