// Strings need a heap, which the modules for the browser do without.
#if !hasFeature(Embedded)
  public import OverscrollIndicators

  extension RefreshIndicator {
    /// Describes what the indicator draws for a state, for tests of your own indicators.
    ///
    /// Texts measure 7 points per letter of their key and 17 points in height, so the result is the
    /// same on every system. Compare two results, or compare one with a stored text.
    ///
    /// - Parameter state: What the indicator shows.
    /// - Returns: One line per shape, text, spinner and picture, in drawing order.
    public func drawing(of state: IndicatorState) -> String {
      IndicatorScene(of: self, showing: state).description
    }
  }
#endif
