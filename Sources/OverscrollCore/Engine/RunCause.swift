enum RunCause {
  case finger
  case tap
  /// The app asked for the run.
  ///
  /// With `revealing`, the list scrolls to the edge.
  case code(revealing: Bool)
  /// The app performs the run itself, and the edge only shows it.
  case elsewhere
  case nearness(LoadOccasion)

  var isFinger: Bool { if case .finger = self { true } else { false } }
  var isElsewhere: Bool { if case .elsewhere = self { true } else { false } }
  var isNearness: Bool { occasion != nil }
  var reveals: Bool { if case .code(revealing: true) = self { true } else { false } }

  /// The occasion of a run by nearness; nil if the user or the app asked for the run.
  var occasion: LoadOccasion? {
    if case .nearness(let occasion) = self { occasion } else { nil }
  }
}

/// The occasion on which the engine checks whether an edge is near enough to load.
enum LoadOccasion {
  /// The content moved towards the edge.
  case scrolled
  /// The layout settled or a run ended, so a short page may need more content.
  case settled
  /// The finger was lifted.
  case released
}
