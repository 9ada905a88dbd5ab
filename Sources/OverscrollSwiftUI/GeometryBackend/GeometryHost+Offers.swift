#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Combine
  import OverscrollCore
  import OverscrollUIKit

  /// The actions that assistive technologies offer.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  extension GeometryHost {
    /// An accessibility action that replaces a pull.
    struct Offer: Equatable {
      let edge: OverscrollEdge
      let name: String
    }

    func updateOffers() {
      let next = OverscrollEdge.allCases.compactMap { edge in
        control(at: edge).flatMap { control in
          engine.offersAction(at: edge, of: control)
            ? Offer(edge: edge, name: control.actionName) : nil
        }
      }
      guard next != offers else { return }
      offers = next
      publish()
    }

    /// Causes a new evaluation of the view; in a later turn during updates.
    private func publish() {
      if isDescribing {
        Task { [weak self] in self?.objectWillChange.send() }
      } else {
        objectWillChange.send()
      }
    }
  }
#endif
