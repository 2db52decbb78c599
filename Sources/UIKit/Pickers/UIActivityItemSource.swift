import ControllerTree
import Foundation

/// Gives an activity an item of its own. Clients implement it. Rules: ACT-64.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for the item until an activity is chosen.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item for the chosen activity; `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject for an activity that has one.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The type of the item's data.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A small picture of the item. The library never asks.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// Returns an empty text.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns an empty text.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Returns `nil`.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// An item that is made once an activity is chosen. A subclass overrides ``item``. Rules: ACT-64.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// What stands for the item until an activity is chosen.
  public let placeholderItem: Any?
  /// The chosen activity, while ``item`` is asked for.
  public private(set) var activityType: UIActivity.ActivityType?

  /// Makes a provider.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// The item for ``activityType``. The base returns the placeholder.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Returns ``placeholderItem``.
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? NSNull()
  }
  /// Returns ``item``, with ``activityType`` set meanwhile.
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    defer { self.activityType = nil }
    return item
  }
}

extension UIActivityViewController {
  /// The items, with what sources give for an activity instead of the sources (ACT-64).
  func items(for type: UIActivity.ActivityType) -> [Any] {
    var items: [Any] = []
    for item in activityItems {
      guard let source = item as? any UIActivityItemSource else {
        items.append(item)
        continue
      }
      if let made = source.activityViewController(self, itemForActivityType: type) { items.append(made) }
    }
    return items
  }

  /// The items that stand for those of sources, from which it follows which activities are offered (ACT-64).
  var placeholders: [Any] {
    var items: [Any] = []
    for item in activityItems {
      items.append((item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item)
    }
    return items
  }
}
