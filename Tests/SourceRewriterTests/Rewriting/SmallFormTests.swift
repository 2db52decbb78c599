import SourceRewriter
import XCTest

/// Key paths, conditions, imports.
final class SmallFormTests: XCTestCase {
  func test_keyPaths() {
    assertRewritten(
      """
      import UIKit
      let a = [#keyPath(CALayer.bounds), #keyPath(A.b.c), #keyPath(self.d), #keyPath(e), #keyPath(UIView.layer.position)]
      """,
      """
      import UIKit
      let a = ["bounds", "b.c", "d", "e", "layer.position"]
      """)
  }

  func test_optionalTraits() {
    assertRewritten(
      """
      import UIKit
      switch field.input.keyboardAppearance {
      case .light?, .dark?: break
      default: break
      }
      switch input?.keyboardType { case .none: break; case .emailAddress?: break; default: break }
      switch field.keyboardAppearance { case .dark: break; default: break }
      if let kind = input.keyboardType, let key = input!.returnKeyType, case .dark? = input.keyboardAppearance {}
      guard let secure = self.input.isSecureTextEntry else { return }
      let kind = input.keyboardType
      let code = self.input?.keyboardType?.rawValue ?? 0, b = input.isSecureTextEntry ? .a : .b
      """,
      """
      import UIKit
      switch field.input.keyboardAppearance as Optional {
      case .light?, .dark?: break
      default: break
      }
      switch input?.keyboardType as Optional { case .none: break; case .emailAddress?: break; default: break }
      switch field.keyboardAppearance { case .dark: break; default: break }
      if let kind = input.keyboardType as Optional, let key = input!.returnKeyType as Optional, case .dark? = input.keyboardAppearance as Optional {}
      guard let secure = self.input.isSecureTextEntry as Optional else { return }
      let kind = input.keyboardType
      let code = (self.input?.keyboardType as Optional)?.rawValue ?? 0, b = input.isSecureTextEntry ? .a : .b
      """)
  }

  func test_emptyTexts() {
    assertRewritten(
      """
      import UIKit
      let a = [NSAttributedString(), NSMutableAttributedString( ), Foundation.NSAttributedString.init()]
      let b = [NSAttributedString(string: "a"), Own.NSAttributedString(), NSAttributedString.empty()]
      func make() -> NSAttributedString { .init(string: "") }
      """,
      """
      import UIKit
      let a = [NSAttributedString(string: ""), NSMutableAttributedString( string: ""), Foundation.NSAttributedString.init(string: "")]
      let b = [NSAttributedString(string: "a"), Own.NSAttributedString(), NSAttributedString.empty()]
      func make() -> NSAttributedString { .init(string: "") }
      """)
  }

  func test_staticPropertiesOfTypeVoid() {
    assertRewritten(
      """
      import UIKit
      class Item: UIBarButtonItem {
        private static var prepared: Void = prepare()
        static let other: () = {
          prepare()
        }()
        static var computed: Void { prepare() }
        static let number: Int = 1
        var own: Void = ()
      }
      extension Item { static var further: Void = Item.prepare() }
      let global: Void = Item.prepare()
      """,
      """
      import UIKit
      class Item: UIBarButtonItem {
      private static var prepared: Void { ClassInitialization.run { prepare() } }
      static var other: () { ClassInitialization.run { {
      prepare()
      }() } }
      static var computed: Void { prepare() }
      static let number: Int = 1
      var own: Void = ()
      }
      extension Item { static var further: Void { ClassInitialization.run { Item.prepare() } } }
      let global: Void = Item.prepare()
      """)
  }

  func test_conditions() {
    assertRewritten(
      """
      #if os(iOS) || os(tvOS)
      #elseif !os(iOS) && canImport(CoreGraphics) && canImport(SwiftUI)
      #endif
      #if targetEnvironment(simulator) && !targetEnvironment(macCatalyst)
      let os = os(iOS)
      #endif
      """,
      """
      #if canImport(UIKit) || os(tvOS)
      #elseif !canImport(UIKit) && canImport(UIKit) && canImport(SwiftUI)
      #endif
      #if true && !targetEnvironment(macCatalyst)
      let os = os(iOS)
      #endif
      """)
  }

  /// A framework's umbrella header brings sizes and times to files without imports.
  func test_filesWithoutImports() {
    assertRewritten(
      "struct Constants { static let a: TimeInterval = 1 }",
      "import Foundation; struct Constants { static let a: TimeInterval = 1 }")
    assertRewritten("let a: CGFloat = 1\n", "import Foundation; let a: CGFloat = 1\n")
    for source in ["let a = B.CGFloat(1)", "struct CGSize {}\nlet a = CGSize()", "import B\nlet a: CGFloat = 1"] {
      assertRewritten(source, source)
    }
  }

  func test_imports() {
    assertRewritten(
      """
      import UIKit.UIGestureRecognizerSubclass
      @preconcurrency import QuartzCore
      import ObjectiveC.runtime
      import class QuartzCore.CALayer
      import class UIKit.UIView
      import os.log
      import Darwin
      import struct Foundation.URL
      @testable import App
      import Dispatch
      """,
      """
      import UIKit
      @preconcurrency import UIKit
      import UIKit
      import class UIKit.CALayer
      import class UIKit.UIView
      import UIKit
      import UIKit
      import struct Foundation.URL
      @testable import App
      import Dispatch
      """)
  }

  func test_timers() {
    assertRewritten(
      """
      import UIKit
      let a = Timer(timeInterval: 1, repeats: true) { _ in }, b = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
      let c = Foundation.Timer.scheduledTimer(timeInterval: 1, target: x, selector: y, userInfo: nil, repeats: true)
      let d = Timer.init(fire: date, interval: 1, repeats: true) { _ in }, e: Timer? = App.Timer(timeInterval: 1)
      RunLoop.main.add(a, forMode: .common); RunLoop.current.add(self.timer!, forMode: .default)
      loop.add(port, forMode: .common); link.add(to: .main, forMode: .common); set.add(timer)
      """,
      """
      import UIKit
      let a = SelectorTimer(timeInterval: 1, repeats: true) { _ in }, b = SelectorTimer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
      let c = SelectorTimer.scheduledTimer(timeInterval: 1, target: x, selector: y, userInfo: nil, repeats: true)
      let d = SelectorTimer.init(fire: date, interval: 1, repeats: true) { _ in }, e: Timer? = App.Timer(timeInterval: 1)
      RunLoop.main.add(a, forMode: .common); RunLoop.current.add(timer: self.timer!, forMode: .default)
      loop.add(port, forMode: .common); link.add(to: .main, forMode: .common); set.add(timer)
      """)
    assertRewritten(
      "import UIKit\nclass Timer { init(timeInterval: Int) {} }\nlet a = Timer(timeInterval: 1)",
      "import UIKit\nclass Timer { init(timeInterval: Int) {} }\nlet a = Timer(timeInterval: 1)")
  }

  func test_missingImports() {
    assertRewritten("import Foundation\nvar a: UIView?", "import UIKit; import Foundation\nvar a: UIView?")
    assertRewritten(
      "// A file.\n\nfinal class A: NSObject { let a = #selector(A.b) }",
      """
      // A file.

      import UIKit; final class A: NSObject { let a = Selector("b", A.b) }
      """)
    assertRewritten(
      "import Foundation\nclass UIThing {}\nvar a: UIThing?", "import Foundation\nclass UIThing {}\nvar a: UIThing?")
    assertRewritten(
      "import Foundation\nlet a = x.UIView, b = \"UIView\"", "import Foundation\nlet a = x.UIView, b = \"UIView\"")
    assertRewritten(
      "#if DEBUG\nimport Foundation\n#endif\nvar a: UIView?",
      "import UIKit; #if DEBUG\nimport Foundation\n#endif\nvar a: UIView?")
  }

  func test_options() {
    var options = RewritingOptions()
    options.defines = ["DEBUG"]
    options.moduleAliases = ["Snap": ["MySnap"]]
    let source = "import Snap\nimport class Snap.View\n#if DEBUG && !RELEASE\nlet DEBUG = 1\n#endif"
    XCTAssertEqual(
      ModuleRewriter.rewrite([.init(path: "A.swift", text: source)], options: options)[0].text,
      "import MySnap\nimport class MySnap.View\n#if true && !RELEASE\nlet DEBUG = 1\n#endif")
  }

  /// UIKit and SwiftUI bring the macros of Observation on Apple's systems.
  func test_observation() {
    for use in ["@Observable class A {}", "func f() { withObservationTracking {} onChange: {} }"] {
      assertRewritten("import Foundation\n\(use)", "import Observation; import Foundation\n\(use)")
      for same in ["import Observation\n\(use)", "import Foundation\nlet Observable = 1, a: Observable?"] {
        assertRewritten(same, same)
      }
    }
    assertRewritten(
      "import Foundation\n@Observable class A { var a: UIView? }",
      "import Observation; import UIKit; import Foundation\n@Observable class A { var a: UIView? }")
  }

  func test_predicatesNeedUIKit() {
    for name in [
      "NSPredicate(format: a)", "NSSortDescriptor(key: a, ascending: true)", "NSInteger.max", "NSEC_PER_SEC",
    ] {
      assertRewritten("import Foundation\nlet a = \(name)", "import UIKit; import Foundation\nlet a = \(name)")
    }
    for name in ["NSPredicate(value: true)", "NSSortDescriptor(keyPath: a)", "NSPredicate", "A.NSEC_PER_SEC"] {
      assertRewritten("import Foundation\nlet a = \(name)", "import Foundation\nlet a = \(name)")
    }
    XCTAssertEqual(problems(of: "import UIKit\nlet a = NSPredicate(format: b), c = NSExpression(format: d)").count, 0)
  }

  /// Foundation brings Core Graphics and the Objective-C runtime on Apple's systems only.
  func test_namesThatFoundationBrings() {
    for name in [
      "CGAffineTransform", "Selector", "objc_getAssociatedObject", "NSHashTable<A>", "CGPath", "NSDataDetector",
      "UndoManager", "NSItemProvider", "NSUserActivity", "CFTimeInterval",
    ] {
      assertRewritten(
        "import Foundation\nlet a: \(name)? = nil", "import UIKit; import Foundation\nlet a: \(name)? = nil")
    }
    for name in ["CGRect", "CGFloat", "A.Selector", "CGX"] {
      assertRewritten("import Foundation\nlet a: \(name)? = nil", "import Foundation\nlet a: \(name)? = nil")
    }
    assertRewritten(
      "import Foundation\nstruct Selector {}\nlet a: Selector", "import Foundation\nstruct Selector {}\nlet a: Selector"
    )
  }

  func test_whatIsImpossibleIsReported() {
    let source = """
      import UIKit
      func swizzle() {
        method_exchangeImplementations(a, b)
        NSSetUncaughtExceptionHandler(nil)
        var lock = OSSpinLock()
      }
      class Proxy: NSObject {
        override func forwardingTarget(for aSelector: Selector!) -> Any? { super.forwardingTarget(for: aSelector) }
      }
      """
    let result = ModuleRewriter.rewrite([.init(path: "A.swift", text: source)])[0]
    XCTAssertTrue(
      result.text.contains(
        "         func forwardingTarget(for aSelector: Selector!) -> Any? { UndefinedKeyValues.forwardingTarget("))
    XCTAssertEqual(result.problems.map(\.severity), [.error, .error, .error, .warning])
    XCTAssertEqual(result.problems.map(\.line), [3, 4, 5, 8])
    XCTAssertEqual(result.problems.map(\.column), [3, 3, 14, 17])
  }
}
