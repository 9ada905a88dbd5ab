import Overscroll

/// The boat of the guide to the indicators.
@MainActor
func boat() -> OverscrollIndicator {
  let boat = OverscrollIndicator.drawing(
    "M12 14V2l8 12H2l3 6h14l3-6h-2", "M1 24c2-2 3.5-2 5.5 0s3.5 2 5.5 0 3.5-2 5.5 0 3.5 2 5.5 0")
  return boat
}
