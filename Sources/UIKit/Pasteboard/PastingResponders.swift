import ControllerTree
import Foundation

extension UIResponder: PastingResponder {
  package var copiedText: String? {
    get { UIPasteboard.general.string }
    set { UIPasteboard.general.string = newValue }
  }
  #if !canImport(ObjectiveC)
    package var copiedItems: [NSItemProvider] { UIPasteboard.general.itemProviders }
  #endif
}

#if !canImport(ObjectiveC)
  extension UIPasteboard {
    /// The items as providers of their first value. Setting them copies the objects. Rules: TEXT-59.
    public var itemProviders: [NSItemProvider] {
      get {
        items.compactMap { item in
          guard let type = item.keys.sorted().first, let value = item[type] else { return nil }
          return NSItemProvider(item: value, typeIdentifier: type)
        }
      }
      set {
        items = newValue.compactMap { provider in
          guard let type = provider.registeredTypeIdentifiers.first, let object = provider.object else { return nil }
          return [type: object]
        }
      }
    }

    /// Copies what providers have. Rules: TEXT-59.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
      self.itemProviders = itemProviders
      guard let expirationDate else { return }
      setItems(items, options: [.expirationDate: expirationDate])
    }
  }
#endif
