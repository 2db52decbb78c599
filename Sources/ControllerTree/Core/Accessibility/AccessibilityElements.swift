import Foundation

/// The answers of a container of accessibility elements, from its list.
package enum AccessibilityElements {
  package static func element(at index: Int, of elements: [Any]?) -> Any? {
    guard let elements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The index of an element, which is an object, or `NSNotFound`.
  package static func index(of element: Any, in elements: [Any]?) -> Int {
    let element = element as AnyObject
    return elements?.firstIndex { ($0 as AnyObject) === element } ?? NSNotFound
  }
}

/// Texts with attributes that stand for plain ones.
package enum AccessibilityTexts {
  /// The attributed text, as long as it is about the same characters; else the plain one.
  package static func attributed(_ plain: String?, _ attributed: NSAttributedString?) -> NSAttributedString? {
    guard let plain else { return nil }
    return attributed?.string == plain ? attributed : NSAttributedString(string: plain)
  }
}
