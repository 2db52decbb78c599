import ControllerTree
import Foundation

// The spellings of UIKit before Swift 3, when a colour's name was a method.

extension UIColor {
  /// The former spelling of `black`.
  @available(*, deprecated, renamed: "black")
  public class func blackColor() -> UIColor { .black }

  /// The former spelling of `darkGray`.
  @available(*, deprecated, renamed: "darkGray")
  public class func darkGrayColor() -> UIColor { .darkGray }

  /// The former spelling of `lightGray`.
  @available(*, deprecated, renamed: "lightGray")
  public class func lightGrayColor() -> UIColor { .lightGray }

  /// The former spelling of `white`.
  @available(*, deprecated, renamed: "white")
  public class func whiteColor() -> UIColor { .white }

  /// The former spelling of `gray`.
  @available(*, deprecated, renamed: "gray")
  public class func grayColor() -> UIColor { .gray }

  /// The former spelling of `red`.
  @available(*, deprecated, renamed: "red")
  public class func redColor() -> UIColor { .red }

  /// The former spelling of `green`.
  @available(*, deprecated, renamed: "green")
  public class func greenColor() -> UIColor { .green }

  /// The former spelling of `blue`.
  @available(*, deprecated, renamed: "blue")
  public class func blueColor() -> UIColor { .blue }

  /// The former spelling of `cyan`.
  @available(*, deprecated, renamed: "cyan")
  public class func cyanColor() -> UIColor { .cyan }

  /// The former spelling of `yellow`.
  @available(*, deprecated, renamed: "yellow")
  public class func yellowColor() -> UIColor { .yellow }

  /// The former spelling of `magenta`.
  @available(*, deprecated, renamed: "magenta")
  public class func magentaColor() -> UIColor { .magenta }

  /// The former spelling of `orange`.
  @available(*, deprecated, renamed: "orange")
  public class func orangeColor() -> UIColor { .orange }

  /// The former spelling of `purple`.
  @available(*, deprecated, renamed: "purple")
  public class func purpleColor() -> UIColor { .purple }

  /// The former spelling of `brown`.
  @available(*, deprecated, renamed: "brown")
  public class func brownColor() -> UIColor { .brown }

  /// The former spelling of `clear`.
  @available(*, deprecated, renamed: "clear")
  public class func clearColor() -> UIColor { .clear }

  /// The former spelling of `lightText`.
  @available(*, deprecated, renamed: "lightText")
  public class func lightTextColor() -> UIColor { .lightText }

  /// The former spelling of `darkText`.
  @available(*, deprecated, renamed: "darkText")
  public class func darkTextColor() -> UIColor { .darkText }

  /// The former spelling of `systemGroupedBackground`.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public class func groupTableViewBackgroundColor() -> UIColor { .systemGroupedBackground }

  /// The background of grouped tables before there was `systemGroupedBackground`.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }

  /// The former spelling of `withAlphaComponent(_:)`.
  @available(*, deprecated, renamed: "withAlphaComponent(_:)")
  public func colorWithAlphaComponent(_ alpha: CGFloat) -> UIColor { withAlphaComponent(alpha) }
}
