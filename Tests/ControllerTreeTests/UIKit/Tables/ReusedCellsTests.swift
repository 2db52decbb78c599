import UIKit
import XCTest

@testable import ControllerTree

/// Cells whose constraints choose their heights, in rows of other heights than before.
final class ReusedCellsTests: XCTestCase {
  private static let heights: [CGFloat] = [40, 80, 120, 60]

  /// LIST-13: a cell that is used again is measured in its row, and its constraints never contradict the height of the cell.
  func test_LIST13_reusedCellsAreMeasuredAnew() async {
    await withStage { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let rows = Rows(style: .plain)
      window.rootViewController = rows
      window.makeKeyAndVisible()
      @MainActor func check(_ line: UInt = #line) {
        for path in rows.tableView.indexPathsForVisibleRows ?? [] {
          let cell = rows.tableView.cellForRow(at: path)
          let height = Self.heights[(path.row + rows.shift) % 4]
          XCTAssertEqual(cell?.bounds.height ?? 0, height + 16, accuracy: 0.01, "row \(path.row)", line: line)
          XCTAssertEqual(cell?.contentView.bounds.height ?? 0, height + 16, accuracy: 0.01, line: line)
        }
      }
      check()
      rows.shift = 1
      rows.tableView.reloadData()
      window.layoutIfNeeded()
      check()
      for step in 1...40 {
        rows.tableView.contentOffset.y = CGFloat(step) * 97
        window.layoutIfNeeded()
      }
      check()
      window.isHidden = true
    }
  }

  /// LIST-14: constraints to the margins fit also where a bar or the corners of the screen cover the row.
  func test_LIST14_rowsAtTheEdgesOfTheScreen() async {
    await withStage { _ in
      let window = UIWindow(frame: UIScreen.main.bounds)
      let rows = Rows(style: .plain)
      rows.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 30, bottom: 90, right: 0)
      window.rootViewController = rows
      window.makeKeyAndVisible()
      for step in 0...9 {
        rows.tableView.contentOffset.y = CGFloat(step) * 31
        window.layoutIfNeeded()
        for cell in rows.tableView.visibleCells {
          XCTAssertEqual(cell.safeAreaInsets.top, 0)
          XCTAssertEqual(cell.contentView.safeAreaInsets.bottom, 0)
          XCTAssertEqual(cell.contentView.layoutMargins.top, 8)
          XCTAssertEqual(cell.contentView.layoutMargins.bottom, 8)
        }
      }
      XCTAssertEqual(rows.tableView.safeAreaInsets.bottom, 90 + UIScreen.main.safeAreaInsets.bottom)
      window.isHidden = true
    }
  }
}

@MainActor private final class Rows: UITableViewController {
  var shift = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Row.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? Row)?.height.constant = [40, 80, 120, 60][(indexPath.row + shift) % 4]
    return cell
  }
}

@MainActor private final class Row: UITableViewCell {
  private let box = UIView()
  lazy var height = box.heightAnchor.constraint(equalToConstant: 10)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor), box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}
