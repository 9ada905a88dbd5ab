#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  public import OverscrollTexts

  extension OverscrollControl {
    /// Texts for this control, which take precedence over ``OverscrollDefaults/texts``.
    ///
    /// A text that is missing from both is the library's own. Changes are shown immediately.
    public var texts: [OverscrollText: String] {
      get { wording.texts }
      set {
        wording.texts = newValue
        calledHost?.wordsChanged()
      }
    }

    // MARK: The last update

    /// The time of the last update; nil before the first one.
    ///
    /// A run that ends as updated, unchanged or no more sets it, and so does each refresh of a bound
    /// paginator; a failed run does not. Set it if your app also updates the content in other ways.
    public var lastUpdated: Date? {
      get { wording.updated }
      set {
        noteUpdate(at: newValue)
        calledHost?.wordsChanged()
      }
    }

    /// A name under which ``lastUpdated`` is stored between launches; nil, the default, stores nothing.
    ///
    /// Use one name per list, such as `inbox`; lists with the same name share the time. It is stored in
    /// `UserDefaults.standard`. Without a stored time, indicators with this line show "Never updated".
    public var lastUpdatedKey: String? {
      get { wording.key }
      set {
        wording.key = newValue
        recallUpdate()
        calledHost?.wordsChanged()
      }
    }

    /// Creates the line that shows the time of the last update; if nil, the line is the library's
    /// own text.
    ///
    /// The closure receives nil if there was no update. If it returns nil or an empty string, no
    /// line is shown. The line is created again when the phase, the day, the time zone or the
    /// language changes.
    public var lastUpdatedText: (@MainActor (Date?) -> String?)? {
      get { wording.line }
      set {
        wording.line = newValue
        calledHost?.wordsChanged()
      }
    }

    /// Stores a time; the indicator shows it the next time it is drawn.
    func noteUpdate(at date: Date?) {
      wording.updated = date
      if let key = wording.key { memory[key] = date }
    }

    /// Notes an update by code, which a run in progress would note as it ends, and shows it.
    package func noteUpdate(byCodeAt date: Date) {
      guard host?.engine.isRunning(edge) != true else { return }
      noteUpdate(at: date)
      host?.restyle(edge)
    }

    /// Notes that the edge shows a paginator, whose time counts unless a later one is stored.
    ///
    /// - Parameters:
    ///   - date: When the paginator was last refreshed; nil if it was not.
    ///   - isOther: Whether the list is another one than before, whose own time does not count.
    package func adoptUpdate(at date: Date?, isOther: Bool) {
      if isOther { wording.updated = nil }
      recallUpdate()
      if let date, date > wording.updated ?? .distantPast { noteUpdate(at: date) }
      host?.restyle(edge)
    }

    /// Reads the stored time, which another list with the same key may have set.
    func recallUpdate() {
      if let key = wording.key { wording.updated = memory[key] }
    }

    private var memory: UpdateMemory {
      (host?.environment.surroundings ?? .current).memory
    }
  }
#endif
