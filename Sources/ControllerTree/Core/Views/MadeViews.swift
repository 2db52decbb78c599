import Foundation

extension UIView {
  /// Makes a view of a class with the class's own `init(frame:)`.
  /// - Returns: `nil` if the class is not one of views.
  package static func made(of type: AnyClass, frame: CGRect) -> UIView? {
    guard type is UIView.Type, let type = type as? UIResponder.Type else { return nil }
    return type.init(madeBy: SystemInitialization(frame: frame)) as? UIView
  }

  /// Runs the work of a public call of a view above the hierarchy as one turn.
  /// - Parameter call: The name of the public method.
  package final func turn<R>(_ call: StaticString, _ body: () throws -> R) rethrows -> R {
    try Stage.turn(call, self) { try body() }
  }

  /// Whether changes are animated now.
  package final var mayAnimate: Bool { window != nil && UIView.areAnimationsEnabled }
}
