import UIKit
import XCTest

@testable import ControllerTree

/// A cell with a box of a height that the test changes.
final class BoxCell: UITableViewCell {
  let box = UIView()
  private(set) var height = NSLayoutConstraint()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    height = box.heightAnchor.constraint(equalToConstant: 100)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      height, box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

/// Estimates headers, and states their heights later.
private final class Headers: NSObject, UITableViewDelegate {
  let trace: Trace
  init(_ trace: Trace) {
    self.trace = trace
    super.init()
    trace.kept.append(self)
  }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    trace.note("estimate \(section)")
    return 30
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    trace.note("height \(section)")
    return 50
  }
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { 10 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 15 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
}

final class TableSelfSizingTests: XCTestCase {
  @MainActor private static func scene(_ trace: Trace, _ count: Int = 20) -> TableScene {
    let scene = TableScene(trace, [numbers(count)])
    scene.isNoting = false
    scene.makeCell = { scene, path in
      scene.table.dequeueReusableCell(withIdentifier: "box", for: path)
    }
    scene.table.register(BoxCell.self, forCellReuseIdentifier: "box")
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    trace.begin()
    return scene
  }

  @MainActor private static func heights(_ scene: TableScene) -> [CGFloat] {
    scene.table.visibleCells.map(\.frame.height)
  }

  /// LIST-19: a row whose height was an estimate comes to rest where it is wanted, also if those beside it were estimates.
  func test_LIST19_scrollToEstimatedRows() async {
    await withStage { trace in
      let scene = Self.scene(trace, 60)
      let table = scene.table
      for (row, position) in [(30, UITableView.ScrollPosition.bottom), (50, .middle), (10, .top), (59, .bottom)] {
        table.scrollToRow(at: .row(row), at: position, animated: false)
        let rect = table.rectForRow(at: .row(row))
        XCTAssertEqual(rect.height, 100, "\(row)")
        switch position {
        case .bottom: XCTAssertEqual(rect.maxY, table.bounds.maxY, "\(row)")
        case .middle: XCTAssertEqual(rect.midY, table.bounds.midY, "\(row)")
        default: XCTAssertEqual(rect.minY, table.bounds.minY, "\(row)")
        }
      }
    }
  }

  /// LIST-43: by default a cell, or its content view, asks for another size; a changed constraint alone does not.
  func test_LIST43_manual() async {
    await withTrace { trace in
      let scene = Self.scene(trace)
      guard let cell = scene.table.cellForRow(at: .row(1)) as? BoxCell else { return XCTFail("no cell") }
      XCTAssertEqual(Self.heights(scene), [100, 100, 100, 100])
      cell.height.constant = 150
      XCTAssertEqual(Self.heights(scene), [100, 100, 100, 100])
      cell.invalidateIntrinsicContentSize()
      XCTAssertEqual(Self.heights(scene), [100, 150, 100, 100])
      XCTAssertEqual(scene.table.rectForRow(at: .row(2)).minY, 250)
      cell.height.constant = 40
      cell.contentView.invalidateIntrinsicContentSize()
      XCTAssertEqual(Self.heights(scene), [100, 40, 100, 100, 100])
      scene.table.selfSizingInvalidation = .disabled
      cell.height.constant = 200
      cell.invalidateIntrinsicContentSize()
      XCTAssertEqual(Self.heights(scene), [100, 40, 100, 100, 100])
    }
  }

  /// LIST-43: with constraints included, a changed constraint is enough, also in cells that come later.
  func test_LIST43_constraints() async {
    await withTrace { trace in
      let scene = Self.scene(trace)
      scene.table.selfSizingInvalidation = .enabledIncludingConstraints
      guard let cell = scene.table.cellForRow(at: .row(1)) as? BoxCell else { return XCTFail("no cell") }
      cell.height.constant = 150
      XCTAssertEqual(Self.heights(scene), [100, 150, 100, 100])
      scene.table.contentOffset.y = 500
      scene.table.layoutIfNeeded()
      guard let later = scene.table.visibleCells.last as? BoxCell else { return XCTFail("no cell") }
      let path = scene.table.indexPath(for: later) ?? .row(0)
      later.height.constant = 60
      XCTAssertEqual(scene.table.visibleCells.map(\.frame.minY), [494, 594, 694, 844])
      XCTAssertEqual(scene.table.rectForRow(at: path).height, 60)
      scene.table.selfSizingInvalidation = .enabled
      later.height.constant = 90
      scene.table.layoutIfNeeded()
      XCTAssertEqual(scene.table.rectForRow(at: path).height, 60)
    }
  }

  /// LIST-43: another content configuration measures its row again.
  func test_LIST43_configurations() async {
    await withTrace { trace in
      let scene = TableScene(trace, [["a", "b"]])
      scene.isNoting = false
      scene.makeCell = { scene, path in
        let cell = scene.table.dequeueReusableCell(withIdentifier: "cell", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = "a"
        cell.contentConfiguration = content
        return cell
      }
      scene.table.reloadData()
      trace.begin()
      XCTAssertEqual(Self.heights(scene), [44, 44])
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "a"
      content.secondaryText = String(repeating: "long ", count: 40)
      scene.table.visibleCells[0].contentConfiguration = content
      let heights = Self.heights(scene)
      XCTAssertGreaterThan(heights[0], 100)
      XCTAssertEqual(heights[1], 44)
    }
  }

  /// LIST-44: rows above that turn out higher than their estimates do not move what is visible.
  func test_LIST44_offset() async {
    await withTrace { trace in
      let scene = Self.scene(trace, 100)
      scene.table.scrollToRow(at: .row(50), at: .top, animated: false)
      scene.table.layoutIfNeeded()
      let top = scene.table.contentOffset.y
      let place = scene.table.rectForRow(at: .row(50)).minY - top
      scene.table.contentOffset.y = top - 30
      scene.table.layoutIfNeeded()
      XCTAssertEqual(scene.table.rectForRow(at: .row(49)).height, 100)
      XCTAssertEqual(scene.table.rectForRow(at: .row(50)).minY - scene.table.contentOffset.y, place + 30)
      XCTAssertEqual(scene.table.contentOffset.y, top - 30 + 56)
    }
  }

  /// LIST-45: an estimate of a header's height delays the question for the height until its section is visible.
  func test_LIST45_estimatedHeaders() async {
    await withTrace { trace in
      let delegate = Headers(trace)
      let scene = TableScene(trace, [numbers(8), numbers(8), numbers(8)]) { table in
        table.delegate = delegate
        table.rowHeight = 44
      }
      scene.isNoting = false
      scene.table.layoutIfNeeded()
      trace.begin()
      scene.table.reloadData()
      trace.expect("estimate 0\nestimate 1\nestimate 2\nheight 0")
      XCTAssertEqual(scene.table.rectForHeader(inSection: 0).height, 50)
      XCTAssertEqual(scene.table.rectForFooter(inSection: 0).height, 15)
      XCTAssertEqual(scene.table.rectForHeader(inSection: 1).height, 30)
      XCTAssertEqual(scene.table.rectForHeader(inSection: 1).minY, 50 + 8 * 44 + 15)
      scene.table.contentOffset.y = 300
      scene.table.layoutIfNeeded()
      trace.expect("height 1")
      XCTAssertEqual(scene.table.rectForHeader(inSection: 1).height, 50)
    }
  }
}
