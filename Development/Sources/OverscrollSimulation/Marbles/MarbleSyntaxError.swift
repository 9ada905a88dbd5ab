#if !hasFeature(Embedded)
  /// A syntax error in the text of a ``MarbleTimeline``.
  package struct MarbleSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kind of error.
    package enum Reason: Equatable, Sendable {
      /// A character without a meaning.
      case unknownCharacter(Character)
      /// A bracket inside a group, or an empty tick.
      case notInAGroup(Character)
      /// An empty group.
      case emptyGroup
      /// A group that does not end; the position is that of its opening bracket.
      case openGroup
      /// A closing bracket without a group.
      case unexpectedGroupEnd
    }

    /// The number of characters before the error.
    package let position: Int
    /// The kind of error.
    package let reason: Reason

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - position: The number of characters before the error.
    ///   - reason: The kind of error.
    package init(position: Int, reason: Reason) {
      self.position = position
      self.reason = reason
    }

    /// The position and the kind of error, as text.
    package var description: String { "character \(position + 1): \(words)" }

    private var words: String {
      switch reason {
      case .unknownCharacter(let character): "\"\(character)\" stands for nothing"
      case .notInAGroup(let character): "\"\(character)\" has no place in a group"
      case .emptyGroup: "the group is empty"
      case .openGroup: "the group that begins here does not end"
      case .unexpectedGroupEnd: "no group ends here"
      }
    }
  }
#endif
