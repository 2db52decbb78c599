import XCTest

@testable import ControllerTree

final class WindowResizeTests: XCTestCase {
  /// WIN-13, CON-22, TRAIT-07, TRAIT-12: the callbacks come first, traits before sizes, before any change; then frames;
  /// traits; insets; layout; alongside blocks; completions.
  func test_WIN13_TRAIT07_TRAIT12_windowResize() async {
    await withTrace([.layout, .margins, .sizes, .traits]) { trace in
      let root = trace.controller("P") { Turning(trace) }
      let window = trace.show(root)
      trace.embed(trace.controller("C"), in: root)
      window.frame.size = CGSize(width: 800, height: 450)
      trace.expect(
        """
        P.willTransition(horizontalSizeClass compact → regular, verticalSizeClass regular → compact)
        C.willTransition(horizontalSizeClass compact → regular, verticalSizeClass regular → compact)
        P.viewWillTransition(to: 800×450)
        C.viewWillTransition(to: 800×450)
        P is 400 wide
        P.traitCollectionDidChange(horizontalSizeClass compact → regular, verticalSizeClass regular → compact)
        C.traitCollectionDidChange(horizontalSizeClass compact → regular, verticalSizeClass regular → compact)
        P.viewLayoutMarginsDidChange()
        C.viewLayoutMarginsDidChange()
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        alongside: 800 wide, 0.0
        completion: 800 wide, 1.0
        """)
    }
  }

  /// WIN-13: a window that only moves sends no callback.
  func test_WIN13_movedWindow() async {
    await withTrace([.layout, .margins, .sizes, .traits]) { trace in
      let window = trace.show(trace.controller("P"))
      window.frame.origin = CGPoint(x: 30, y: 40)
      window.center.x += 10
      window.bounds.size = window.bounds.size
      trace.expect("")
      window.bounds.size.height = 500
      trace.expect(
        """
        P.viewWillTransition(to: 400×500)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        """)
    }
  }

  /// WIN-13, WIN-09: a root whose view is not in its window yet gets no callback about the window's size, and neither
  /// does a root whose view has that size already.
  func test_WIN13_WIN09_rootThatTheSizeDoesNotConcern() async {
    await withTrace([.layout, .margins, .sizes, .traits]) { trace in
      let (hidden, root) = (trace.window(), trace.controller("P"))
      hidden.rootViewController = root
      root.loadViewIfNeeded()
      hidden.frame.size = CGSize(width: 300, height: 500)
      trace.expect("P.viewDidLoad()")

      let filling = trace.controller("F")
      let window = trace.show(filling)
      trace.ignore {
        filling.view.autoresizingMask = []
        filling.view.frame.size = CGSize(width: 500, height: 900)
      }
      window.frame.size = CGSize(width: 500, height: 900)
      trace.expect("")
      XCTAssertEqual(filling.view.frame, window.bounds)
    }
  }

  /// WIN-13: two changes in one turn send separate callbacks and cause one layout; each coordinator runs its own
  /// completion.
  func test_WIN13_twoChangesInOneTurn() async {
    await withTrace([.layout, .margins, .sizes, .traits]) { trace in
      let root = trace.controller("P") { Turning(trace) }
      let window = trace.show(root)
      UpdateCycle.main.turn {
        window.frame.size.width = 500
        window.frame.size.width = 600
      }
      trace.expect(
        """
        P.viewWillTransition(to: 500×800)
        P is 400 wide
        P.viewWillTransition(to: 600×800)
        P is 500 wide
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        alongside: 600 wide, 0.0
        alongside: 600 wide, 0.0
        completion: 600 wide, 1.0
        completion: 600 wide, 1.0
        """)
    }
  }

  /// WIN-13: from inside a callback it belongs to the running turn.
  func test_WIN13_resizeInACallback() async {
    await withTrace([.layout, .margins, .sizes, .traits]) { trace in
      let root = trace.controller("P", ScriptedController.init)
      let window = trace.window()
      window.rootViewController = root
      root.once(.viewIsAppearing) { window.frame.size.width = 500 }
      window.isHidden = false
      trace.expect(
        """
        P.viewDidLoad()
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewWillTransition(to: 500×800)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        P.viewDidAppear(false)
        """)
    }
  }

  /// CON-22: only loaded children whose size would change get the callback, each with the size that the parent gives
  /// it.
  func test_CON22_onlyResizedChildrenGetTheCallback() async {
    await withTrace([.layout, .margins, .sizes, .traits]) { trace in
      let root = trace.controller("P", Halving.init)
      let window = trace.show(root)
      let left = trace.embed(trace.controller("L"), in: root)
      let fixed = trace.embed(trace.controller("F"), in: root)
      trace.setUp {
        root.fixed = fixed
        left.view.autoresizingMask = []
        fixed.view.autoresizingMask = []
        left.view.frame.size = CGSize(width: 200, height: 800)
        fixed.view.frame.size = CGSize(width: 50, height: 50)
        root.addChild(trace.controller("U"))
      }
      window.frame.size.width = 600
      trace.expect(
        """
        P.viewWillTransition(to: 600×800)
        L.viewWillTransition(to: 300×800)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        """)
      XCTAssertNil(root.children.last?.viewIfLoaded)
    }
  }

  /// SEED-18: `container.bounds` and flexible width and height keep a child filling after a rotation and back.
  func test_SEED18_childKeepsFillingItsContainer() async {
    await withStage { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      let container = UIView(frame: CGRect(x: 10, y: 50, width: 380, height: 700))
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.view.addSubview(container)
      let child = trace.controller("C")
      root.addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(child.view)
      child.didMove(toParent: root)

      window.frame.size = CGSize(width: 800, height: 400)
      XCTAssertEqual(container.frame, CGRect(x: 10, y: 50, width: 780, height: 300))
      XCTAssertEqual(child.view.frame, container.bounds)
      window.frame.size = CGSize(width: 400, height: 800)
      XCTAssertEqual(child.view.frame, CGRect(x: 0, y: 0, width: 380, height: 700))
    }
  }

  /// SEED-11: containers fill their bounds, so an outer resize reaches the innermost view.
  func test_SEED11_resizeReachesTheInnermostView() async {
    await withStage { trace in
      let root = trace.controller("R")
      let window = trace.show(root)
      var innermost = root
      for name in ["A", "B", "C", "D"] { innermost = trace.embed(trace.controller(name), in: innermost) }
      window.frame = CGRect(x: 0, y: 0, width: 500, height: 300)
      XCTAssertEqual(innermost.view.frame, CGRect(x: 0, y: 0, width: 500, height: 300))
      XCTAssertEqual(innermost.view.convert(innermost.view.bounds, to: nil), window.bounds)
    }
  }
}

extension WindowResizeTests {
  /// Records its width at each step of a change.
  private final class Turning: UIViewController {
    private let trace: Trace

    init(_ trace: Trace) {
      self.trace = trace
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      trace.note("P is \(Int(view.bounds.width)) wide")
      XCTAssertFalse(coordinator.isAnimated)
      let runs = coordinator.animate { [unowned self] context in
        trace.note("alongside: \(Int(view.bounds.width)) wide, \(context.percentComplete)")
      } completion: { [unowned self] context in
        trace.note("completion: \(Int(view.bounds.width)) wide, \(context.percentComplete)")
        XCTAssertFalse(coordinator.animate(alongsideTransition: nil))
      }
      XCTAssertTrue(runs)
    }
  }

  /// Gives its children half of its width, and one of them always the same size.
  private final class Halving: UIViewController {
    weak var fixed: UIViewController?

    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      container === fixed
        ? CGSize(width: 50, height: 50) : CGSize(width: parentSize.width / 2, height: parentSize.height)
    }
  }
}
