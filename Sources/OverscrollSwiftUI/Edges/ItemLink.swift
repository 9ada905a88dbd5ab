#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// A view behind a row that reports the row's item while it is visible.
  struct ItemLink: UIViewRepresentable {
    let index: Int
    let count: Int

    func makeUIView(context: Context) -> ItemView { ItemView() }

    func updateUIView(_ view: ItemView, context: Context) {
      view.update(index, of: count, context.environment.overscrollItems)
    }

    static func dismantleUIView(_ view: ItemView, coordinator: Void) { view.leave() }
  }

  /// Lazy stacks keep hidden rows, but outside of the window.
  @MainActor
  final class ItemView: UIView {
    private var index = 0
    private var count = 0
    private weak var counter: ItemCounter?

    func update(_ index: Int, of count: Int, _ counter: ItemCounter?) {
      if counter !== self.counter { leave() }
      (self.index, self.count, self.counter) = (index, count, counter)
      report()
    }

    func leave() { counter?.update(self, nil, of: count) }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      report()
    }

    private func report() { counter?.update(self, window == nil ? nil : index, of: count) }
  }
#endif
