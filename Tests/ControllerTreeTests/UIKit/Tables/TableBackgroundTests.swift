import UIKit
import XCTest

@testable import ControllerTree

/// The colour behind rows.
final class TableBackgroundTests: XCTestCase {
  @MainActor private static func table(_ attributes: String, color: String = "") throws -> UITableView {
    let storyboard = try Samples.storyboard(
      Samples.scene(
        "a", kind: "tableViewController",
        """
        <tableView key="view" \(attributes) id="t"><rect key="frame" x="0.0" y="0.0" width="400" height="800"/>\(color)</tableView>
        """))
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UITableViewController)
    return controller.tableView
  }

  /// LIST-89: the style decides on the colour at first, in code and in files; an archive keeps what there was.
  func test_LIST89_backgrounds() async throws {
    try await withStage { _ in
      XCTAssertEqual(UITableView().backgroundColor, .systemBackground)
      XCTAssertEqual(UITableView(frame: .zero, style: .plain).backgroundColor, .systemBackground)
      XCTAssertEqual(UITableView(frame: .zero, style: .grouped).backgroundColor, .systemGroupedBackground)
      XCTAssertEqual(UITableViewController(style: .insetGrouped).tableView.backgroundColor, .systemGroupedBackground)
      XCTAssertEqual(try Self.table("style=\"plain\"").backgroundColor, .systemBackground)
      XCTAssertEqual(try Self.table("style=\"insetGrouped\"").backgroundColor, .systemGroupedBackground)
      let white =
        "<color key=\"backgroundColor\" red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
      XCTAssertEqual(try Self.table("style=\"grouped\"", color: white).backgroundColor, .green)
      for color in [UIColor.red, nil] {
        let table = UITableView()
        table.backgroundColor = color
        let data = try NSKeyedArchiver.archivedData(withRootObject: table, requiringSecureCoding: false)
        let copy = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UITableView
        XCTAssertEqual(try XCTUnwrap(copy).backgroundColor, color)
      }
    }
  }
}
