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
