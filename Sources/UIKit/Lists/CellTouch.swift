import ControllerTree

extension UITouch {
  /// Whether hit testing has found a cell or a view in it, or no view at all. Rules: TOUCH-59.
  final func belongs(to cell: UIView) -> Bool { view?.isDescendant(of: cell) ?? true }
}
