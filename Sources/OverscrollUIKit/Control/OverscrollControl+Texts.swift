#if canImport(UIKit)
  public import Foundation
  public import OverscrollTexts

  extension OverscrollControl {
    /// The app's own words for this control; the library has its own for what is not among them.
    ///
    /// They come before those of ``OverscrollDefaults/texts``, and may change at any time.
    public var texts: [OverscrollText: String] {
      get { wording.texts }
      set {
        wording.texts = newValue
        host?.wordsChanged()
      }
    }

    // MARK: The last update

    /// When the edge was last updated with success; nil before the first time.
    ///
    /// A run that ends as updated, unchanged or with no more sets it; a failure does not. An app that knows
    /// of updates of another kind may write it.
    public var lastUpdated: Date? {
      get { wording.updated }
      set {
        noteUpdate(at: newValue)
        host?.wordsChanged()
      }
    }

    /// Under which name ``lastUpdated`` is kept from one launch to the next; nil where it is not, by default.
    ///
    /// One name for each list, as `inbox`: lists that share a name tell each other's time. It is kept in the
    /// app's `UserDefaults`. Where nothing is kept yet, an indicator that has the line says "Never updated".
    public var lastUpdatedKey: String? {
      get { wording.key }
      set {
        wording.key = newValue
        recallUpdate()
        host?.wordsChanged()
      }
    }

    /// What the line below the state says of the last update; the library's own words when nil.
    ///
    /// Called with nil where there was no update. No line is shown where it returns nil, or nothing. A
    /// line counts until the phase changes, the day, the place or the language.
    public var lastUpdatedText: (@MainActor (Date?) -> String?)? {
      get { wording.line }
      set {
        wording.line = newValue
        host?.wordsChanged()
      }
    }

    /// Keeps a time; what is on the screen shows it when it is drawn again.
    func noteUpdate(at date: Date?) {
      wording.updated = date
      if let key = wording.key { memory[key] = date }
    }

    /// Another list may have the same key, and other news.
    func recallUpdate() {
      if let key = wording.key { wording.updated = memory[key] }
    }

    private var memory: UpdateMemory {
      (host?.looks.surroundings ?? .current).memory
    }
  }
#endif
