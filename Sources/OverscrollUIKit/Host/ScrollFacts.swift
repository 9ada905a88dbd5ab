#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// The properties of a scroll view at one moment; each getter is called once.
  struct ScrollFacts {
    let bounds: CGRect
    let contentSize: CGSize
    let inset: UIEdgeInsets
    let adjustedInset: UIEdgeInsets

    @MainActor
    init(_ scrollView: UIScrollView) {
      bounds = scrollView.bounds
      contentSize = scrollView.contentSize
      inset = scrollView.contentInset
      adjustedInset = scrollView.adjustedContentInset
    }

    func offset(along axis: OverscrollAxis) -> Double {
      axis == .vertical ? bounds.origin.y : bounds.origin.x
    }

    func contentLength(along axis: OverscrollAxis) -> Double {
      axis == .vertical ? contentSize.height : contentSize.width
    }

    func viewportLength(along axis: OverscrollAxis) -> Double {
      axis == .vertical ? bounds.size.height : bounds.size.width
    }

    /// The part of an edge's inset that bars and the safe area add; `leading` is the left edge.
    func systemInset(at edge: OverscrollEdge) -> Double {
      adjustedInset[physical: edge] - inset[physical: edge]
    }
  }

  extension UIEdgeInsets {
    /// The inset of an edge of the view; `leading` is the left one, whatever the direction.
    subscript(physical edge: OverscrollEdge) -> Double {
      get {
        switch edge {
        case .top: top
        case .bottom: bottom
        case .leading: left
        case .trailing: right
        }
      }
      set {
        switch edge {
        case .top: top = newValue
        case .bottom: bottom = newValue
        case .leading: left = newValue
        case .trailing: right = newValue
        }
      }
    }
  }
#endif
