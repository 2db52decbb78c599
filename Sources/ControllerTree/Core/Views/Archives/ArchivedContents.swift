import Foundation

// The values of stock views beside those of every view. Rules: CODE-11.

extension UIControl: ArchivedContent {
  package final func writeContent(to coder: NSCoder) {
    coder.write(!isEnabled, "ControllerTree.disabled")
    coder.write(isSelected, "ControllerTree.selected")
    (self as? any ArchivedControl)?.writeControl(to: coder)
  }

  package final func readContent(from coder: NSCoder) {
    (isEnabled, isSelected) = (!coder.flag("ControllerTree.disabled"), coder.flag("ControllerTree.selected"))
    (self as? any ArchivedControl)?.readControl(from: coder)
  }
}

/// A stock control with values beside those of every control.
@MainActor package protocol ArchivedControl: UIControl {
  /// Writes the values under keys.
  func writeControl(to coder: NSCoder)
  /// Reads what `writeControl(to:)` wrote.
  func readControl(from coder: NSCoder)
}

extension UITextField: ArchivedControl, MakesSubviews {
  package final func writeControl(to coder: NSCoder) {
    coder.write(text, "ControllerTree.text")
    coder.write(placeholder, "ControllerTree.placeholder")
    coder.write(isSecureTextEntry, "ControllerTree.secure")
  }

  package final func readControl(from coder: NSCoder) {
    (text, placeholder) = (coder.text("ControllerTree.text"), coder.text("ControllerTree.placeholder"))
    isSecureTextEntry = coder.flag("ControllerTree.secure")
  }
}

extension UIStackView: ArchivedContent {
  package final func writeContent(to coder: NSCoder) {
    coder.write(axis.rawValue, "ControllerTree.axis")
    coder.write(alignment.rawValue, "ControllerTree.alignment")
    coder.write(distribution.rawValue, "ControllerTree.distribution")
    coder.write(Double(spacing), "ControllerTree.spacing")
    coder.write(json: arrangedSubviews.compactMap { subviews.firstIndex(of: $0) }, "ControllerTree.arranged")
  }

  package final func readContent(from coder: NSCoder) {
    axis = coder.whole("ControllerTree.axis").flatMap { NSLayoutConstraint.Axis(rawValue: $0) } ?? axis
    alignment = coder.whole("ControllerTree.alignment").flatMap { Alignment(rawValue: $0) } ?? alignment
    distribution = coder.whole("ControllerTree.distribution").flatMap { Distribution(rawValue: $0) } ?? distribution
    spacing = CGFloat(coder.number("ControllerTree.spacing") ?? 0)
    let subviews = subviews
    for index in coder.read([Int].self, "ControllerTree.arranged") ?? [] where subviews.indices.contains(index) {
      addArrangedSubview(subviews[index])
    }
  }
}
