import UIKit
import XCTest

/// The properties of tables and cells that exist only for code that sets and reads them.
final class StoredPropertiesOfTablesTests: XCTestCase {
  func test_tablesStoreTheirLooks() async {
    await MainActor.run {
      let table = UITableView()
      assertStores(\UITableView.fillerRowHeight, 3, in: table)
      assertStores(\UITableView.sectionIndexMinimumDisplayRowCount, 9, in: table)
      assertStores(\UITableView.sectionIndexColor, .systemBlue, in: table)
      assertStores(\UITableView.sectionIndexBackgroundColor, .systemBlue, in: table)
      assertStores(\UITableView.sectionIndexTrackingBackgroundColor, .systemBlue, in: table)
      assertStores(\UITableView.separatorStyle, .none, in: table)
      assertStores(\UITableView.separatorColor, .systemBlue, in: table)
      assertStores(\UITableView.separatorEffect, UIBlurEffect(style: .dark), in: table)
      assertStores(\UITableView.separatorInset, .zero, in: table)
      assertStores(\UITableView.separatorInsetReference, .fromAutomaticInsets, in: table)
      assertStores(\UITableView.cellLayoutMarginsFollowReadableWidth, true, in: table)
    }
  }

  func test_cellsStoreTheirLooks() async {
    await MainActor.run {
      let cell = UITableViewCell()
      assertStores(\UITableViewCell.showsReorderControl, true, in: cell)
      assertStores(\UITableViewCell.userInteractionEnabledWhileDragging, true, in: cell)
      assertStores(\UITableViewCell.focusStyle, .custom, in: cell)
      assertStores(\UITableViewCell.multipleSelectionBackgroundView, UIView(), in: cell)
      assertStores(\UITableViewCell.separatorInset, .zero, in: cell)
      let action = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
      assertStores(\UIContextualAction.backgroundColor, .systemBlue, in: action)
      assertStores(\UIContextualAction.image, UIImage(), in: action)
      let former = UITableViewRowAction(style: .normal, title: nil) { _, _ in }
      assertStores(\UITableViewRowAction.backgroundColor, .systemBlue, in: former)
      assertStores(\UITableViewRowAction.backgroundEffect, UIBlurEffect(style: .dark), in: former)
    }
  }
}
