#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore
  import OverscrollIndicators
  package import UIKit

  /// How long an indicator is in a place.
  extension OverscrollIndicator.Form {
    /// Returns the length along the axis, in points.
    ///
    /// - Parameters:
    ///   - axis: The axis.
    ///   - purpose: What its edge is for.
    ///   - room: The room across, in points.
    ///   - traits: How large the user wants text.
    /// - Returns: The length, in points; of the system's control it is none of ours.
    @MainActor
    package func extent(
      along axis: OverscrollAxis, for purpose: EdgeOptions.Purpose, room: Double,
      in traits: UITraitCollection
    ) -> Double {
      switch self {
      case .drawn:
        let extent = OverscrollIndicator(form: self).extent(for: purpose)
        return max(extent, textMetrics.scaledValue(for: extent, compatibleWith: traits))
      case .view(let view, let size, _): return extent(of: view, size, along: axis, room: room)
      case .system: return 0
      }
    }

    /// What Auto Layout makes of a view in the room that it has across, else the size that it came with.
    @MainActor
    private func extent(
      of view: UIView, _ size: CGSize, along axis: OverscrollAxis, room: Double
    ) -> Double {
      let natural = axis == .vertical ? size.height : size.width
      guard room > 0 else { return natural }
      let isVertical = axis == .vertical
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: isVertical ? room : 0, height: isVertical ? 0 : room),
        withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
        verticalFittingPriority: isVertical ? .fittingSizeLevel : .required)
      let extent = isVertical ? fitting.height : fitting.width
      return extent > 0 ? extent : natural
    }

    /// The built-in indicators speak in this style.
    private var textMetrics: UIFontMetrics { UIFontMetrics(forTextStyle: .subheadline) }
  }
#endif
