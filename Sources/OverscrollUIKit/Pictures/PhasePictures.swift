#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// The sequence of an indicator for each phase.
  package struct PhasePictures: Sendable {
    private(set) var sequences: [(phases: [OverscrollPhase], pictures: IndicatorPictures)] = []

    /// Adds a sequence, if there is one.
    mutating func add(_ pictures: IndicatorPictures?, for phases: OverscrollPhase...) {
      if let pictures { sequences.append((phases, pictures)) }
    }
  }
#endif
