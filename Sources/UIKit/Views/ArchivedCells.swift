import ControllerTree
import Foundation

// Views whose content lies in a content view. What configurations show is not archived: they are made again. Rules: CODE-15.

extension UITableViewCell: ArchivedContent {
  package final func writeContent(to coder: NSCoder) {
    coder.write(style.rawValue, "ControllerTree.style")
    coder.write(reuseIdentifier, "ControllerTree.identifier")
    coder.write(json: [accessoryType.rawValue, editingAccessoryType.rawValue], "ControllerTree.accessories")
    coder.write(selectionStyle.rawValue, "ControllerTree.selectionStyle")
    coder.write(indentationLevel, "ControllerTree.indentation")
    coder.write(accessoryView, "ControllerTree.accessoryView")
    coder.write(backgroundView, "ControllerTree.backgroundView")
    let (text, detail, image) = labels.made
    coder.write(text, "ControllerTree.text")
    coder.write(detail, "ControllerTree.detail")
    coder.write(image, "ControllerTree.image")
    ArchivedView.writeContent(contentView, without: [text, detail, image, content.view], to: coder)
  }

  package final func readContent(from coder: NSCoder) {
    style = coder.whole("ControllerTree.style").flatMap { CellStyle(rawValue: $0) } ?? style
    if let identifier = coder.text("ControllerTree.identifier") { takeIdentifier(identifier) }
    let types = (coder.read([Int].self, "ControllerTree.accessories") ?? []).map {
      AccessoryType(rawValue: $0) ?? .none
    }
    if types.count == 2 { (accessoryType, editingAccessoryType) = (types[0], types[1]) }
    selectionStyle =
      coder.whole("ControllerTree.selectionStyle").flatMap { SelectionStyle(rawValue: $0) } ?? selectionStyle
    indentationLevel = coder.whole("ControllerTree.indentation") ?? 0
    accessoryView = coder.object(UIView.self, "ControllerTree.accessoryView")
    backgroundView = coder.object(UIView.self, "ControllerTree.backgroundView")
    ArchivedView.readContent(into: contentView, from: coder)
    let text = coder.object(UILabel.self, "ControllerTree.text")
    let detail = coder.object(UILabel.self, "ControllerTree.detail")
    let image = coder.object(UIImageView.self, "ControllerTree.image")
    labels.take(text: text, detail: detail, image: image)
    for view in [text, detail, image] as [UIView?] {
      if let view { contentView.addSubview(view) }
    }
  }
}

extension UITableViewHeaderFooterView: ArchivedContent {
  package final func writeContent(to coder: NSCoder) {
    coder.write(reuseIdentifier, "ControllerTree.identifier")
    coder.write(backgroundView, "ControllerTree.backgroundView")
    let (text, detail) = madeLabels
    coder.write(text, "ControllerTree.text")
    coder.write(detail, "ControllerTree.detail")
    ArchivedView.writeContent(contentView, without: [text, detail, configuredView], to: coder)
  }

  package final func readContent(from coder: NSCoder) {
    if let identifier = coder.text("ControllerTree.identifier") { takeIdentifier(identifier) }
    backgroundView = coder.object(UIView.self, "ControllerTree.backgroundView")
    ArchivedView.readContent(into: contentView, from: coder)
    takeLabels(
      text: coder.object(UILabel.self, "ControllerTree.text"),
      detail: coder.object(UILabel.self, "ControllerTree.detail"))
  }
}

extension UICollectionViewCell: ArchivedContent {
  package final func writeContent(to coder: NSCoder) {
    coder.write(reuseIdentifier, "ControllerTree.identifier")
    coder.write(backgroundView, "ControllerTree.backgroundView")
    coder.write(selectedBackgroundView, "ControllerTree.selectedBackgroundView")
    if contentConfiguration == nil { ArchivedView.writeContent(contentView, to: coder) }
  }

  package final func readContent(from coder: NSCoder) {
    reuseIdentifier = coder.text("ControllerTree.identifier")
    backgroundView = coder.object(UIView.self, "ControllerTree.backgroundView")
    selectedBackgroundView = coder.object(UIView.self, "ControllerTree.selectedBackgroundView")
    ArchivedView.readContent(into: contentView, from: coder)
  }
}

extension UIVisualEffectView: ArchivedContent {
  package final func writeContent(to coder: NSCoder) {
    coder.write(effect, "ControllerTree.effect")
    ArchivedView.writeContent(contentView, to: coder)
  }

  package final func readContent(from coder: NSCoder) {
    effect = coder.object(UIVisualEffect.self, "ControllerTree.effect")
    ArchivedView.readContent(into: contentView, from: coder)
  }
}
