import UIKit
import XCTest

/// Code of the time of Swift 3 and 4.0 that uses tables compiles.
final class FormerTableSpellingsTests: XCTestCase {
  @available(*, deprecated)
  func test_namesOfTables() async {
    await MainActor.run {
      let table = UITableView(frame: .zero, style: UITableViewStyle.grouped)
      table.rowHeight = UITableViewAutomaticDimension
      XCTAssertEqual(table.rowHeight, -1)
      XCTAssertEqual(UITableViewIndexSearch, "{search}")
      let cell = UITableViewCell(style: UITableViewCellStyle.value1, reuseIdentifier: nil)
      cell.accessoryType = UITableViewCellAccessoryType.checkmark
      cell.selectionStyle = UITableViewCellSelectionStyle.none
      XCTAssertEqual(cell.editingStyle, UITableViewCellEditingStyle.none)
      table.separatorStyle = UITableViewCellSeparatorStyle.singleLine
      table.reloadSections([], with: UITableViewRowAnimation.fade)
      XCTAssertEqual(UITableViewScrollPosition.none, UITableView.ScrollPosition.none)
      XCTAssertEqual(UITableViewCellStateMask.showingEditControl.rawValue, 1)
    }
  }
}
