import ControllerTree
import Foundation

/// Questions about what a collection view shows.
extension ShownElements {
  /// The item at a point of the content; `nil` if there is none.
  func item(at point: CGPoint) -> IndexPath? {
    prepare()
    let place = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
    var found: UICollectionViewLayoutAttributes?
    for attributes in view.shownAttributes(in: place) {
      guard case .cell = attributes.values.element, attributes.frame.contains(point), !attributes.isHidden else {
        continue
      }
      if let found, found.zIndex > attributes.zIndex { continue }
      found = attributes
    }
    return found?.indexPath
  }

  func paths(of element: UICollectionViewLayoutAttributes.Element) -> [IndexPath] {
    var paths: [IndexPath] = []
    for key in visible.keys where key.element == element { paths.append(key.path) }
    return paths.sorted()
  }

  func path(of made: UICollectionReusableView) -> IndexPath? {
    for (key, other) in visible where other === made { return key.path }
    // The data source may ask while it makes the view.
    for (key, other) in prepared where other === made { return key.path }
    return nil
  }
}
