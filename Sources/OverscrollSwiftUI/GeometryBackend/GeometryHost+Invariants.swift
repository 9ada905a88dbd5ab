#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollUIKit
  import SwiftUI

  @available(iOS 17, tvOS 17, visionOS 1, *)
  extension GeometryHost {
    /// Returns the first invariant that does not hold; nil if all hold.
    func checkInvariants() -> String? {
      if let law = engine.checkInvariants() { return "\(law)" }
      for edge in OverscrollEdge.allCases {
        let (value, target) = (carried.values[edge], engine.extraInset(of: edge))
        if !value.isFinite || value < 0 { return "The extra inset \(value) is invalid, at \(edge)" }
        if carried.target(at: edge) != target {
          return "The extra inset is not \(target), at \(edge)"
        }
        if insets[edge].base < 0 { return "The base inset is negative, at \(edge)" }
      }
      return nil
    }
  }
#endif
