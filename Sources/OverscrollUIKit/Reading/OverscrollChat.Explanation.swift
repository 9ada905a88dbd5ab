#if canImport(UIKit) && !os(watchOS)
  import Foundation

  extension OverscrollChat {
    /// Why a chat does not follow its end at the moment, or that it does: a reason, and a sentence.
    ///
    /// For the developer of an app, as ``/OverscrollCore/EdgeExplanation`` is: the sentence is
    /// English, is not localized, and may change in any version; code compares the reason.
    public struct Explanation: Equatable, Sendable, CustomStringConvertible {
      /// The reason.
      public let reason: Reason
      /// The sentence, in English.
      public let description: String

      init(_ reason: Reason, _ sentence: String) {
        (self.reason, description) = (reason, sentence)
      }

      /// The explanation of a list that is no chat.
      package static let withoutChat = Explanation(.noChat, "The list has no chat.")
    }
  }

  extension OverscrollChat.Explanation {
    /// Whether a chat follows its end, or a reason for which it does not.
    public enum Reason: String, CaseIterable, Sendable {
      /// The list has no chat.
      case noChat
      /// The list is not in a window.
      case outsideWindow
      /// The chat has no rows, or does not find them.
      case noRows
      /// The end of the rows is not that of the chat: an edge loads more pages there.
      case morePages
      /// The user drags rows.
      case draggedRows
      /// A finger is on the list, or the content is moving.
      case moving
      /// The chat follows its end.
      case followsEnd
      /// The newest row of the reader's own stays at the top, and its answer grows below.
      case followsOwnRow
      /// The reader is too far above the end.
      case aboveEnd
      /// The reader has not scrolled past the newest row of their own.
      case ownRowVisible
      /// The end has come near the reader, who has not scrolled to it.
      case notScrolled
    }
  }

  extension ChatState {
    /// Explains why the chat does not follow its end at the moment, or what it follows.
    func explanation(_ facts: ReadingFacts, _ rows: any ReadingRows) -> OverscrollChat.Explanation {
      let distance = facts.space.legalOffsets.upperBound - facts.space.offset
      if !hasStarted { return .init(.noRows, "The chat has no rows, or finds none of them.") }
      if facts.hasMoreAtEnd {
        return .init(.morePages, "An edge loads more pages at the end, which is not the end yet.")
      }
      if facts.carriesRows { return .init(.draggedRows, "The user drags rows.") }
      if !facts.isIdle { return .init(.moving, "A finger is on the list, or it is moving.") }
      if isFollowing, keepsOwnAtTop {
        return .init(.followsOwnRow, "The newest row of the reader's own stays at the top.")
      }
      if isFollowing { return .init(.followsEnd, "The chat follows its end.") }
      if distance > OverscrollChat.followDistance {
        let limit = Int(OverscrollChat.followDistance)
        return .init(
          .aboveEnd,
          "The reader is \(Int(distance)) points above the end, and it is followed within \(limit)."
        )
      }
      return isPastOwn(facts, rows)
        ? .init(.notScrolled, "The end is near, but the reader has not scrolled to it.")
        : .init(.ownRowVisible, "The reader has not scrolled past the newest row of their own.")
    }
  }
#endif
