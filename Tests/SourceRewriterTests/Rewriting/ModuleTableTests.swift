import SourceRewriter
import XCTest

/// What a module lists before the program begins: RESP-71, RESP-72.
final class ModuleTableTests: XCTestCase {
  private let start = "@section(\".init_array\") @used nonisolated private let "

  func test_RESP71_extensionsOfOtherClasses() {
    assertRewritten(
      """
      import UIKit
      extension UIView {
        @IBInspectable var edge: CGFloat { get { 0 } set {} }
        @objc(mark) var sign: Int { 1 }
        @objc func close() {}
        @IBAction func flip(_ sender: UIButton) {}
        @objc func a(_ b: () -> Void) {}
        @objc private func c() {}
        @available(*, unavailable) @objc func d() {}
        var e: Int { 0 }
      }
      @objc extension CALayer { var depth: Int { 0 } }
      extension UIView { func plain() {} }
      """,
      """
      import UIKit
      extension UIView {
      var edge: CGFloat { get { 0 } set {} }
      var sign: Int { 1 }
      func close() {}
      func flip(_ sender: UIButton) {}
      func a(_ b: () -> Void) {}
      private func c() {}
      @available(*, unavailable) func d() {}
      var e: Int { 0 }
      }; \(start)listed2: @convention(c) () -> Void = { ModuleTable.members { (UIView.self, InterfaceConnections(UIView.self) \
      { $0.attribute("edge", \\.edge); $0.property("mark", \\.sign); \
      $0.action("close", { (target: UIView) in { target.close() } }); \
      $0.action("flip:", { (target: UIView) in { (a: UIButton) in target.flip(a) } }) }) } }
      extension CALayer { var depth: Int { 0 } }; \(start)listed101: @convention(c) () -> Void = \
      { ModuleTable.members { (CALayer.self, InterfaceConnections(CALayer.self) { $0.property("depth", \\.depth) }) } }
      extension UIView { func plain() {} }
      """, tables: true)
  }

  func test_RESP72_names() {
    assertRewritten(
      """
      import UIKit
      @objc(Player) final class Music: NSObject {}
      enum A { @objc(B) class C: NSObject {}; @objc(D) private class E: NSObject {} }
      let name = NSStringFromClass(Music.self) + NSStringFromClass(type(of: a))
      """,
      """
      import UIKit
      final class Music: NSObject {}; \(start)listed8: @convention(c) () -> Void = { ModuleTable.name(Music.self, "Player") }
      enum A { class C: NSObject {}; private class E: NSObject {} }; \
      \(start)listed22: @convention(c) () -> Void = { ModuleTable.name(A.C.self, "B") }
      let name = ClassNamed.name(of: Music.self) + ClassNamed.name(of: type(of: a))
      """, tables: true)
  }

  func test_RESP74_copiedProperties() {
    assertRewritten(
      """
      import UIKit
      class A {
        @NSCopying var a: NSString
        @objc @NSCopying var b: NSString? { didSet {} }
        @NSCopying var c: NSString { get { x } set {} }
      }
      """,
      """
      import UIKit
      class A {
      @CopiedWhenSet var a: NSString
      @CopiedWhenSet var b: NSString? = nil { didSet {} }
      var c: NSString { get { x } set {} }
      }
      """)
  }

  /// A type that is copied into another declaration has the names of the modules that stand for others.
  func test_namesOfModulesInTwins() {
    var options = RewritingOptions()
    options.moduleAliases = ["Maps": ["MyMaps"]]
    let files = [
      ModuleRewriter.File(
        path: "A.swift",
        text: "import Maps\n@objc protocol P { @objc optional func pin(for a: Maps.Place) -> Maps.Pin }\n"),
      ModuleRewriter.File(
        path: "B.swift", text: "import Maps\nclass B: P { func pin(for a: Maps.Place) -> Maps.Pin { Maps.Pin() } }\n"),
    ]
    let results = ModuleRewriter.rewrite(files, options: options)
    for result in results {
      XCTAssertFalse(result.text.replacing("MyMaps", with: "").contains("Maps"), result.text)
      XCTAssertTrue(result.text.contains("func pinIfImplemented(for a: MyMaps.Place) -> MyMaps.Pin?"), result.text)
    }
  }
}
