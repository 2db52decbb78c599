import Foundation

/// An entry of the menu that a long press on the application's icon shows.
///
/// A test chooses one with `UIApplication.receive(_:in:)`. Rules: LAUNCH-10.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
  /// The kind of entry, by which the application knows it.
  public var type: String { entry.type }
  /// The entry's title.
  public var localizedTitle: String { entry.title }
  /// A second line.
  public var localizedSubtitle: String? { entry.subtitle }
  /// The entry's picture.
  public var icon: UIApplicationShortcutIcon? { entry.icon }
  /// Data for the application.
  public var userInfo: [String: any NSSecureCoding]? { entry.userInfo }
  /// Chooses the scene that performs the action.
  public var targetContentIdentifier: Any? { entry.target }

  fileprivate struct Entry {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var target: Any?
  }
  fileprivate var entry: Entry

  /// Makes an entry.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    entry = Entry(type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    super.init()
  }

  /// An entry with the same values that can't change. Rules: CODE-05.
  open func copy(with zone: NSZone? = nil) -> Any { copied(as: UIApplicationShortcutItem.self) }
  /// An entry with the same values that can change. Rules: CODE-05.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(as: UIMutableApplicationShortcutItem.self) }

  private func copied(as type: UIApplicationShortcutItem.Type) -> UIApplicationShortcutItem {
    let copy =
      type == UIMutableApplicationShortcutItem.self
      ? UIMutableApplicationShortcutItem(type: self.type, localizedTitle: localizedTitle)
      : UIApplicationShortcutItem(type: self.type, localizedTitle: localizedTitle)
    copy.entry = entry
    return copy
  }

  /// Makes an entry with a title only.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A ``UIApplicationShortcutItem`` whose properties can change.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The kind of entry, by which the application knows it.
  public override var type: String {
    get { entry.type }
    set { entry.type = newValue }
  }
  /// The entry's title.
  public override var localizedTitle: String {
    get { entry.title }
    set { entry.title = newValue }
  }
  /// A second line.
  public override var localizedSubtitle: String? {
    get { entry.subtitle }
    set { entry.subtitle = newValue }
  }
  /// The entry's picture.
  public override var icon: UIApplicationShortcutIcon? {
    get { entry.icon }
    set { entry.icon = newValue }
  }
  /// Data for the application.
  public override var userInfo: [String: any NSSecureCoding]? {
    get { entry.userInfo }
    set { entry.userInfo = newValue }
  }
  /// Chooses the scene that performs the action.
  public override var targetContentIdentifier: Any? {
    get { entry.target }
    set { entry.target = newValue }
  }
}

/// The picture of a ``UIApplicationShortcutItem``. It is only a reference.
open class UIApplicationShortcutIcon: NSObject, NSCopying {
  /// The system's pictures.
  public enum IconType: Int, Hashable, Sendable {
    /// Named for what they show.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
    /// Named for what they show.
    case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
    /// Named for what they show.
    case alarm, bookmark, shuffle, audio, update
  }

  private enum Source: Hashable {
    case system(IconType)
    case asset(String)
    case symbol(String)
  }
  private let source: Source

  /// One of the system's pictures.
  public init(type: IconType) { source = .system(type) }
  /// A picture of the application's assets.
  public init(templateImageName: String) { source = .asset(templateImageName) }
  /// A symbol of the system.
  public init(systemImageName: String) { source = .symbol(systemImageName) }

  /// The icon itself, as it can't change. Rules: CODE-05.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether `object` is an icon of the same picture.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon).map { $0.source == source } ?? false
  }

  /// A hash of the picture's reference.
  open override var hash: Int { source.hashValue }
}
