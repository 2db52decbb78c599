import ControllerTree
import Foundation

/// Something that is dragged: an object in the application.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What is dragged, for other applications.
  public final let itemProvider: NSItemProvider
  /// What is dragged, for this application.
  open var localObject: Any?
  /// Makes the item's picture during the drag; `nil` for the usual one. The library never calls it.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

#if !canImport(ObjectiveC)
  /// An object on its way between applications. On Apple's systems Foundation declares it.
  open class NSItemProvider: NSObject, @unchecked Sendable {
    /// The object.
    public final let object: Any?
    /// The name to suggest for a file.
    open var suggestedName: String?
    /// The types of the object: those of texts, addresses and images, or that of ``init(item:typeIdentifier:)``.
    open var registeredTypeIdentifiers: [String] { types }
    private let types: [String]

    /// Makes a provider without an object.
    public override init() {
      (object, types) = (nil, [])
      super.init()
    }
    /// Makes a provider of an object.
    public init(object: Any) {
      (self.object, types) = (object, Self.types(of: object))
      super.init()
    }
    /// Makes a provider of an object with the type that the app names.
    public init(item: Any?, typeIdentifier: String?) {
      (object, types) = (item, typeIdentifier.map { [$0] } ?? Self.types(of: item))
      super.init()
    }

    private static func types(of object: Any?) -> [String] {
      switch object {
      case is String, is NSString: ["public.utf8-plain-text"]
      case is URL, is NSURL: ["public.url"]
      case is UIImage: ["public.png"]
      case is UIColor: ["com.apple.uikit.color"]
      default: []
      }
    }

    private static let parents = [
      "public.utf8-plain-text": "public.plain-text", "public.plain-text": "public.text", "public.text": "public.data",
      "public.url": "public.data", "public.png": "public.image", "public.jpeg": "public.image",
      "public.image": "public.data", "public.data": "public.item",
    ]

    /// Whether the object has a type, or one that conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      for type in types {
        var type: String? = type
        while let next = type {
          if next == typeIdentifier { return true }
          type = Self.parents[next]
        }
      }
      return false
    }

    /// Whether the object has a class.
    open func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { object is Object }

    /// Gives the object to a handler, at once.
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
  }
#endif

extension NSItemProvider {
  /// The object, if the provider knows it without loading.
  var presentObject: Any? {
    #if canImport(ObjectiveC)
      nil
    #else
      object
    #endif
  }
}
