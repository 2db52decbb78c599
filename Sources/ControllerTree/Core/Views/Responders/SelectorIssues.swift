extension HierarchyIssue.Kind {
  /// A selector was performed on an object without the method, or sent to it as an action.
  public static let unrecognizedSelector = Self(
    "unrecognizedSelector", .error, rule: "RESP-21",
    advice: "Give the selector its method, Selector(\"tap:\", Screen.tap(_:)), or add the action to the class's "
      + "interfaceConnections.")
  /// A selector was performed with an argument that the method does not accept.
  public static let wrongArgument = Self(
    "wrongArgument", .error, rule: "RESP-21", advice: "Give the method's parameter the class of the sender, or Any.")
}

extension HierarchyIssue {
  @MainActor static func unrecognizedSelector(_ selector: Selector, _ object: AnyObject) -> Self {
    Self(
      .unrecognizedSelector,
      "\(describe(object)) can't perform \(selector), which carries no method of its class.",
      objects: names(object), uikitText: "-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance")
  }

  @MainActor static func wrongArgument(_ selector: Selector, _ object: AnyObject, _ argument: Any?) -> Self {
    let given = argument.map { "\(type(of: $0))" } ?? "nil"
    return Self(
      .wrongArgument, "\(selector) of \(describe(object)) was not called: its parameter does not accept \(given).",
      objects: names(object))
  }

  @MainActor private static func describe(_ object: AnyObject) -> String {
    (object as? any Nameable)?.hierarchyName.description ?? "\(type(of: object))"
  }

  @MainActor private static func names(_ object: AnyObject) -> [ObjectName] {
    (object as? any Nameable).map { [$0.hierarchyName] } ?? []
  }
}
