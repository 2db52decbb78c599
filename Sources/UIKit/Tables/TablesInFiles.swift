import ControllerTree
import Foundation
import StoryboardDocument

extension UITableView: FileAttributed, FileOutlets {
  package func take(_ view: StoryboardDocument.View, from file: FileResources) {
    switch view.style {
    case "grouped": takeStyle(.grouped, hasColor: view.backgroundColor != nil)
    case "insetGrouped": takeStyle(.insetGrouped, hasColor: view.backgroundColor != nil)
    default: break
    }
    takeHeights(view)
    let attributes = view.attributes
    switch attributes["separatorStyle"] {
    case "none": separatorStyle = .none
    case "singleLineEtched": separatorStyle = .singleLineEtched
    default: break
    }
    if let color = view.color("separatorColor") { separatorColor = file.color(color) }
    if let value = attributes.bool("allowsSelection") { allowsSelection = value }
    if let value = attributes.bool("allowsMultipleSelection") { allowsMultipleSelection = value }
    if let value = attributes.bool("allowsSelectionDuringEditing") { allowsSelectionDuringEditing = value }
    if let value = attributes.bool("allowsMultipleSelectionDuringEditing") {
      allowsMultipleSelectionDuringEditing = value
    }
    if let header = view.attachedView("tableHeaderView") { tableHeaderView = file.view(header) }
    if let footer = view.attachedView("tableFooterView") { tableFooterView = file.view(footer) }
    for prototype in view.prototypes {
      guard let identifier = prototype.reuseIdentifier else { continue }
      display.cells.register(.prototype(file.prototype(prototype)), for: identifier)
    }
    guard view.hasStaticCells || !view.sections.isEmpty else { return }
    staticContents = StaticContents(view.sections.map { section($0, file) })
  }

  private func takeHeights(_ view: StoryboardDocument.View) {
    func height(_ name: String) -> CGFloat? {
      guard let value = view.attributes.number(name) else { return nil }
      return value < 0 ? UITableView.automaticDimension : value
    }
    if let value = height("rowHeight") { rowHeight = value }
    if let value = height("estimatedRowHeight") { estimatedRowHeight = value }
    if let value = height("sectionHeaderHeight") { sectionHeaderHeight = value }
    if let value = height("sectionFooterHeight") { sectionFooterHeight = value }
  }

  private func section(
    _ section: StoryboardDocument.TableSection, _ file: FileResources
  ) -> StaticContents.Section {
    var (cells, heights) = ([UITableViewCell](), [CGFloat?]())
    for description in section.cells {
      guard let cell = file.view(description) as? UITableViewCell else { continue }
      cells.append(cell)
      heights.append(description.rowHeight.map { CGFloat($0) })
    }
    return StaticContents.Section(
      header: section.headerTitle, footer: section.footerTitle, cells: cells, heights: heights)
  }

  package func takeOutlet(_ name: String, _ object: AnyObject) -> Bool {
    switch name {
    case "dataSource": dataSource = object as? any UITableViewDataSource
    case "delegate": delegate = object as? any UITableViewDelegate
    case "prefetchDataSource": prefetchDataSource = object as? any UITableViewDataSourcePrefetching
    default: return false
    }
    return true
  }
}

extension UITableViewCell: FileAttributed, FileContentOwner, FileSegueSource {
  package func takeContentView(_ view: UIView) { adopt(view) }

  package func take(_ view: StoryboardDocument.View, from file: FileResources) {
    let attributes = view.attributes
    switch view.style {
    case "IBUITableViewCellStyleValue1": style = .value1
    case "IBUITableViewCellStyleValue2": style = .value2
    case "IBUITableViewCellStyleSubtitle": style = .subtitle
    default: break
    }
    if let identifier = view.reuseIdentifier { takeIdentifier(identifier) }
    func made<View: UIView>(_ name: String, _: View.Type) -> View? {
      attributes[name].flatMap { file.object($0) as? View }
    }
    let (text, detail) = (made("textLabel", UILabel.self), made("detailTextLabel", UILabel.self))
    let image = made("imageView", UIImageView.self)
    if text != nil || detail != nil || image != nil { labels.take(text: text, detail: detail, image: image) }
    if let type = AccessoryType(fileName: view.accessoryType) { accessoryType = type }
    if let type = AccessoryType(fileName: attributes["editingAccessoryType"]) { editingAccessoryType = type }
    switch view.selectionStyle {
    case "none": selectionStyle = .none
    case "blue": selectionStyle = .blue
    case "gray": selectionStyle = .gray
    default: break
    }
    if let value = attributes.integer("indentationLevel") { indentationLevel = value }
    if let value = attributes.number("indentationWidth") { indentationWidth = value }
    if let value = attributes.bool("shouldIndentWhileEditing") { shouldIndentWhileEditing = value }
    if let value = attributes.bool("showsReorderControl") { showsReorderControl = value }
    if let view = view.attachedView("accessoryView") { accessoryView = file.view(view) }
    if let view = view.attachedView("backgroundView") { backgroundView = file.view(view) }
    if let view = view.attachedView("selectedBackgroundView") { selectedBackgroundView = file.view(view) }
  }

  package func addSegue(named trigger: String?, _ perform: @escaping @MainActor (Any?) -> Void) {
    if trigger == "accessoryAction" { segues.accessory.append(perform) } else { segues.selection.append(perform) }
  }
}

extension UITableViewHeaderFooterView: FileContentOwner {
  package func takeContentView(_ view: UIView) { adopt(view) }
}

extension UITableViewController: FileOutlets {
  package func takeOutlet(_ name: String, _ object: AnyObject) -> Bool {
    guard name == "refreshControl", let control = object as? UIRefreshControl else { return false }
    refreshControl = control
    return true
  }
}

extension UITableViewCell.AccessoryType {
  fileprivate init?(fileName: String?) {
    switch fileName {
    case "none": self = .none
    case "disclosureIndicator": self = .disclosureIndicator
    case "detailDisclosureButton": self = .detailDisclosureButton
    case "checkmark": self = .checkmark
    case "detailButton": self = .detailButton
    default: return nil
    }
  }
}
