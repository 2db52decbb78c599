import Foundation
public class UITraitCollection: NSObject {
  public var horizontalSizeClass: Int { 1 }
}
extension UIViewController { public var traitCollection: UITraitCollection { UITraitCollection() } }
