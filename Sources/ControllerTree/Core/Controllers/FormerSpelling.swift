/// Connects two overridable properties that UIKit has once: a subclass overrides the present spelling or the former one.
///
/// The base of the present one asks for the former one. The base of the former one asks for the present one, except while that one is
/// asking: then neither is overridden, and the answer is `nil`.
@MainActor enum FormerSpelling {
  /// The controller whose present spelling asks.
  private static var asking: ObjectIdentifier?

  /// The answer of the former spelling, for the base of the present one.
  static func asked(of controller: UIViewController, former: () -> UIViewController?) -> UIViewController? {
    let outer = asking
    asking = ObjectIdentifier(controller)
    defer { asking = outer }
    return former()
  }

  /// The answer of the present spelling, for the base of the former one.
  static func answer(of controller: UIViewController, present: () -> UIViewController?) -> UIViewController? {
    asking == ObjectIdentifier(controller) ? nil : present()
  }
}
