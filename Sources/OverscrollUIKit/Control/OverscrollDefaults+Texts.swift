#if canImport(UIKit) && !os(watchOS)
  import Foundation
  public import OverscrollTexts

  extension OverscrollDefaults {
    /// The language of the library's texts, as a BCP 47 tag; nil for the app's language.
    ///
    /// A tag without texts counts as nil. Changes are shown immediately.
    public static var language: String? {
      get { ownLanguage }
      set {
        ownLanguage = newValue
        NotificationCenter.default.post(name: .overscrollWordsDidChange, object: nil)
      }
    }

    /// Texts for all controls; a text that is missing is the library's own.
    ///
    /// Changes are shown immediately.
    public static var texts: [OverscrollText: String] {
      get { ownTexts }
      set {
        ownTexts = newValue
        NotificationCenter.default.post(name: .overscrollWordsDidChange, object: nil)
      }
    }

    private static var ownLanguage: String?
    private static var ownTexts: [OverscrollText: String] = [:]
  }

  extension Notification.Name {
    /// Posted when the language or the default texts change.
    static let overscrollWordsDidChange = Notification.Name("OverscrollWordsDidChange")
  }
#endif
