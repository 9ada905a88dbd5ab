#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  import OverscrollTexts

  /// The language of all components.
  #if canImport(ObjectiveC)
    @objc(OverscrollMJRefreshConfig) @objcMembers
  #endif
  @preconcurrency @MainActor
  public final class MJRefreshConfig: NSObject {
    /// The settings of the app.
    #if canImport(ObjectiveC)
      @objc(defaultConfig)
    #endif
    public static let `default` = MJRefreshConfig()

    /// The BCP 47 tag of the language; nil, the default, for the user's language.
    public var languageCode: String? { didSet { if languageCode != oldValue { changed() } } }

    /// The name of the app's own file of texts, without an extension; nil for the library's texts.
    public var i18nFilename: String? { didSet { if i18nFilename != oldValue { changed() } } }

    /// The bundle of the app's own file of texts; nil for the main bundle.
    public var i18nBundle: Bundle? { didSet { if i18nBundle != oldValue { changed() } } }

    private struct Listener { weak var component: MJRefreshComponent? }

    private var listeners: [Listener] = []

    private override init() {}

    /// Tells a component of changes while it exists.
    func add(_ component: MJRefreshComponent) {
      listeners.removeAll { $0.component == nil }
      listeners.append(Listener(component: component))
    }

    private func changed() {
      for listener in listeners { listener.component?.i18nDidChange() }
      NotificationCenter.default.post(name: .MJRefreshDidChangeLanguage, object: self)
    }

    /// The language of the library's texts.
    var language: OverscrollLanguage {
      OverscrollLanguage(preferring: languageCode.map { [$0] } ?? Locale.preferredLanguages)
    }

    /// The app's own text for a key; nil without one.
    func ownText(for key: String) -> String? {
      guard i18nFilename != nil || i18nBundle != nil else { return nil }
      let all = i18nBundle ?? .main
      let folder = languageCode.flatMap { all.path(forResource: $0, ofType: "lproj") }
      let bundle = folder.flatMap { Bundle(path: $0) } ?? all
      let text = bundle.localizedString(forKey: key, value: nil, table: i18nFilename)
      return text == key ? nil : text
    }
  }
#endif
