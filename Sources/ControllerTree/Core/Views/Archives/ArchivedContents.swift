import Foundation

// The values of stock views beside those of every view. Rules: CODE-11.

extension UIControl: ArchivedContent {
  package final func writeContent(to coder: NSCoder) {
    coder.write(!isEnabled, "ControllerTree.disabled")
    coder.write(isSelected, "ControllerTree.selected")
    coder.write(
      json: [contentVerticalAlignment.rawValue, contentHorizontalAlignment.rawValue], "ControllerTree.placement")
    (self as? any ArchivedControl)?.writeControl(to: coder)
  }

  package final func readContent(from coder: NSCoder) {
    (isEnabled, isSelected) = (!coder.flag("ControllerTree.disabled"), coder.flag("ControllerTree.selected"))
    if let places = coder.read([Int].self, "ControllerTree.placement"), places.count == 2 {
      contentVerticalAlignment = ContentVerticalAlignment(rawValue: places[0]) ?? contentVerticalAlignment
      contentHorizontalAlignment = ContentHorizontalAlignment(rawValue: places[1]) ?? contentHorizontalAlignment
    }
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

extension UIPageControl: ArchivedControl {
  package final func writeControl(to coder: NSCoder) {
    coder.write(json: [numberOfPages, currentPage], "ControllerTree.pages")
    coder.write(hidesForSinglePage, "ControllerTree.hidesForSinglePage")
    coder.write(pageIndicatorTintColor, "ControllerTree.tint")
    coder.write(currentPageIndicatorTintColor, "ControllerTree.currentTint")
  }

  package final func readControl(from coder: NSCoder) {
    if let pages = coder.read([Int].self, "ControllerTree.pages"), pages.count == 2 {
      numberOfPages = pages[0]
      currentPage = pages[1]
    }
    hidesForSinglePage = coder.flag("ControllerTree.hidesForSinglePage")
    pageIndicatorTintColor = coder.color("ControllerTree.tint")
    currentPageIndicatorTintColor = coder.color("ControllerTree.currentTint")
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
