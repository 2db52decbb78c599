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
  /// The object, if the provider knows it without loading.
  var presentObject: Any? {
    #if canImport(ObjectiveC)
      nil
    #else
      object
    #endif
  }
}
