/// Is told when the user moves a sheet, in addition to ``UIAdaptivePresentationControllerDelegate``. Clients implement it.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user has dragged the sheet to another detent. Not called when a program selects one. Rules: SHEET-03.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIContentContainer where Self: UISheetPresentationController {
  /// The ``UIPresentationController/delegate``, if it conforms to the sheet's protocol. Rules: PC-17.
  public var delegate: (any UISheetPresentationControllerDelegate)? {
    get { (self as UIPresentationController).delegate as? any UISheetPresentationControllerDelegate }
    set { (self as UIPresentationController).delegate = newValue }
  }
}
