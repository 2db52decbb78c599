/// A reference to a controller that does not retain it, for code above the hierarchy. It costs the controller nothing later, as a `weak`
/// one would.
@MainActor package struct WeakController {
  private let reference: ControllerReference

  package init(_ controller: UIViewController) { reference = controller.reference }

  /// The controller; `nil` if it was released.
  package var controller: UIViewController? { reference.controller }
}
