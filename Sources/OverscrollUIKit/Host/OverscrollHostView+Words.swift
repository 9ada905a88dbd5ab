#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore
  import OverscrollTexts
  import UIKit

  /// The texts, and the reaction to changes of them.
  extension OverscrollHostView {
    func observeWords() {
      looks.words = NotificationToken.words { [weak self] in self?.wordsChanged() }
    }

    /// Updates all texts.
    func wordsChanged() {
      looks.language = looks.surroundings.language
      for edge in OverscrollEdge.allCases {
        setWording(at: edge)
        edges[edge].renameAction(actionName(at: edge))
      }
      nameBackToTop()
      renewPlaceholder()
      redrawAll()
    }

    /// The texts of an edge; nil returns the texts that belong to no edge.
    func wording(at edge: OverscrollEdge?) -> Wording {
      let own = edge.flatMap { edges[$0].control }?.usedTexts ?? OverscrollDefaults.texts
      return Wording(language: looks.language, own: own)
    }

    /// The texts of an edge, with the values that the line of the last update depends on.
    func edgeWording(at edge: OverscrollEdge) -> EdgeWording {
      EdgeWording(
        words: wording(at: edge), surroundings: looks.surroundings,
        remembersUpdates: edges[edge].control?.lastUpdatedKey != nil,
        ownLine: edges[edge].control?.lastUpdatedText)
    }

    func nameBackToTop() {
      backToTopPresenter.setLabel(wording(at: nil)[.backToTop], language: voice)
    }

    func setWording(at edge: OverscrollEdge) {
      guard edges[edge].indicator != nil else { return }
      edges[edge].setWording(edgeWording(at: edge), language: voice)
    }

    /// The language in which texts are spoken: the user's, unless the app chose another.
    private var voice: String? { OverscrollDefaults.language == nil ? nil : looks.language.tag }

    func actionName(at edge: OverscrollEdge) -> String {
      wording(at: edge).action(for: edges[edge].control?.options.purpose)
    }

    // MARK: The last update

    func noteUpdate(at edge: OverscrollEdge) {
      edges[edge].control?.noteUpdate(at: looks.surroundings.now())
    }
  }
#endif
