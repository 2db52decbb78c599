import XCTest

/// Classes of Foundation that have members on Apple's systems only.
final class FoundationClassTests: XCTestCase {
  /// The classes of predicates are those of UIKit here; a module's own classes of the names stay.
  func test_classesOfPredicates() {
    assertRewritten(
      """
      import Foundation
      extension NSExpression { var a: Int { 1 } }
      let b = p as? Foundation.NSComparisonPredicate, c = UIKit.NSExpression(format: d)
      """,
      """
      import UIKit; import Foundation
      extension UIKit.NSExpression { var a: Int { 1 } }
      let b = p as? UIKit.NSComparisonPredicate, c = UIKit.NSExpression(format: d)
      """)
    let own = "import Foundation\nclass NSExpression {}\nlet a = NSExpression()"
    assertRewritten(own, own)
  }

  /// An extension declares no name: the file needs the module of the class all the same.
  func test_extensionsOfPartsOfFoundation() {
    assertRewritten(
      "import Foundation\nextension URLRequest { var a: Int { 1 } }",
      "import FoundationNetworking; import Foundation\nextension URLRequest { var a: Int { 1 } }")
  }

  /// A formatter's methods conform to the protocol of those that the class has, and no other.
  func test_methodsOfFormatters() {
    assertRewritten(
      """
      import UIKit
      class A: NumberFormatter { override func getObjectValue(_ o: P?, for s: String, range r: R?) throws {
      try super.getObjectValue(o, for: s, range: r) } }
      class B: Formatter { override func getObjectValue(_ o: P?, for s: String, errorDescription e: E?) -> Bool { false } }
      """,
      """
      import UIKit
      class A: NumberFormatter, RangedObjectValueReader { func getObjectValue(_ o: P?, for s: String, range r: R?) throws {
      try self.stockObjectValue(o, for: s, range: r) } }
      class B: Formatter, ObjectValueReader { func getObjectValue(_ o: P?, for s: String, errorDescription e: E?) -> Bool { false } }
      """)
  }

  /// A segue whose class is in a variable.
  func test_classesOfSegues() {
    assertRewritten(
      """
      import UIKit
      let a = type.init(identifier: row.id(1, 2), source: b, destination: c)
      let d = Segue.init(identifier: nil, source: b, destination: c), e = type.init(identifier: 1, b: 2), f = type.init(identifier: 1)
      class S: UIStoryboardSegue { init() { super.init(identifier: nil, source: b, destination: c) } }
      """,
      """
      import UIKit
      let a = type.initialized(identifier: row.id(1, 2), source: b, destination: c)
      let d = Segue.init(identifier: nil, source: b, destination: c), e = type.init(identifier: 1, b: 2), f = type.init(identifier: 1)
      class S: UIStoryboardSegue { init() { super.init(identifier: nil, source: b, destination: c) } }
      """)
  }
}
