#if !hasFeature(Embedded)
  package import OverscrollCore

  /// What an app does in the callbacks of its scroll view, in the middle of the host's own work.
  ///
  /// Two reactions are equal when their names are.
  package struct SimulatedReaction: Equatable, Sendable {
    /// What tells the reaction from others.
    package let name: String
    private let body: @Sendable (ScrollEvent, inout SimulatedScrollView) -> OverscrollEvent?

    /// Creates a reaction.
    ///
    /// - Parameters:
    ///   - name: What tells it from others.
    ///   - body: What the app does once the host has heard of a fact: it may write to the view, and ask
    ///     for something. Facts that it causes are told right after.
    package init(
      _ name: String,
      body: @escaping @Sendable (ScrollEvent, inout SimulatedScrollView) -> OverscrollEvent?
    ) {
      self.name = name
      self.body = body
    }

    /// Lets the app react, and returns what it asks for.
    func request(
      after event: ScrollEvent, _ view: inout SimulatedScrollView
    ) -> OverscrollEvent? { body(event, &view) }

    /// Returns whether two reactions have the same name.
    package static func == (one: SimulatedReaction, other: SimulatedReaction) -> Bool {
      one.name == other.name
    }
  }
#endif
