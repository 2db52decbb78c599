import Foundation
import XCTest

@testable import ControllerTree

final class HierarchyTreeTests: XCTestCase {
  /// `P` has a child `C` inside a plain view, and presents a controller with this title.
  @MainActor private static func tree(title: String) -> HierarchyTree {
    Stage.withPristine(device: .bare) { stage in
      let (parent, child, sheet) = (UIViewController(), UIViewController(), UIViewController())
      (parent.title, child.title, sheet.title) = ("P", "C", title)
      let (window, box) = (UIWindow(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)))
      window.rootViewController = parent
      window.isHidden = false
      parent.addChild(child)
      parent.view.addSubview(box)
      box.addSubview(child.view)
      child.didMove(toParent: parent)
      parent.present(sheet, animated: false)
      defer { window.isHidden = true }
      return stage.hierarchyTree
    }
  }

  /// A tree is a value: it can be stored, and its text is the description.
  func test_treeIsAValue() async throws {
    let tree = await Self.tree(title: "S")
    XCTAssertEqual(tree.description, tree.text)
    XCTAssertEqual(try JSONDecoder().decode(HierarchyTree.self, from: JSONEncoder().encode(tree)), tree)
    XCTAssertEqual(HierarchyTree().text, "")
  }

  /// Without views only windows and controllers are left; those inside a view move outwards.
  func test_withoutViews() async {
    let tree = await Self.tree(title: "S")
    XCTAssertTrue(tree.text.contains("UIView #"))
    XCTAssertEqual(
      tree.withoutViews.text,
      """
      UIWindow #1 (0, 0, 393, 852)
      └─ UIViewController "P" appeared, view (0, 0, 393, 852)
         ├─ UIViewController "C" appeared, view (0, 0, 393, 852)
         └─ presents → UIViewController "S" appeared, view (0, 10, 393, 842)
      """)
  }

  /// The flowchart names each node, its state and what leads to it.
  func test_mermaid() async {
    let lines = await Self.tree(title: "S").withoutViews.mermaid.split(separator: "\n").map(String.init)
    XCTAssertEqual(
      Array(lines.prefix { !$0.contains("classDef") }),
      [
        "flowchart TD", #"  n0["UIWindow #35;1"]:::window"#, #"  n1["P<br/>UIViewController<br/>appeared"]:::appeared"#,
        "  n0 --> n1", #"  n2["C<br/>UIViewController<br/>appeared"]:::appeared"#, "  n1 --> n2",
        #"  n3["S<br/>UIViewController<br/>appeared"]:::appeared"#, "  n1 -. presents .-> n3",
      ])
  }

  /// Hostile titles stay text in all drawings.
  func test_drawingsEscape() async {
    let title = "</text><script>alert(\"1\")</script>\u{202E}\u{0}&\n`" + String(repeating: "x", count: 10_000)
    let tree = await Self.tree(title: title)
    let drawn = tree.mermaid
    XCTAssertFalse(drawn.contains("<script") || drawn.contains("\u{202E}") || drawn.contains("alert(\""))
    XCTAssertTrue(drawn.contains("#60;script#62;alert(#34;1#34;)"))
    XCTAssertEqual(drawn.filter { $0 == "\"" }.count, tree.nodes.count * 2)
    let svg = tree.svg
    XCTAssertFalse(svg.contains("<script") || svg.contains("\u{202E}") || svg.contains("\u{0}"))
    XCTAssertTrue(svg.contains("&lt;script&gt;alert(&quot;1&quot;)"))
    XCTAssertLessThan(svg.utf8.count, 6_000)
    XCTAssertEqual(Balance.of(svg), 0)
  }

  /// Equal trees give equal pictures, and an empty tree gives one too.
  func test_picturesAreTheSameInEveryRun() async {
    let (one, two) = (await Self.tree(title: "S"), await Self.tree(title: "S"))
    XCTAssertEqual(one.svg, two.svg)
    XCTAssertEqual(one.mermaid, two.mermaid)
    XCTAssertTrue(HierarchyTree().svg.contains("</svg>"))
    XCTAssertEqual(Balance.of(HierarchyTree().svg), 0)
  }
}

/// The number of open elements at the end of XML.
enum Balance {
  static func of(_ xml: String) -> Int {
    let opening = xml.components(separatedBy: "<").count - 1
    let closing = xml.components(separatedBy: "</").count - 1
    let single = xml.components(separatedBy: "/>").count - 1
    return opening - 2 * closing - single
  }
}
