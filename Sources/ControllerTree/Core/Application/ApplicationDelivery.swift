import Foundation

/// The only caller of the delegates of the application and of its scenes, and the only place that posts their notifications:
/// record, then call or post (LAUNCH-07).
@MainActor enum ApplicationDelivery {
  /// The running call that no default implementation has answered. It is the state of the call stack, not of a stage.
  private static var awaited: Call?

  private struct Call: Equatable {
    let delegate: ObjectIdentifier
    let method: String
  }

  /// Sends a message to a delegate.
  /// - Parameter method: The method's name, as `#function` gives it in its default implementation.
  /// - Returns: The answer; `nil` if the delegate does not implement the method. Such a call is not recorded, as a device does not
  ///   make it.
  @discardableResult
  static func send<Delegate, Answer>(
    _ method: StaticString, to delegate: Delegate, _ call: (Delegate) -> Answer
  ) -> Answer? {
    let stage = Stage.current
    let object = delegate as AnyObject
    if stage.isObserved { stage.recordApplication(ApplicationNames.of(stage).reference(to: object), method) }
    let outer = awaited
    let mine = Call(delegate: ObjectIdentifier(object), method: "\(method)")
    awaited = mine
    var answer: Answer?
    stage.cycle.runCallback { answer = call(delegate) }
    let isImplemented = awaited == mine
    awaited = outer
    return isImplemented ? answer : nil
  }

  /// Called by every default implementation of a delegate's method.
  static func reachedDefault(of delegate: AnyObject, _ method: String = #function) {
    guard awaited == Call(delegate: ObjectIdentifier(delegate), method: method) else { return }
    awaited = nil
    let stage = Stage.current
    if stage.isObserved { stage.retractApplication() }
  }

  /// Posts a notification of the application or of a scene.
  /// - Parameter text: The name of the constant.
  static func post(
    _ name: Notification.Name, _ text: StaticString, from object: UIResponder, userInfo: [AnyHashable: Any]? = nil
  ) {
    let stage = Stage.current
    if stage.isObserved, stage.recorders.contains(where: \.includesApplication) {
      stage.recordApplication(stage.names.reference(to: object), text)
    }
    NotificationCenter.default.post(name: name, object: object, userInfo: userInfo)
  }
}

/// The names of delegates that are no responders.
@MainActor private final class ApplicationNames {
  private var references: [ObjectIdentifier: (object: AnyObject, reference: ObjectReference)] = [:]
  private let names: NameRegistry

  private init(_ names: NameRegistry) { self.names = names }

  static func of(_ stage: Stage) -> ApplicationNames {
    stage.part(ApplicationNames.self) { ApplicationNames(stage.names) }
  }

  func reference(to object: AnyObject) -> ObjectReference {
    if let object = object as? any Nameable { return names.reference(to: object) }
    if let known = references[ObjectIdentifier(object)] { return known.reference }
    let made = names.reference(toReleased: type(of: object), number: 0)
    references[ObjectIdentifier(object)] = (object, made)
    return made
  }
}

extension ApplicationNames: EndingPart {
  func stageEnds() { references = [:] }
}
