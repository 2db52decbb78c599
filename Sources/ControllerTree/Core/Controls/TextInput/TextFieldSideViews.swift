import Foundation

/// The views beside the text of a field: subviews while they are visible, so that fingers reach them. Rules: TOUCH-56.
extension UITextField {
  /// Another view stands at a side.
  final func sideViewChanged(from old: UIView?) {
    if let old, old !== leftView, old !== rightView, old.superview === self { old.removeFromSuperview() }
    placeSideViews()
  }

  /// Adds the side views that are visible now, removes the others, and places them.
  final func placeSideViews() {
    let places = TextFieldPlaces(self)
    place(leftView, isVisible: places.shows(leftViewMode)) { leftViewRect(forBounds: bounds) }
    place(rightView, isVisible: places.shows(rightViewMode)) { rightViewRect(forBounds: bounds) }
  }

  private final func place(_ view: UIView?, isVisible: Bool, _ frame: () -> CGRect) {
    guard let view else { return }
    guard isVisible else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    let frame = frame()
    if view.frame != frame { view.frame = frame }
  }
}
