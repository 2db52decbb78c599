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

    /// Whether the object has a class.
    open func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { object is Object }

    /// Gives the object to a handler, at once; `nil` if it is of another class.
    /// - Returns: A progress that has ended.
    @discardableResult
    open func loadObject<Object>(
      ofClass type: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
    ) -> Progress {
      completionHandler(object as? Object, nil)
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      return progress
    }

    /// The types of the object, the best one first. Rules: TEXT-59.
    open var registeredTypeIdentifiers: [String] { types }

    /// Whether the object has a type, or one of its kind. Rules: TEXT-59.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      types.contains { ItemTypes.conforms($0, to: typeIdentifier) }
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

  /// The names of types, and the kinds to which they belong.
  private enum ItemTypes {
    static let text = "public.utf8-plain-text"
    static let color = "com.apple.uikit.color"
    private static let kinds = [
      text: "public.plain-text", "public.plain-text": "public.text", "public.rtf": "public.text",
      "public.html": "public.text", "public.text": "public.content", "public.url": "public.data",
      "public.file-url": "public.url", "public.png": "public.image", "public.jpeg": "public.image",
      "com.compuserve.gif": "public.image", "public.image": "public.content", "public.content": "public.data",
      "public.data": "public.item",
    ]

    static func identifiers(of object: Any) -> [String] {
      switch object {
      case is String, is NSString: [text]
      case is URL, is NSURL: ["public.url"]
      case is UIImage: ["public.png"]
      case is UIColor: [color]
      default: []
      }
    }

    static func conforms(_ type: String, to kind: String) -> Bool {
      var current: String? = type
      while let type = current {
        if type == kind { return true }
        current = kinds[type]
      }
      return false
    }
  }
#endif
