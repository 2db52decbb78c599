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
/// Bytes that can be changed.
public typealias CFMutableData = NSMutableData
/// An address.
public typealias CFURL = NSURL
/// A text that can be changed.
public typealias CFMutableString = NSMutableString
/// A date.
public typealias CFDate = NSDate
/// A place and a length.
public typealias CFRange = NSRange
/// The number of elements, or the place of one.
public typealias CFIndex = Int
/// A whole number, as code writes it that follows Objective-C.
public typealias NSInteger = Int
/// A whole number that is not negative.
public typealias NSUInteger = UInt
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
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of bytes.
public func CFDataGetLength(_ data: CFData?) -> CFIndex { data?.length ?? 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The first byte; `nil` without bytes. The memory lives as long as the data.
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>! {
  guard let data, data.length > 0 else { return nil }
  return data.bytes.assumingMemoryBound(to: UInt8.self)
}
