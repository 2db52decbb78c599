import XCTest

@testable import ControllerTree

/// CODE-06: elements of menus are archived and copied.
final class ArchivedMenusTests: XCTestCase {
  private final class Chosen: UIResponder {
    func choose(_ sender: Any?) {}
  }

  @MainActor private static func command() -> UIKeyCommand {
    let command = UIKeyCommand(
      title: "Find", subtitle: "In the text", image: UIImage(systemName: "plus"), action: Selector(("find:")),
      input: "f", modifierFlags: [.command], propertyList: ["kind": 3],
      alternates: [UICommandAlternate(title: "All", action: Selector(("all:")), modifierFlags: .shift)],
      discoverabilityTitle: "Find…", attributes: .destructive, state: .mixed)
    command.wantsPriorityOverSystemBehavior = true
    command.allowsAutomaticMirroring = false
    return command
  }

  func test_CODE06_commands() async throws {
    try await withStage { _ in
      let command = Self.command()
      for made in [try archivedCopy(command), try XCTUnwrap(command.copy() as? UIKeyCommand)] {
        XCTAssertEqual([made.title, made.subtitle, made.discoverabilityTitle], ["Find", "In the text", "Find…"])
        XCTAssertNotNil(made.image)
        XCTAssertEqual(made.action.description, "find:")
        XCTAssertEqual((made.propertyList as? [String: Int])?["kind"], 3)
        XCTAssertEqual(made.alternates.map { "\($0.title) \($0.action.description)" }, ["All all:"])
        XCTAssertEqual(made.alternates.first?.modifierFlags, .shift)
        XCTAssertEqual([made.attributes.rawValue, UInt(made.state.rawValue)], [2, 2])
        XCTAssertEqual([made.input], ["f"])
        XCTAssertEqual(made.modifierFlags, .command)
        XCTAssertTrue(made.wantsPriorityOverSystemBehavior && made.allowsAutomaticLocalization)
        XCTAssertFalse(made.allowsAutomaticMirroring)
      }
      let plain = UICommand(title: "Copy", action: Selector(("copy:")), propertyList: Chosen())
      XCTAssertNil(try archivedCopy(plain).propertyList)
      XCTAssertEqual((plain.copy() as? UICommand)?.title, "Copy")
      XCTAssertNil(UICommand(coder: try emptyCoder()))
      XCTAssertNil(UICommandAlternate(coder: try emptyCoder()))
      let alternate = command.alternates[0]
      XCTAssertTrue(alternate.copy() as AnyObject === alternate)
    }
  }

  /// CODE-06: a copy of an action has its handler, one from an archive none.
  func test_CODE06_actions() async throws {
    try await withStage { _ in
      var calls = 0
      let action = UIAction(title: "Add", identifier: .init("add"), attributes: .disabled, state: .on) { _ in calls += 1
      }
      let copy = try XCTUnwrap(action.copy() as? UIAction)
      copy.title = "More"
      copy.performWithSender(nil, target: nil)
      XCTAssertEqual(calls, 1)
      XCTAssertEqual([action.title, copy.title, copy.identifier.rawValue], ["Add", "More", "add"])
      let read = try archivedCopy(action)
      read.performWithSender(nil, target: nil)
      XCTAssertEqual(calls, 1)
      XCTAssertEqual([read.title, read.identifier.rawValue], ["Add", "add"])
      XCTAssertTrue(read.attributes == .disabled && read.state == .on)
      XCTAssertNil(UIAction(coder: try emptyCoder()))
    }
  }

  func test_CODE06_menus() async throws {
    try await withStage { _ in
      let deferred = UIDeferredMenuElement.usingFocus(identifier: .init("later"), shouldCacheItems: true)
      let inner = UIMenu(title: "Inner", options: .displayInline, children: [Self.command(), deferred])
      let menu = UIMenu(
        title: "Edit", identifier: .init("edit"), options: [.singleSelection], preferredElementSize: .small,
        children: [inner, UIAction(title: "Add") { _ in }])
      let read = try archivedCopy(menu)
      XCTAssertEqual([read.title, read.identifier.rawValue], ["Edit", "edit"])
      XCTAssertTrue(read.options == .singleSelection && read.preferredElementSize == .small)
      let readInner = try XCTUnwrap(read.children.first as? UIMenu)
      XCTAssertTrue(readInner.options == .displayInline)
      XCTAssertEqual(
        readInner.children.map { String(describing: type(of: $0)) }, ["UIKeyCommand", "UIDeferredMenuElement"])
      XCTAssertEqual((readInner.children.last as? UIDeferredMenuElement)?.identifier.rawValue, "later")
      let copy = try XCTUnwrap(menu.copy() as? UIMenu)
      XCTAssertTrue(copy !== menu && copy.children.first === inner)
      XCTAssertTrue(deferred.copy() as AnyObject === deferred)
      XCTAssertNil(UIMenu(coder: try emptyCoder()))
      XCTAssertNil(UIDeferredMenuElement(coder: try emptyCoder()))
      let element = UIMenuElement(title: "Title", subtitle: "Second", image: nil)
      XCTAssertEqual(try archivedCopy(element).subtitle, "Second")
      XCTAssertEqual((element.copy() as? UIMenuElement)?.title, "Title")
      XCTAssertNil(UIMenuElement(coder: try emptyCoder()))
    }
  }
}
