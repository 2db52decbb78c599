import ControllerTree
import Foundation

/// Something that is dragged: an object in the application.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What is dragged, for other applications.
  public final let itemProvider: NSItemProvider
  /// What is dragged, for this application. The library never reads it.
  open var localObject: Any?
  /// Makes the item's picture during the drag; `nil` for the usual one. The library never calls it.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

extension NSItemProvider {
  /// Whether an object of a class can be loaded.
  func canLoad<Object>(_ type: Object.Type) -> Bool {
    #if canImport(ObjectiveC)
      false
    #else
      canLoadObject(ofClass: type)
    #endif
  }

  /// Gives an object of a class to a handler, on the main thread; `nil` if there is none.
  @MainActor func load<Object>(_ type: Object.Type, _ body: @escaping @MainActor (Object?) -> Void) {
    #if canImport(ObjectiveC)
      body(nil)
    #else
      loadObject(ofClass: type) { object, _ in
        nonisolated(unsafe) let object = object
        MainActor.assumeIsolated { body(object) }
      }
    #endif
  }
}

/// The objects of items, in their order, as soon as all are made. Rules: ACT-71.
@MainActor final class LoadedObjects<Object> {
  private var objects: [Object?]
  private var rest: Int
  private let body: @MainActor ([Object]) -> Void

  private init(count: Int, _ body: @escaping @MainActor ([Object]) -> Void) {
    (objects, rest, self.body) = (Array(repeating: nil, count: count), count, body)
  }

  /// Gives the objects of a class to a handler: at once if all are there.
  static func load(_ type: Object.Type, of items: [UIDragItem], _ body: @escaping @MainActor ([Object]) -> Void) {
    let loaded = LoadedObjects(count: items.count, body)
    for (index, item) in items.enumerated() { item.itemProvider.load(type) { loaded.take($0, at: index) } }
    if items.isEmpty { body([]) }
  }

  private func take(_ object: Object?, at index: Int) {
    objects[index] = object
    rest -= 1
    if rest == 0 { body(objects.compactMap { $0 }) }
  }
}
