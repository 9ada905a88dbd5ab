#if canImport(UIKit) && !os(watchOS)
  import Foundation
  package import OverscrollCore
  package import UIKit

  /// The views of the library in the content of a scroll view, which are no content of the app.
  ///
  /// A list that has nothing else counts as empty, so it loads nothing by itself.
  @MainActor
  package final class OwnContent {
    /// A view, held weakly.
    private struct Part {
      weak var view: UIView?
      /// Whether the view is a row of a list.
      let isRow: Bool
      /// The size; nil before its first layout.
      var size: CGSize?
    }

    /// The length of a part before its first layout, in points: that of a row with large text.
    private static let longestPart = 200.0
    /// The least length that counts, in points: a part that grows, for example because a text
    /// appears, is laid out after the content's length is known.
    private static let shortestPart = 60.0

    private var parts: [Part] = []
    /// The content of the same scroll view that has these views now; nil if this one has them.
    private var successor: OwnContent?
    /// The edges of the scroll view in SwiftUI; nil in UIKit.
    package weak var edges: AnyObject?
    /// Called after a part was added or removed, or has another size.
    package var changed: (@MainActor () -> Void)?

    package init() {}

    /// Adds a view, or notes its size.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - size: Its size; nil before its first layout.
    ///   - isRow: Whether it is a row of a list.
    package func note(_ view: UIView, size: CGSize?, isRow: Bool) {
      if let successor { return successor.note(view, size: size, isRow: isRow) }
      if let index = parts.firstIndex(where: { $0.view === view }) {
        guard let size, parts[index].size != size else { return }
        parts[index].size = size
      } else {
        parts.append(Part(view: view, isRow: isRow, size: size))
      }
      changed?()
    }

    package func remove(_ view: UIView) {
      if let successor { return successor.remove(view) }
      parts.removeAll { $0.view == nil || $0.view === view }
      changed?()
    }

    /// Moves the views, also those that come later, to another content of the same scroll view.
    package func move(to other: OwnContent) {
      other.parts += parts
      (parts, successor) = ([], other)
      other.changed?()
    }

    /// The length of content; 0 if it consists of the library's views.
    ///
    /// - Parameters:
    ///   - length: The length with these views, in points.
    ///   - axis: The axis.
    ///   - scrollView: The scroll view; nil if it is not known.
    /// - Returns: The length, in points.
    package func contentLength(
      _ length: Double, along axis: OverscrollAxis, in scrollView: UIScrollView?
    ) -> Double {
      guard length > 0, !parts.isEmpty else { return length }
      let own = parts.filter { isInside($0, scrollView) }
      guard !own.isEmpty else { return length }
      if let count = scrollView?.rowCount {
        return count <= own.count(where: \.isRow) ? 0 : length
      }
      let ownLength = own.reduce(0) { $0 + self.length(of: $1, along: axis) }
      return length - ownLength < 1 ? 0 : length
    }

    private func length(of part: Part, along axis: OverscrollAxis) -> Double {
      guard let size = part.size else { return Self.longestPart }
      return max(axis == .vertical ? size.height : size.width, Self.shortestPart)
    }

    /// Whether a part is in the content, and not for example over the list; one that has no layout
    /// yet may be.
    private func isInside(_ part: Part, _ scrollView: UIScrollView?) -> Bool {
      guard part.view != nil, part.size != nil else { return part.view != nil }
      guard let enclosing = part.view?.enclosingScrollView else { return false }
      return scrollView == nil || enclosing === scrollView
    }
  }

  /// A view of the library in the content of a scroll view, which reports its size.
  @MainActor
  package final class OwnContentMark: UIView {
    private let content: OwnContent

    package init(in content: OwnContent) {
      self.content = content
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      content.note(self, size: nil, isRow: true)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
      super.layoutSubviews()
      if window != nil { content.note(self, size: bounds.size, isRow: true) }
    }

    /// A view that moves leaves its window only for a moment.
    private func leave() {
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated {
          guard let self, self.window == nil else { return }
          self.content.remove(self)
        }
      }
    }

    package override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil {
        leave()
      } else {
        content.note(self, size: nil, isRow: true)
        setNeedsLayout()
      }
    }
  }
#endif
