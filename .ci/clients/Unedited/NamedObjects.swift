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

open class MenuCell: UIView {
  open var text: String { "plain" }
}

public final class TitleCell: MenuCell {
  override public var text: String { "title" }
}

public final class SubtitleCell: UITableViewCell {}

/// The class of a cell, which is registered before there are cells.
public enum CellKind {
  case menu(MenuCell.Type)
  case table(type: UITableViewCell.Type)
}

public func makeCells(of kinds: [CellKind], _ more: [MenuCell.Type]) -> [UIView] {
  let cells: [UIView] = kinds.map { kind in
    switch kind {
    case .menu(let type): return type.init()
    case .table(let type): return type.init(style: .subtitle, reuseIdentifier: "song")
    }
  }
  return cells + more.map { $0.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
}
