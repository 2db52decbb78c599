import Foundation
import UIKit
import XCTest

@testable import ControllerTree

/// A cell of a storyboard with an outlet.
final class FruitCell: UITableViewCell {
  var nameLabel: UILabel!
  var hasAwoken = false
  override class var interfaceConnections: InterfaceConnections {
    InterfaceConnections(FruitCell.self) { $0.outlet("nameLabel", \.nameLabel) }
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    hasAwoken = nameLabel != nil
  }
}

/// A table of a storyboard whose prototypes it uses.
final class FruitTable: UITableViewController {
  var note: (String) -> Void = { _ in }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    (cell as? FruitCell)?.nameLabel?.text = "Fruit \(indexPath.row)"
    return cell
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }?.row ?? -1
    note("prepare \(segue.identifier ?? "") row \(row) selected \(tableView.indexPathForSelectedRow?.row ?? -1)")
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    note("accessory \(indexPath.row)")
  }
}

final class TablesInFilesTests: XCTestCase {
  private static func cell(_ id: String, _ attributes: String, _ contents: String, _ connections: String = "") -> String
  {
    """
    <tableViewCell \(attributes) id="\(id)"><rect key="frame" x="0.0" y="0.0" width="400" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="c-\(id)">
    <rect key="frame" x="0.0" y="0.0" width="400" height="44"/><subviews>\(contents)</subviews></tableViewCellContentView>
    \(Samples.connections(connections))</tableViewCell>
    """
  }

  private static let detail = Samples.scene("d", Samples.view("d-v"))

  /// LIST-31, LIST-30, LIST-23: a prototype is a cell with its outlets; its segues are performed by taps, with the cell as the sender,
  /// before the delegate learns of the selection.
  func test_LIST31_prototypes() async throws {
    try await withTrace { trace in
      let label =
        "<label text=\"Name\" id=\"l\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"20\"/></label>"
      let prototype = Self.cell(
        "p",
        "customClass=\"FruitCell\" customModule=\"ControllerTreeTests\" reuseIdentifier=\"fruit\""
          + " accessoryType=\"detailButton\"", label,
        Samples.outlet("nameLabel", to: "l")
          + "<segue destination=\"d\" kind=\"custom\" customClass=\"QuietSegue\" customModule=\"ControllerTreeTests\" identifier=\"row\" id=\"s1\"/>"
          + "<segue destination=\"d\" kind=\"custom\" customClass=\"QuietSegue\" customModule=\"ControllerTreeTests\" identifier=\"info\" trigger=\"accessoryAction\" id=\"s2\"/>"
      )
      let storyboard = try Samples.storyboard(
        Samples.scene(
          "a", kind: "tableViewController", class: "FruitTable",
          """
          <tableView key="view" alwaysBounceVertical="YES" dataMode="prototypes" style="insetGrouped" separatorStyle="none" rowHeight="60" id="t">
          <rect key="frame" x="0.0" y="0.0" width="400" height="800"/><prototypes>\(prototype)</prototypes>
          \(Samples.connections(Samples.outlet("dataSource", to: "a") + Samples.outlet("delegate", to: "a")))</tableView>
          """), Self.detail)
      let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? FruitTable)
      trace.show(controller)
      let table = try XCTUnwrap(controller.tableView)
      XCTAssertEqual(table.style, .insetGrouped)
      XCTAssertEqual([table.rowHeight, table.separatorStyle == .none ? 1 : 0], [60, 1])
      let cells = table.visibleCells.compactMap { $0 as? FruitCell }
      XCTAssertEqual(cells.map { $0.nameLabel?.text }, ["Fruit 0", "Fruit 1"])
      XCTAssertTrue(cells.allSatisfy { $0.hasAwoken && $0.nameLabel.superview === $0.contentView })
      XCTAssertEqual(cells.first?.reuseIdentifier, "fruit")
      XCTAssertTrue(cells.first?.contentView !== cells.last?.contentView)
      controller.note = { trace.note($0) }
      trace.begin()
      XCTAssertTrue(table.tapRow(at: .row(1)))
      XCTAssertTrue(table.tapAccessory(at: .row(0)))
      XCTAssertEqual(
        trace.read().compactMap(\.noteText),
        ["prepare row row 1 selected 1", "didSelect 1", "prepare info row 0 selected 1", "accessory 0"])
    }
  }

  /// LIST-31: static sections have their cells, titles and heights; the controller is their data source.
  func test_LIST31_staticCells() async throws {
    try await withTrace { trace in
      let label = "<label text=\"Wi-Fi\" id=\"l\"/><label text=\"Off\" id=\"m\"/>"
      let cells =
        Self.cell(
          "p",
          "style=\"IBUITableViewCellStyleValue1\" textLabel=\"l\" detailTextLabel=\"m\" accessoryType=\"disclosureIndicator\"",
          label) + Self.cell("q", "rowHeight=\"70\" selectionStyle=\"none\"", "")
      let storyboard = try Samples.storyboard(
        Samples.scene(
          "a", kind: "tableViewController",
          """
          <tableView key="view" dataMode="static" style="grouped" rowHeight="-1" id="t"><rect key="frame" x="0.0" y="0.0" width="400" height="800"/>
          <view key="tableHeaderView" id="h"><rect key="frame" x="0.0" y="0.0" width="400" height="30"/></view>
          <sections><tableViewSection headerTitle="Net" id="s"><cells>\(cells)</cells></tableViewSection></sections></tableView>
          """))
      let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UITableViewController)
      trace.show(controller)
      let table = try XCTUnwrap(controller.tableView)
      XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text ?? "" }, ["Wi-Fi", ""])
      XCTAssertEqual(table.visibleCells.first?.detailTextLabel?.text, "Off")
      XCTAssertEqual(table.visibleCells.first?.accessoryType, .disclosureIndicator)
      XCTAssertEqual(table.visibleCells.last?.selectionStyle, UITableViewCell.SelectionStyle.none)
      XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "Net")
      XCTAssertEqual(table.rectForRow(at: .row(0)).minY, 30 + 38)
      XCTAssertEqual(table.rectForRow(at: .row(1)).height, 70)
      XCTAssertEqual(table.tableHeaderView?.frame, CGRect(x: 0, y: 0, width: 400, height: 30))
      trace.begin()
    }
  }
}

/// A segue that changes nothing.
final class QuietSegue: UIStoryboardSegue {
  override func perform() {}
}
