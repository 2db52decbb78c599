import UIKit

/// Code for iOS, as it is: objects that are made and found by names, and members that extensions add to UIKit's classes.
public protocol Blank { init() }

extension NSObject: Blank {}

@objc(PlainTicket) public final class Ticket: NSObject {
  @NSCopying public var text: NSString?
  @objc public dynamic var seat = "none"
  public private(set) var calls: [String] = []
  public static var isReady = false
  static let prepared: Void = { isReady = true }()

  public override init() {
    _ = Self.prepared
    super.init()
  }

  @objc public func stamp(_ sender: Any) { calls.append("stamp \(sender)") }

  public static func make<Object: Blank>(_ type: Object.Type) -> Object { type.init() }

  public static func stampAll(_ objects: [Any], by name: String) {
    for object in objects { (object as? Ticket)?.perform(#selector(stamp(_:)), with: name) }
  }
}

extension UIView {
  @IBInspectable public var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }

  @objc public func fade(_ sender: UIControl) { alpha = 0.5 }
}
