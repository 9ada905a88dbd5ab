#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// Stands behind a row, and says which item it is while it can be seen.
  struct ItemLink: UIViewRepresentable {
    let index: Int
    let count: Int

    func makeUIView(context: Context) -> ItemView { ItemView() }

    func updateUIView(_ view: ItemView, context: Context) {
      view.take(index, of: count, context.environment.overscrollItems)
    }

    static func dismantleUIView(_ view: ItemView, coordinator: Void) { view.leave() }
  }

  /// Lazy stacks keep rows that are out of sight, but out of their window.
  @MainActor
  final class ItemView: UIView {
    private var index = 0
    private var count = 0
    private weak var counter: ItemCounter?

    func take(_ index: Int, of count: Int, _ counter: ItemCounter?) {
      if counter !== self.counter { leave() }
      (self.index, self.count, self.counter) = (index, count, counter)
      tell()
    }

    func leave() { counter?.see(nil, of: count, by: self) }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      tell()
    }

    private func tell() { counter?.see(window == nil ? nil : index, of: count, by: self) }
  }
#endif
