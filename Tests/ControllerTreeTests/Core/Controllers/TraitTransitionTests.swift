import ControllerTree
import XCTest

/// The callbacks of controllers about the traits that a window's new size brings. Rules TRAIT-07 to TRAIT-12, CON-23,
/// SUP-06.
final class TraitTransitionTests: XCTestCase {
  /// TRAIT-07, TRAIT-09, TRAIT-12, CON-23: callbacks about traits go down the whole tree, with each child's overrides,
  /// before those about sizes; both come before any change. A child whose traits stay the same gets none.
  func test_TRAIT07_TRAIT09_TRAIT12_CON23_traitsBeforeSizes() async {
    await withTrace([.layout, .margins, .sizes, .traits]) { trace in
      let root = trace.controller("P") { Asking(trace) }
      let window = trace.show(root)
      let fixed = trace.embed(trace.controller("F"), in: root)
      trace.embed(trace.controller("Inner"), in: fixed)
      root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: fixed)
      let other = trace.embed(trace.controller("O"), in: root)
      trace.setUp { other.traitOverrides.verticalSizeClass = .compact }
      window.frame.size = CGSize(width: 900, height: 400)
      trace.expect(
        """
        P.willTransition(horizontalSizeClass compact → regular, verticalSizeClass regular → compact)
        F.willTransition(verticalSizeClass regular → compact)
        Inner.willTransition(verticalSizeClass regular → compact)
        O.willTransition(horizontalSizeClass compact → regular)
        P is 400 wide and compact
        P.viewWillTransition(to: 900×400)
        F.viewWillTransition(to: 900×400)
        Inner.viewWillTransition(to: 900×400)
        O.viewWillTransition(to: 900×400)
        P.traitCollectionDidChange(horizontalSizeClass compact → regular, verticalSizeClass regular → compact)
        F.traitCollectionDidChange(verticalSizeClass regular → compact)
        Inner.traitCollectionDidChange(verticalSizeClass regular → compact)
        O.traitCollectionDidChange(horizontalSizeClass compact → regular)
        P.viewLayoutMarginsDidChange()
        F.viewLayoutMarginsDidChange()
        Inner.viewLayoutMarginsDidChange()
        O.viewLayoutMarginsDidChange()
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        F.viewWillLayoutSubviews()
        F.viewDidLayoutSubviews()
        Inner.viewWillLayoutSubviews()
        Inner.viewDidLayoutSubviews()
        O.viewWillLayoutSubviews()
        O.viewDidLayoutSubviews()
        alongside: 900 wide and regular
        completion
        """)
    }
  }

  /// TRAIT-10: children whose views are not in the window get neither callback, and get that about traits when they are
  /// shown.
  func test_TRAIT10_reach() async {
    await withTrace([.layout, .margins, .sizes, .traits]) { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      let (hidden, unloaded) = (trace.embed(trace.controller("H"), in: root), trace.controller("U"))
      trace.setUp {
        root.addChild(unloaded)
        unloaded.didMove(toParent: root)
        hidden.view.removeFromSuperview()
      }
      window.frame.size.width = 700
      trace.expect(
        """
        P.willTransition(horizontalSizeClass compact → regular)
        P.viewWillTransition(to: 700×800)
        P.traitCollectionDidChange(horizontalSizeClass compact → regular)
        P.viewLayoutMarginsDidChange()
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        """)
      root.view.addSubview(hidden.view)
      trace.expect(
        """
        H.viewWillAppear(false)
        H.traitCollectionDidChange(horizontalSizeClass compact → regular)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        H.viewIsAppearing(false)
        H.viewWillLayoutSubviews()
        H.viewDidLayoutSubviews()
        H.viewDidAppear(false)
        """)
    }
  }

  /// TRAIT-09, SUP-06: an override without `super` keeps the callback from its children; this is reported.
  func test_TRAIT09_SUP06_withoutSuper() async {
    final class Deaf: UIViewController {
      override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
    }
    for hasChild in [false, true] {
      await withTrace([.sizes, .traits]) { trace in
        let root = trace.controller("P", Deaf.init)
        let window = trace.show(root)
        if hasChild { trace.embed(trace.controller("C"), in: root) }
        window.frame.size.height = 450
        let lines = trace.recorder.drain().map(\.line).prefix(2)
        XCTAssertEqual(
          Array(lines),
          [
            "P.willTransition(verticalSizeClass regular → compact)",
            hasChild ? "! MIS-29 superNotCalled: UIWindow #1.frame" : "P.viewWillTransition(to: 400×450)",
          ])
      }
    }
  }

  /// TRAIT-07: a change from inside a callback, reversed in the same turn: `willTransition` is sent for each change,
  /// `traitCollectionDidChange` once or not at all.
  func test_TRAIT07_changeAndReversalInOneTurn() async {
    await withTrace([.layout, .margins, .sizes, .traits]) { trace in
      let window = trace.show(trace.controller("P"))
      UpdateCycle.main.turn {
        window.frame.size.width = 700
        window.frame.size.width = 400
      }
      trace.expect(
        """
        P.willTransition(horizontalSizeClass compact → regular)
        P.viewWillTransition(to: 700×800)
        P.willTransition(horizontalSizeClass regular → compact)
        P.viewWillTransition(to: 400×800)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        """)
    }
  }

  /// TRAIT-16: a changed preferred size is sent to the parent.
  func test_TRAIT16_preferredContentSize() async {
    await withTrace([.layout, .margins, .sizes, .traits]) { trace in
      let (parent, child) = (trace.controller("P"), trace.controller("C"))
      trace.setUp { parent.addChild(child) }
      child.preferredContentSize = CGSize(width: 10, height: 20)
      child.preferredContentSize = CGSize(width: 10, height: 20)
      trace.expect("P.preferredContentSizeDidChange(forChildContentContainer: C)")
    }
  }

  private final class Asking: UIViewController {
    private let trace: Trace

    init(_ trace: Trace) {
      self.trace = trace
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ text: String) {
      trace.note("\(text) \(Int(view.bounds.width)) wide and \(traitCollection.horizontalSizeClass)")
    }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      XCTAssertEqual(newCollection.horizontalSizeClass, .regular)
      note("P is")
      coordinator.animate { [unowned self] _ in
        note("alongside:")
      } completion: { [unowned self] _ in
        trace.note("completion")
      }
    }
  }
}
