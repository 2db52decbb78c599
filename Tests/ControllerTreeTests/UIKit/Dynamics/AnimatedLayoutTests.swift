import UIKit
import XCTest

@testable import ControllerTree

/// Animators that move the layout attributes of a collection view.
final class AnimatedLayoutTests: XCTestCase {
  /// A layout whose cells hang on springs, as chats have them.
  private final class SpringLayout: UICollectionViewLayout {
    var preparations = 0
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
    override func prepare() {
      super.prepare()
      preparations += 1
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: indexPath)
    }
  }

  /// DYN-14: attributes are found by kind and index path.
  func test_DYN14_findsAttributes() async {
    await withStage { _ in
      let layout = SpringLayout()
      let place = IndexPath(item: 1, section: 0)
      let all = [
        UICollectionViewLayoutAttributes(forCellWith: place),
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "H", with: place),
        UICollectionViewLayoutAttributes(forDecorationViewOfKind: "D", with: place),
      ]
      for attributes in all { attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
      layout.animator.addBehavior(UIGravityBehavior(items: all))
      XCTAssertTrue(layout.animator.layoutAttributesForCell(at: place) === all[0])
      XCTAssertTrue(layout.animator.layoutAttributesForSupplementaryView(ofKind: "H", at: place) === all[1])
      XCTAssertTrue(layout.animator.layoutAttributesForDecorationView(ofKind: "D", at: place) === all[2])
      XCTAssertNil(layout.animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)))
      XCTAssertNil(layout.animator.layoutAttributesForSupplementaryView(ofKind: "D", at: place))
      XCTAssertNil(layout.animator.layoutAttributesForDecorationView(ofKind: "H", at: place))
      layout.animator.removeAllBehaviors()
      XCTAssertNil(layout.animator.layoutAttributesForCell(at: place))
    }
  }

  /// DYN-14: each frame moves the attributes and invalidates the layout, which the animator does not retain.
  func test_DYN14_framesInvalidateTheLayout() async {
    await withTrace(pacing: .manual) { trace in
      let layout = SpringLayout()
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      let root = trace.controller("R")
      trace.show(root)
      trace.setUp { root.view.addSubview(view) }
      UpdateCycle.main.settle()
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      layout.animator.addBehavior(UIGravityBehavior(items: [attributes]))
      let before = layout.preparations
      UpdateCycle.main.advance(by: .milliseconds(100))
      XCTAssertGreaterThan(attributes.center.y, 5)
      XCTAssertGreaterThan(layout.preparations, before)
      layout.animator.removeAllBehaviors()
      trace.begin()
      weak var gone: SpringLayout?
      var animator: UIDynamicAnimator?
      do {
        let other = SpringLayout()
        (gone, animator) = (other, other.animator)
      }
      XCTAssertNil(gone)
      XCTAssertNotNil(animator)
    }
  }
}
