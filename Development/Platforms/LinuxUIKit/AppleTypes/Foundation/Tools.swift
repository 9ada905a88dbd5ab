// The declarations of Foundation that only the commands need; see Foundation.swift.

extension URL {
  public func deletingLastPathComponent() -> URL { self }
}
extension Data {
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 { self.init() }
  public func write(to url: URL) throws {}
}

open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sortedKeys = OutputFormatting(rawValue: 1 << 1)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 1 << 3)
  }
  public init() {}
  open var outputFormatting: OutputFormatting = []
  open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}

open class FileManager: NSObject {
  open class var `default`: FileManager { FileManager() }
  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [String: Any]? = nil
  ) throws {}
}
open class FileHandle: NSObject {
  open class var standardError: FileHandle { FileHandle() }
  open func write(_ data: Data) {}
}
public func exit(_ status: Int32) -> Never { fatalError() }
open class Thread: NSObject {
  open class func sleep(forTimeInterval ti: TimeInterval) {}
  open class var isMainThread: Bool { true }
}
