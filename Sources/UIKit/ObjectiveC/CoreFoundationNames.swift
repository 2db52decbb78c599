import Foundation

// Names of Core Foundation that code for UIKit writes where Core Animation and Core Graphics take objects.

/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A text, as in `"Helvetica" as CFString`.
public typealias CFString = NSString
/// A number.
public typealias CFNumber = NSNumber
/// A truth value, which is a number.
public typealias CFBoolean = NSNumber
/// Bytes.
public typealias CFData = NSData
/// Seconds since the first of January 2001.
public typealias CFAbsoluteTime = TimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
/// True, as an object.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// False, as an object.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time of the clock, in seconds since the first of January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
