#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import SwiftUI
  import UIKit

  /// Brings what one modifier says to the registry of its list, and takes it away again.
  struct RegistryLink: UIViewRepresentable {
    let registry: any EdgeRegistry
    let part: OverscrollPart
    let items: ItemCounter

    func makeCoordinator() -> GuardianSeat { GuardianSeat() }

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.isUserInteractionEnabled = false
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {
      context.coordinator.take(part, registry, in: context.environment)
      context.coordinator.count(items)
    }

    static func dismantleUIView(_ view: UIView, coordinator: GuardianSeat) { coordinator.leave() }
  }

  /// What one modifier has with a registry.
  @MainActor
  final class GuardianSeat {
    private let store = EdgeControlStore()
    private weak var registry: (any EdgeRegistry)?
    private var leads = false

    /// Takes over what is said now.
    func take(
      _ part: OverscrollPart, _ registry: any EdgeRegistry, in environment: EnvironmentValues
    ) {
      if self.registry !== registry { leave() }
      self.registry = registry
      let wishes = environment.overscrollWishes
      switch part {
      case .edge(let setup, let isRefreshing):
        if store.control != nil, store.edge != setup.edge { registry.drop(store) }
        store.take(setup, wishes, isRefreshing, in: environment)
        registry.take(store, wishes)
      case .backToTop(let setup):
        leads = true
        registry.lead(setup)
      }
    }

    /// Passes on how many items are left.
    func count(_ items: ItemCounter) {
      let edge = store.edge
      items.tell = { [weak registry] before, after in
        registry?.count(edge.isStart ? before : after, towards: edge)
      }
    }

    /// Takes everything away: what runs is cancelled.
    func leave() {
      if store.control != nil { registry?.drop(store) }
      if leads { registry?.lead(nil) }
      (registry, leads) = (nil, false)
    }
  }
#endif
