extension HierarchyIssue.Kind {
  /// An outlet or key that the class does not list.
  public static let unknownKey = Self(
    "unknownKey", .error, rule: "IB-20",
    advice:
      "Add the line to the interfaceConnections of a class of yours; UIKit's classes have only the library's keys.")
  /// A runtime attribute that the object does not have, or whose value does not fit.
  public static let runtimeAttributeNotSet = Self(
    "runtimeAttributeNotSet", .notice, rule: "IB-23",
    advice:
      "Add the line to the interfaceConnections of a class of yours; UIKit's classes have only the library's keys.")
}

extension HierarchyIssue {
  /// An object sent an action that its target does not have (IB-21).
  @MainActor static func unrecognizedSelector(_ action: String, _ target: AnyObject, from sender: AnyObject) -> Self {
    let (name, type): (String, AnyClass) = (objectText(target), type(of: target))
    return Self(
      .unrecognizedSelector,
      "\(objectText(sender)) sent \(action.shortened) to \(name), whose class \(type) has no such action: "
        + "$0.action(\"\(action.shortened)\", \(type).\(action.prefix { $0 != ":" })).",
      objects: [target, sender].compactMap { ($0 as? any Nameable)?.hierarchyName },
      uikitText: "-[\(type) \(action.shortened)]: unrecognized selector sent to instance")
  }

  /// An action was sent by an object of another class than the method expects (IB-22).
  @MainActor static func wrongArgument(_ action: String, _ target: AnyObject, from sender: AnyObject) -> Self {
    Self(
      .wrongArgument,
      "\(objectText(sender)) sent \(action.shortened) to \(objectText(target)), which expects a sender of another class.",
      objects: [target, sender].compactMap { ($0 as? any Nameable)?.hierarchyName })
  }

  @MainActor static func unknownKey(
    _ key: String, _ owner: AnyObject, _ line: String, at place: String?, noun: String = "outlet"
  ) -> Self {
    let type: AnyClass = type(of: owner)
    return Self(
      .unknownKey,
      "\(place.map { "\($0): " } ?? "")the class \(type) has no \(noun) '\(key.shortened)'\(end(line, for: type))",
      objects: [(owner as? any Nameable)?.hierarchyName].compactMap(\.self),
      uikitText: "[<\(type)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
        + "\(key.shortened).")
  }

  @MainActor static func runtimeAttributeNotSet(
    _ keyPath: String, _ owner: AnyObject, _ line: String, at place: String
  ) -> Self {
    let type: AnyClass = type(of: owner)
    return Self(
      .runtimeAttributeNotSet,
      "\(place): the runtime attribute '\(keyPath.shortened)' of \(type) was not set\(end(line, for: type))",
      objects: [(owner as? any Nameable)?.hierarchyName].compactMap(\.self),
      uikitText: "Failed to set (\(keyPath.shortened)) user defined inspected property on (\(type)): this class is "
        + "not key value coding-compliant for the key \(keyPath.shortened).")
  }

  /// The line that is missing in a class; none for a class of the library, to which nobody can add it.
  private static func end(_ line: String, for type: AnyClass) -> String {
    let name = String(reflecting: type)
    return name.hasPrefix("ControllerTree.") || name.hasPrefix("UIKit.") ? "." : ": \(line)"
  }

  /// The name of an object, or its class if it has none; a class as a target.
  @MainActor static func objectText(_ object: AnyObject) -> String {
    if let type = object as? AnyClass { return "the class \(type)" }
    return (object as? any Nameable)?.hierarchyName.description ?? "\(type(of: object))"
  }
}

extension String {
  /// The text for a message: at most 64 characters of it, and no line breaks or control characters.
  package var shortened: String {
    let cut = unicodeScalars.prefix(65)
    let visible = cut.prefix(64).map { $0.value < 0x20 || $0.value == 0x7F ? "\u{FFFD}" : Character($0) }
    return String(visible) + (cut.count > 64 ? "…" : "")
  }
}
