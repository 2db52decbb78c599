/// The name of an object in issues, events and descriptions: `Type "title"`, or `Type #n` for an object without a title.
///
/// Names hold no reference and no address, so equal runs give equal names.
public struct ObjectName: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name of the object's class, without its module.
  public let type: String
  /// The controller's `title` at the time of naming, or `nil`.
  public let title: String?
  /// The object's number among the named objects of its class, from 1 in the order of first naming.
  public let number: Int

  /// The name in timelines: the title alone, or `Type #n`.
  public var short: String { title ?? "\(type) #\(number)" }

  /// The name in issues and descriptions: `Type "title"`, or `Type #n`.
  public var description: String { title.map { "\(type) \"\($0)\"" } ?? "\(type) #\(number)" }
}

/// An object with a name. It keeps the number from its first naming.
@MainActor protocol Nameable: AnyObject {
  var nameTitle: String? { get }
  /// 0 until the object is named.
  var nameNumber: Int32 { get set }
}

extension Nameable {
  /// The object's name in issues and events.
  var hierarchyName: ObjectName { Stage.current.names.reference(to: self).name }

  /// Reports an issue to the current stage.
  /// - Parameter call: The object's method or property that found the issue, if that opens no turn.
  func report(_ issue: HierarchyIssue, by call: StaticString? = nil) {
    Diagnostics.report(issue, by: call.map { PublicCall($0, self) })
  }
}

/// A name that is not yet text. Events store this, since looking up a class's name costs more than the rest of an event.
struct ObjectReference: Sendable {
  let type: AnyObject.Type
  let title: String?
  let number: Int32

  var name: ObjectName { ObjectName(type: String(describing: type), title: title, number: Int(number)) }
}

extension ObjectReference: Hashable {
  static func == (one: Self, other: Self) -> Bool {
    one.type == other.type && one.number == other.number && one.title == other.title
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(number)
  }
}

/// Gives objects their numbers, per class.
@MainActor final class NameRegistry {
  private var counts: [ObjectIdentifier: Int32] = [:]

  func reference(to object: any Nameable) -> ObjectReference {
    let type: AnyObject.Type = Swift.type(of: object)
    if object.nameNumber == 0 { object.nameNumber = nextNumber(of: type) }
    return ObjectReference(type: type, title: object.nameTitle, number: object.nameNumber)
  }

  /// The same for an object in its `deinit` or later, which has no title any more.
  /// - Parameter number: The object's `nameNumber`.
  func reference(toReleased type: AnyObject.Type, number: Int32) -> ObjectReference {
    ObjectReference(type: type, title: nil, number: number == 0 ? nextNumber(of: type) : number)
  }

  private func nextNumber(of type: AnyObject.Type) -> Int32 {
    counts[ObjectIdentifier(type), default: 0] += 1
    return counts[ObjectIdentifier(type)] ?? 0
  }
}
