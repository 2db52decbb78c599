extension UIView {
  /// The side of an anchor.
  final func side(_ attribute: NSLayoutConstraint.Attribute) -> LayoutSide {
    .place(LayoutPlace(item: .view(reference), attribute: attribute))
  }
}
