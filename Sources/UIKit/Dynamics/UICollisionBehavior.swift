import ControllerTree
import Foundation

/// Lets items collide with each other and with boundaries. Rules: DYN-08, DYN-09.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// One bit per kind.
    public let rawValue: UInt
    /// A mode from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each other.
    public static let items = Self(rawValue: 1 << 0)
    /// The boundaries.
    public static let boundaries = Self(rawValue: 1 << 1)
    /// Both.
    public static let everything = Self(rawValue: .max)
  }

  /// Something with which an item is in contact.
  private enum Contact: Hashable {
    case boundary(ObjectIdentifier, String?)
    case items(ObjectIdentifier, ObjectIdentifier)
  }

  private struct Meeting {
    let first: any UIDynamicItem
    var second: (any UIDynamicItem)?
    var identifier: (any NSCopying)?
    let point: CGPoint
  }

  private var list: DynamicItemList
  /// What items collide with.
  open var collisionMode = Mode.everything { didSet { changed() } }
  /// Whether the bounds of the animator's reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
  private var referenceInsets = UIEdgeInsets.zero
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath, lines: [BoundaryLine])] = []
  /// Is told of contacts. Not retained.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var contacts: [Contact: Meeting] = [:]
  private var order: [Contact] = []
  private var told: [(contact: Contact, meeting: Meeting)] = []

  /// Makes a behaviour without items.
  public override convenience init() { self.init(items: []) }
  /// Makes a behaviour for items.
  public init(items: [any UIDynamicItem]) { list = DynamicItemList(items) }

  /// The items, in the order of adding.
  open var items: [any UIDynamicItem] { list.items }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  /// Makes the bounds of the reference view, inset, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }
  /// Adds a path as a boundary. It replaces one with an equal identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath, BoundaryLine.lines(of: bezierPath.cgPath)))
    changed()
  }
  /// Adds a line as a boundary. It replaces one with an equal identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// The boundary of an identifier; `nil` if there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { "\($0.identifier)" == "\(identifier)" }?.path
  }
  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { "\($0.identifier)" == "\(identifier)" }
    changed()
  }
  /// The identifiers of the boundaries; `nil` without any.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
  /// Removes all boundaries, but not the reference view's bounds.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  override var allItems: [any UIDynamicItem] { items }

  override func correct(_ world: DynamicWorld, _ time: CGFloat) {
    let bodies = items.map { world.body(of: $0) }
    if collisionMode.contains(.items) {
      for (index, first) in bodies.enumerated() {
        for second in bodies[(index + 1)...] { collide(first, second) }
      }
    }
    guard collisionMode.contains(.boundaries) else { return }
    for body in bodies {
      if let bounds = referenceBounds { keep(body, inside: bounds) }
      for boundary in boundaries {
        for line in boundary.lines where line.push(body) {
          note(.boundary(ObjectIdentifier(body.item), "\(boundary.identifier)"), body, boundary.identifier)
        }
      }
    }
  }

  private var referenceBounds: CGRect? {
    guard translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView else { return nil }
    return view.bounds.inset(by: referenceInsets)
  }

  private func keep(_ body: DynamicBody, inside bounds: CGRect) {
    let box = body.box
    var ways: [(distance: CGFloat, normal: CGPoint)] = []
    if box.minX < bounds.minX { ways.append((bounds.minX - box.minX, CGPoint(x: 1, y: 0))) }
    if box.maxX > bounds.maxX { ways.append((box.maxX - bounds.maxX, CGPoint(x: -1, y: 0))) }
    if box.minY < bounds.minY { ways.append((bounds.minY - box.minY, CGPoint(x: 0, y: 1))) }
    if box.maxY > bounds.maxY { ways.append((box.maxY - bounds.maxY, CGPoint(x: 0, y: -1))) }
    for way in ways {
      body.bounce(way.normal, by: way.distance)
      note(.boundary(ObjectIdentifier(body.item), nil), body, nil)
    }
  }

  private func collide(_ first: DynamicBody, _ second: DynamicBody) {
    let overlap = first.box.intersection(second.box)
    guard !overlap.isNull, overlap.width > 0, overlap.height > 0 else { return }
    let normal =
      overlap.width < overlap.height
      ? CGPoint(x: first.center.x < second.center.x ? -1 : 1, y: 0)
      : CGPoint(x: 0, y: first.center.y < second.center.y ? -1 : 1)
    first.collide(with: second, normal, depth: min(overlap.width, overlap.height))
    let contact = Contact.items(ObjectIdentifier(first.item), ObjectIdentifier(second.item))
    guard contacts[contact] == nil else { return }
    contacts[contact] = Meeting(
      first: first.item, second: second.item, point: CGPoint(x: overlap.midX, y: overlap.midY))
    order.append(contact)
  }

  private func note(_ contact: Contact, _ body: DynamicBody, _ identifier: (any NSCopying)?) {
    guard contacts[contact] == nil else { return }
    contacts[contact] = Meeting(first: body.item, identifier: identifier, point: body.center)
    order.append(contact)
  }

  /// Tells the delegate which contacts have begun and ended in this frame. Rules: DYN-09.
  final func tellContacts() {
    let (now, before) = (order.compactMap { contact in contacts[contact].map { (contact, $0) } }, told)
    (contacts, order, told) = ([:], [], now)
    guard let collisionDelegate else { return }
    for (contact, meeting) in now where !before.contains(where: { $0.contact == contact }) {
      if let second = meeting.second {
        collisionDelegate.collisionBehavior(self, beganContactFor: meeting.first, with: second, at: meeting.point)
      } else {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: meeting.first, withBoundaryIdentifier: meeting.identifier, at: meeting.point)
      }
    }
    for (contact, meeting) in before where !now.contains(where: { $0.0 == contact }) {
      if let second = meeting.second {
        collisionDelegate.collisionBehavior(self, endedContactFor: meeting.first, with: second)
      } else {
        collisionDelegate.collisionBehavior(
          self, endedContactFor: meeting.first, withBoundaryIdentifier: meeting.identifier)
      }
    }
  }
}

/// Is told of collisions. Clients implement it. Rules: DYN-09.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items have met.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Two items have parted.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// An item has met a boundary; the identifier is `nil` for the reference view's bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item has left a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
