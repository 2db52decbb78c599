import Foundation

/// A tab in a tab bar: the title and picture of a controller. Rules: TAB-11.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A tab of the system, with a title of its own.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// The cases are named for their titles.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    /// The cases are named for their titles.
    case mostRecent, mostViewed
  }

  /// The picture while the tab is selected.
  open var selectedImage: UIImage?
  /// A short text in the tab's corner; `nil` for none.
  open var badgeValue: String? { didSet { PropertyChanges.tell(self, "badgeValue", from: oldValue) } }
  /// The colour behind ``badgeValue``. The library never reads it.
  open var badgeColor: UIColor?
  /// Where the title is moved to. Rules: BAR-06.
  open var titlePositionAdjustment: UIOffset {
    get { looks?.former.offsets[.init(name: "title")] ?? .zero }
    set { ownLooks.former.offsets[.init(name: "title")] = newValue }
  }
  /// The look of the bar while the tab is selected; `nil` for the bar's. Rules: BAR-04.
  open var standardAppearance: UITabBarAppearance? {
    get { looks?.appearances.standard }
    set { ownLooks.appearances.standard = newValue }
  }
  /// The look of the bar below content that is at its bottom while the tab is selected; `nil` for the bar's. Rules: BAR-04.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks?.appearances.scrollEdge }
    set { ownLooks.appearances.scrollEdge = newValue }
  }
  /// Sets the attributes of the badge's text for a state. Rules: BAR-06.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    ownLooks.former.attributes[.init(name: "badge", state: state.rawValue)] = textAttributes
  }
  /// The attributes of the badge's text for a state; those for the normal state if there are none. Rules: BAR-06.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    looks?.former.attributes("badge", state)
  }

  /// Makes a tab with nothing in it.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Reads a tab that `encode(with:)` wrote; one with nothing in it if there is none. Rules: CODE-09.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func read(_ coder: NSCoder) {
    super.read(coder)
    selectedImage = coder.image("ControllerTree.selectedImage")
    badgeValue = coder.text("ControllerTree.badge")
    badgeColor = coder.color("ControllerTree.badgeColor")
  }

  /// Writes title, pictures and badge under keys; does nothing if `coder` has no keys. Rules: CODE-09.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.write(selectedImage, "ControllerTree.selectedImage")
    coder.write(badgeValue, "ControllerTree.badge")
    coder.write(badgeColor, "ControllerTree.badgeColor")
  }

  /// Only the library calls it.
  @available(*, unavailable)
  public required convenience init(madeBy system: SystemInitialization) { self.init() }

  /// Makes a tab with a title, a picture and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes a tab with a title and a picture, and another one while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Makes one of the system's tabs.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
