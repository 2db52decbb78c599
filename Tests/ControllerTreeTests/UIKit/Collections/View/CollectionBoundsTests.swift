import UIKit
import XCTest

@testable import ControllerTree

/// Rows of 100 points as wide as the bounds, computed again if the layout takes other bounds for a reason.
private final class WidthLayout: UICollectionViewLayout {
  /// Which bounds make the layout invalid.
  enum Reason { case width, any }

  var note: (String) -> Void = { _ in }
  var reason = Reason.width
  /// Runs in the question for other bounds.
  var question: (UICollectionView) -> Void = { _ in }
  /// The offset that the layout chooses; `nil` for the proposed one.
  var target: CGPoint?
  private var width: CGFloat = 0

  private var view: UICollectionView { collectionView ?? UICollectionView(frame: .zero, collectionViewLayout: self) }
  private var present: String { CollectionScene.text(view.bounds) }
  private var count: Int { view.numberOfSections == 0 ? 0 : view.numberOfItems(inSection: 0) }

  override func prepare() {
    width = view.bounds.width
    note("prepare in \(present)")
  }
  override var collectionViewContentSize: CGSize { CGSize(width: width, height: CGFloat(count) * 100) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: width, height: 100)
    return attributes
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    note("\(present) to \(CollectionScene.text(newBounds))")
    question(view)
    switch reason {
    case .width: return newBounds.width != view.bounds.width
    case .any: return true
    }
  }
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    note("context for another \(newBounds.size == view.bounds.size ? "place" : "size")")
    return super.invalidationContext(forBoundsChange: newBounds)
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note("invalid in \(present)")
    super.invalidateLayout(with: context)
  }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    note("prepare for an animation from \(CollectionScene.text(oldBounds))")
  }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    note("target for \(Int(proposedContentOffset.y))")
    return target ?? proposedContentOffset
  }
  override func finalizeAnimatedBoundsChange() { note("finalize in \(present)") }
}

/// What a layout learns about the bounds of its collection view.
final class CollectionBoundsTests: XCTestCase {
  @MainActor private static func scene(_ trace: Trace, _ layout: WidthLayout, _ count: Int) -> CollectionScene {
    let scene = CollectionScene(trace, counts: [count], layout: layout, begin: false)
    scene.silent = ["numberOfSections", "numberOfItems", "cellForItem", "willDisplay", "didEndDisplaying", "didScroll"]
    scene.show()
    layout.note = { trace.note($0) }
    return scene
  }

  /// LIST-63: a layout compares another size with that of the collection view; the new one is there with the context.
  func test_LIST63_anotherSize() async {
    await withTrace { trace in
      let scene = Self.scene(trace, WidthLayout(), 1)
      scene.collection.frame.size.width = 80
      scene.collection.layoutIfNeeded()
      trace.expect(
        """
        0 0 100 200 to 0 0 80 200
        context for another size
        invalid in 0 0 80 200
        prepare in 0 0 80 200
        """)
      XCTAssertEqual(scene.frames, "0.0: 0 0 80 100")
      scene.collection.bounds.size.width = 90
      scene.collection.layoutIfNeeded()
      trace.expect(
        """
        0 0 80 200 to 0 0 90 200
        context for another size
        invalid in 0 0 90 200
        prepare in 0 0 90 200
        """)
      XCTAssertEqual(scene.frames, "0.0: 0 0 90 100")
      scene.collection.frame.size.height = 300
      scene.collection.layoutIfNeeded()
      trace.expect("0 0 90 200 to 0 0 90 300")
    }
  }

  /// LIST-63: a layout that another place has made invalid is asked about the size nevertheless.
  func test_LIST63_placeAndSize() async {
    await withTrace { trace in
      let layout = WidthLayout()
      let scene = Self.scene(trace, layout, 5)
      scene.collection.contentOffset.y = 300
      trace.expect("0 0 100 200 to 0 300 100 200")
      layout.reason = .any
      scene.collection.frame.size = CGSize(width: 80, height: 250)
      scene.collection.layoutIfNeeded()
      trace.expect(
        """
        0 300 80 250 to 0 250 80 250
        context for another place
        invalid in 0 300 80 250
        0 250 100 200 to 0 250 80 250
        context for another size
        invalid in 0 250 80 250
        prepare in 0 250 80 250
        """)
      XCTAssertEqual(scene.collection.cellForItem(at: IndexPath(item: 4, section: 0))?.frame.width, 80)
    }
  }

  /// LIST-63, LIST-64: a layout chooses the offset for a size that changes in an animation, and is asked about that place.
  func test_LIST63_LIST64_animatedSize() async {
    await withTrace { trace in
      let layout = WidthLayout()
      let scene = Self.scene(trace, layout, 9)
      scene.collection.contentOffset.y = 300
      trace.expect("0 0 100 200 to 0 300 100 200")
      layout.target = CGPoint(x: 0, y: 400)
      UIView.animate(withDuration: 0.3) {
        scene.collection.frame.size = CGSize(width: 80, height: 150)
        scene.collection.layoutIfNeeded()
      }
      trace.expect(
        """
        0 300 100 200 to 0 300 80 150
        context for another size
        invalid in 0 300 80 150
        prepare in 0 300 80 150
        prepare for an animation from 0 300 100 200
        target for 300
        0 300 80 150 to 0 400 80 150
        finalize in 0 400 80 150
        """)
      XCTAssertEqual(scene.frames, "0.4: 0 400 80 100\n0.5: 0 500 80 100")
      scene.collection.frame.size.height = 100
      scene.collection.layoutIfNeeded()
      trace.expect("0 400 80 150 to 0 400 80 100")
    }
  }

  /// LIST-63: a layout that moves the content in the question does not restore the former size.
  func test_LIST63_movesInTheQuestion() async {
    await withTrace { trace in
      let layout = WidthLayout()
      let scene = Self.scene(trace, layout, 5)
      layout.question = { view in
        layout.question = { _ in }
        view.contentOffset.y = 50
        trace.note("moved to \(CollectionScene.text(view.bounds))")
      }
      scene.collection.frame.size.width = 80
      scene.collection.layoutIfNeeded()
      trace.expect(
        """
        0 0 100 200 to 0 0 80 200
        moved to 0 50 100 200
        context for another size
        invalid in 0 50 80 200
        prepare in 0 50 80 200
        """)
      XCTAssertEqual(scene.collection.bounds, CGRect(x: 0, y: 50, width: 80, height: 200))
    }
  }
}
