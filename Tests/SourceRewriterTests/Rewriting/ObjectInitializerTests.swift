import XCTest

/// Protocols that require `init()`, and to which objects conform.
final class ObjectInitializerTests: XCTestCase {
  func test_theRequirementGetsAnotherName() {
    let files = rewritten([
      "A.swift": """
      import Foundation
      public protocol Makeable: AnyObject {
        init()
        var name: String { get }
      }
      protocol Shown: Makeable {}
      """,
      "B.swift": """
      import Foundation
      extension NSObject: Shown {}
      extension Array: Makeable {}
      class Model: NSObject, Makeable {}
      open class Style: Shown { public required init() {} }
      struct Value: Makeable { var a = 1 }
      enum Outer {
        struct Inner {}
      }
      extension Outer.Inner: Makeable {}
      """,
    ])
    XCTAssertEqual(
      files["A.swift"],
      """
      import Foundation
      public protocol Makeable: AnyObject {
      init(ofItsClass: Void)
      var name: String { get }
      }; extension Makeable { public init() { self.init(ofItsClass: ()) } }
      protocol Shown: Makeable {}
      """)
    XCTAssertEqual(
      files["B.swift"],
      """
      import UIKit; import Foundation
      extension NSObject: Shown {}
      extension Array: Makeable {public init(ofItsClass: Void) { self.init() } }
      class Model: NSObject, Makeable {}
      open class Style: Shown { public required init() {} ; public required convenience init(ofItsClass: Void) { self.init() } }
      struct Value: Makeable { var a = 1 }; extension Value { init(ofItsClass: Void) { self.init() } }
      enum Outer {
      struct Inner {}
      }
      extension Outer.Inner: Makeable {}; extension Outer.Inner { init(ofItsClass: Void) { self.init() } }
      """)
  }

  func test_framesOfViews() {
    assertRewritten(
      """
      import UIKit
      protocol Framed { init(frame: CGRect) }
      extension UILabel: Framed {}
      class Badge: UIView, Framed {}
      struct Value: Framed { init(frame: CGRect) {} }
      """,
      """
      import UIKit
      protocol Framed { init(ofItsClass frame: CGRect) }; extension Framed { init(frame: CGRect) { self.init(ofItsClass: frame) } }
      extension UILabel: Framed {}
      class Badge: UIView, Framed {}
      struct Value: Framed { init(frame: CGRect) {} }; extension Value { init(ofItsClass frame: CGRect) { self.init(frame: frame) } }
      """)
  }

  /// No class of Objective-C's conforms, or the requirement is another one.
  func test_otherProtocolsStay() {
    let source = """
      import UIKit
      protocol Makeable { init() }
      struct Value: Makeable {}
      extension String: Makeable {}
      protocol Failing { init?() }
      protocol Other { init(frame: Rect) }
      extension UIView: Failing, Other {}
      """
    assertRewritten(source, source)
  }
}
