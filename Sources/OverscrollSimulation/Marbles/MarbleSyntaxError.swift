#if !hasFeature(Embedded)
  /// A place at which a text is no ``MarbleTimeline``.
  package struct MarbleSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong.
    package enum Reason: Equatable, Sendable {
      /// A character that stands for nothing.
      case unknownCharacter(Character)
      /// A bracket in a group, or a tick of nothing.
      case notInAGroup(Character)
      /// A group without anything in it.
      case emptyGroup
      /// A group that does not end; the position is that of its beginning.
      case openGroup
      /// An end of a group that has not begun.
      case unexpectedGroupEnd
    }

    /// The number of characters before the place.
    package let position: Int
    /// What is wrong.
    package let reason: Reason

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - position: The number of characters before the place.
    ///   - reason: What is wrong.
    package init(position: Int, reason: Reason) {
      self.position = position
      self.reason = reason
    }

    /// The place and what is wrong there, in words.
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
