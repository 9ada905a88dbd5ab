// The declarations of Dispatch for Development/Scripts/check-apple.py; they never run.

public struct DispatchTime: Sendable {
  public var uptimeNanoseconds: UInt64 { 0 }
  public static func now() -> DispatchTime { DispatchTime() }
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
}

public final class DispatchSpecificKey<T>: @unchecked Sendable {
  public init() {}
}

public enum DispatchTimeoutResult: Sendable { case success, timedOut }

open class DispatchSemaphore: @unchecked Sendable {
  public init(value: Int) {}
  public func wait() {}
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
  @discardableResult public func signal() -> Int { 0 }
}
public class DispatchQueue: @unchecked Sendable {
  public static let main = DispatchQueue()
  public class func global() -> DispatchQueue { main }
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
  public func async(execute work: @escaping @Sendable () -> Void) {}
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {}
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
  public static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
}
