import ControllerTree
import Foundation

extension UIView {
  /// Draws nothing, and returns `false`.
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}
