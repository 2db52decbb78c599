/// What issues, events and descriptions call an object: `Type "title"`, or `Type #n` where it has no title.
///
/// Names hold no reference and no address, so equal runs give equal names.
public struct ObjectName: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name of the object's class, without its module.
  public let type: String
  /// The controller's `title` at the time of naming, or `nil`.
  public let title: String?
  /// The object's place among the named objects of its class, counted from 1 in the order in which they were first named.
  public let number: Int

  /// The name as it stands in timelines: the title alone, or `Type #n`.
  public var short: String { title ?? "\(type) #\(number)" }

  /// The name as it stands in issues and descriptions: `Type "title"`, or `Type #n`.
  public var description: String { title.map { "\(type) \"\($0)\"" } ?? "\(type) #\(number)" }
}

/// An object that can be named. It keeps the number that it got when it was first named.
@MainActor protocol Nameable: AnyObject {
  var nameTitle: String? { get }
  /// 0 until the object is named.
  var nameNumber: Int32 { get set }
}

/// A name that is not yet text. Records keep this, since finding a class's name costs more than all the rest of an event.
struct ObjectReference: Sendable {
  let type: AnyObject.Type
  let title: String?
  let number: Int32

  var name: ObjectName { ObjectName(type: String(describing: type), title: title, number: Int(number)) }
}

/// Gives objects their numbers, per class.
@MainActor final class NameRegistry {
  private var counts: [ObjectIdentifier: Int32] = [:]

  func reference(to object: any Nameable) -> ObjectReference {
    let type: AnyObject.Type = Swift.type(of: object)
    if object.nameNumber == 0 { object.nameNumber = nextNumber(of: type) }
    return ObjectReference(type: type, title: object.nameTitle, number: object.nameNumber)
  }

  /// As above, of an object in its `deinit` or later, which has no title any more.
  /// - Parameter number: The object's `nameNumber`.
  func reference(toReleased type: AnyObject.Type, number: Int32) -> ObjectReference {
    ObjectReference(type: type, title: nil, number: number == 0 ? nextNumber(of: type) : number)
  }

  private func nextNumber(of type: AnyObject.Type) -> Int32 {
    counts[ObjectIdentifier(type), default: 0] += 1
    return counts[ObjectIdentifier(type)] ?? 0
  }
}
