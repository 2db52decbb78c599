import Foundation

extension UIViewController {
  /// Writes title, nib and styles. Rules: CODE-13.
  final func writeValues(to coder: NSCoder) {
    guard coder.hasKeys else { return }
    coder.write(true, "ControllerTree.controller")
    coder.write(title, "ControllerTree.title")
    coder.write(nibName, "ControllerTree.nib")
    coder.write(restorationIdentifier, "ControllerTree.restoration")
    coder.write(modalPresentationStyle.rawValue, "ControllerTree.presentation")
    coder.write(modalTransitionStyle.rawValue, "ControllerTree.transition")
    coder.write(hidesBottomBarWhenPushed, "ControllerTree.hidesBar")
    coder.write(isModalInPresentation, "ControllerTree.modal")
  }

  /// Reads what ``writeValues(to:)`` wrote.
  final func readValues(from coder: NSCoder) {
    guard coder.flag("ControllerTree.controller") else { return }
    if let title = coder.text("ControllerTree.title") { self.title = title }
    if let name = coder.text("ControllerTree.nib") { rareState.nibName = name }
    restorationIdentifier = coder.text("ControllerTree.restoration")
    if let style = coder.whole("ControllerTree.presentation").flatMap({ UIModalPresentationStyle(rawValue: $0) }) {
      modalPresentationStyle = style
    }
    if let style = coder.whole("ControllerTree.transition").flatMap({ UIModalTransitionStyle(rawValue: $0) }) {
      modalTransitionStyle = style
    }
    hidesBottomBarWhenPushed = coder.flag("ControllerTree.hidesBar")
    isModalInPresentation = coder.flag("ControllerTree.modal")
  }
}

extension UIViewController: @preconcurrency NSCoding {}
