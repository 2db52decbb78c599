import Foundation

// Generic code and lists make objects of classes that are known only at run time. On a device the initialiser of the object's own class
// runs, as each of UIKit's may be overridden. Swift demands a `required` initialiser for that, and UIKit's are not.
//
// A convenience initialiser calls `self.init(frame:)` of the class whose object it makes, which may be a subclass's. `makeOverridden` is
// that same function, declared as a class method, so that it can be called on any class: both get the class in the same place. Its
// name is the initialiser's symbol. If a class has initialisers of its own only, the program ends with "Use of unimplemented
// initializer", as it does on a device.

extension UIView {
  /// What the next `init(overridden:)` passes on.
  private static var passedFrame = CGRect.zero

  package convenience init(overridden: Void) {
    let frame = Self.passedFrame
    Self.passedFrame = .zero
    self.init(frame: frame)
  }

  @_silgen_name("$s14ControllerTree6UIViewC10overriddenACyt_tcfC")
  private class func makeOverridden() -> UIView

  /// A view of this very class, made by its `init(frame:)`.
  package class func makeOverridden(frame: CGRect) -> UIView {
    passedFrame = frame
    return makeOverridden()
  }
}
