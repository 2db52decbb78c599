import XCTest

/// RESP-75: what only a subclass of the conforming class implements.
final class InheritedRequirementTests: XCTestCase {
  /// The conforming class gets the method once; each subclass overrides it.
  func test_RESP75_subclassesOverrideTheMethodOfTheConformingClass() {
    assertRewritten(
      """
      import UIKit
      class List: UIViewController, UIScrollViewDelegate {}
      class Songs: List { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
      class Albums: List {
        @objc func scrollViewDidScroll(_ view: UIScrollView!) {}
        func scrollViewDidZoom() {}
      }
      class Covers: Albums { override func scrollViewDidScroll(_ view: UIScrollView!) {} }
      """,
      """
      import UIKit
      class List: UIViewController, UIScrollViewDelegate {@MainActor func scrollViewDidScroll(_ a0: UIScrollView) \
      { MessageForwarding.silent.scrollViewDidScroll(a0) } }
      class Songs: List { override func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
      class Albums: List {
      override func scrollViewDidScroll(_ view: UIScrollView!) {}
      func scrollViewDidZoom() {}
      }
      class Covers: Albums { override func scrollViewDidScroll(_ view: UIScrollView!) {} }
      """)
  }

  /// What a method's name for Objective-C tells is overridden beside it.
  func test_RESP75_methodsUnderOtherNames() {
    assertRewritten(
      """
      import UIKit
      class List: UIViewController, UITableViewDelegate {}
      class Songs: List {
        @objc(tableView:didSelectRowAtIndexPath:) func picked(_ t: UITableView, at p: NSIndexPath) {}
        @objc(tableView:heightForRowAtIndexPath:) func height(_ t: UITableView, at p: IndexPath) -> Int { 0 }
      }
      extension Songs { @objc(scrollViewDidScroll:) func scrolled(_ s: UIScrollView) {} }
      """,
      """
      import UIKit
      class List: UIViewController, UITableViewDelegate {\
      @MainActor func tableView(_ a0: UITableView, didSelectRowAt a1: IndexPath) \
      { MessageForwarding.silent.tableView(a0, didSelectRowAt: a1) } ; \
      @MainActor func scrollViewDidScroll(_ a0: UIScrollView) { MessageForwarding.silent.scrollViewDidScroll(a0) } }
      class Songs: List {
      func picked(_ t: UITableView, at p: NSIndexPath) {}
      func height(_ t: UITableView, at p: IndexPath) -> Int { 0 }
      override func tableView(_ a0: UITableView, didSelectRowAt a1: IndexPath) { self.picked(a0, at: a1 as NSIndexPath) } \
      ; func tableView(_ a0: UITableView, heightForRowAt a1: IndexPath) -> Int { self.height(a0, at: a1) } ; \
      override func scrollViewDidScroll(_ a0: UIScrollView) { self.scrolled(a0) } }
      extension Songs { func scrolled(_ s: UIScrollView) {} }
      """)
  }

  /// Overrides are as visible as their classes, and a member of an extension moves into the class with them.
  func test_RESP75_extensionsAndAccess() {
    assertRewritten(
      """
      import UIKit
      open class List: UIViewController {}
      extension List: UITableViewDataSource {
        public func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }
        public func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { UITableViewCell() }
      }
      open class Songs: List {}
      extension Songs {
        @available(iOS 13, *) internal func numberOfSections(in t: UITableView) -> Int { 2 }
      }
      """,
      """
      import UIKit
      open class List: UIViewController {@MainActor public func numberOfSections(in a0: UITableView) -> Int \
      { MessageForwarding.silent.numberOfSections(in: a0) } }
      extension List: UITableViewDataSource {
      public func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }
      public func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { UITableViewCell() }
      }
      open class Songs: List {
      #sourceLocation(file: "Test.swift", line: 9)
      @available(iOS 13, *) public override func numberOfSections(in t: UITableView) -> Int { 2 }
      #sourceLocation(file: "Test.swift", line: 7)
      }
      extension Songs {

      }
      """)
  }

  /// The module's own protocols; a result without a value for "not implemented" is told by the twin.
  func test_RESP75_requirementsOfTheModule() {
    let text = rewritten(
      """
      @objc protocol PagerDelegate {
        @objc optional func pagerDidMove(_ pager: Pager)
        @objc optional func page(of pager: Pager) -> Page
        @objc optional func count() -> Int
      }
      class List: NSObject {}
      extension List: PagerDelegate {}
      class Songs: List {
        func pagerDidMove(_ pager: Pager) {}
        func page(of pager: Pager) -> Page { Page() }
        func count() -> Int { 2 }
      }
      """)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertEqual(
      lines[5],
      "class List: NSObject {func pagerDidMove(_ pager: Pager) { OptionalRequirement.isMissing() } ; "
        + "@discardableResult func pageIfImplemented(of pager: Pager) -> Page? { nil } ; "
        + "func count() -> Int { OptionalRequirement.isMissing(); return 0 } }")
    XCTAssertEqual(lines[8], "override func pagerDidMove(_ pager: Pager) {}")
    XCTAssertEqual(lines[9], "func page(of pager: Pager) -> Page { Page() }")
    XCTAssertEqual(lines[10], "override func count() -> Int { 2 }")
    XCTAssertEqual(
      lines[11],
      "@discardableResult override func pageIfImplemented(of pager: Pager) -> Page? { self.page(of: pager) } }")
  }

  /// Methods that the conforming class or one above it has, hidden methods, and protocols of Swift stay as they are.
  func test_RESP75_othersStay() {
    let source = """
      import UIKit
      protocol Mover { func moveNow(_ view: UIView) }
      extension Mover { func moveNow(_ view: UIView) {} }
      class List: UIViewController, UIScrollViewDelegate, Mover { func scrollViewDidZoom(_ view: UIScrollView) {} }
      class Songs: List {
        override func scrollViewDidZoom(_ view: UIScrollView) {}
        private func scrollViewDidScroll(_ view: UIScrollView) {}
        static func scrollViewDidScrollToTop(_ view: UIScrollView) {}
        func moveNow(_ view: UIView) {}
      }
      class Plain: UIViewController {}
      class Covers: Plain, UIScrollViewDelegate { func scrollViewDidScroll(_ view: UIScrollView) {} }
      """
    assertRewritten(
      source,
      source.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n"))
    XCTAssertEqual(problems(of: source), [])
  }

  /// Two methods of one name and labels are told apart by their types.
  func test_RESP75_methodsThatDifferInTypes() {
    let text = rewritten(
      """
      import UIKit
      class List: UIViewController, UIGestureRecognizerDelegate {}
      class Songs: List { func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive p: UIPress) -> Bool { false } }
      """)
    XCTAssertTrue(text.contains("shouldReceive a1: UIPress) -> Bool { MessageForwarding.silent"), text)
    XCTAssertFalse(text.contains("shouldReceive a1: UITouch"), text)
    XCTAssertTrue(text.contains("{ override func gestureRecognizer("), text)
  }
}
