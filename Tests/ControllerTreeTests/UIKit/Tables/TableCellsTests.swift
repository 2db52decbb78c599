import Foundation
import UIKit
import XCTest

@testable import ControllerTree

/// A cell that notes its life.
private final class LivingCell: UITableViewCell {
  static var note: (String) -> Void = { _ in }
  let made: String

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    made = "\(style) \(reuseIdentifier ?? "nil")"
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.note("init \(made)")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.note("prepareForReuse \(textLabel?.text ?? "")")
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    Self.note("setSelected \(selected) \(animated)")
  }
}

/// A cell whose content follows from constraints.
private final class ConstrainedCell: UITableViewCell {
  let label = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

final class TableCellsTests: XCTestCase {
  /// LIST-06: registered classes are made by their own initialiser; a cell that is used again is prepared first.
  func test_LIST06_lifeOfACell() async {
    await withTrace { trace in
      LivingCell.note = { trace.note($0) }
      let scene = TableScene(trace, [numbers(30)]) {
        $0.register(LivingCell.self, forCellReuseIdentifier: "cell")
        $0.rowHeight = 200
      }
      scene.isNoting = false
      trace.expect(
        "numberOfSections\nnumberOfRows 0\ncell 0-0\ninit default cell\ncell 0-1\ninit default cell")
      scene.table.selectRow(at: .row(0), animated: true, scrollPosition: .none)
      trace.expect("setSelected true true")
      scene.table.contentOffset.y = 250
      trace.expect("prepareForReuse 0\nsetSelected false false\ninit default cell")
      LivingCell.note = { _ in }
    }
  }

  /// LIST-05: without a registration a dequeue makes a plain cell, and the older one none.
  func test_LIST05_missingRegistration() async throws {
    await withTrace { trace in
      let table = UITableView()
      XCTAssertNil(table.dequeueReusableCell(withIdentifier: "x"))
      XCTAssertNil(table.dequeueReusableHeaderFooterView(withIdentifier: "x"))
      let cell = table.dequeueReusableCell(withIdentifier: "x", for: .row(0))
      XCTAssertEqual(cell.reuseIdentifier, "x")
      trace.expect(
        "! LIST-05 reusableViewMissing: UITableView #1 made a plain view: unable to dequeue a cell with identifier x - "
          + "must register a nib or a class for the identifier or connect a prototype cell in a storyboard.")
      table.register(UIView.self, forCellReuseIdentifier: "y")
      XCTAssertTrue(type(of: table.dequeueReusableCell(withIdentifier: "y", for: .row(0))) == UITableViewCell.self)
      trace.expect(
        "! LIST-05 reusableViewMissing: UITableView #1 made a plain view: the class registered for identifier y, UIView, is not a subclass of UITableViewCell."
      )
      table.register(UINib(data: Samples.xib("<view id=\"v\"/>"), bundle: nil), forCellReuseIdentifier: "z")
      XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "z")?.reuseIdentifier, "z")
      trace.expect(
        "! LIST-05 reusableViewMissing: UITableView #1 made a plain view: invalid nib registered for identifier (z) - "
          + "nib must contain exactly one top level object which must be a UITableViewCell instance.")
      let nib = UINib(data: Samples.xib("<tableViewCell tag=\"7\" id=\"v\"/>"), bundle: nil)
      table.register(nib, forCellReuseIdentifier: "z")
      XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "z", for: .row(0)).tag, 7)
    }
  }

  /// LIST-13: rows are as high as the constraints of their contents demand at the table's width.
  func test_LIST13_selfSizingByConstraints() async {
    await withTrace { trace in
      let words = Array(repeating: "word", count: 40).joined(separator: " ")
      let scene = TableScene(trace, [["short", words, "short"]]) {
        $0.register(ConstrainedCell.self, forCellReuseIdentifier: "own")
      }
      scene.makeCell = { scene, path in
        let cell = scene.table.dequeueReusableCell(withIdentifier: "own", for: path)
        (cell as? ConstrainedCell)?.label.text = scene.text(path)
        return cell
      }
      scene.table.reloadData()
      let cells = scene.table.visibleCells.compactMap { $0 as? ConstrainedCell }
      let line = UILabel().font.lineHeight
      XCTAssertEqual(cells[0].frame.height, 10 + line, accuracy: 1)
      let lines = (cells[1].frame.height - 10) / line
      XCTAssertGreaterThan(lines, 3)
      XCTAssertEqual(lines, lines.rounded(), accuracy: 0.2)
      XCTAssertEqual(cells[2].frame.minY, cells[1].frame.maxY, accuracy: 0.01)
      XCTAssertEqual(scene.table.contentSize.height, cells[2].frame.maxY, accuracy: 0.01)
      cells[1].label.text = "short"
      scene.table.beginUpdates()
      scene.table.endUpdates()
      XCTAssertEqual(cells[1].frame.height, 10 + line, accuracy: 1)
      trace.begin()
    }
  }

  /// LIST-13: labels of a style, content configurations and `sizeThatFits(_:)` determine heights, too.
  func test_LIST13_selfSizingByContents() async {
    final class TallCell: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }
    }
    await withTrace { trace in
      let scene = TableScene(trace, [numbers(4)])
      let words = Array(repeating: "word", count: 60).joined(separator: " ")
      scene.makeCell = { _, path in
        switch path.row {
        case 0: return TallCell()
        case 1:
          let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
          cell.textLabel?.text = words
          cell.textLabel?.numberOfLines = 0
          cell.detailTextLabel?.text = "below"
          return cell
        case 2:
          let cell = UITableViewCell()
          var content = cell.defaultContentConfiguration()
          content.text = words
          cell.contentConfiguration = content
          XCTAssertNil(cell.textLabel)
          return cell
        default: return UITableViewCell()
        }
      }
      scene.table.frame.size.height = 900
      scene.table.reloadData()
      let heights = scene.table.visibleCells.map(\.frame.height)
      XCTAssertEqual(heights.first, 77)
      XCTAssertGreaterThan(heights[1], 100)
      XCTAssertGreaterThan(heights[2], 100)
      XCTAssertEqual(heights.last, 44)
      trace.begin()
    }
  }

  /// LIST-07: changes of states update the configurations once, before the next layout.
  func test_LIST07_configurationUpdates() async {
    await withTrace { trace in
      let scene = TableScene(trace, [numbers(1)])
      trace.begin()
      let cell = scene.table.visibleCells[0]
      cell.backgroundConfiguration = .listPlainCell()
      cell.configurationUpdateHandler = { cell, state in
        trace.note("update selected \(state.isSelected) editing \(state.isEditing)")
        cell.accessoryType = state.isSelected ? .checkmark : .none
      }
      UpdateCycle.main.turn {
        scene.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
        scene.table.isEditing = true
        trace.note("changed")
      }
      trace.expect("changed\nupdate selected true editing true")
      XCTAssertEqual(cell.accessoryType, .checkmark)
      XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
      cell.automaticallyUpdatesBackgroundConfiguration = false
      scene.table.deselectRow(at: .row(0), animated: false)
      scene.table.layoutIfNeeded()
      trace.expect("update selected false editing true")
      XCTAssertEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
    }
  }

  /// LIST-29: the button of an accessory tells the delegate, and selects nothing.
  func test_LIST29_accessories() async {
    await withTrace { trace in
      let delegate = NotingSelection(trace)
      let scene = TableScene(trace, [numbers(2)]) { $0.delegate = delegate }
      trace.begin()
      let cell = scene.table.visibleCells[1]
      XCTAssertFalse(scene.table.tapAccessory(at: .row(1)))
      cell.accessoryType = .detailButton
      XCTAssertTrue(scene.table.tapAccessory(at: .row(1)))
      trace.expect("accessory 0-1 []")
      scene.table.layoutIfNeeded()
      XCTAssertEqual(cell.contentView.frame.width, 280)
      cell.accessoryView = UISwitch()
      XCTAssertFalse(scene.table.tapAccessory(at: .row(1)))
      scene.table.layoutIfNeeded()
      XCTAssertEqual(cell.accessoryView?.frame.maxX, 304)
      XCTAssertEqual(cell.accessoryView?.frame.midY, 22)
    }
  }

  /// LIST-22: a marked cell shows its background for selections, and highlights its labels.
  func test_LIST22_backgroundOfSelectedCells() async {
    await withStage { _ in
      let cell = UITableViewCell()
      cell.textLabel?.text = "a"
      let background = UIView()
      cell.selectedBackgroundView = background
      cell.setSelected(true, animated: false)
      XCTAssertTrue(background.superview === cell)
      XCTAssertEqual(cell.textLabel?.isHighlighted, true)
      cell.isSelected = false
      XCTAssertNil(background.superview)
      cell.selectionStyle = .none
      cell.isHighlighted = true
      XCTAssertNil(background.superview)
      XCTAssertEqual(cell.textLabel?.isHighlighted, false)
    }
  }
}
