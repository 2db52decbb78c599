import ControllerTree
import Foundation
import StoryboardDocument

extension UICollectionViewCell: FileContentOwner {
  package func takeContentView(_ view: UIView) { adopt(view) }
}
