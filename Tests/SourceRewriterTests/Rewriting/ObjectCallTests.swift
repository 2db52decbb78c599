import SourceRewriter
import XCTest

/// Calls of objects of which only `AnyObject` is known.
final class ObjectCallTests: XCTestCase {
  func test_casts() {
    assertRewritten(
      """
      import UIKit
      _ = (x as AnyObject).perform?(#selector(UIView.removeFromSuperview))
      if (x as AnyObject?)?.responds(to: s) == true, f((y as! AnyObject).responds(to: s)) {}
      (x as? AnyObject)?.perform(s, with: 1)
      f(x as AnyObject).perform(s)
      (x as NSObject).perform(s)
      """,
      """
      import UIKit
      _ = ObjectMessages(x as AnyObject).perform(Selector("removeFromSuperview", calling: { (target: UIView) in target.removeFromSuperview() }))
      if ObjectMessages(x as AnyObject?)?.responds(to: s) == true, f(ObjectMessages(y as! AnyObject).responds(to: s)) {}
      ObjectMessages(x as? AnyObject)?.perform(s, with: 1)
      f(x as AnyObject).perform(s)
      (x as NSObject).perform(s)
      """)
  }

  func test_names() {
    assertRewritten(
      """
      import UIKit
      protocol P: AnyObject {}
      class A<T: AnyObject>: NSObject {
        weak var target: AnyObject?
        let other: NSObject
        func send(_ action: Selector, to object: AnyObject) {
          _ = target?.perform(action, with: self)
          self.target!.perform?(action)
          let any = f(1) as AnyObject, number = g { 1 } as AnyObject
          any.perform(action); number.perform(action)
          object.perform(action); other.perform(action); f().target?.perform(action)
          guard a?.target?.responds(to: action) ?? false, T.responds(to: action), perform(action) == nil else { return }
        }
      }
      """,
      """
      import UIKit
      protocol P: AnyObject {}
      class A<T: AnyObject>: NSObject {
      weak var target: AnyObject?
      let other: NSObject
      func send(_ action: Selector, to object: AnyObject) {
      _ = ObjectMessages(target)?.perform(action, with: self)
      ObjectMessages(self.target)!.perform(action)
      let any = f(1) as AnyObject, number = g { 1 } as AnyObject
      ObjectMessages(any).perform(action); number.perform(action)
      ObjectMessages(object).perform(action); other.perform(action); ObjectMessages(f().target)?.perform(action)
      guard ObjectMessages(a?.target)?.responds(to: action) ?? false, T.responds(to: action), perform(action) == nil else { return }
      }
      }
      """)
  }

  /// Properties with the type `AnyObject` at the end of a path, of the library's classes and of the module's.
  func test_membersOfPaths() {
    assertRewritten(
      """
      import UIKit
      class Box: NSObject { var held: AnyObject?; @objc func open() {} }
      func f(_ i: UIBarButtonItem, _ c: NSLayoutConstraint, _ p: UITargetedPreview, _ b: Box) {
        _ = i.target?.perform(i.action, with: i)
        bars[0].items!.first?.rightBarButtonItem!.target!.perform(i.action)
        (x as? UIBarButtonItem)?.target?.perform(i.action!)
        if c.firstItem?.isKind(of: UIView.self) == true, i.target?.isEqual(b) == true {}
        b.held?.open?(); make { 1 }.target?.perform(a)
        _ = p.target.center; i.rightItem?.target?.open()
      }
      """,
      """
      import UIKit
      class Box: NSObject { var held: AnyObject?; func open() {} }
      func f(_ i: UIBarButtonItem, _ c: NSLayoutConstraint, _ p: UITargetedPreview, _ b: Box) {
      _ = ObjectMessages(i.target)?.perform(i.action, with: i)
      ObjectMessages(bars[0].items!.first?.rightBarButtonItem!.target)!.perform(i.action)
      ObjectMessages((x as? UIBarButtonItem)?.target)?.perform(i.action!)
      if (c.firstItem as? NSObject)?.isKind(of: UIView.self) == true, (i.target as? NSObject)?.isEqual(b) == true {}
      (b.held as? Box)?.open(); make { 1 }.target?.perform(a)
      _ = p.target.center; (i.rightItem?.target as? Box)?.open()
      }
      """)
    XCTAssertEqual(
      problems(of: "import UIKit\nfunc f(_ i: UIBarButtonItem) { i.rightItem.target?.close() }"),
      [
        "Test.swift:2:52: error: close of an AnyObject needs the Objective-C runtime, and no class of this module has such a member "
          + "for Objective-C. Cast the object to its class: (object as? Class)?.close"
      ])
  }

  /// A name for an object that is there.
  func test_unwrappedNames() {
    assertRewritten(
      """
      import UIKit
      class A: NSObject {
        weak var target: AnyObject?
        func run(_ action: Selector) {
          guard let t = target, t.responds(to: action) else { return }
          if let own = self.target { own.perform(action) }
          let other = target.map { $0 }
          other.perform(action)
        }
      }
      """,
      """
      import UIKit
      class A: NSObject {
      weak var target: AnyObject?
      func run(_ action: Selector) {
      guard let t = target, ObjectMessages(t).responds(to: action) else { return }
      if let own = self.target { ObjectMessages(own).perform(action) }
      let other = target.map { $0 }
      other.perform(action)
      }
      }
      """)
  }

  /// Objects of classes that are known only at run time.
  func test_classValues() {
    assertRewritten(
      """
      import UIKit
      func make(_ type: UIViewController.Type, _ own: Own.Type) {
        let found = NSClassFromString(name) as? UIView.Type
        use(type.init(), type.init(nibName: "A", bundle: nil), found?.init(frame: .zero), own.init())
        use((x as! UIViewController.Type).init(), type.init(coder: c), UIView.init(), self.init(), f(UIView.Type).init())
      }
      """,
      """
      import UIKit
      func make(_ type: UIViewController.Type, _ own: Own.Type) {
      let found = ClassNamed.any(name) as? UIView.Type
      use(type.initialized(), type.initialized(nibName: "A", bundle: nil), found?.initialized(frame: .zero), own.init())
      use((x as! UIViewController.Type).initialized(), type.init(coder: c), UIView.init(), self.init(), f(UIView.Type).initialized())
      }
      """)
  }

  /// Classes of the module, payloads of cases, and elements of collections. A class with an `init()` of its own is left to Swift.
  func test_classValuesOfTheModule() {
    assertRewritten(
      """
      import UIKit
      class Cell: UIView {}
      class Own: UIView { required init() { super.init(frame: .zero) } }
      enum Kind { case cell(Cell.Type); case named(type: UITableViewCell.Type); case own(Own.Type) }
      func make(_ kind: Kind, _ types: [Cell.Type], _ named: [String: UIScrollView.Type], _ own: Own.Type) {
        switch kind {
        case .cell(let one): use(one.init(), own.init())
        case .named(let type): use(type.init(style: .default, reuseIdentifier: nil))
        case .own(let made): use(made.init())
        }
        for entry in types { use(entry.init(frame: .zero)) }
        use(types[0].init(), named["a"]?.init(), types.map { $0.init() }, others.map { $0.init() }, others[0].init())
        guard let found = named["b"], let first = types.first else { return }
        use(found.init(), first.init())
      }
      func make<T: Blank>(_ type: T.Type) -> T { type.init() }
      """,
      """
      import UIKit
      class Cell: UIView {}
      class Own: UIView { required init() { super.init(frame: .zero) } }
      enum Kind { case cell(Cell.Type); case named(type: UITableViewCell.Type); case own(Own.Type) }
      func make(_ kind: Kind, _ types: [Cell.Type], _ named: [String: UIScrollView.Type], _ own: Own.Type) {
      switch kind {
      case .cell(let one): use(one.initialized(), own.init())
      case .named(let type): use(type.initialized(style: .default, reuseIdentifier: nil))
      case .own(let made): use(made.init())
      }
      for entry in types { use(entry.initialized(frame: .zero)) }
      use(types[0].initialized(), named["a"]?.initialized(), types.map { $0.initialized() }, others.map { $0.init() }, others[0].init())
      guard let found = named["b"], let first = types.first else { return }
      use(found.initialized(), first.initialized())
      }
      func make<T: Blank>(_ type: T.Type) -> T { type.init() }
      """)
  }

  /// The name of an object's class, if only the object is known.
  func test_classDescriptions() {
    assertRewritten(
      """
      import UIKit
      func words(_ object: AnyObject, _ view: UIView) -> String {
        type(of: object).description() + type(of: view).description() + object.description
      }
      """,
      """
      import UIKit
      func words(_ object: AnyObject, _ view: UIView) -> String {
      ClassNamed.name(of: type(of: object)) + type(of: view).description() + ObjectMessages.value(object, { ($0 as? NSObject).map { $0.description } })
      }
      """)
  }

  func test_invocationsOfUndoManagersAreReported() {
    let problems = problems(of: "import UIKit\n(undo.prepare(withInvocationTarget: self) as? A)?.go()\nprepare(for: 1)")
    XCTAssertEqual(
      problems,
      [
        "Test.swift:2:7: error: prepare(withInvocationTarget:) needs the Objective-C runtime. "
          + "Write registerUndo(withTarget:) with a closure that makes the call"
      ])
  }
}
