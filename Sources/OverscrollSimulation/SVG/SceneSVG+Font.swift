// Words and lists need a heap, which the modules for the browser do without.
#if !hasFeature(Embedded)
  package import OverscrollIndicators

  extension SceneSVG {
    /// How large and how strong the letters of a text are.
    package struct Font: Equatable, Sendable {
      /// The size of the letters, in points.
      package var size: Double
      /// The height of a line, in points.
      package var lineHeight: Double
      /// The font weight as in CSS: 400 is normal.
      package var weight: Int
      /// How far the base of the letters lies below the middle of a line, in points.
      package var baseline: Double

      /// Creates a font.
      ///
      /// - Parameters:
      ///   - size: The size of the letters, in points.
      ///   - lineHeight: The height of a line, in points.
      ///   - weight: The strength as style sheets number it.
      ///   - baseline: How far the base of the letters lies below the middle of a line, in points; as in most
      ///     fonts where it is nil.
      package init(size: Double, lineHeight: Double, weight: Int = 400, baseline: Double? = nil) {
        self.size = size
        self.lineHeight = lineHeight
        self.weight = weight
        self.baseline = baseline ?? Self.usualBaseline * size
      }

      /// The baseline of most fonts, as a fraction of their size.
      private static let usualBaseline = 0.35

      /// Creates the font that a text has on iOS at the usual size: the system's subheadline, or its caption.
      ///
      /// - Parameter role: What the text is for.
      package init(for role: SceneTextRole) {
        self.init(size: role == .detail ? 12 : 15, lineHeight: role == .detail ? 16 : 20)
      }
    }
  }
#endif
