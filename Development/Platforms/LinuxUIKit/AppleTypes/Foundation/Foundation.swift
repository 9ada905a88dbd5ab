// The declarations of Foundation for Development/Scripts/check-apple.py; they never run. All of them exist
// since iOS 13 and tvOS 13 or longer, so none has an availability attribute.

open class NSCoder: NSObject {}
open class NSKeyedArchiver: NSCoder {
  public init(requiringSecureCoding requiresSecureCoding: Bool) {}
}
open class NSNull: NSObject {}
open class NSNumber: NSObject {
  public init(value: Int) {}
  public init(value: Double) {}
  public init(value: Bool) {}
  open var intValue: Int { 0 }
  open var doubleValue: Double { 0 }
  open var boolValue: Bool { false }
}
@objc(NSString)
public final class NSString: NSObject, ExpressibleByStringLiteral, @unchecked Sendable {
  public init(stringLiteral: String) {}
}
open class NSValue: NSObject {}
open class NSData: NSObject {
  public override init() {}
  public init(data: Data) {}
}
@objc(NSDictionary) open class NSDictionary: NSObject {
  public init(dictionary: [AnyHashable: Any]) {}
  open subscript(key: Any) -> Any? { nil }
}
open class NSAttributedString: NSObject {
  public init(string: String) {}
  open var string: String { "" }
}

open class NSError: NSObject, Error, @unchecked Sendable {
  open var domain: String { "" }
  open var code: Int { 0 }
  open var userInfo: [String: Any] { [:] }
  open var localizedDescription: String { "" }
}
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}
extension LocalizedError { public var errorDescription: String? { nil } }
public protocol CustomNSError: Error {
  var errorUserInfo: [String: Any] { get }
}
extension CustomNSError { public var errorUserInfo: [String: Any] { [:] } }
public let NSUnderlyingErrorKey = "NSUnderlyingError"
extension Error { public var localizedDescription: String { "" } }
public struct URLError: CustomNSError {
  public enum Code: Sendable {
    case cancelled, cannotConnectToHost, notConnectedToInternet, timedOut
  }
  public init(_ code: Code) {}
  public var code: Code { .cancelled }
}
public struct CocoaError: CustomNSError {
  public enum Code: Sendable { case fileReadUnsupportedScheme, fileReadNoSuchFile }
  public init(_ code: Code) {}
}

public struct UUID: Hashable, Sendable {
  public init() {}
  public var uuidString: String { "" }
}
public struct Data: RandomAccessCollection, Hashable, Sendable {
  public init() {}
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let mappedIfSafe = ReadingOptions(rawValue: 1)
  }
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public struct Base64DecodingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public init?(base64Encoded base64String: String, options: Base64DecodingOptions = []) {}
  public init(referencing data: NSData) {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> UInt8 { 0 }
}
public struct URL: Hashable, Sendable {
  public init(fileURLWithPath path: String) {}
  public var isFileURL: Bool { true }
  public var lastPathComponent: String { "" }
  public var path: String { "" }
  public func deletingPathExtension() -> URL { self }
  public func appendingPathComponent(_ pathComponent: String) -> URL { self }
}
@objc(NSBundle) public final class Bundle: NSObject, @unchecked Sendable {
  public static let main = Bundle()
  public var bundleURL: URL { URL(fileURLWithPath: "") }
  public var preferredLocalizations: [String] { [] }
  override init() {}
  public init?(path: String) {}
  public init(for aClass: AnyClass) {}
  public func path(forResource name: String?, ofType ext: String?) -> String? { nil }
  public func localizedString(forKey key: String, value: String?, table: String?) -> String { "" }
}

public struct Date: Codable, Hashable, Comparable, Sendable {
  public init() {}
  public init(timeIntervalSinceReferenceDate seconds: TimeInterval) {}
  public init(timeIntervalSince1970 seconds: TimeInterval) {}
  public init(timeIntervalSinceNow seconds: TimeInterval) {}
  public static let distantFuture = Date()
  public static let distantPast = Date()
  public static func + (date: Date, seconds: TimeInterval) -> Date { date }
  public static func - (date: Date, seconds: TimeInterval) -> Date { date }
  public static func += (date: inout Date, seconds: TimeInterval) {}
  public static func -= (date: inout Date, seconds: TimeInterval) {}
  public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
  public var timeIntervalSince1970: TimeInterval { 0 }
  public var timeIntervalSinceNow: TimeInterval { 0 }
  public func timeIntervalSince(_ other: Date) -> TimeInterval { 0 }
  public static func < (one: Date, other: Date) -> Bool { false }
}
public struct TimeZone: Hashable, Sendable {
  public static let current = TimeZone()
  init() {}
  public init?(identifier: String) {}
}
public struct Locale: Hashable, Sendable {
  public static let current = Locale(identifier: "")
  public static let preferredLanguages: [String] = []
  public init(identifier: String) {}
  public var identifier: String { "" }
  public var calendar: Calendar { .current }
}
public struct Calendar: Hashable, Sendable {
  public static let current = Calendar()
  public var locale: Locale?
  public var timeZone: TimeZone = .current
  public func isDate(_ date: Date, inSameDayAs other: Date) -> Bool { false }
  public func isDateInToday(_ date: Date) -> Bool { false }
}
open class JSONDecoder: @unchecked Sendable {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    throw DecodingError.valueNotFound(
      type, DecodingError.Context(codingPath: [], debugDescription: ""))
  }
}
open class DateFormatter: NSObject {
  public enum Style { case none, short, medium, long, full }
  public var locale: Locale!
  public var timeZone: TimeZone!
  public var calendar: Calendar!
  public var dateFormat: String!
  public var dateStyle: Style = .none
  public var timeStyle: Style = .none
  public var doesRelativeDateFormatting = false
  public func setLocalizedDateFormatFromTemplate(_ template: String) {}
  public func string(from date: Date) -> String { "" }
}
open class UserDefaults: NSObject, @unchecked Sendable {
  public static let standard = UserDefaults()
  override init() {}
  public init?(suiteName: String?) {}
  public func object(forKey key: String) -> Any? { nil }
  public func set(_ value: Any?, forKey key: String) {}
  public func removeObject(forKey key: String) {}
  public func persistentDomain(forName domainName: String) -> [String: Any]? { nil }
  public func removePersistentDomain(forName domainName: String) {}
}

open class NSNotification: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let NSSystemTimeZoneDidChange = Name("")
    public static let NSCalendarDayChanged = Name("")
  }
}
open class NSLocale: NSObject {
  public static let currentLocaleDidChangeNotification = NSNotification.Name("")
}
public struct Notification {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
  }
}
open class OperationQueue: NSObject, @unchecked Sendable {
  public static let main = OperationQueue()
  open var maxConcurrentOperationCount: Int {
    get { 0 }
    set {}
  }
  open func addOperation(_ block: @escaping @Sendable () -> Void) {}
}
open class ProcessInfo: NSObject, @unchecked Sendable {
  public static let processInfo = ProcessInfo()
  public var environment: [String: String] { [:] }
}
open class NotificationCenter: NSObject, @unchecked Sendable {
  public static let `default` = NotificationCenter()
  public func post(name: NSNotification.Name, object: Any?) {}
  public func post(
    name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]?
  ) {}
  public func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { NSObject() }
  public func removeObserver(_ observer: Any) {}
}

open class RunLoop: NSObject, @unchecked Sendable {
  public struct Mode: Hashable, Sendable {
    public static let common = Mode()
    public static let `default` = Mode()
  }
  public static let main: RunLoop = RunLoop()
  @available(*, noasync)
  @discardableResult public func run(mode: Mode, before limit: Date) -> Bool { false }
  public func add(_ timer: Timer, forMode mode: Mode) {}
}
open class Timer: NSObject {
  public init(
    timeInterval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {}
  open func invalidate() {}
}
public final class NSLock: NSObject, @unchecked Sendable {
  public func lock() {}
  public func unlock() {}
}
public struct IndexSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  public init() {}
  public init(integer: Int) {}
  public init(integersIn range: Range<Int>) {}
  public init(arrayLiteral elements: Int...) {}
}
public struct IndexPath: Hashable, Comparable, Sendable {
  public static func < (one: IndexPath, other: IndexPath) -> Bool { false }
}

public func NSLog(_ format: String, _ arguments: Any...) {}

extension StringProtocol {
  public func contains<T: StringProtocol>(_ other: T) -> Bool { false }
  public func uppercased(with locale: Locale?) -> String { "" }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func replacingOccurrences(of target: String, with replacement: String) -> String { "" }
}
extension String {
  public init(format: String, _ arguments: Any...) { self = "" }
  public static func localizedStringWithFormat(
    _ format: String, _ arguments: Any...
  ) -> String { "" }
  public struct Encoding: Hashable, Sendable {
    public static let utf8 = Encoding()
  }
  public init(contentsOf url: URL, encoding: Encoding) throws { self = "" }
}
public struct CharacterSet: Hashable, Sendable {
  public static let whitespaces = CharacterSet()
  public static let whitespacesAndNewlines = CharacterSet()
}
