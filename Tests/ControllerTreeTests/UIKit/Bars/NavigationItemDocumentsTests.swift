import UIKit
import XCTest

@testable import ControllerTree

final class NavigationItemDocumentsTests: XCTestCase {
  private final class Renaming: NSObject, UINavigationItemRenameDelegate {
    var names: [String] = []
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) { names.append(title) }
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
      !title.isEmpty
    }
  }

  private final class Open: NSObject, UINavigationItemRenameDelegate {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {}
  }

  /// BAR-61: the groups of a side and its buttons are the same buttons.
  func test_BAR61_groupsAreTheButtons() async {
    await withStage { _ in
      let item = UINavigationItem(title: "A")
      let buttons = (0..<3).map { _ in UIBarButtonItem() }
      let groups = [
        UIBarButtonItemGroup.fixedGroup(items: Array(buttons[0..<2])), .fixedGroup(items: [buttons[2]]),
      ]
      item.trailingItemGroups = groups
      XCTAssertEqual(item.trailingItemGroups, groups)
      XCTAssertEqual(item.rightBarButtonItems, buttons.reversed())
      item.rightBarButtonItems = [buttons[0]]
      XCTAssertEqual(item.trailingItemGroups, [groups[0]])
      item.leadingItemGroups = groups
      XCTAssertEqual(item.leftBarButtonItems, buttons)
      item.leftBarButtonItems = [UIBarButtonItem()]
      XCTAssertEqual(item.leadingItemGroups.count, 1)
      XCTAssertTrue(item.centerItemGroups.isEmpty)
      item.centerItemGroups = groups
      item.pinnedTrailingGroup = groups[0]
      XCTAssertEqual(item.centerItemGroups, groups)
      XCTAssertTrue(item.pinnedTrailingGroup === groups[0])
    }
  }

  /// BAR-62, BAR-63: the title's menu, and another name of the document.
  func test_BAR62_BAR63_titles() async {
    await withStage { _ in
      let item = UINavigationItem(title: "A")
      XCTAssertNil(item.titleMenu())
      item.titleMenuProvider = { UIMenu(title: "Title", children: $0) }
      XCTAssertEqual(item.titleMenu()?.title, "Title")
      XCTAssertFalse(item.rename(to: "B"))
      let delegate = Renaming()
      item.renameDelegate = delegate
      XCTAssertTrue(item.renameDelegate === delegate)
      XCTAssertTrue(item.rename(to: "B"))
      XCTAssertFalse(item.rename(to: ""))
      XCTAssertEqual(item.title, "B")
      XCTAssertEqual(delegate.names, ["B"])
      let open = Open()
      item.renameDelegate = open
      XCTAssertTrue(item.rename(to: ""))
    }
  }

  /// What is only stored.
  func test_choices() async {
    await withStage { _ in
      let item = UINavigationItem(title: "A")
      assertStores(\UINavigationItem.style, .editor, in: item)
      assertStores(\UINavigationItem.customizationIdentifier, "a", in: item)
      assertStores(\UINavigationItem.subtitle, "a", in: item)
      assertStores(\UINavigationItem.largeSubtitle, "a", in: item)
      let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/a"))
      assertStores(\UINavigationItem.documentProperties, properties, in: item)
      XCTAssertEqual(properties.url?.path, "/a")
    }
  }

  private final class Sized: UIPopoverBackgroundView {
    override class func arrowBase() -> CGFloat { 10 }
  }

  /// POP-60: the class of a popover's background tells sizes.
  func test_POP60_background() async {
    await withStage { _ in
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      let popover = controller.popoverPresentationController
      XCTAssertNil(popover?.popoverBackgroundViewClass)
      popover?.popoverBackgroundViewClass = Sized.self
      XCTAssertEqual(popover?.popoverBackgroundViewClass?.arrowBase(), 10)
      XCTAssertEqual(UIPopoverBackgroundView.arrowBase() + UIPopoverBackgroundView.arrowHeight(), 0)
      XCTAssertEqual(UIPopoverBackgroundView.contentViewInsets(), .zero)
      XCTAssertTrue(UIPopoverBackgroundView.wantsDefaultContentAppearance)
    }
  }

  private final class TabNotes: NSObject, UITabBarDelegate {
    let trace: Trace
    init(_ trace: Trace) { self.trace = trace }
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { trace.note("will \(items.count)") }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { trace.note("did") }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) { trace.note("will end") }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      trace.note("did end \(changed)")
    }
  }

  private final class NoNotes: NSObject, UITabBarDelegate {}

  /// TAB-60: a delegate hears of the begin and the end of a choice of tabs.
  func test_TAB60_customizing() async {
    await withTrace { trace in
      let (bar, notes, none) = (UITabBar(), TabNotes(trace), NoNotes())
      let items = [UITabBarItem(title: "A", image: nil, tag: 0)]
      XCTAssertFalse(bar.endCustomizing(animated: false))
      bar.delegate = notes
      bar.beginCustomizingItems(items)
      bar.beginCustomizingItems([])
      XCTAssertTrue(bar.isCustomizing)
      trace.expect("will 1\ndid")
      XCTAssertFalse(bar.endCustomizing(animated: true))
      XCTAssertFalse(bar.isCustomizing)
      trace.expect("will end\ndid end false")
      bar.delegate = none
      bar.beginCustomizingItems(items)
      bar.endCustomizing(animated: false)
      assertStores(\UITabBar.itemPositioning, .fill, in: bar)
    }
  }
}
