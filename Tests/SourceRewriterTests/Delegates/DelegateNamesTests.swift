import SourceRewriter
import XCTest

/// Methods that UIKit finds by their names for Objective-C alone.
final class DelegateNamesTests: XCTestCase {
  func test_otherNames() {
    assertRewritten(
      """
      import UIKit
      class A: UIViewController, UICollectionViewDelegate, UITableViewDelegate {
        @objc(collectionView:layout:sizeForItemAtIndexPath:)
        func size(_ c: UICollectionView, layout l: UICollectionViewLayout, at p: NSIndexPath) -> CGSize { .zero }
        @objc func tableView(_ t: UITableView!, heightForRowAtIndexPath p: IndexPath) -> CGFloat { 4 }
        func tableView(_ t: UITableView, heightForHeaderAtSection s: Int) -> CGFloat { 4 }
        @objc static func tableView(_ t: UITableView, didSelectRowAtIndexPath p: IndexPath) {}
        @objc func other(_ t: UITableView, didSelectRowAtIndexPath p: IndexPath) {}
      }
      """,
      """
      import UIKit
      class A: UIViewController, UICollectionViewDelegate, UITableViewDelegate {

      func size(_ c: UICollectionView, layout l: UICollectionViewLayout, at p: NSIndexPath) -> CGSize { .zero }
      func tableView(_ t: UITableView!, heightForRowAtIndexPath p: IndexPath) -> CGFloat { 4 }
      func tableView(_ t: UITableView, heightForHeaderAtSection s: Int) -> CGFloat { 4 }
      static func tableView(_ t: UITableView, didSelectRowAtIndexPath p: IndexPath) {}
      func other(_ t: UITableView, didSelectRowAtIndexPath p: IndexPath) {}
      func collectionView(_ a0: UICollectionView, layout a1: UICollectionViewLayout, sizeForItemAt a2: IndexPath) -> CGSize \
      { self.size(a0, layout: a1, at: a2 as NSIndexPath) } ; func tableView(_ a0: UITableView, heightForRowAt a1: IndexPath) \
      -> CGFloat { self.tableView(a0, heightForRowAtIndexPath: a1) } }; extension A: UICollectionViewDelegateFlowLayout {}
      """)
  }

  /// A class of UIKit's implements all methods: the class overrides them, where it can name a private method.
  func test_superclassesOfUIKit() {
    assertRewritten(
      """
      import UIKit
      class B: UITableViewController {
      }
      extension B {
        @objc(tableView:didSelectRowAtIndexPath:) private func picked(_ t: UITableView, at p: IndexPath) {}
      }
      open class C: UICollectionViewController {
        @objc internal func collectionView(_ v: UICollectionView, layout l: UICollectionViewLayout, insetForSectionAt s: Int) -> UIEdgeInsets { .zero }
      }
      """,
      """
      import UIKit
      class B: UITableViewController {
      override func tableView(_ a0: UITableView, didSelectRowAt a1: IndexPath) { self.picked(a0, at: a1) } }
      extension B {
      private func picked(_ t: UITableView, at p: IndexPath) {}
      }
      open class C: UICollectionViewController {
      public func collectionView(_ v: UICollectionView, layout l: UICollectionViewLayout, insetForSectionAt s: Int) -> UIEdgeInsets { .zero }
      }; extension C: UICollectionViewDelegateFlowLayout {}
      """)
  }

  /// What has the name of Swift, or is no requirement, stays; nobody warns of what is called.
  func test_whatStays() {
    let source = """
      import UIKit
      class A: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
        func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {}
        func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt p: IndexPath) -> CGSize { .zero }
      }
      """
    assertRewritten(source, source.replacingOccurrences(of: "\n  ", with: "\n"))
    let other = """
      import UIKit
      class A: NSObject, UITableViewDelegate { @objc func tableView(_ t: UITableView, didSelectRowAtIndexPath p: IndexPath) {} }
      """
    XCTAssertEqual(problems(of: other), [])
  }

  /// The table of a class lists both names, and methods with two objects as arguments.
  func test_tables() {
    let text = rewritten(
      """
      import UIKit
      class A: UIViewController, UITableViewDelegate {
        @objc func tableView(_ t: UITableView, heightForRowAtIndexPath p: IndexPath) -> CGFloat { 4 }
        @objc func join(_ a: String, with b: NSNumber?) -> String { a }
        @objc func run(_ a: String, _ b: () -> Void) {}
        @objc func hand(_ a: String, _ b: LoadHandler) {}
      }
      """, tables: true)
    XCTAssertTrue(text.contains("$0.action(\"join:with:\", A.join(_:with:))"), text)
    XCTAssertTrue(text.contains("$0.methods(\"tableView:heightForRowAt:\", \"run::\", \"hand::\")"), text)
  }
}
