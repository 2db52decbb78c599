import Foundation

// Scanning into a variable of type `NSString?`, as code did before `scanString(_:)` returned the text. Foundation for Linux has only the
// forms for `String?`.

extension Scanner {
  /// Scans a text. Returns whether it is next; then `result` is it.
  @discardableResult
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>) -> Bool {
    keep(scanString(string), in: result)
  }

  /// Scans up to a text. Returns whether there are characters before it; then `result` has them.
  @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>) -> Bool {
    keep(scanUpToString(string), in: result)
  }

  /// Scans characters of a set. Returns whether there are any; then `result` has them.
  @discardableResult
  public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>) -> Bool {
    keep(scanCharacters(from: set), in: result)
  }

  /// Scans up to a character of a set. Returns whether there are characters before it; then `result` has them.
  @discardableResult
  public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>) -> Bool {
    keep(scanUpToCharacters(from: set), in: result)
  }

  private func keep(_ found: String?, in result: UnsafeMutablePointer<NSString?>) -> Bool {
    guard let found else { return false }
    result.pointee = found as NSString
    return true
  }
}
