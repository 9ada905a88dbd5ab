#if canImport(SwiftUI) && canImport(UIKit)
  import OverscrollCore
  import SwiftUI
  import UIKit

  /// Brings what one modifier says to the guardian of its list, and takes it away again.
  struct GuardianLink: UIViewRepresentable {
    let guardian: any EdgeGuardian
    let part: OverscrollPart
    let items: ItemCounter

    func makeCoordinator() -> GuardianSeat { GuardianSeat() }

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.isUserInteractionEnabled = false
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {
      context.coordinator.take(part, guardian, in: context.environment)
      context.coordinator.count(items)
    }

    static func dismantleUIView(_ view: UIView, coordinator: GuardianSeat) { coordinator.leave() }
  }

  /// What one modifier has with a guardian.
  @MainActor
  final class GuardianSeat {
    private let keeper = EdgeKeeper()
    private weak var guardian: (any EdgeGuardian)?
    private var leads = false

    /// Takes over what is said now.
    func take(
      _ part: OverscrollPart, _ guardian: any EdgeGuardian, in environment: EnvironmentValues
    ) {
      if self.guardian !== guardian { leave() }
      self.guardian = guardian
      let wishes = environment.overscrollWishes
      switch part {
      case .edge(let setup, let isRefreshing):
        if keeper.control != nil, keeper.edge != setup.edge { guardian.drop(keeper) }
        keeper.take(setup, wishes, isRefreshing, in: environment)
        guardian.take(keeper, wishes)
      case .backToTop(let setup):
        leads = true
        guardian.lead(setup)
      }
    }

    /// Passes on how many items are left.
    func count(_ items: ItemCounter) {
      let edge = keeper.edge
      items.tell = { [weak guardian] before, after in
        guardian?.count(edge.isStart ? before : after, towards: edge)
      }
    }

    /// Takes everything away: what runs is cancelled.
    func leave() {
      if keeper.control != nil { guardian?.drop(keeper) }
      if leads { guardian?.lead(nil) }
      (guardian, leads) = (nil, false)
    }
  }
#endif
