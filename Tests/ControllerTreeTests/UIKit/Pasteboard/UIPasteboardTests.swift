import UIKit
import XCTest

@testable import ControllerTree

final class UIPasteboardTests: XCTestCase {
  /// ACT-11: items by type; texts, addresses, images and colours.
  func test_ACT11_items() async {
    await withStage { _ in
      let board = UIPasteboard.general
      XCTAssertTrue(board === UIPasteboard.general)
      XCTAssertFalse(board.hasStrings)
      board.string = "Hello"
      XCTAssertEqual(board.types, ["public.utf8-plain-text"])
      XCTAssertEqual(board.data(forPasteboardType: "public.utf8-plain-text"), Data("Hello".utf8))
      board.addItems([["public.url": URL(fileURLWithPath: "/a")], ["public.text": Data("B".utf8)]])
      XCTAssertEqual(board.numberOfItems, 3)
      XCTAssertEqual(board.strings, ["Hello", "file:///a", "B"])
      XCTAssertEqual(board.url, URL(fileURLWithPath: "/a"))
      XCTAssertTrue(board.contains(pasteboardTypes: ["x", "public.utf8-plain-text"]))
      XCTAssertEqual(board.itemSet(withPasteboardTypes: ["public.url"]), IndexSet([1]))
      XCTAssertEqual(board.types(forItemSet: IndexSet([2])), [["public.text"]])
      XCTAssertNil(board.types(forItemSet: IndexSet([9])))
      XCTAssertEqual(board.values(forPasteboardType: "public.text", inItemSet: nil)?.count, 1)
      XCTAssertTrue(board.contains(pasteboardTypes: ["public.url"], inItemSet: IndexSet([1])))
      board.image = UIImage(systemName: "star")
      XCTAssertEqual([board.hasImages, board.hasStrings, board.hasURLs, board.hasColors], [true, false, false, false])
      board.colors = [.red, .blue]
      XCTAssertEqual(board.color, .red)
      board.setItems([["public.text": "old"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
      XCTAssertTrue(board.items.isEmpty)
      board.string = nil
      XCTAssertEqual(board.numberOfItems, 0)
    }
    await withStage { _ in XCTAssertEqual(UIPasteboard.general.changeCount, 0) }
  }

  /// ACT-11: named pasteboards share what they have, until they are removed.
  func test_ACT11_names() async {
    await withStage { _ in
      XCTAssertNil(UIPasteboard(name: .init("mine"), create: false))
      let mine = UIPasteboard(name: .init("mine"), create: true)
      mine?.string = "x"
      XCTAssertEqual(UIPasteboard(name: .init("mine"), create: false)?.string, "x")
      XCTAssertNil(UIPasteboard.general.string)
      UIPasteboard.remove(withName: .init("mine"))
      XCTAssertNil(UIPasteboard(name: .init("mine"), create: false))
      UIPasteboard.remove(withName: .general)
      XCTAssertNotEqual(UIPasteboard.withUniqueName().name, UIPasteboard.withUniqueName().name)
    }
  }

  /// ACT-12: each change counts, and posts the types that came and went.
  func test_ACT12_changes() async {
    await withTrace { trace in
      let board = UIPasteboard.general
      let token = NotificationCenter.default.addObserver(
        forName: UIPasteboard.changedNotification, object: board, queue: nil
      ) { note in
        let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
        let removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? []
        MainActor.assumeIsolated { trace.note("+\(added) -\(removed)") }
      }
      board.setValue("a", forPasteboardType: "t1")
      board.setData(Data(), forPasteboardType: "t2")
      board.items = []
      trace.expect("+[\"t1\"] -[]\n+[\"t2\"] -[\"t1\"]\n+[] -[\"t2\"]")
      XCTAssertEqual(board.changeCount, 3)
      NotificationCenter.default.removeObserver(token)
    }
  }
}
