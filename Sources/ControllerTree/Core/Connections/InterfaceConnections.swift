import Foundation

/// The outlets, actions and runtime attributes of a class: what Interface Builder files can connect by name.
///
/// On a device the Objective-C runtime finds properties and methods by their names. Here each class lists its own in one
/// declaration; those of its superclasses come in addition, without a call of `super`:
///
/// ```swift
/// final class SignInController: UIViewController {
///   private weak var emailField: UITextField!
///   private var buttons: [UIControl] = []
///   var cornerRadius = 0.0
///
///   override class var interfaceConnections: InterfaceConnections {
///     InterfaceConnections(SignInController.self) {
///       $0.outlet("emailField", \.emailField)
///       $0.outletCollection("buttons", \.buttons)
///       $0.attribute("cornerRadius", \.cornerRadius)
///       $0.action("signIn:", SignInController.signIn)
///       $0.segueAction("makeDetail:", SignInController.makeDetail)
///     }
///   }
/// }
/// ```
///
/// The declaration stands in the class, so it can name private members. Rules: IB-20 to IB-24.
@preconcurrency @MainActor
public struct InterfaceConnections {
  /// - Returns: Whether the value has a type that fits.
  typealias Setter = @MainActor (_ owner: AnyObject, _ value: Any?) -> Bool

  struct Outlet {
    let type: String
    let set: Setter
  }

  struct Collection {
    let type: String
    let set: @MainActor (_ owner: AnyObject, _ members: [AnyObject]) -> Bool
  }

  struct Attribute {
    let type: String
    let set: @MainActor (_ owner: AnyObject, _ value: InterfaceValue) -> Bool
  }

  /// The arguments of an action are its sender and the event.
  /// - Returns: The method's result; `nil` if an argument has a type that does not fit.
  typealias Action = @MainActor (_ owner: AnyObject, _ arguments: [Any?]) -> Any??
  typealias SegueAction =
    @MainActor (
      _ owner: AnyObject, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
    ) -> UIResponder?

  var outlets: [String: Outlet] = [:]
  var collections: [String: Collection] = [:]
  var attributes: [String: Attribute] = [:]
  var actions: [String: Action] = [:]
  var segueActions: [String: SegueAction] = [:]
  var properties: [String: KeyedProperty] = [:]
  /// The key paths on whose values that of a property depends; those of the superclasses first.
  var dependencies: [@MainActor (String) -> Set<String>] = []
  /// Makes the object for `appearance()`; `nil` if the class has an initialiser that the library can call.
  var proxy: (@MainActor () -> AnyObject)?
  var methods: Set<String> = []
  /// Whether one of the classes lists its methods.
  var listsMethods = false

  /// No connections.
  public init() {}

  /// The connections of a class.
  ///
  /// - Parameters:
  ///   - owner: The class.
  ///   - declare: Adds the connections, one call for each.
  public init<Owner: AnyObject>(_ owner: Owner.Type, _ declare: (inout InterfaceTable<Owner>) -> Void) {
    var table = InterfaceTable<Owner>()
    declare(&table)
    self = table.connections
  }

  /// Adds those of a subclass, which win. A proxy's object is of one class alone, and not added.
  mutating func add(_ other: Self) {
    outlets.merge(other.outlets) { $1 }
    collections.merge(other.collections) { $1 }
    attributes.merge(other.attributes) { $1 }
    actions.merge(other.actions) { $1 }
    segueActions.merge(other.segueActions) { $1 }
    properties.merge(other.properties) { $1 }
    dependencies += other.dependencies
    methods.formUnion(other.methods)
    listsMethods = listsMethods || other.listsMethods
  }
}

/// A class that lists its outlets, actions and runtime attributes.
///
/// Responders do. Another class of a file, such as a custom object, conforms itself:
/// `extension Source: InterfaceConnecting { static var interfaceConnections: InterfaceConnections { … } }`.
@preconcurrency @MainActor
public protocol InterfaceConnecting: AnyObject {
  /// The connections of this class, without those of its superclasses.
  static var interfaceConnections: InterfaceConnections { get }
}
