#if !canImport(ObjectiveC)
  import Foundation

  /// An object on its way between applications. On Apple's systems Foundation declares it.
  open class NSItemProvider: NSObject, @unchecked Sendable {
    /// The object.
    public final let object: Any?
    private let types: [String]
    /// The name to suggest for a file. The library never reads it.
    open var suggestedName: String?

    /// Makes a provider without an object.
    public override init() {
      (object, types) = (nil, [])
      super.init()
    }

    /// Makes a provider of an object.
    public init(object: Any) {
      self.object = object
      types = ItemTypes.identifiers(of: object)
      super.init()
    }

    /// Makes a provider of an object.
    /// - Parameters:
    ///   - item: The object.
    ///   - typeIdentifier: The object's type; `nil` for that of its class.
    public init(item: Any?, typeIdentifier: String?) {
      (object, types) = (item, typeIdentifier.map { [$0] } ?? item.map { ItemTypes.identifiers(of: $0) } ?? [])
      super.init()
    }

    /// The code that makes the object when it is needed.
    private var loaders: [ItemLoader] = []

    /// Whether the object has a class, or will have it when it is made.
    open func canLoadObject<Object>(ofClass type: Object.Type) -> Bool {
      object is Object || loaders.contains { $0.makes(type) }
    }

    /// Gives the object to a handler: at once if it is there, else when it is made; `nil` if it is of another class. Rules: ACT-71.
    /// - Returns: The progress.
    @discardableResult
    open func loadObject<Object>(
      ofClass type: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
    ) -> Progress {
      if object == nil, let loader = loaders.first(where: { $0.makes(type) }) {
        return loader.run { completionHandler(ItemTypes.object($0, as: type), $1) }
      }
      completionHandler(object as? Object, nil)
      return ItemLoader.ended
    }

    /// Gives the object to a handler, of whichever class it is: at once if it is there, else when it is made.
    package final func loadAny(_ body: @escaping (Any?) -> Void) {
      guard object == nil, let loader = loaders.first else { return body(object) }
      _ = loader.run { object, _ in body(object) }
    }

    /// Registers an object. Rules: ACT-71.
    /// - Parameters:
    ///   - object: The object.
    ///   - visibility: Which programs may load it. The library never reads it.
    open func registerObject<Object: NSObject>(_ object: Object, visibility: NSItemProviderRepresentationVisibility) {
      registerObject(ofClass: Object.self, visibility: visibility) { completion in
        completion(object, nil)
        return nil
      }
    }

    /// Registers code that makes an object when it is needed. Rules: ACT-71.
    /// - Parameters:
    ///   - type: The class of the object.
    ///   - visibility: Which programs may load it. The library never reads it.
    ///   - loadHandler: Passes an object or an error to its argument, at once or later.
    open func registerObject<Object>(
      ofClass type: Object.Type, visibility: NSItemProviderRepresentationVisibility,
      loadHandler: @escaping (@escaping (Object?, (any Error)?) -> Void) -> Progress?
    ) {
      loaders.append(
        ItemLoader(type: ItemTypes.identifier(of: type), makes: { ItemTypes.canBe(type, $0) }) { completion in
          loadHandler { completion($0, $1) }
        })
    }

    /// Registers code that makes data of a type when they are needed; texts can be made of those of a text. Rules: ACT-71.
    open func registerDataRepresentation(
      forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
      loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
      let isText = ContentTypes.conforms(typeIdentifier, to: "public.text")
      loaders.append(
        ItemLoader(
          type: typeIdentifier, makes: { $0 == Data.self || isText && ItemTypes.canBe(String.self, $0) }
        ) { completion in loadHandler { completion($0, $1) } })
    }

    /// Gives the data of a type to a handler when they are made; `nil` if there are none. Rules: ACT-71.
    @discardableResult
    open func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
      for loader in loaders where loader.makes(Data.self) && ContentTypes.conforms(loader.type, to: typeIdentifier) {
        return loader.run { completionHandler($0 as? Data, $1) }
      }
      let text = hasItemConformingToTypeIdentifier(typeIdentifier) ? ItemTypes.object(object, as: String.self) : nil
      completionHandler(text.map { Data($0.utf8) }, nil)
      return ItemLoader.ended
    }

    /// The types of the object, the best one first. Rules: TEXT-59.
    open var registeredTypeIdentifiers: [String] { types + loaders.map(\.type) }

    /// Whether the object has a type, or one of its kind. Rules: TEXT-59.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      registeredTypeIdentifiers.contains { ContentTypes.conforms($0, to: typeIdentifier) }
    }
  }

  /// Which programs may load what is copied or dragged.
  public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
    /// All; those of the same team; those of the same group; this one.
    case all, team, group, ownProcess
  }

  /// Makes the object of a provider. Rules: ACT-71.
  private struct ItemLoader {
    let type: String
    /// Whether an object of a class can be made.
    let makes: (Any.Type) -> Bool
    private let load: (@escaping (Any?, (any Error)?) -> Void) -> Progress?

    init(
      type: String, makes: @escaping (Any.Type) -> Bool,
      load: @escaping (@escaping (Any?, (any Error)?) -> Void) -> Progress?
    ) { (self.type, self.makes, self.load) = (type, makes, load) }

    static var ended: Progress {
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      return progress
    }

    /// Makes the object; the handler gets the first answer.
    func run(_ body: @escaping (Any?, (any Error)?) -> Void) -> Progress {
      let progress = Progress(totalUnitCount: 1)
      var isOver = false
      let own = load { object, error in
        guard !isOver else { return }
        isOver = true
        progress.completedUnitCount = 1
        body(object, error)
      }
      return own ?? progress
    }
  }

  /// A class whose objects can be made of what was copied or dragged.
  public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types from which objects can be made.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
  }

  extension NSString: NSItemProviderReading {
    /// Plain texts.
    public static var readableTypeIdentifiersForItemProvider: [String] { [ItemTypes.text, "public.text"] }
  }

  extension NSURL: NSItemProviderReading {
    /// Addresses.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  }

  extension UIImage: NSItemProviderReading {
    /// Images.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  }

  extension UIColor: NSItemProviderReading {
    /// Colours.
    public static var readableTypeIdentifiersForItemProvider: [String] { [ItemTypes.color] }
  }

  /// The names of the types of objects.
  private enum ItemTypes {
    static let text = "public.utf8-plain-text"
    static let color = "com.apple.uikit.color"

    static func identifiers(of object: Any) -> [String] {
      switch object {
      case is String, is NSString: [text]
      case is URL, is NSURL: ["public.url"]
      case is UIImage: ["public.png"]
      case is UIColor: [color]
      default: []
      }
    }

    /// The type of the objects of a class.
    static func identifier(of type: Any.Type) -> String {
      switch type {
      case is String.Type, is NSString.Type: text
      case is URL.Type, is NSURL.Type: "public.url"
      case is UIImage.Type: "public.png"
      case is UIColor.Type: color
      case let type as any NSItemProviderReading.Type:
        type.readableTypeIdentifiersForItemProvider.first ?? "public.data"
      default: "public.data"
      }
    }

    /// Whether an object of a class can be had as one of another class.
    static func canBe(_ type: Any.Type, _ wanted: Any.Type) -> Bool {
      if type == wanted || wanted == Any.self { return true }
      let pairs: [[Any.Type]] = [[String.self, NSString.self], [URL.self, NSURL.self]]
      for pair in pairs where pair.contains(where: { $0 == type }) && pair.contains(where: { $0 == wanted }) {
        return true
      }
      guard let type = type as? AnyClass, let wanted = wanted as? AnyClass else { return false }
      var current: AnyClass? = type
      while let known = current {
        if known == wanted { return true }
        current = _getSuperclass(known)
      }
      return false
    }

    /// An object as one of a class; texts are made of their data.
    static func object<Object>(_ object: Any?, as type: Object.Type) -> Object? {
      if let object = object as? Object { return object }
      switch object {
      case let data as Data:
        let text = String(decoding: data, as: UTF8.self)
        return text as? Object ?? NSString(string: text) as? Object
      case let text as String: return NSString(string: text) as? Object
      case let text as NSString: return "\(text)" as? Object
      case let url as URL: return NSURL(string: url.absoluteString) as? Object
      case let url as NSURL: return URL(string: url.absoluteString) as? Object
      default: return nil
      }
    }
  }
#endif
