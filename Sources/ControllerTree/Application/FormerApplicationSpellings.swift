// Names that UIKit had in Swift 2, for the code of that time.

extension UIApplication {
  /// The former spelling of `shared`.
  @available(*, deprecated, renamed: "shared")
  public class func sharedApplication() -> UIApplication { shared }
}
