#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI
  import UIKit

  /// Adds the description of one modifier to the session of its list, and removes it again.
  struct EdgeLink: UIViewRepresentable {
    let session: ListSession
    let part: OverscrollPart
    let items: ItemCounter

    func makeCoordinator() -> EdgeEntry { EdgeEntry() }

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.isUserInteractionEnabled = false
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {
      context.coordinator.update(part, session, in: context.environment)
      context.coordinator.count(
        items, limit: part.itemLimit(in: context.environment.overscrollSettings))
    }

    static func dismantleUIView(_ view: UIView, coordinator: EdgeEntry) { coordinator.leave() }
  }

  /// The entry of one modifier in a session.
  @MainActor
  final class EdgeEntry {
    private var store = EdgeControlStore()
    private weak var session: ListSession?
    private var hasBackToTop = false
    private var hasReading = false

    /// Applies the modifier's present description.
    func update(_ part: OverscrollPart, _ session: ListSession, in environment: EnvironmentValues) {
      if self.session !== session { leave() }
      self.session = session
      switch part {
      case .edge(nil, _):
        guard store.control != nil else { break }
        session.remove(store)
        store = EdgeControlStore()
      case .edge(let setup?, let isRefreshing):
        // Each edge has its own control.
        if store.control != nil, store.edge != setup.edge {
          session.remove(store)
          store.assigned = nil
        }
        store.update(setup, isRefreshing, in: environment)
        session.update(store, in: environment.overscrollSettings)
      case .backToTop(let distance, let companion):
        hasBackToTop = true
        session.setBackToTop(BackToTop(after: distance, companion: companion?.view))
      case .reading(let setup):
        hasReading = true
        session.setReading(setup, of: self)
      }
    }

    /// Reports the number of items left to the session, up to a limit; nil for an edge that does not
    /// trigger by items.
    func count(_ items: ItemCounter, limit: Int?) {
      let edge = store.edge
      items.report = { [weak session] before, after in
        session?.count(edge.isStart ? before : after, towards: edge)
      }
      if let limit { items.update(limit: limit) }
    }

    /// Removes everything, and cancels the runs.
    func leave() {
      if store.control != nil { session?.remove(store) }
      if hasBackToTop { session?.setBackToTop(nil) }
      if hasReading { session?.removeReading(of: self) }
      (session, hasBackToTop, hasReading) = (nil, false, false)
    }
  }
#endif
