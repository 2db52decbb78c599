extension HierarchyIssue.Kind {
  /// A storyboard, a xib or a controller in one can't be found or used.
  public static let storyboardUnusable = Self(
    "storyboardUnusable", .error, rule: "M-SEGUE-03",
    advice: "Correct the name in code or in the file, and list the file as a resource of its target.")
  /// An element of a storyboard or xib was left out.
  public static let interfaceProblem = Self(
    "interfaceProblem", .warning, rule: "IB-45", advice: "Mend the file in Interface Builder.")
  /// No class has the name in a storyboard or xib.
  public static let unknownInterfaceClass = Self(
    "unknownInterfaceClass", .warning, rule: "IB-01",
    advice: "Correct the name, name the module with UIStoryboard.modules, or register the class with "
      + "UIStoryboard.register(_:as:).")
  /// The class in a storyboard or xib is none that the object can have.
  public static let wrongInterfaceClass = Self(
    "wrongInterfaceClass", .warning, rule: "IB-01", advice: "Let the class inherit the one that the object needs.")
  /// A more general class took the place of one that the program does not have.
  public static let standIn = Self(
    "standIn", .notice, rule: "IB-11", advice: "Register a class of that name with UIStoryboard.register(_:as:).")
  /// `init(coder:)` returned `nil`, or the archive was not passed on, or Swift can't call the initialiser.
  public static let archiveRefused = Self(
    "archiveRefused", .warning, rule: "IB-02",
    advice: "Call super.init(coder:) with the coder that you get; "
      + "let a recognizer's class conform to ArchiveInitializable.")
  /// An outlet whose object does not fit the property.
  public static let wrongOutletType = Self(
    "wrongOutletType", .error, rule: "IB-20",
    advice: "Connect an object of the property's type, or change the property.")
  /// A xib has no view for the controller that loads it.
  public static let nibWithoutView = Self(
    "nibWithoutView", .error, rule: "IB-32", advice: "Connect the outlet view of File's Owner.")
}

extension HierarchyIssue {
  static func storyboardUnusable(_ error: StoryboardError) -> Self {
    Self(.storyboardUnusable, error.place + error.message, uikitText: error.uikitText)
  }

  static func interfaceProblem(_ text: String) -> Self { Self(.interfaceProblem, text) }

  static func unknownInterfaceClass(
    _ name: String, instead type: AnyClass, suggestion: String?, at place: String
  ) -> Self {
    Self(
      .unknownInterfaceClass,
      "\(place) has the unknown class \(name.shortened); \(type) takes its place."
        + (suggestion.map { " Did you mean \($0)?" } ?? ""),
      uikitText: "Unknown class \(name.shortened) in Interface Builder file.")
  }

  static func wrongInterfaceClass(
    _ type: AnyClass, _ name: String, expected: AnyClass, at place: String
  ) -> Self {
    Self(
      .wrongInterfaceClass,
      "\(place) has the class \(name.shortened), which is no \(expected); \(expected) takes its place.")
  }

  static func standIn(_ name: String, _ type: AnyClass, at place: String) -> Self {
    Self(.standIn, "\(place): there is no class \(name); \(type) takes its place, here and elsewhere.")
  }

  static func archiveReturnedNil(_ type: AnyClass, at place: String) -> Self {
    Self(.archiveRefused, "\(place): \(type).init(coder:) returned nil; an object of the stock class takes its place.")
  }

  static func recognizerNotMade(_ type: AnyClass, instead made: AnyClass, at place: String) -> Self {
    Self(
      .archiveRefused,
      "\(place): \(type) can't be made from a file, as its init(coder:) is not required; \(made) takes its place.")
  }

  @MainActor static func archiveNotUsed(_ controller: UIViewController, at place: String) -> Self {
    let name = controller.hierarchyName
    return Self(
      .archiveRefused, "\(place): \(name) was made without the coder; its archive was read afterwards.",
      objects: [name],
      uikitText: "Custom instantiated controller must call through to -[UIViewController initWithCoder:]")
  }

  @MainActor static func wrongOutletType(
    _ key: String, _ owner: AnyObject, _ object: AnyObject, expected: String, at place: String
  ) -> Self {
    Self(
      .wrongOutletType,
      "\(place): the outlet '\(key.shortened)' of \(type(of: owner)) is a \(expected), and the object is a "
        + "\(type(of: object)).",
      objects: [(owner as? any Nameable)?.hierarchyName].compactMap(\.self))
  }

  @MainActor static func wrongControllerClass(
    _ controller: UIViewController, expected: AnyClass, _ identifier: String
  ) -> Self {
    let name = controller.hierarchyName
    return Self(
      .wrongInterfaceClass,
      "The controller '\(identifier.shortened)' is \(name), which is no \(expected); a new \(expected) is returned.",
      objects: [name])
  }

  @MainActor static func nibWithoutView(_ controller: UIViewController, _ name: String) -> Self {
    let subject = controller.hierarchyName
    return Self(
      .nibWithoutView, "The xib \(name) has no view for \(subject), which got a plain one.", objects: [subject],
      uikitText: "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet "
        + "was not set.")
  }
}
