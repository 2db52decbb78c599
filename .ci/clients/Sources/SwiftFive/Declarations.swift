import UIKit

// Declarations that public code has, written as they are there. Each needs UIKit's own isolation, initialisers or overridable members.

// MARK: Isolation

/// Code of no actor asks for the user's settings and the time.
public struct Motion {
  public init() {}
  public var isReduced: Bool { UIAccessibility.isReduceMotionEnabled || UIAccessibility.isVoiceOverRunning }
  public func progress(since start: CFTimeInterval) -> CFTimeInterval { CACurrentMediaTime() - start }
  public func announce(_ text: String) { UIAccessibility.post(notification: .announcement, argument: text) }
}

// MARK: Initialisers

/// A recognizer with an initialiser of its own, and no `init(coder:)`.
public final class EdgePanRecognizer: UIPanGestureRecognizer {
  public let edge: UIRectEdge

  public init(edge: UIRectEdge, target: AnyObject, action: Selector) {
    self.edge = edge
    super.init(target: target, action: action)
  }
}

public final class CountingTapRecognizer: UITapGestureRecognizer {
  public private(set) var count = 0

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    addHandler { [unowned self] _ in count += 1 }
  }
}

extension UIBarButtonItem {
  public static func closing(_ target: Any?, _ action: Selector?) -> Self {
    Self(barButtonSystemItem: .close, target: target, action: action)
  }

  public static func titled(_ title: String) -> Self {
    let item = self.init(title: title, style: .plain, target: nil, action: nil)
    item.accessibilityLabel = title
    return item
  }
}

public final class NumberedItem: UIBarButtonItem {
  public var number = 0
}

// MARK: Former spellings

/// Code for Swift 4.0 and for later versions in one file.
open class PagerViewController: UIViewController {
  public var front: UIViewController?

  #if swift(>=5.9)
    open override var childViewControllerForStatusBarStyle: UIViewController? { front }
  #endif
  open override var childForStatusBarHidden: UIViewController? { front }
}

// MARK: Informal protocols of NSObject

public final class Marker: NSObject {
  public init(_ name: String) {
    super.init()
    isAccessibilityElement = true
    accessibilityLabel = name
  }
}

public func label(of object: NSObject) -> String { object.accessibilityLabel ?? type(of: object).description() }

public protocol Reusable: AnyObject {}

extension Reusable where Self: NSObject {
  public static var reuseIdentifier: String { Self.description() }
}

extension NSObject: Reusable {}

/// A view that lists its elements itself.
public final class ChartView: UIView {
  public var bars: [Marker] = []

  public override func accessibilityElementCount() -> Int { bars.count }
  public override func accessibilityElement(at index: Int) -> Any? { bars[index] }
  public override func index(ofAccessibilityElement element: Any) -> Int {
    bars.firstIndex { $0 === element as AnyObject } ?? NSNotFound
  }
}
