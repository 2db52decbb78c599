/// Hears of a person who moves a sheet, besides what ``UIAdaptivePresentationControllerDelegate`` hears. Clients implement it.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A person has dragged the sheet to another detent. Never called where a program selects one. Rules: SHEET-03.
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
  /// ``UIPresentationController/delegate``, if it is a sheet's. Rules: PC-17.
  public var delegate: (any UISheetPresentationControllerDelegate)? {
    get { (self as UIPresentationController).delegate as? any UISheetPresentationControllerDelegate }
    set { (self as UIPresentationController).delegate = newValue }
  }
}
