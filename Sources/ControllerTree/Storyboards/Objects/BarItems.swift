import Foundation
import StoryboardDocument

/// The items of bars.
extension ObjectBuilder {
  typealias BarItem = StoryboardDocument.BarItem

  /// - Parameter item: The item that a controller has already; `nil` to make one.
  @discardableResult
  func navigationItem(_ description: BarItem, into item: UINavigationItem? = nil) -> UINavigationItem {
    let choice = ClassSearch(file: file).choose(
      description.record, stock: "UINavigationItem", general: UINavigationItem.self)
    var made = item
    if made == nil || choice.type != UINavigationItem.self {
      made = (choice.type as? UINavigationItem.Type)?.init(coder: InterfaceArchive())
    }
    let target = made ?? UINavigationItem()
    add(target, description.record)
    if let title = description.title { target.title = title }
    if let prompt = description.prompt { target.prompt = prompt }
    if let mode = description.largeTitleDisplayMode { target.largeTitleDisplayMode = .init(file: mode) }
    if let value = description.attributes.bool("hidesBackButton") { target.hidesBackButton = value }
    if let value = description.attributes.bool("leftItemsSupplementBackButton") {
      target.leftItemsSupplementBackButton = value
    }
    let (left, right) = (
      description.leftItems.map { barButtonItem($0) }, description.rightItems.map { barButtonItem($0) }
    )
    if !left.isEmpty { target.leftBarButtonItems = left }
    if !right.isEmpty { target.rightBarButtonItems = right }
    if let back = description.backItem { target.backBarButtonItem = barButtonItem(back) }
    if let view = description.titleView { target.titleView = self.view(view) }
    return target
  }

  func barButtonItem(_ description: BarItem) -> UIBarButtonItem {
    let choice = ClassSearch(file: file).choose(
      description.record, stock: "UIBarButtonItem", general: UIBarButtonItem.self)
    let item = (choice.type as? UIBarButtonItem.Type)?.init(coder: InterfaceArchive()) ?? UIBarButtonItem()
    add(item, description.record)
    item.systemItem = description.systemItem.flatMap { UIBarButtonItem.SystemItem(file: $0) }
    if description.style == "done" { item.style = .done }
    if let width = description.attributes.number("width") { item.width = width }
    if let color = description.tintColor { item.tintColor = file.color(color) }
    apply(description, to: item)
    if let view = description.customView { item.customView = self.view(view) }
    return item
  }

  func tabBarItem(_ description: BarItem) -> UITabBarItem {
    let choice = ClassSearch(file: file).choose(
      description.record, stock: "UITabBarItem", general: UITabBarItem.self)
    let item = (choice.type as? UITabBarItem.Type)?.init(coder: InterfaceArchive()) ?? UITabBarItem()
    add(item, description.record)
    if let name = description.systemItem,
      let system = UITabBarItem.SystemItem.allCases.first(where: { "\($0)" == name })
    {
      item.title = UITabBarItem(tabBarSystemItem: system, tag: 0).title
    }
    apply(description, to: item)
    if let image = description.selectedImage {
      item.selectedImage = description.hasSystemImage ? UIImage(systemName: image) : UIImage(named: image)
    }
    if let value = description.badgeValue { item.badgeValue = value }
    return item
  }

  private func apply(_ description: BarItem, to item: UIBarItem) {
    if let title = description.title { item.title = title }
    if let image = description.image {
      item.image = description.hasSystemImage ? UIImage(systemName: image) : UIImage(named: image)
    }
    if let value = description.isEnabled { item.isEnabled = value }
    if let value = description.tag { item.tag = value }
  }
}

extension UINavigationItem.LargeTitleDisplayMode {
  fileprivate init(file name: String) {
    switch name {
    case "always": self = .always
    case "never": self = .never
    case "inline": self = .inline
    default: self = .automatic
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// - Parameter name: The name in a file, which is that of the case.
  fileprivate init?(file name: String) {
    guard let found = (0...24).lazy.compactMap({ Self(rawValue: $0) }).first(where: { "\($0)" == name }) else {
      return nil
    }
    self = found
  }
}
