/// A use of touches in a scroll view that is not scrolling.
@_spi(Simulation) public enum OtherTouch: CaseIterable, Sendable {
  /// A pinch that zooms.
  case zoom
  /// The bounce after zooming past a limit.
  case zoomBounce
  /// A drag of rows.
  case drag
  /// A drop over the rows.
  case drop
}
