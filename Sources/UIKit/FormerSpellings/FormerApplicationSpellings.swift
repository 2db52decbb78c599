import ControllerTree

// Names that UIKit had in Swift 2, for code written then.

extension UIApplication {
  /// The former spelling of `shared`.
  @available(*, deprecated, renamed: "shared")
  public class func sharedApplication() -> UIApplication { shared }
}
