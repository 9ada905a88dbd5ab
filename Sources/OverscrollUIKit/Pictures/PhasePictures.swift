#if canImport(UIKit)
  import OverscrollCore

  /// Which sequence an indicator has for which phases.
  package struct PhasePictures: Sendable {
    private(set) var sequences: [(phases: [OverscrollPhase], pictures: IndicatorPictures)] = []

    /// Adds a sequence, if there is one.
    mutating func add(_ pictures: IndicatorPictures?, for phases: OverscrollPhase...) {
      if let pictures { sequences.append((phases, pictures)) }
    }
  }
#endif
