/// What fingers do in a scroll view other than to scroll.
@_spi(Simulation) public enum OtherTouch: CaseIterable, Sendable {
  /// Two of them zoom.
  case zoom
  /// They zoomed too far, and the content goes back.
  case zoomBounce
  /// One carries rows away.
  case drag
  /// One carries something over the rows.
  case drop
}
