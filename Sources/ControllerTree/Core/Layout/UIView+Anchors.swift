/// Anchors make constraints for the view's attributes. Rules: AL-05.
extension UIView {
  /// The leading edge: left, or right where text runs from right to left.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.leading)) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.trailing)) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.right)) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.top)) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.bottom)) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(side(.width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(side(.height)) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.centerX)) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.centerY)) }
  /// The baseline of the first line of text; the top edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.firstBaseline)) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.lastBaseline)) }

  private func side(_ attribute: NSLayoutConstraint.Attribute) -> LayoutSide {
    .place(LayoutPlace(item: .view(reference), attribute: attribute))
  }
}
