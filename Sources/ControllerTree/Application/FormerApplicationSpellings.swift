// Names that UIKit had in Swift 2, for the code of that time.

extension UIApplication {
  @available(*, deprecated, renamed: "shared")
  public class func sharedApplication() -> UIApplication { shared }
}
