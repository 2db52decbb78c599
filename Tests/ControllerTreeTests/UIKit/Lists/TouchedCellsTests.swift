import UIKit
import XCTest

@testable import ControllerTree

/// Fingers on cells that take no touches, or not everywhere.
final class TouchedCellsTests: XCTestCase {
  /// Takes touches in its right half.
  private final class BubbleCell: UITableViewCell {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x > bounds.midX }
  }

  private final class ListScreen: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = indexPath.row == 0 ? BubbleCell() : UITableViewCell()
      cell.isUserInteractionEnabled = indexPath.row == 0
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("row \(indexPath.row)") }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.isUserInteractionEnabled = path.item == 0
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("item \(indexPath.item)")
    }
  }

  /// TOUCH-59: only a finger whose touch belongs to the cell selects the row or the item.
  func test_TOUCH59_cellsThatTakeTheTouch() async {
    await withTrace { trace in
      let screen = ListScreen()
      let window = trace.show(screen, size: CGSize(width: 320, height: 400))
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      (table.dataSource, table.delegate) = (screen, screen)
      table.contentInsetAdjustmentBehavior = .never
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      let grid = UICollectionView(frame: CGRect(x: 0, y: 200, width: 320, height: 200), collectionViewLayout: layout)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (grid.dataSource, grid.delegate) = (screen, screen)
      grid.contentInsetAdjustmentBehavior = .never
      for view in [table, grid] { screen.view.addSubview(view) }
      screen.view.layoutIfNeeded()
      trace.begin()
      for point in [
        CGPoint(x: 40, y: 20), CGPoint(x: 300, y: 20), CGPoint(x: 40, y: 60), CGPoint(x: 50, y: 250),
        CGPoint(x: 270, y: 250),
      ] { XCTAssertTrue(window.fingers.tap(at: point)) }
      XCTAssertEqual(screen.log, ["row 0", "item 0"])
      XCTAssertEqual(table.indexPathsForSelectedRows, [.row(0)])
    }
  }
}
