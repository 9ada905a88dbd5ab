#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import SwiftUI
  import UIKit

  /// Adds the description of one modifier to the registry of its list, and removes it again.
  struct RegistryLink: UIViewRepresentable {
    let registry: any EdgeRegistry
    let part: OverscrollPart
    let items: ItemCounter

    func makeCoordinator() -> RegistrySeat { RegistrySeat() }

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.isUserInteractionEnabled = false
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {
      context.coordinator.update(part, registry, in: context.environment)
      context.coordinator.count(items)
    }

    static func dismantleUIView(_ view: UIView, coordinator: RegistrySeat) { coordinator.leave() }
  }

  /// The entry of one modifier in a registry.
  @MainActor
  final class RegistrySeat {
    private let store = EdgeControlStore()
    private weak var registry: (any EdgeRegistry)?
    private var hasBackToTop = false

    /// Applies the modifier's present description.
    func update(
      _ part: OverscrollPart, _ registry: any EdgeRegistry, in environment: EnvironmentValues
    ) {
      if self.registry !== registry { leave() }
      self.registry = registry
      switch part {
      case .edge(let setup, let isRefreshing):
        if store.control != nil, store.edge != setup.edge { registry.remove(store) }
        store.update(setup, isRefreshing, in: environment)
        registry.add(store, environment.overscrollSettings)
      case .backToTop(let setup):
        hasBackToTop = true
        registry.setBackToTop(setup)
      }
    }

    /// Reports the number of items left to the registry.
    func count(_ items: ItemCounter) {
      let edge = store.edge
      items.report = { [weak registry] before, after in
        registry?.count(edge.isStart ? before : after, towards: edge)
      }
    }

    /// Removes everything, and cancels the runs.
    func leave() {
      if store.control != nil { registry?.remove(store) }
      if hasBackToTop { registry?.setBackToTop(nil) }
      (registry, hasBackToTop) = (nil, false)
    }
  }
#endif
