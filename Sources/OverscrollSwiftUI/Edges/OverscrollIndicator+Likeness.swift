#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollIndicators
  import OverscrollUIKit

  extension OverscrollIndicator {
    /// Whether the indicator surely looks the same as another one.
    ///
    /// SwiftUI creates indicators again with each evaluation. An indicator of the same type
    /// counts as unchanged, unless it is Equatable and differs.
    func isLike(_ other: OverscrollIndicator) -> Bool {
      switch (form, other.form) {
      case (.drawn(let one), .drawn(let other)): one.isLike(other)
      case (.view(let one, _, _), .view(let other, _, _)): one === other
      case (.system, .system): true
      default: false
      }
    }
  }

  extension RefreshIndicator {
    fileprivate func isLike(_ other: any RefreshIndicator) -> Bool {
      guard let other = other as? Self else { return false }
      return (self as? any Equatable)?.isEqual(to: other) ?? true
    }
  }

  extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
  }
#endif
