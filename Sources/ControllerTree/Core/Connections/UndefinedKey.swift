/// A key that a file sets and a class does not list (IB-20, IB-23).
@MainActor package enum UndefinedKey {
  /// What a file sets while it is connected.
  package enum Setting {
    case outlet(type: String)
    case collection(type: String)
    case attribute
    /// A property that code reads or sets by its name.
    case property
  }

  /// What is being set at the moment, and where it stands.
  private static var current: (setting: Setting, place: String)?

  /// Sets the key by ``UIResponder/setValue(_:forUndefinedKey:)``, which may be overridden.
  static func set(_ value: Any?, _ key: String, of owner: AnyObject, _ setting: Setting, at place: String) {
    let outer = current
    current = (setting, place)
    defer { current = outer }
    if let responder = owner as? UIResponder {
      responder.setValue(value, forUndefinedKey: key)
    } else {
      report(key, of: owner)
    }
  }

  /// The base of ``UIResponder/setValue(_:forUndefinedKey:)``: reports the key with the line that is missing.
  package static func report(_ key: String, of owner: AnyObject, _ setting: Setting? = nil) {
    let name = key.shortened
    let issue: HierarchyIssue
    switch setting ?? current?.setting {
    case .property: issue = .unknownKey(key, owner, "$0.property(\"\(name)\", \\.\(name))", at: nil, noun: "key")
    case .attribute:
      issue = .runtimeAttributeNotSet(
        key, owner, "$0.attribute(\"\(name)\", \\.\(name))", at: current?.place ?? "setValue(_:forUndefinedKey:)")
    case .collection:
      issue = .unknownKey(key, owner, "$0.outletCollection(\"\(name)\", \\.\(name))", at: current?.place)
    case .outlet, nil: issue = .unknownKey(key, owner, "$0.outlet(\"\(name)\", \\.\(name))", at: current?.place)
    }
    Diagnostics.report(issue)
  }
}
