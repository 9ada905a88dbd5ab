import Foundation

/// Bytes; toll-free bridged there, the same type here.
public typealias CFData = NSData
/// A table; toll-free bridged there, the same type here.
public typealias CFDictionary = NSDictionary
/// A text; toll-free bridged there, the same type here.
public typealias CFString = NSString
