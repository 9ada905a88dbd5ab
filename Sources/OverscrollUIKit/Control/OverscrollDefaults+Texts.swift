#if canImport(UIKit)
  import Foundation
  public import OverscrollTexts

  extension OverscrollDefaults {
    /// The language of the library's own words, as a tag of BCP 47; the app's own language when nil.
    ///
    /// A tag that the library has no words for counts as nil. Whatever is on the screen changes at once.
    public static var language: String? {
      get { ownLanguage }
      set {
        ownLanguage = newValue
        NotificationCenter.default.post(name: .overscrollWordsDidChange, object: nil)
      }
    }

    /// The app's own words for every control; the library has its own for what is not among them.
    ///
    /// Whatever is on the screen changes at once.
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
    /// The app has chosen other words for everybody.
    static let overscrollWordsDidChange = Notification.Name("OverscrollWordsDidChange")
  }
#endif
