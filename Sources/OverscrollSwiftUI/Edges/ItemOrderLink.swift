#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// A view behind a list that passes the order of its items to the counters; one for all rows.
  struct ItemOrderLink: UIViewRepresentable {
    let order: ItemOrder

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.isUserInteractionEnabled = false
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {
      for count in context.environment.overscrollItems {
        count.counter.update(order, limit: count.limit)
      }
    }
  }
#endif
