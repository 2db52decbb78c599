/// A recognizer class that the module `UIKit` adds. Storyboards make its objects here, as `init(coder:)` is not required of recognizers:
/// a subclass with an initialiser of its own does not have to declare that one too.
@MainActor package protocol StockRecognizer: UIGestureRecognizer {
  /// A new object of this class, not of a subclass.
  static func stock() -> UIGestureRecognizer
}

extension UIGestureRecognizer {
  /// A new object for the class in a file: of the class itself, if Swift can make one, else of the nearest class above that is UIKit's.
  static func made(of type: AnyClass) -> UIGestureRecognizer {
    if let type = type as? any ArchiveInitializable.Type, let made = type.init(coder: InterfaceArchive()) {
      return made as? UIGestureRecognizer ?? UIGestureRecognizer()
    }
    var candidate: AnyClass? = type
    while let stock = candidate {
      if let made = stockObject(of: stock) { return made }
      candidate = _getSuperclass(stock)
    }
    return UIGestureRecognizer()
  }

  private static func stockObject(of type: AnyClass) -> UIGestureRecognizer? {
    switch type {
    case let type as any StockRecognizer.Type: type.stock()
    case _ where type == UITapGestureRecognizer.self: UITapGestureRecognizer()
    case _ where type == UIScreenEdgePanGestureRecognizer.self: UIScreenEdgePanGestureRecognizer()
    case _ where type == UIPanGestureRecognizer.self: UIPanGestureRecognizer()
    case _ where type == UIPinchGestureRecognizer.self: UIPinchGestureRecognizer()
    default: nil
    }
  }
}
