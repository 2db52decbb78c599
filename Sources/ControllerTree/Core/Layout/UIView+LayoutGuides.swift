import Foundation

extension UIView {
  /// The guides that were added to the view, in order.
  public var layoutGuides: [UILayoutGuide] { rare?.layout?.guides ?? [] }

  /// Adds a guide, which then lies in this view's coordinates; it leaves another view first. Rules: AL-13.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { LayoutGuides.add(layoutGuide, to: self) }

  /// Removes a guide and deactivates the constraints that name it; does nothing if it belongs to another view. Rules: AL-13.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { LayoutGuides.remove(layoutGuide, from: self) }

  /// The part of the view that ``safeAreaInsets`` leave free. Rules: AL-14.
  public var safeAreaLayoutGuide: UILayoutGuide { LayoutGuides.guide(.safeArea, of: self) }

  /// The part of the view inside ``layoutMargins``. Rules: AL-14.
  public var layoutMarginsGuide: UILayoutGuide { LayoutGuides.guide(.margins, of: self) }

  /// The part of the margins in which text is easy to read: at most 672 points wide, in the middle. Rules: AL-14.
  public var readableContentGuide: UILayoutGuide { LayoutGuides.readable(of: self) }

  /// The area that the keyboard covers. Rules: AL-14.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { LayoutGuides.keyboard(of: self) }
}
