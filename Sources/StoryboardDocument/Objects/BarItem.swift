extension StoryboardDocument {
  /// An item of a bar. It belongs to the controller, bar or item that contains it.
  public struct BarItem: StoryboardObject, Codable {
    public internal(set) var kind: Kind
    public internal(set) var record: ObjectRecord
    /// The items in it: bar button items of a navigation item.
    public internal(set) var items: [BarItem]
    /// The views in it: a title view, a custom view.
    public internal(set) var views: [View]

    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      case navigationItem, barButtonItem, tabBarItem
      /// A segment of a segmented control.
      case segment
    }

    public var title: String? { text("title") }
    /// The name of an image, of the system's images if `hasSystemImage` is true.
    public var image: String? { imageName("image") }
    public var selectedImage: String? { imageName("selectedImage") }
    public var hasSystemImage: Bool {
      if case .element(let element) = property("image") { return element.attributes["catalog"] == "system" }
      return attributes["catalog"] == "system"
    }
    /// A stock item of the system: `add`, `flexibleSpace`.
    public var systemItem: String? { attributes["systemItem"] }
    /// The style of a bar button item: `plain`, `done`.
    public var style: String? { attributes["style"] }
    public var isEnabled: Bool? { attributes.bool("enabled") }
    public var tag: Int? { attributes.integer("tag") }
    public var prompt: String? { text("prompt") }
    public var badgeValue: String? { text("badgeValue") }
    public var largeTitleDisplayMode: String? { attributes["largeTitleDisplayMode"] }
    public var tintColor: Color? { color("tintColor") }

    /// The items on the left, in order, whether the file has one or several.
    public var leftItems: [BarItem] { items(under: ["leftBarButtonItem", "leftBarButtonItems"]) }
    public var rightItems: [BarItem] { items(under: ["rightBarButtonItem", "rightBarButtonItems"]) }
    public var backItem: BarItem? { items(under: ["backBarButtonItem"]).first }
    public var titleView: View? { views.first { $0.record.key == "titleView" } }
    public var customView: View? { views.first { $0.record.key == "customView" } ?? views.first }

    private func items(under keys: Set<String>) -> [BarItem] {
      items.filter { item in item.record.key.map(keys.contains) ?? false }
    }
  }
}
