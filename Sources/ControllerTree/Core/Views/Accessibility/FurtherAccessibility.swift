import Foundation

/// The rarest accessibility properties of an element.
@MainActor final class FurtherAccessibility {
  var frame: CGRect?
  var activationPoint: CGPoint?
  var language: String?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var respondsToUse: Bool?
  var inputLabels: [NSAttributedString]?
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
  var label: NSAttributedString?
  var hint: NSAttributedString?
  var value: NSAttributedString?
  var headers: [Any]?
  var textualContext: UIAccessibilityTextualContext?
  var ignoresInvertedColors = false
  var drags: [UIAccessibilityLocationDescriptor]?
  var drops: [UIAccessibilityLocationDescriptor]?
  var touches: UIAccessibilityDirectTouchOptions = []
  var expanded = UIAccessibilityExpandedStatus.unsupported

  var path: UIBezierPath?
  var largeContent = LargeContent()

  nonisolated init() {}
}
