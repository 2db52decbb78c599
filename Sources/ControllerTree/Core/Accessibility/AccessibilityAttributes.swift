/// The accessibility properties of an element, which the library never reads. Few elements set any.
struct AccessibilityAttributes {
  var isElement: Bool?
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var elements: [Any]?
}
