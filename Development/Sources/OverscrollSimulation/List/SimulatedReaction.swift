#if !hasFeature(Embedded)
  package import OverscrollCore

  /// An app's reaction in the callbacks of its scroll view, while the host is still working.
  ///
  /// Two reactions are equal if their names are.
  package struct SimulatedReaction: Equatable, Sendable {
    /// The name, which identifies the reaction.
    package let name: String
    private let body: @Sendable (ScrollEvent, inout SimulatedScrollView) -> OverscrollEvent?

    /// Creates a reaction.
    ///
    /// - Parameters:
    ///   - name: The name, which identifies the reaction.
    ///   - body: The reaction, called after the host has handled an event. It may write to the view
    ///     and return a request. The view reports the events that it causes right after.
    package init(
      _ name: String,
      body: @escaping @Sendable (ScrollEvent, inout SimulatedScrollView) -> OverscrollEvent?
    ) {
      self.name = name
      self.body = body
    }

    /// Calls the reaction, and returns its request.
    func request(
      after event: ScrollEvent, _ view: inout SimulatedScrollView
    ) -> OverscrollEvent? { body(event, &view) }

    /// Returns whether two reactions have the same name.
    package static func == (one: SimulatedReaction, other: SimulatedReaction) -> Bool {
      one.name == other.name
    }
  }
#endif
