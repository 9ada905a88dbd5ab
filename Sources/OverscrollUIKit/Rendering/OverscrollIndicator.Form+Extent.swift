#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore
  import OverscrollIndicators
  package import UIKit

  /// The length of an indicator in a scroll view.
  extension OverscrollIndicator.Form {
    /// Returns the length along the axis, in points.
    ///
    /// - Parameters:
    ///   - axis: The axis.
    ///   - purpose: The purpose of the edge.
    ///   - breadth: The available length across the axis, in points.
    ///   - traits: The traits with the user's text size.
    /// - Returns: The length, in points; 0 for the system's control, which holds its own inset.
    @MainActor
    package func extent(
      along axis: OverscrollAxis, for purpose: EdgeOptions.Purpose, across breadth: Double,
      in traits: UITraitCollection
    ) -> Double {
      switch self {
      case .drawn:
        let extent = OverscrollIndicator(form: self).extent(for: purpose)
        return max(extent, textMetrics.scaledValue(for: extent, compatibleWith: traits))
      case .view(let view, let size, _): return extent(of: view, size, along: axis, across: breadth)
      case .system: return 0
      }
    }

    /// The length that Auto Layout determines for the available width, or otherwise the view's
    /// initial length.
    @MainActor
    private func extent(
      of view: UIView, _ size: CGSize, along axis: OverscrollAxis, across breadth: Double
    ) -> Double {
      let natural = axis == .vertical ? size.height : size.width
      guard breadth > 0 else { return natural }
      let isVertical = axis == .vertical
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: isVertical ? breadth : 0, height: isVertical ? 0 : breadth),
        withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
        verticalFittingPriority: isVertical ? .fittingSizeLevel : .required)
      let extent = isVertical ? fitting.height : fitting.width
      return extent > 0 ? extent : natural
    }

    /// The text style of the built-in indicators.
    private var textMetrics: UIFontMetrics { UIFontMetrics(forTextStyle: .subheadline) }
  }
#endif
