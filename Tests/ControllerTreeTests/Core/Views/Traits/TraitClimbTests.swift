import XCTest

@testable import ControllerTree

/// The sources of an environment's traits. Rules TRAIT-01, TRAIT-03, TRAIT-13.
final class TraitClimbTests: XCTestCase {
  /// TRAIT-01: a window's size classes come from its size, its other traits from its screen; an empty window has its screen's.
  func test_TRAIT01_windowsHaveSizeClasses() async {
    await withTrace { trace in
      @MainActor func classes(_ width: CGFloat, _ height: CGFloat) -> [UIUserInterfaceSizeClass] {
        let traits = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height)).traitCollection
        return [traits.horizontalSizeClass, traits.verticalSizeClass]
      }
      XCTAssertEqual(classes(393, 852), [.compact, .regular])
      XCTAssertEqual(classes(667, 375), [.compact, .compact])
      XCTAssertEqual(classes(668, 499), [.regular, .compact])
      XCTAssertEqual(classes(1_024, 500), [.regular, .regular])
      XCTAssertEqual(classes(0, 0), [.compact, .regular])
      XCTAssertEqual(UIWindow().traitCollection, UIScreen.main.traitCollection)
    }
  }

  /// TRAIT-01: the default screen is an upright phone's; a screen that is wide in both orientations is a tablet's.
  func test_TRAIT01_screens() async {
    await withTrace { _ in
      XCTAssertEqual(
        "\(UIScreen.main.traitCollection)",
        "<UITraitCollection: accessibilityContrast normal, activeAppearance active, displayGamut P3, displayScale 3, "
          + "forceTouchCapability unavailable, horizontalSizeClass compact, layoutDirection leftToRight, legibilityWeight regular, "
          + "preferredContentSizeCategory L, userInterfaceIdiom phone, userInterfaceLevel base, userInterfaceStyle light, "
          + "verticalSizeClass regular>")
      UIScreen.main.bounds.size = CGSize(width: 1_024, height: 768)
      XCTAssertEqual(UIScreen.main.traitCollection.userInterfaceIdiom, .pad)
      XCTAssertEqual(UIWindow().traitCollection.horizontalSizeClass, .regular)
      UIScreen.main.bounds.size = CGSize(width: 852, height: 393)
      XCTAssertEqual(UIScreen.main.traitCollection.userInterfaceIdiom, .phone)
    }
  }

  /// TRAIT-01: traits flow screen → scene → window → superview → controller → view → subviews; each may overlay them.
  func test_TRAIT01_traitsReachSubviews() async {
    await withStage { trace in
      let scene = UIWindowScene()
      let window = UIWindow(windowScene: scene)
      trace.keep(window)
      let (root, child) = (trace.controller("P"), trace.controller("C"))
      let container = UIView()
      window.rootViewController = root
      window.isHidden = false
      root.view.addSubview(container)
      root.addChild(child)
      container.addSubview(child.view)
      child.didMove(toParent: root)
      let leaf = UIView()
      child.view.addSubview(leaf)

      let sources: [(set: () -> Void, seenFrom: Int)] = [
        ({ UIScreen.main.deviceTraits = UITraitCollection(displayScale: 1) }, 0),
        ({ scene.traitOverrides.displayScale = 2 }, 1),
        ({ window.traitOverrides.displayScale = 3 }, 2),
        ({ root.traitOverrides.displayScale = 4 }, 3),
        ({ root.view.traitOverrides.displayScale = 5 }, 4),
        ({ container.traitOverrides.displayScale = 6 }, 5),
        ({ root.setOverrideTraitCollection(UITraitCollection(displayScale: 7), forChild: child) }, 6),
        ({ child.traitOverrides.displayScale = 8 }, 6),
        ({ child.view.traitOverrides.displayScale = 9 }, 7),
        ({ leaf.traitOverrides.displayScale = 10 }, 8),
      ]
      let environments: [any UITraitEnvironment] = [
        UIScreen.main, scene, window, root, root.view, container, child, child.view, leaf,
      ]
      var expected = environments.map { _ in CGFloat(3) }
      for (index, source) in sources.enumerated() {
        source.set()
        for place in source.seenFrom..<expected.count { expected[place] = CGFloat(index + 1) }
        XCTAssertEqual(environments.map { $0.traitCollection.displayScale }, expected)
      }
    }
  }

  /// TRAIT-01, TRAIT-03: off screen an environment returns the traits that it can expect: the parent's, those of the window whose
  /// root it is, the main screen's; a removed environment keeps the traits that it had.
  func test_TRAIT03_expectedTraits() async {
    await withStage { trace in
      let window = trace.window(size: CGSize(width: 1_000, height: 800))
      let (root, child) = (trace.controller("P"), trace.controller("C"))
      @MainActor func widths(_ environments: any UITraitEnvironment...) -> [UIUserInterfaceSizeClass] {
        environments.map { $0.traitCollection.horizontalSizeClass }
      }
      XCTAssertEqual(widths(root, child, UIView()), [.compact, .compact, .compact])
      root.addChild(child)
      window.rootViewController = root
      XCTAssertEqual(widths(root, child), [.regular, .regular])
      XCTAssertFalse(child.isViewLoaded)
      window.isHidden = false
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      let leaf = UIView()
      child.view.addSubview(leaf)
      child.leaveParent()
      XCTAssertEqual(widths(child, child.view, leaf), [.regular, .regular, .regular])
      leaf.removeFromSuperview()
    }
  }

  /// TRAIT-01: a parent's view inside its child's makes a cycle; reading traits ends all the same.
  func test_TRAIT01_circleOffScreen() async {
    await withStage { trace in
      let (parent, child) = (trace.controller("P"), trace.controller("C"))
      parent.traitOverrides.displayScale = 2
      parent.addChild(child)
      child.view.addSubview(parent.view)
      XCTAssertEqual(child.traitCollection.displayScale, 2)
      XCTAssertEqual(parent.traitCollection.horizontalSizeClass, .compact)
    }
  }

  /// TRAIT-01: deep trees do not overflow the stack, and a tree may be built in any order.
  func test_TRAIT01_deepTrees() async {
    await withStage { trace in
      let window = trace.window()
      window.isHidden = false
      window.traitOverrides.displayScale = 2
      let top = UIView()
      var bottom = top
      for _ in 0..<100_000 {
        let next = UIView()
        bottom.addSubview(next)
        bottom = next
      }
      window.addSubview(top)
      XCTAssertEqual(bottom.traitCollection.displayScale, 2)
      window.traitOverrides.displayScale = 1
      XCTAssertEqual(bottom.traitCollection.displayScale, 1)
    }
  }

  /// TRAIT-13, TRAIT-14: by default a tablet supports all orientations and a phone all but upside down.
  func test_TRAIT13_TRAIT14_orientations() async {
    await withTrace { _ in
      let controller = UIViewController()
      XCTAssertEqual(controller.supportedInterfaceOrientations, .allButUpsideDown)
      XCTAssertTrue(controller.shouldAutorotate)
      XCTAssertEqual(controller.preferredInterfaceOrientationForPresentation, .portrait)
      UIScreen.main.deviceTraits = UITraitCollection(userInterfaceIdiom: .pad)
      XCTAssertEqual(controller.supportedInterfaceOrientations, .all)
    }
  }

  /// TRAIT-01: leading is where text begins, unless the view's content attribute sets another direction.
  func test_TRAIT01_layoutDirection() async {
    await withTrace { trace in
      let window = trace.window()
      let view = UIView()
      window.addSubview(view)
      window.traitOverrides.layoutDirection = .rightToLeft
      XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
      view.directionalLayoutMargins.leading = 30
      XCTAssertEqual(view.layoutMargins.right, 30)
      for attribute in [UISemanticContentAttribute.forceLeftToRight, .playback, .spatial] {
        view.semanticContentAttribute = attribute
        XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
      }
      window.traitOverrides.layoutDirection = .leftToRight
      view.semanticContentAttribute = .forceRightToLeft
      XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    }
  }
}
