import ControllerTree
import Foundation

/// Items that were copied. Each stage has pasteboards of its own, so tests do not share what they copy. Rules: ACT-11, ACT-12.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public var rawValue: String
    /// A name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The pasteboard of all applications.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// What may be done with items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public var rawValue: String
    /// A key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When the items are removed, as a date.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices get the items, as a Boolean. The library never reads it.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The pasteboard was changed. Rules: ACT-12.
  nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// The pasteboard was removed.
  nonisolated public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  /// The types that were added, in the notification's dictionary.
  nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The types that were removed, in the notification's dictionary.
  nonisolated public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
  /// The type of an item that has all others.
  nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// The pasteboards of a stage, by name.
  @MainActor private final class Boards {
    var all: [Name: UIPasteboard] = [:]
    var unnamed = 0
    static var current: Boards { Stage.current.part(Boards.self) { Boards() } }
  }

  /// The name.
  public final let name: Name
  private var content: [[String: Any]] = []
  private var expiration: Date?
  /// How often the items were changed. Rules: ACT-12.
  open private(set) var changeCount = 0

  private init(_ name: Name) { self.name = name }

  /// The pasteboard of all applications.
  open class var general: UIPasteboard { board(.general) }

  private static func board(_ name: Name) -> UIPasteboard {
    if let found = Boards.current.all[name] { return found }
    let made = UIPasteboard(name)
    Boards.current.all[name] = made
    return made
  }

  /// The pasteboard of a name; `nil` if there is none and `create` is false.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    // An initialiser of a class can't return another object: pasteboards of one name share what they have.
    guard create || Boards.current.all[pasteboardName] != nil else { return nil }
    self.init(pasteboardName)
    _ = Self.board(pasteboardName)
  }

  /// A new pasteboard with a name of its own.
  open class func withUniqueName() -> UIPasteboard {
    Boards.current.unnamed += 1
    return board(Name("pasteboard-\(Boards.current.unnamed)"))
  }

  /// Removes a pasteboard with its items. That of all applications stays.
  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    guard pasteboardName != .general, let board = Boards.current.all.removeValue(forKey: pasteboardName) else { return }
    NotificationCenter.default.post(name: removedNotification, object: board)
  }

  /// The object that keeps the items: the first one of the name.
  private final var keeper: UIPasteboard { Boards.current.all[name] ?? self }

  // MARK: Items

  /// The items, each by its types. Rules: ACT-11.
  open var items: [[String: Any]] {
    get {
      let keeper = keeper
      if let expiration = keeper.expiration, expiration <= Date() { return [] }
      return keeper.content
    }
    set { setItems(newValue) }
  }

  /// Replaces the items. Rules: ACT-11, ACT-12.
  open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
    keeper.replace(items, until: options[.expirationDate] as? Date)
  }

  /// Adds items. Rules: ACT-11, ACT-12.
  open func addItems(_ items: [[String: Any]]) { keeper.replace(self.items + items, until: keeper.expiration) }

  private func replace(_ items: [[String: Any]], until date: Date?) {
    let old = Set(content.flatMap(\.keys))
    let new = Set(items.flatMap(\.keys))
    (content, expiration) = (items, date)
    changeCount += 1
    var info: [String: Any] = [:]
    if !new.subtracting(old).isEmpty { info[Self.changedTypesAddedUserInfoKey] = new.subtracting(old).sorted() }
    if !old.subtracting(new).isEmpty { info[Self.changedTypesRemovedUserInfoKey] = old.subtracting(new).sorted() }
    NotificationCenter.default.post(name: Self.changedNotification, object: self, userInfo: info)
  }

  /// The number of items.
  open var numberOfItems: Int { items.count }
  /// The types of the first item.
  open var types: [String] { items.first?.keys.sorted() ?? [] }
  /// Whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }
  /// The types of items; `nil` if an index is beyond them.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet)?.map { $0.keys.sorted() }
  }
  /// Whether each of the items has all of the types.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    chosen(itemSet)?.allSatisfy { Set($0.keys).isSuperset(of: pasteboardTypes) } ?? false
  }
  /// The items that have one of the types.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(items.indices.filter { !Set(items[$0].keys).isDisjoint(with: pasteboardTypes) })
  }
  /// The value of the first item for a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  /// The bytes of the first item for a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
  /// The values of items for a type.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    chosen(itemSet)?.compactMap { $0[pasteboardType] }
  }
  /// Replaces the items by a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
  /// Replaces the items by bytes.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
    guard let itemSet else { return items }
    let items = items
    return itemSet.allSatisfy(items.indices.contains) ? itemSet.map { items[$0] } : nil
  }
}

// MARK: - Kinds of values

extension UIPasteboard {
  private enum Kind {
    static let text = "public.utf8-plain-text"
    static let texts = [text, "public.text", "public.plain-text"]
    static let url = "public.url"
    static let urls = [url, "public.file-url"]
    static let image = "public.png"
    static let images = [image, "public.jpeg", "com.compuserve.gif", "public.image"]
    static let color = "com.apple.uikit.color"
  }

  private func all<Value>(_ types: [String], _ convert: (Any) -> Value?) -> [Value]? {
    var found: [Value] = []
    for item in items {
      for type in types {
        if let value = item[type].flatMap(convert) {
          found.append(value)
          break
        }
      }
    }
    return found.isEmpty ? nil : found
  }

  /// The texts of the items; `nil` without any. Setting them replaces the items. Rules: ACT-11.
  public var strings: [String]? {
    get {
      all(Kind.texts + [Kind.url]) { value in
        value as? String ?? (value as? URL)?.absoluteString
          ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
      }
    }
    set { items = (newValue ?? []).map { [Kind.text: $0] } }
  }
  /// The text of the first item that has one. Setting it replaces the items. Rules: ACT-11.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The addresses of the items; `nil` without any. Setting them replaces the items.
  public var urls: [URL]? {
    get {
      all(Kind.urls) { value in
        value as? URL ?? (value as? String).flatMap { URL(string: $0) }
          ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }.flatMap { URL(string: $0) }
      }
    }
    set { items = (newValue ?? []).map { [Kind.url: $0] } }
  }
  /// The address of the first item that has one. Setting it replaces the items.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The images of the items; `nil` without any. Setting them replaces the items.
  public var images: [UIImage]? {
    get { all(Kind.images) { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } } }
    set { items = (newValue ?? []).map { [Kind.image: $0] } }
  }
  /// The image of the first item that has one. Setting it replaces the items.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The colours of the items; `nil` without any. Setting them replaces the items.
  public var colors: [UIColor]? {
    get { all([Kind.color]) { $0 as? UIColor } }
    set { items = (newValue ?? []).map { [Kind.color: $0] } }
  }
  /// The colour of the first item that has one. Setting it replaces the items.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// Whether an item has a text.
  public var hasStrings: Bool { strings != nil }
  /// Whether an item has an address.
  public var hasURLs: Bool { urls != nil }
  /// Whether an item has an image.
  public var hasImages: Bool { images != nil }
  /// Whether an item has a colour.
  public var hasColors: Bool { colors != nil }
}
