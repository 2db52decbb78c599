import Foundation
import XCTest

/// The value that an archive of a value contains; the archive is secure if the value permits it.
func archivedCopy<Value: NSObject & NSCoding>(
  _ value: Value, file: StaticString = #filePath, line: UInt = #line
) throws -> Value {
  let isSecure = value is any NSSecureCoding
  let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: isSecure)
  let reader = try NSKeyedUnarchiver(forReadingFrom: data)
  reader.requiresSecureCoding = isSecure
  let read = reader.decodeObject(of: Value.self, forKey: NSKeyedArchiveRootObjectKey)
  return try XCTUnwrap(read, file: file, line: line)
}

/// A coder with keys that contains none of a value's.
func emptyCoder() throws -> NSKeyedUnarchiver {
  try NSKeyedUnarchiver(
    forReadingFrom: NSKeyedArchiver.archivedData(withRootObject: NSString(string: ""), requiringSecureCoding: true))
}
