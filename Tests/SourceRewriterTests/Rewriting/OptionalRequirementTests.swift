import XCTest

final class OptionalRequirementTests: XCTestCase {
  /// The receiver of an optional property is known by a cast.
  func test_receiversThatAreCast() {
    let text = rewritten(
      """
      import UIKit
      @objc protocol Deck { @objc optional var list: UIScrollView { get } }
      func find(_ x: UIViewController, _ y: [Any]) {
        if let deck = x as? Deck, let list = deck.list { _ = list }
        let other = (y[0] as Any) as! Deck
        _ = other.list
        switch y[1] {
        case let third as Deck: _ = third.list
        default: break
        }
        let plain = x as? UIView, fourth = plain.list
      }
      """)
    for name in ["deck", "other", "third"] {
      XCTAssertTrue(text.contains("\(name).listIfImplemented"), "\(name): \(text)")
    }
    XCTAssertTrue(text.contains("plain.list"), text)
    XCTAssertFalse(text.contains("plain.listIf"), text)
  }

  /// The window of a delegate is an optional requirement of UIKit's: it is twice optional.
  func test_windowsOfDelegates() {
    assertRewritten(
      """
      import UIKit
      let a = UIApplication.shared.delegate?.window ?? nil, b = application.delegate!.window!!
      let c = (scene.delegate as? UIWindowSceneDelegate)?.window, d = UIApplication.shared.delegate?.window??.rootViewController
      let e = player.delegate?.window, f = (delegate as? AppDelegate)?.window
      """,
      """
      import UIKit
      let a = UIApplication.shared.delegate?.windowIfImplemented ?? nil, b = application.delegate!.windowIfImplemented!!
      let c = (scene.delegate as? UIWindowSceneDelegate)?.windowIfImplemented, d = UIApplication.shared.delegate?.window?.rootViewController
      let e = player.delegate?.window, f = (delegate as? AppDelegate)?.window
      """)
  }

  func test_requirementsGetDefaultsAndTwins() {
    assertRewritten(
      """
      import UIKit
      @objc public protocol PagerDelegate {
        func mustDo()
        @objc optional func pager(_ pager: Pager, didMoveTo index: Int)
        @objc optional func size(of pager: Pager) -> CGSize
        @objc optional func view(for pager: Pager) -> UIView?
      }
      """,
      """
      import UIKit
      public protocol PagerDelegate: AnyObject {
      func mustDo()
      func pager(_ pager: Pager, didMoveTo index: Int)
      func size(of pager: Pager) -> CGSize
      func view(for pager: Pager) -> UIView?
      }; extension PagerDelegate { \
      public func pager(_ pager: Pager, didMoveTo index: Int) { OptionalRequirement.isMissing() }; \
      @discardableResult public func pagerIfImplemented(_ pager: Pager, didMoveTo index: Int) -> Void? \
      { OptionalRequirement.call { self.pager(pager, didMoveTo: index) } }; \
      public func size(of pager: Pager) -> CGSize { OptionalRequirement.isMissing(); return .zero }; \
      @discardableResult public func sizeIfImplemented(of pager: Pager) -> CGSize? \
      { OptionalRequirement.call { self.size(of: pager) } }; \
      public func view(for pager: Pager) -> UIView? { OptionalRequirement.isMissing(); return nil }; \
      @discardableResult public func viewIfImplemented(for pager: Pager) -> UIView? \
      { OptionalRequirement.callOptional { self.view(for: pager) } } }
      """)
  }

  func test_resultsWithoutNeutralValueGetTwinsInTypes() {
    assertRewritten(
      """
      import UIKit
      @objc protocol P { @objc optional func style(_ a: Int) -> Style }
      class A: NSObject, P { func style(_ a: Int) -> Style { .one } }
      class B: NSObject {}
      extension B: P {}
      """,
      """
      import UIKit
      protocol P: AnyObject { @discardableResult func styleIfImplemented(_ a: Int) -> Style? }; \
      extension P { @discardableResult func styleIfImplemented(_ a: Int) -> Style? { nil } }
      class A: NSObject, P { func style(_ a: Int) -> Style { .one } ; \
      @discardableResult func styleIfImplemented(_ a: Int) -> Style? { self.style(a) } }
      class B: NSObject {}
      extension B: P {}
      """)
  }

  /// Requirements of one name and the same labels: a class implements the one with the types of its method.
  func test_requirementsThatDifferInTypesAlone() {
    let text = rewritten(
      """
      import UIKit
      @objc protocol P {
        @objc optional func p(_ p: Int, styleFor size: CGSize) -> Style
        @objc optional func p(_ p: Int, styleFor traits: UITraitCollection) -> Style
      }
      class A: NSObject, P { func p(_ p: Int, styleFor t: UIKit.UITraitCollection) -> Style { .one } }
      class B: NSObject, P { func p(_ p: Int, styleFor s: CGSize) -> Style { .one } }
      """)
    let lines = text.split(separator: "\n")
    XCTAssertTrue(
      lines[5].contains("func pIfImplemented(_ p: Int, styleFor traits: UITraitCollection) -> Style?"), text)
    XCTAssertFalse(lines[5].contains("CGSize"), text)
    XCTAssertTrue(lines[6].contains("func pIfImplemented(_ p: Int, styleFor size: CGSize) -> Style? {"), text)
    XCTAssertFalse(lines[6].contains("UITraitCollection"), text)
  }

  func test_calls() {
    assertRewritten(
      """
      import UIKit
      @objc protocol P { @objc optional func did(_ a: Int) -> Bool; @objc optional var title: String { get } }
      class A {
        weak var delegate: P?
        var did: ((Int) -> Void)?
        func f(p: any P, other: A) {
          delegate?.did?(1)
          if p.did?(2) ?? true, self.delegate?.title == "a" {}
          delegate!.did!(3)
          other.did?(4)
          did?(5)
          print(delegate?.title ?? "", other.title)
        }
      }
      """,
      """
      import UIKit
      protocol P: AnyObject { func did(_ a: Int) -> Bool; var title: String { get } }; extension P \
      { func did(_ a: Int) -> Bool { OptionalRequirement.isMissing(); return false }; \
      @discardableResult func didIfImplemented(_ a: Int) -> Bool? { OptionalRequirement.call { self.did(a) } }; \
      var title: String { OptionalRequirement.isMissing(); return "" }; \
      var titleIfImplemented: String? { OptionalRequirement.call { self.title } } }
      class A {
      weak var delegate: P?
      var did: ((Int) -> Void)?
      func f(p: any P, other: A) {
      delegate?.didIfImplemented(1)
      if p.didIfImplemented(2) ?? true, self.delegate?.titleIfImplemented == "a" {}
      delegate!.did(3)
      other.did?(4)
      did?(5)
      print(delegate?.titleIfImplemented ?? "", other.title)
      }
      }
      """)
  }

  /// A requirement that is asked for as a value is there only if the object has it.
  func test_requirementsAsValues() {
    assertRewritten(
      """
      import UIKit
      @objc protocol P { @objc optional func did(_ a: Int, at b: Int) -> Bool; @objc optional func end(_ a: Int) }
      func f(delegate: P?, box: Box, table: UITableViewDelegate?) {
        guard let did = delegate?.did(_:at:), let end = box.delegate.end else { return }
        let other = box.did(_:at:), action = #selector(delegate.did(_:at:)), hide = delegate!.end
        if let height = table?.tableView(_:heightForRowAt:) { use(height, box.end, did(1, at: 2)) }
        delegate?.end?(1)
      }
      """,
      """
      import UIKit
      protocol P: AnyObject { func did(_ a: Int, at b: Int) -> Bool; func end(_ a: Int) }; extension P \
      { func did(_ a: Int, at b: Int) -> Bool { OptionalRequirement.isMissing(); return false }; \
      @discardableResult func didIfImplemented(_ a: Int, at b: Int) -> Bool? \
      { OptionalRequirement.call { self.did(a, at: b) } }; \
      func end(_ a: Int) { OptionalRequirement.isMissing() }; \
      @discardableResult func endIfImplemented(_ a: Int) -> Void? { OptionalRequirement.call { self.end(a) } } }
      func f(delegate: P?, box: Box, table: UITableViewDelegate?) {
      guard let did = OptionalRequirement.implementing(delegate, "did:at:")?.did(_:at:), \
      let end = OptionalRequirement.implementing(box.delegate, "end:")?.end else { return }
      let other = box.did(_:at:), \
      action = Selector("did:at:", of: delegate, calling: { target, a, b in target.did(a, at: b) }), \
      hide = OptionalRequirement.implementing(delegate, "end:")?.end
      if let height = OptionalRequirement.implementing(table, "tableView:heightForRowAt:")?\
      .tableView(_:heightForRowAt:) { use(height, box.end, did(1, at: 2)) }
      delegate?.endIfImplemented(1)
      }
      """)
  }

  func test_callsOfUIKitsRequirements() {
    assertRewritten(
      """
      import UIKit
      func f(d: UITabBarControllerDelegate?) {
        d?.tabBarController?(t, didSelect: v)
        handler.onTap?(1)
        UIApplication.shared.delegate?.window??.rootViewController = nil
      }
      """,
      """
      import UIKit
      func f(d: UITabBarControllerDelegate?) {
      d?.implementing("tabBarController:didSelect:")?.tabBarController(t, didSelect: v)
      handler.onTap?(1)
      UIApplication.shared.delegate?.window?.rootViewController = nil
      }
      """)
  }

  /// Objective-C finds the methods of any object.
  func test_callsOfAnyObject() {
    assertRewritten(
      """
      import UIKit
      @objc protocol MenuDelegate { @objc optional func menuDidOpen(_ a: Int) }
      class Menu: UIView {
        @IBOutlet weak var delegate: AnyObject?
        func open(_ other: AnyObject) { self.delegate?.menuDidOpen?(1); other.menuDidOpen?(2); delegate!.menuDidOpen!(3) }
      }
      """,
      """
      import UIKit
      protocol MenuDelegate: AnyObject { func menuDidOpen(_ a: Int) }; extension MenuDelegate \
      { func menuDidOpen(_ a: Int) { OptionalRequirement.isMissing() }; \
      @discardableResult func menuDidOpenIfImplemented(_ a: Int) -> Void? { OptionalRequirement.call { self.menuDidOpen(a) } } }
      class Menu: UIView {
      weak var delegate: AnyObject?
      func open(_ other: AnyObject) { (self.delegate as? any MenuDelegate)?.menuDidOpenIfImplemented(1); \
      (other as? any MenuDelegate)?.menuDidOpenIfImplemented(2); (delegate as? any MenuDelegate)?.menuDidOpen(3) }
      }
      """)
  }

  /// A forced call, and a selector, of a requirement whose result has no neutral value.
  /// A chain that goes on behind a call ends where the method is missing.
  func test_chainsBehindCalls() {
    let text = rewritten(
      """
      import UIKit
      @objc protocol P { @objc optional func names(_ a: Int) -> [String]; @objc optional func title() -> String? }
      weak var owner: P?
      let a = owner?.names?(1).count ?? -1, b = owner?.names?(1)[0], c = owner?.names?(1) ?? [], d = owner?.title?()?.count
      """)
    XCTAssertTrue(
      text.hasSuffix(
        "let a = owner?.namesIfImplemented(1)?.count ?? -1, b = owner?.namesIfImplemented(1)?[0], "
          + "c = owner?.namesIfImplemented(1) ?? [], d = owner?.titleIfImplemented()?.count"), text)
  }

  func test_forcedCallsOfTwins() {
    assertRewritten(
      """
      import UIKit
      @objc protocol P {
        @objc optional func style(
          of a: Int) -> Style
      }
      func f(_ p: P) { print(p.style!(of: 1), #selector(P.style(of:))) }
      """,
      """
      import UIKit
      protocol P: AnyObject {
      @discardableResult func styleIfImplemented(of a: Int) -> Style?

      }; extension P { @discardableResult func styleIfImplemented(of a: Int) -> Style? { nil } }
      func f(_ p: P) { print(p.styleIfImplemented(of: 1)!, \
      Selector("styleOf:", calling: { (target: any P, a) in target.styleIfImplemented(of: a) })) }
      """)
  }

  /// A property of an optional type is twice optional for Objective-C, once here.
  func test_propertiesOfOptionalTypes() {
    let source = """
      import UIKit
      @objc protocol P { @objc optional var footer: UIView? { get }; @objc optional var size: CGFloat { get } }
      func f(_ p: P?) { p?.footer??.removeFromSuperview(); print(p?.footer ?? nil, p?.size ?? 1) }
      """
    let last = rewritten(source).split(separator: "\n").last.map(String.init)
    XCTAssertEqual(
      last,
      "func f(_ p: P?) { p?.footerIfImplemented?.removeFromSuperview(); print(p?.footerIfImplemented ?? nil, "
        + "p?.sizeIfImplemented ?? 1) }")
  }

  /// A property of the name of a delegate's method is no closure if the call has labels.
  func test_callsOfUIKitsRequirementsBesideProperties() {
    assertRewritten(
      """
      import UIKit
      class A: UIViewController { var collectionView: UICollectionView!; var textField: ((Int) -> Void)? }
      func f(_ d: UICollectionViewDelegate?, _ c: UICollectionView, _ a: A) {
        d?.collectionView?(c, didSelectItemAt: p)
        a.textField?(1)
      }
      """,
      """
      import UIKit
      class A: UIViewController { var collectionView: UICollectionView!; var textField: ((Int) -> Void)? }
      func f(_ d: UICollectionViewDelegate?, _ c: UICollectionView, _ a: A) {
      d?.implementing("collectionView:didSelectItemAt:")?.collectionView(c, didSelectItemAt: p)
      a.textField?(1)
      }
      """)
  }

  /// A receiver in parentheses is of the protocol to which it is cast.
  func test_propertiesBehindCasts() {
    let text = rewritten(
      """
      import UIKit
      struct N { @objc protocol P {} }
      @objc protocol P { @objc optional var footer: UIView? { get } }
      let a = ((b as P).footer, (b as? P)?.footer, (b as! any P).footer, (b as? N.P)?.footer, (b as? Q)?.footer, (b, P).footer)
      """)
    XCTAssertTrue(
      text.hasSuffix(
        "\nlet a = ((b as P).footerIfImplemented, (b as? P)?.footerIfImplemented, (b as! any P).footerIfImplemented, "
          + "(b as? N.P)?.footer, (b as? Q)?.footer, (b, P).footer)"), text)
  }

  /// A call with a closure behind it, and a requirement with the name of a property that is no closure.
  func test_closuresBehindCallsAndPropertiesOfTheName() {
    assertRewritten(
      """
      import UIKit
      class Mock { var textFieldShouldReturn: Bool = false; var textFieldShouldClear = true; var textViewDidChange: (UITextView) -> Void }
      func use(_ field: UITextField, _ animator: UIViewImplicitlyAnimating) {
        animator.addCompletion? { _ in }
        use(field.delegate!.textFieldShouldReturn!(field), field.delegate!.textFieldShouldClear!(field))
        mock.textViewDidChange?(view)
      }
      """,
      """
      import UIKit
      class Mock { var textFieldShouldReturn: Bool = false; var textFieldShouldClear = true; var textViewDidChange: (UITextView) -> Void }
      func use(_ field: UITextField, _ animator: UIViewImplicitlyAnimating) {
      animator.implementing("addCompletion:")?.addCompletion { _ in }
      use(field.delegate!.textFieldShouldReturn(field), field.delegate!.textFieldShouldClear(field))
      mock.textViewDidChange?(view)
      }
      """)
  }
}
