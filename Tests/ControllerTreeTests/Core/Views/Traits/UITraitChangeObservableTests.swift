import ControllerTree
import XCTest

/// Handlers of changed traits. Rule TRAIT-04.
final class UITraitChangeObservableTests: XCTestCase {
  /// TRAIT-04: a handler is called when one of its traits has changed, in order of registration, before the method.
  func test_TRAIT04_handlersBeforeTheMethod() async {
    await withTrace([.layout, .traits]) { trace in
      let root = trace.controller("P") { Registering(trace) }
      trace.show(root)
      root.traitOverrides.userInterfaceStyle = .dark
      trace.expect(
        """
        first: light, now dark
        second
        P.traitCollectionDidChange(userInterfaceStyle light → dark)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        """)
      root.traitOverrides.displayScale = 1
      trace.expect(
        """
        second
        P.traitCollectionDidChange(displayScale 3 → 1)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        """)
      root.traitOverrides.legibilityWeight = .bold
      trace.expect(
        """
        P.traitCollectionDidChange(legibilityWeight regular → bold)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        """)
    }
  }

  /// TRAIT-04: a registration that is removed, even by an earlier handler, is not called; others of its environment are.
  func test_TRAIT04_unregister() async {
    await withTrace([.layout, .traits]) { trace in
      let view = trace.inWindow(UIView())
      var later: [any UITraitChangeRegistration] = []
      view.registerForTraitChanges([UITraitDisplayScale.self]) { (view: UIView, _: UITraitCollection) in
        trace.note("taking back \(view.traitCollection.displayScale)")
        for registration in later { view.unregisterForTraitChanges(registration) }
      }
      later.append(view.registerForTraitChanges([UITraitDisplayScale.self]) { _, _ in trace.note("never") })
      view.traitOverrides.displayScale = 1
      trace.expect("taking back 1.0")
      UIView().unregisterForTraitChanges(later[0])
      XCTAssertTrue(later[0].copy() as AnyObject === later[0])
    }
  }

  /// TRAIT-04: methods are called as handlers are, those of a target until it is released.
  func test_TRAIT04_methods() async {
    await withTrace([.layout, .traits]) { trace in
      let view = trace.inWindow(UIView())
      let plain = Selector("plain", calling: { (_: UIView) in trace.note("plain") })
      let changed = Selector("changed:previous:") { (target: NSObject, view: UIView, previous: UITraitCollection) in
        trace.note("\(type(of: target)) \(previous.displayScale) to \(view.traitCollection.displayScale)")
      }
      var target: NSObject? = NSString(string: "a")
      view.registerForTraitChanges([UITraitDisplayScale.self], action: plain)
      if let target { view.registerForTraitChanges([UITraitDisplayScale.self], target: target, action: changed) }
      view.traitOverrides.displayScale = 1
      trace.expect("plain\nNSString 3.0 to 1.0")
      target = nil
      view.traitOverrides.displayScale = 2
      trace.expect("plain")
    }
  }

  /// TRAIT-04: windows and scenes call handlers too; all forms of handlers in UIKit compile.
  func test_TRAIT04_windowsAndScenes() async {
    await withTrace([.layout, .traits]) { trace in
      let scene = UIWindowScene()
      let window = UIWindow(windowScene: scene)
      trace.keep(window)
      window.isHidden = false
      scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (scene: UIWindowScene, _) in
        trace.note("scene \(scene.traitCollection.userInterfaceStyle)")
      }
      window.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { window, previous in
        trace.note("window \(previous.userInterfaceStyle) → \(window.traitCollection.userInterfaceStyle)")
      }
      scene.traitOverrides.userInterfaceStyle = .dark
      trace.expect("scene dark\nwindow light → dark")
    }
  }

  /// TRAIT-04: in an environment's callback its traits are the current ones; in a layout, those of the view.
  func test_TRAIT04_currentTraits() async {
    await withTrace([.layout, .traits]) { trace in
      let view = trace.inWindow(ProbeView("V"))
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: ProbeView, _) in
        trace.note("told: \(UITraitCollection.current.userInterfaceStyle)")
      }
      view.onLayout = { trace.note("layout: \(UITraitCollection.current.userInterfaceStyle)") }
      view.traitOverrides.userInterfaceStyle = .dark
      trace.expect("told: dark\nlayout: dark")
      XCTAssertEqual(UITraitCollection.current, UIScreen.main.traitCollection)

      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      XCTAssertEqual(color.cgColor, UIColor.black.cgColor)
      view.traitCollection.performAsCurrent { XCTAssertEqual(color.cgColor, UIColor.white.cgColor) }
      XCTAssertEqual(color.resolvedColor(with: view.traitCollection), .white)
      XCTAssertEqual(UIColor.red.resolvedColor(with: view.traitCollection), .red)
      XCTAssertNotEqual(color, .black)
      XCTAssertEqual(color.hash, color.hash)
      UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
      XCTAssertEqual(color.cgColor, UIColor.white.cgColor)
    }
  }

  /// A class that is not final registers as UIKit code does.
  private class Registering: UIViewController {
    private let trace: Trace

    init(_ trace: Trace) {
      self.trace = trace
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self]) {
        (self: Self, previousTraitCollection: UITraitCollection) in
        self.trace.note(
          "first: \(previousTraitCollection.userInterfaceStyle), now \(self.traitCollection.userInterfaceStyle)")
      }
      registerForTraitChanges(
        [UITraitDisplayScale.self, UITraitUserInterfaceStyle.self],
        handler: { [weak self] (_: Registering, _) in self?.trace.note("second") })
    }
  }
}
