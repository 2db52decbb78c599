import XCTest

@testable import ControllerTree
@testable import UIKit

private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>
private func sample() -> Tree {
  var tree = Tree()
  tree.append(["a", "b"])
  tree.append(["a1", "a2"], to: "a")
  tree.append(["a11"], to: "a1")
  tree.append(["b1"], to: "b")
  return tree
}

/// Section snapshots: trees whose items are expanded and collapsed.
final class NSDiffableDataSourceSectionSnapshotTests: XCTestCase {
  /// LIST-56: items have parents, levels and places; the order is parent, then children.
  func test_LIST56_reading() async {
    await withStage { _ in
      let tree = sample()
      XCTAssertEqual(tree.items, ["a", "a1", "a11", "a2", "b", "b1"])
      XCTAssertEqual(tree.rootItems, ["a", "b"])
      XCTAssertEqual(tree.level(of: "a11"), 2)
      XCTAssertEqual(tree.parent(of: "a11"), "a1")
      XCTAssertEqual(tree.parent(of: "a2"), "a")
      XCTAssertNil(tree.parent(of: "b"))
      XCTAssertNil(tree.parent(of: "x"))
      XCTAssertEqual(tree.index(of: "b"), 4)
      XCTAssertTrue(tree.contains("b1"))
      XCTAssertFalse(tree.contains("x"))
    }
  }

  /// LIST-56: an item is visible if all items above it are expanded.
  func test_LIST56_visibility() async {
    await withStage { _ in
      var tree = sample()
      XCTAssertEqual(tree.visibleItems, ["a", "b"])
      tree.expand(["a1"])
      XCTAssertEqual(tree.visibleItems, ["a", "b"])
      XCTAssertFalse(tree.isVisible("a11"))
      tree.expand(["a"])
      XCTAssertEqual(tree.visibleItems, ["a", "a1", "a11", "a2", "b"])
      XCTAssertTrue(tree.isVisible("a11"))
      XCTAssertTrue(tree.isExpanded("a"))
      XCTAssertEqual(tree.visualDescription(), "- a\n  - a1\n    * a11\n  * a2\n+ b\n  * b1")
      tree.collapse(["a"])
      XCTAssertEqual(tree.visibleItems, ["a", "b"])
      XCTAssertTrue(tree.isExpanded("a1"))
      XCTAssertFalse(tree.isVisible("x"))
    }
  }

  /// LIST-56: items are inserted beside others with their parents, and deleted with their descendants.
  func test_LIST56_changing() async {
    await withStage { _ in
      var tree = sample()
      tree.insert(["c"], before: "b")
      tree.insert(["a3"], after: "a1")
      tree.insert(["d"], after: "a")
      XCTAssertEqual(tree.items, ["a", "a1", "a11", "a3", "a2", "d", "c", "b", "b1"])
      XCTAssertEqual(tree.parent(of: "a3"), "a")
      tree.delete(["a1", "b1", "x"])
      XCTAssertEqual(tree.items, ["a", "a3", "a2", "d", "c", "b"])
      tree.deleteAll()
      XCTAssertEqual(tree.items, [])
    }
  }

  /// LIST-56: parts of a tree are snapshots, and go into other trees with what is expanded.
  func test_LIST56_parts() async {
    await withStage { _ in
      var tree = sample()
      tree.expand(["a1"])
      let part = tree.snapshot(of: "a")
      XCTAssertEqual(part.visualDescription(), "- a1\n  * a11\n* a2")
      XCTAssertEqual(tree.snapshot(of: "a", includingParent: true).rootItems, ["a"])
      var other = Tree()
      other.append(["x", "y"])
      other.insert(part, before: "y")
      XCTAssertEqual(other.visualDescription(), "* x\n- a1\n  * a11\n* a2\n* y")
      other.replace(childrenOf: "a1", using: tree.snapshot(of: "b"))
      other.insert(tree.snapshot(of: "a1"), after: "a1")
      XCTAssertEqual(other.visualDescription(), "* x\n- a1\n  * b1\n* a11\n* a2\n* y")
    }
  }

  /// LIST-51, LIST-53: identifiers that are twice, or unknown, refuse the call.
  func test_LIST51_LIST53_refusals() async {
    await withTrace { trace in
      var tree = sample()
      let calls: [(String, (inout Tree) -> Void)] = [
        ("51 duplicateIdentifier: append(_:to:)", { $0.append(["c", "c"]) }),
        ("51 duplicateIdentifier: append(_:to:)", { $0.append(["a1"], to: "b") }),
        (
          "51 duplicateIdentifier: replace(childrenOf:using:)",
          { $0.replace(childrenOf: "a", using: $0.snapshot(of: "b")) }
        ),
        ("53 unknownIdentifier: append(_:to:)", { $0.append(["c"], to: "x") }),
        ("53 unknownIdentifier: insert(_:before:)", { $0.insert(["c"], before: "x") }),
        ("53 unknownIdentifier: insert(_:after:)", { $0.insert(["c"], after: "x") }),
        ("53 unknownIdentifier: replace(childrenOf:using:)", { $0.replace(childrenOf: "x", using: Tree()) }),
        ("53 unknownIdentifier: expand(_:)", { $0.expand(["x"]) }),
        ("53 unknownIdentifier: collapse(_:)", { $0.collapse(["x"]) }),
        ("53 unknownIdentifier: level(of:)", { XCTAssertEqual($0.level(of: "x"), 0) }),
        ("53 unknownIdentifier: snapshot(of:includingParent:)", { XCTAssertEqual($0.snapshot(of: "x").items, []) }),
      ]
      for (line, call) in calls {
        let issues = trace.stage.diagnostics.collect { call(&tree) }
        XCTAssertEqual(issues.map { "\($0.rule) \($0.kind): \($0.call ?? "")" }, ["LIST-\(line)"])
        trace.begin()
      }
      XCTAssertEqual(tree.items, ["a", "a1", "a11", "a2", "b", "b1"])
      tree.replace(childrenOf: "a", using: tree.snapshot(of: "a"))
      XCTAssertEqual(tree.items, ["a", "a1", "a11", "a2", "b", "b1"])
    }
  }
}
