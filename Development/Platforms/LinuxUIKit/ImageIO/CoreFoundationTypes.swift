import Foundation

/// Bytes; Apple's type is toll-free bridged, this one is the same type.
public typealias CFData = NSData
/// A dictionary; Apple's type is toll-free bridged, this one is the same type.
public typealias CFDictionary = NSDictionary
/// A string; Apple's type is toll-free bridged, this one is the same type.
public typealias CFString = NSString
