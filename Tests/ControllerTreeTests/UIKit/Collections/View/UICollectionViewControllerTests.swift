import UIKit
import XCTest

@testable import ControllerTree

@MainActor private final class Grid: UICollectionViewController {
  var note: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect \(indexPath.item)")
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
}

extension Grid: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 30 + 10 * indexPath.item, height: 30) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5) }
}

final class UICollectionViewControllerTests: XCTestCase {
  /// LIST-94, LIST-81: the controller is data source and delegate; its flow layout asks it for the sizes.
  func test_LIST94_LIST81_contents() async {
    await withStage { trace in
      let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
      trace.show(grid, size: CGSize(width: 200, height: 300))
      XCTAssertTrue(grid.collectionView.superview === grid.view)
      XCTAssertEqual(grid.collectionView.frame, grid.view.bounds)
      XCTAssertTrue(grid.collectionView.dataSource === grid)
      XCTAssertTrue(grid.collectionView.delegate === grid)
      XCTAssertEqual(grid.collectionView.visibleCells.map(\.frame.width), [30, 40, 50])
      XCTAssertEqual(grid.collectionView.visibleCells.first?.frame.origin, CGPoint(x: 5, y: 5))
      XCTAssertTrue(grid.collectionViewLayout === grid.collectionView.collectionViewLayout)
      var lines: [String] = []
      grid.note = { lines.append($0) }
      grid.collectionView.tapItem(at: IndexPath(item: 1, section: 0))
      grid.collectionView.contentOffset.y = 1
      XCTAssertEqual(lines, ["didSelect 1", "didScroll"])
      grid.setEditing(true, animated: false)
      XCTAssertTrue(grid.collectionView.isEditing)
    }
  }

  /// LIST-95: the selection ends when the view appears again, unless the controller keeps it.
  func test_LIST95_clearsSelection() async {
    await withStage { trace in
      let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
      let navigation = UINavigationController(rootViewController: grid)
      trace.show(navigation)
      for clears in [true, false] {
        grid.clearsSelectionOnViewWillAppear = clears
        grid.collectionView.tapItem(at: IndexPath(item: 1, section: 0))
        navigation.pushViewController(UIViewController(), animated: false)
        XCTAssertEqual(grid.collectionView.indexPathsForSelectedItems?.count, 1)
        navigation.popViewController(animated: false)
        XCTAssertEqual(grid.collectionView.indexPathsForSelectedItems == nil, clears)
      }
    }
  }
}
