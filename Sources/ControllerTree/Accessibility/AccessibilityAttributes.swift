/// What an element says of itself to assistive technologies: kept and reported, nobody reads it. Few elements have any.
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
}
