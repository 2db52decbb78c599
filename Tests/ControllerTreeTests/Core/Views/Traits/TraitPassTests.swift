import XCTest

@testable import ControllerTree

/// Which environments get trait changes, when and how often. Rules TRAIT-02, TRAIT-03, TRAIT-06, LAY-05, TURN-07.
final class TraitPassTests: XCTestCase {
  /// TRAIT-02, TURN-07, LAY-05: the end of the turn sends changes top down, to the controller before its view, before layout.
  func test_TRAIT02_TURN07_LAY05_topDownBeforeLayout() async {
    await withTrace([.layout, .traits, .views]) { trace in
      let (root, view) = trace.showBox()
      trace.embed(trace.controller("C"), in: root)
      UpdateCycle.main.turn {
        root.traitOverrides.userInterfaceStyle = .dark
        XCTAssertEqual(view.traitCollection.userInterfaceStyle, .dark)
        trace.expect("")
      }
      trace.expect(
        """
        P.traitCollectionDidChange(userInterfaceStyle light → dark)
        P.view.traitCollectionDidChange(userInterfaceStyle light → dark)
        V.traitCollectionDidChange(userInterfaceStyle light → dark)
        C.traitCollectionDidChange(userInterfaceStyle light → dark)
        C.view.traitCollectionDidChange(userInterfaceStyle light → dark)
        P.viewWillLayoutSubviews()
        P.view.layoutSubviews()
        P.viewDidLayoutSubviews()
        V.layoutSubviews()
        C.viewWillLayoutSubviews()
        C.view.layoutSubviews()
        C.viewDidLayoutSubviews()
        """)
    }
  }

  /// TRAIT-02: one update sends each environment one callback, for the sum of all changes; changes that cancel out send none.
  func test_TRAIT02_onceAnUpdate() async {
    await withTrace([.layout, .traits]) { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      UpdateCycle.main.turn {
        child.traitOverrides.displayScale = 2
        root.traitOverrides.userInterfaceStyle = .dark
        window.traitOverrides.displayScale = 1
      }
      trace.expect(
        """
        P.traitCollectionDidChange(displayScale 3 → 1, userInterfaceStyle light → dark)
        C.traitCollectionDidChange(displayScale 3 → 2, userInterfaceStyle light → dark)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        """)
      UpdateCycle.main.turn {
        root.traitOverrides.userInterfaceStyle = .light
        window.traitOverrides.remove(UITraitDisplayScale.self)
        root.traitOverrides.userInterfaceStyle = .dark
        window.traitOverrides.displayScale = 1
      }
      trace.expect("")
    }
  }

  /// TRAIT-02: an environment that overrides the trait itself gets no callback, and neither do its descendants.
  func test_TRAIT02_onlyObjectsWithOtherTraits() async {
    await withTrace([.layout, .traits]) { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      trace.embed(trace.controller("D"), in: child)
      child.overrideUserInterfaceStyle = .light
      trace.expect("")
      window.overrideUserInterfaceStyle = .dark
      trace.expect(
        """
        P.traitCollectionDidChange(userInterfaceStyle light → dark)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        """)
      XCTAssertEqual(window.overrideUserInterfaceStyle, .dark)
      child.overrideUserInterfaceStyle = .unspecified
      trace.expect(
        """
        C.traitCollectionDidChange(userInterfaceStyle light → dark)
        D.traitCollectionDidChange(userInterfaceStyle light → dark)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        D.viewWillLayoutSubviews()
        D.viewDidLayoutSubviews()
        """)
    }
  }

  /// TRAIT-02: a change that a callback makes further down is part of the same update; a change further up comes after it.
  func test_TRAIT02_changesFromACallback() async {
    await withTrace([.layout, .traits]) { trace in
      let root = trace.controller("P", Reacting.init)
      let window = trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      root.react = {
        child.traitOverrides.displayScale = 5
        window.traitOverrides.legibilityWeight = .bold
      }
      root.traitOverrides.userInterfaceStyle = .dark
      trace.expect(
        """
        P.traitCollectionDidChange(userInterfaceStyle light → dark)
        C.traitCollectionDidChange(displayScale 3 → 5, userInterfaceStyle light → dark)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        P.traitCollectionDidChange(legibilityWeight regular → bold)
        C.traitCollectionDidChange(legibilityWeight regular → bold)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        """)
    }
  }

  /// TRAIT-02, APP-01: a controller that a callback moves to a place with other traits gets them before the layout, also where
  /// the update does not lead.
  func test_TRAIT02_APP01_movedByACallback() async {
    await withTrace([.layout, .traits]) { trace in
      let root = trace.controller("P", Reacting.init)
      trace.show(root)
      let place = trace.embed(trace.controller("A"), in: root)
      place.traitOverrides.userInterfaceStyle = .dark
      let moved = trace.embed(trace.controller("B"), in: root)
      root.react = {
        moved.leaveParent()
        place.adopt(moved)
      }
      root.traitOverrides.userInterfaceStyle = .dark
      trace.expect(
        """
        P.traitCollectionDidChange(userInterfaceStyle light → dark)
        B.willMove(toParent: nil)
        B.viewWillDisappear(false)
        B.didMove(toParent: nil)
        B.willMove(toParent: A)
        B.viewWillAppear(false)
        B.didMove(toParent: A)
        B.traitCollectionDidChange(userInterfaceStyle light → dark)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
        B.viewIsAppearing(false)
        B.viewWillLayoutSubviews()
        B.viewDidLayoutSubviews()
        B.viewDidAppear(false)
        """)
    }
  }

  /// TRAIT-02, APP-25: endless changes of callbacks to their own traits are stopped.
  func test_TRAIT02_APP25_endlessChanges() async {
    await withStage { trace in
      let root = trace.controller("P", Reacting.init)
      trace.show(root)
      root.isRestless = true
      root.react = { root.traitOverrides.displayScale = root.traitCollection.displayScale == 1 ? 2 : 1 }
      let issues = trace.stage.diagnostics.collect { root.traitOverrides.displayScale = 1 }
      XCTAssertEqual(issues.map(\.kind), [.appearanceLoop])
      root.react = {}
      trace.expect("! MIS-37 appearanceLoop: P.view.traitOverrides")
    }
  }

  /// TRAIT-02, CON-28: a child that a callback removes gets no callback; it gets the change when it is added again.
  func test_TRAIT02_CON28_childThatIsTakenAway() async {
    await withTrace([.layout, .traits]) { trace in
      let root = trace.controller("P", Reacting.init)
      trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      root.react = { child.view.removeFromSuperview() }
      root.traitOverrides.userInterfaceStyle = .dark
      trace.expect(
        """
        P.traitCollectionDidChange(userInterfaceStyle light → dark)
        C.viewWillDisappear(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewDidDisappear(false)
        """)
      XCTAssertEqual(child.traitCollection.userInterfaceStyle, .light)
      root.view.addSubview(child.view)
      trace.expect(
        """
        C.viewWillAppear(false)
        C.traitCollectionDidChange(userInterfaceStyle light → dark)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewIsAppearing(false)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        C.viewDidAppear(false)
        """)
    }
  }

  /// TRAIT-03: a controller that enters a window gets a callback only if its traits differ from those that it returned so far.
  func test_TRAIT03_firstAttachment() async {
    await withTrace([.layout, .traits]) { trace in
      let root = trace.controller("P")
      trace.show(root, size: CGSize(width: 1_000, height: 800))
      let container = UIView()
      trace.setUp {
        root.view.addSubview(container)
        container.traitOverrides.horizontalSizeClass = .compact
      }
      let (plain, other) = (trace.controller("A"), trace.controller("B"))
      root.adopt(plain)
      trace.expect(
        """
        A.willMove(toParent: P)
        A.viewDidLoad()
        A.viewWillAppear(false)
        A.didMove(toParent: P)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        A.viewIsAppearing(false)
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
        A.viewDidAppear(false)
        """)
      root.addChild(other)
      XCTAssertEqual(other.traitCollection.horizontalSizeClass, .regular)
      container.addSubview(other.view)
      other.didMove(toParent: root)
      trace.expect(
        """
        B.willMove(toParent: P)
        B.viewDidLoad()
        B.viewWillAppear(false)
        B.didMove(toParent: P)
        B.traitCollectionDidChange(horizontalSizeClass regular → compact)
        B.viewIsAppearing(false)
        B.viewWillLayoutSubviews()
        B.viewDidLayoutSubviews()
        B.viewDidAppear(false)
        """)
    }
  }

  /// TRAIT-03: the root of a wide window on a narrow screen expects the window's traits, so its first show sends no callback.
  func test_TRAIT03_rootOfAWideWindow() async {
    await withTrace([.layout, .traits]) { trace in
      let (root, window) = (trace.controller("P"), trace.window(size: CGSize(width: 1_000, height: 800)))
      window.rootViewController = root
      window.isHidden = false
      trace.expect(
        """
        P.viewDidLoad()
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        P.viewDidAppear(false)
        """)
    }
  }

  /// TRAIT-02, TRAIT-03: a view that is removed and added again gets only the changes in between; so do its descendants.
  func test_TRAIT03_changeAndChangeBackSendsNothing() async {
    await withTrace([.traits, .views]) { trace in
      let (root, view) = trace.showBox()
      let inner = NamedView("I")
      trace.setUp {
        view.addSubview(inner)
        root.traitOverrides.userInterfaceStyle = .dark
        inner.removeFromSuperview()
        view.removeFromSuperview()
      }
      XCTAssertEqual(view.traitCollection.userInterfaceStyle, .dark)

      inner.traitOverrides.displayScale = 2
      view.addSubview(inner)
      root.view.addSubview(view)
      XCTAssertEqual(traitLines(trace), ["I.traitCollectionDidChange(displayScale 3 → 2)"])

      view.removeFromSuperview()
      root.traitOverrides.userInterfaceStyle = .light
      XCTAssertEqual(
        traitLines(trace),
        [
          "P.traitCollectionDidChange(userInterfaceStyle dark → light)",
          "P.view.traitCollectionDidChange(userInterfaceStyle dark → light)",
        ])
      root.view.addSubview(view)
      XCTAssertEqual(
        traitLines(trace),
        [
          "V.traitCollectionDidChange(userInterfaceStyle dark → light)",
          "I.traitCollectionDidChange(userInterfaceStyle dark → light)",
        ])
    }
  }

  /// TRAIT-01, TRAIT-02: a changed setting of the device is sent from the scene down.
  func test_TRAIT02_deviceTraits() async {
    final class NotingScene: UIWindowScene {
      var hear: (UITraitCollection?) -> Void = { _ in }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        hear(previousTraitCollection)
      }
    }
    await withTrace([.layout, .traits]) { trace in
      let scene = NotingScene()
      let window = UIWindow(windowScene: scene)
      trace.setUp {
        trace.keep(window)
        window.rootViewController = trace.controller("P")
        window.isHidden = false
      }
      scene.hear = { [unowned scene] previous in
        trace.note("scene: \(scene.traitCollection.changeText(from: previous ?? scene.traitCollection))")
      }
      UIScreen.main.deviceTraits = UITraitCollection(userInterfaceStyle: .dark)
      trace.expect(
        """
        scene: userInterfaceStyle light → dark
        P.traitCollectionDidChange(userInterfaceStyle light → dark)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        """)
      scene.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      trace.expect(
        """
        scene: preferredContentSizeCategory L → AccessibilityL
        P.traitCollectionDidChange(preferredContentSizeCategory L → AccessibilityL)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        """)
      let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 1_024, height: 768), scale: 2)
      window.windowScene = UIWindowScene(screen: screen)
      trace.expect(
        """
        P.traitCollectionDidChange(displayScale 3 → 2, preferredContentSizeCategory AccessibilityL → L, \
        userInterfaceIdiom phone → pad, userInterfaceStyle dark → light)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        """)
    }
  }

  /// TRAIT-06: `updateTraitsIfNeeded()` sends changes within the turn; the end of the turn sends nothing more.
  func test_TRAIT06_updateTraitsIfNeeded() async {
    await withTrace([.layout, .traits]) { trace in
      let root = trace.controller("P")
      trace.show(root)
      UpdateCycle.main.turn {
        root.updateTraitsIfNeeded()
        root.view.traitOverrides.displayScale = 2
        root.traitOverrides.displayScale = 1
        root.updateTraitsIfNeeded()
        trace.expect("P.traitCollectionDidChange(displayScale 3 → 1)")
        root.traitOverrides.displayScale = 2
        root.view.layoutIfNeeded()
        trace.expect(
          """
          P.traitCollectionDidChange(displayScale 1 → 2)
          P.viewWillLayoutSubviews()
          P.viewDidLayoutSubviews()
          """)
      }
      trace.expect("")
      UIViewController().updateTraitsIfNeeded()
      UIView().updateTraitsIfNeeded()
    }
  }

  private final class Reacting: UIViewController {
    var isRestless = false
    var react: () -> Void = {}
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let react = react
      if !isRestless { self.react = {} }
      react()
    }
  }
}

@MainActor private func traitLines(_ trace: Trace) -> [String] {
  trace.recorder.drain().map(\.line).filter { $0.contains("traitCollectionDidChange") }
}
