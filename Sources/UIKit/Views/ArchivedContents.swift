import ControllerTree
import Foundation

// The values of stock views beside those of every view. Rules: CODE-11.

extension UILabel: ArchivedContent {
  package final func writeContent(to coder: NSCoder) {
    coder.write(attributedText: attributedText, "ControllerTree.text")
    coder.write(font, "ControllerTree.font")
    coder.write(textColor, "ControllerTree.color")
    coder.write(numberOfLines, "ControllerTree.lines")
    coder.write(textAlignment.rawValue, "ControllerTree.alignment")
    coder.write(lineBreakMode.rawValue, "ControllerTree.breaking")
  }

  package final func readContent(from coder: NSCoder) {
    font = coder.object(UIFont.self, "ControllerTree.font")
    if let color = coder.color("ControllerTree.color") { textColor = color }
    textAlignment =
      coder.whole("ControllerTree.alignment").flatMap { NSTextAlignment(rawValue: $0) } ?? textAlignment
    lineBreakMode =
      coder.whole("ControllerTree.breaking").flatMap { NSLineBreakMode(rawValue: .init($0)) } ?? lineBreakMode
    numberOfLines = coder.whole("ControllerTree.lines") ?? 1
    attributedText = coder.attributedText("ControllerTree.text")
  }
}

extension UIImageView: ArchivedContent {
  package final func writeContent(to coder: NSCoder) {
    coder.write(image, "ControllerTree.image")
    coder.write(highlightedImage, "ControllerTree.highlightedImage")
    coder.write(isHighlighted, "ControllerTree.highlighted")
  }

  package final func readContent(from coder: NSCoder) {
    (image, highlightedImage) = (coder.image("ControllerTree.image"), coder.image("ControllerTree.highlightedImage"))
    isHighlighted = coder.flag("ControllerTree.highlighted")
  }
}

extension UITextView: ArchivedScrollView, MakesSubviews {
  package final func writeScrolled(to coder: NSCoder) {
    coder.write(attributedText: attributedText, "ControllerTree.text")
    coder.write(font, "ControllerTree.font")
    coder.write(!isEditable, "ControllerTree.fixed")
    coder.write(!isSelectable, "ControllerTree.unselectable")
  }

  package final func readScrolled(from coder: NSCoder) {
    if let font = coder.object(UIFont.self, "ControllerTree.font") { self.font = font }
    attributedText = coder.attributedText("ControllerTree.text")
    (isEditable, isSelectable) = (!coder.flag("ControllerTree.fixed"), !coder.flag("ControllerTree.unselectable"))
  }
}

extension UIButton: ArchivedControl, MakesSubviews {
  private static let archivedStates: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]

  package final func writeControl(to coder: NSCoder) {
    for state in Self.archivedStates {
      coder.write(titles[state] ?? nil, "ControllerTree.title\(state.rawValue)")
      coder.write(titleColors[state] ?? nil, "ControllerTree.color\(state.rawValue)")
      coder.write(images[state] ?? nil, "ControllerTree.image\(state.rawValue)")
    }
  }

  package final func readControl(from coder: NSCoder) {
    for state in Self.archivedStates {
      if let title = coder.text("ControllerTree.title\(state.rawValue)") { setTitle(title, for: state) }
      if let color = coder.color("ControllerTree.color\(state.rawValue)") { setTitleColor(color, for: state) }
      if let image = coder.image("ControllerTree.image\(state.rawValue)") { setImage(image, for: state) }
    }
  }
}

extension UISwitch: ArchivedControl, MakesSubviews {
  package final func writeControl(to coder: NSCoder) { coder.write(isOn, "ControllerTree.on") }
  package final func readControl(from coder: NSCoder) { setOn(coder.flag("ControllerTree.on"), animated: false) }
}

extension UISlider: ArchivedControl, MakesSubviews {
  package final func writeControl(to coder: NSCoder) {
    coder.write(json: [minimumValue, maximumValue, value], "ControllerTree.values")
  }
  package final func readControl(from coder: NSCoder) {
    guard let values = coder.read([Float].self, "ControllerTree.values"), values.count == 3 else { return }
    (minimumValue, maximumValue) = (values[0], values[1])
    value = values[2]
  }
}

extension UIPickerView: MakesSubviews {}
extension UITableView: MakesSubviews {}
extension UITableViewCell: MakesSubviews {}
extension UITableViewHeaderFooterView: MakesSubviews {}
extension UICollectionView: MakesSubviews {}
extension UICollectionViewCell: MakesSubviews {}
extension UIVisualEffectView: MakesSubviews {}
