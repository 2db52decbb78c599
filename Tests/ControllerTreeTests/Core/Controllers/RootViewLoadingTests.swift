import ControllerTree
import XCTest

/// Loading, replacing and removing the views of controllers. Rules LOAD-01 to LOAD-17, MIS-08, MIS-26 to MIS-28.
final class RootViewLoadingTests: XCTestCase {
  // MARK: Loading

  /// LOAD-01, LOAD-02, LOAD-05: the first read loads; `isViewLoaded` and `viewIfLoaded` never do; later reads call
  /// nothing.
  func test_LOAD01_LOAD02_LOAD05_firstReadLoads() async {
    await withTrace { trace in
      let controller = trace.controller("C", LoadingController.init)
      XCTAssertFalse(controller.isViewLoaded)
      XCTAssertNil(controller.viewIfLoaded)
      XCTAssertNil(controller.next)
      XCTAssertEqual(controller.log, [])

      let view = controller.view
      XCTAssertEqual(controller.log, ["loadView", "viewDidLoad: loaded, no window, no superview"])
      XCTAssertTrue(controller.view === view)
      controller.loadViewIfNeeded()
      XCTAssertTrue(controller.viewIfLoaded === view)
      XCTAssertEqual(controller.log.count, 2)
      trace.expect("C.viewDidLoad()")
    }
  }

  /// LOAD-03: the default view has the screen's size, follows its superview's, and has no colour.
  func test_LOAD03_defaultView() async {
    await withStage { trace in
      let view = trace.controller("C").view!
      XCTAssertTrue(type(of: view) == UIView.self)
      XCTAssertEqual(view.frame, UIScreen.main.bounds)
      XCTAssertEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
      XCTAssertNil(view.backgroundColor)
    }
  }

  /// LOAD-04, SUP-04: an override's view is used as it is; with `super` it replaces the default one.
  func test_LOAD04_SUP04_overrideAssignsItsOwnView() async {
    for callsSuper in [false, true] {
      await withTrace { trace in
        let own = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let controller = trace.controller("C", LoadingController.init)
        controller.onLoadView = { [unowned controller] in
          if callsSuper { controller.loadDefaultView() }
          controller.view = own
        }
        XCTAssertTrue(controller.view === own)
        XCTAssertEqual(own.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(own.autoresizingMask, [])
        XCTAssertTrue(own.next === controller)
        trace.expect("C.viewDidLoad()")
      }
    }
  }

  /// LOAD-06: a view that is assigned before any read is used without loading.
  func test_LOAD06_viewAssignedBeforeLoading() async {
    await withTrace { trace in
      let controller = trace.controller("C", LoadingController.init)
      let own = UIView()
      controller.view = own
      XCTAssertTrue(controller.isViewLoaded)
      XCTAssertTrue(controller.view === own)
      XCTAssertEqual(controller.log, [])
      trace.expect("")
    }
  }

  /// LOAD-07: a controller without its view is unloaded; the old view is removed as any other; the next read loads
  /// again.
  func test_LOAD07_viewSetToNilAndLoadedAgain() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.embed(trace.controller("C"), in: parent)
      let old = child.view
      child.view = nil
      XCTAssertFalse(child.isViewLoaded)
      XCTAssertNil(old?.superview)
      XCTAssertNil(old?.next)
      trace.expect(
        """
        C.viewWillDisappear(false)
        C.viewDidDisappear(false)
        """)

      XCTAssertFalse(child.view === old)
      trace.expect("C.viewDidLoad()")
    }
  }

  /// LOAD-07, LOAD-08, MIS-35: a controller can't change its view while the view is being moved; the move continues.
  func test_LOAD07_LOAD08_MIS35_viewChangedWhileItIsBeingMoved() async {
    for isReplaced in [false, true] {
      await withTrace { trace in
        let replacement = isReplaced ? UIView() : nil
        let parent = trace.controller("P")
        trace.show(parent)
        let child = trace.controller("C", ScriptedController.init)
        child.once(.viewWillAppear) { child.view = replacement }
        parent.adopt(child)
        trace.expect(
          """
          C.willMove(toParent: P)
          C.viewDidLoad()
          C.viewWillAppear(false)
          ! MIS-35 reentrantMove: P.view.addSubview(_:)
          C.didMove(toParent: P)
          C.viewIsAppearing(false)
          C.viewDidAppear(false)
          """)
        XCTAssertEqual(parent.view.subviews, [child.view])
        XCTAssertNil(replacement?.next)
      }
    }
  }

  /// LOAD-08: a new view takes over the old one's place and mask in one move, without callbacks to the controller.
  func test_LOAD08_anotherViewTakesThePlace() async {
    await withTrace(.views) { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.embed(trace.controller("C"), in: parent)
      let (old, above, new) = (child.view!, UIView(), UIView())
      trace.setUp {
        old.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        old.autoresizingMask = .flexibleTopMargin
        parent.view.addSubview(above)
      }

      child.view = new
      XCTAssertEqual(parent.view.subviews, [new, above])
      XCTAssertEqual(new.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
      XCTAssertEqual(new.autoresizingMask, .flexibleTopMargin)
      XCTAssertTrue(new.next === child)
      XCTAssertTrue(old.next == nil)
      let callbacks = trace.recorder.drain().filter { $0.kind == .callback }.map(\.line)
      XCTAssertEqual(
        callbacks,
        [
          "P.viewWillLayoutSubviews()", "P.viewDidLayoutSubviews()", "C.viewWillLayoutSubviews()",
          "C.viewDidLayoutSubviews()",
        ])
      trace.ignore { child.leaveParent() }
    }
  }

  /// LOAD-08: replacing a view inside an appearance callback does not reverse the appearance.
  func test_LOAD08_viewExchangedInsideAnAppearance() async {
    for moment in [ScriptedController.Moment.viewIsAppearing, .viewWillLayoutSubviews, .viewDidAppear] {
      await withTrace { trace in
        let parent = trace.controller("P")
        trace.show(parent)
        let child = trace.controller("C", ScriptedController.init)
        child.once(moment) { child.view = UIView() }
        UpdateCycle.main.turn { parent.adopt(child) }
        UpdateCycle.main.turn { child.leaveParent() }
        let stream = trace.recorder.drain().map(\.line).filter { $0.hasPrefix("C.view") && $0.contains("ppear") }
        XCTAssertEqual(
          stream,
          [
            "C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)",
            "C.viewWillDisappear(false)", "C.viewDidDisappear(false)",
          ], "\(moment)")
        XCTAssertEqual(parent.view.subviews, [], "\(moment)")
      }
    }
  }

  /// LOAD-08, LOAD-05: the read that loads returns the view that `viewDidLoad` has assigned.
  func test_LOAD08_LOAD05_viewExchangedInViewDidLoad() async {
    await withTrace { trace in
      let controller = trace.controller("C", LoadingController.init)
      let other = UIView()
      controller.onDidLoad = { [unowned controller] in controller.view = other }
      XCTAssertTrue(controller.view === other)
      XCTAssertTrue(other.next === controller)
      XCTAssertEqual(controller.log, ["loadView", "viewDidLoad: loaded, no window, no superview"])
      trace.expect("C.viewDidLoad()")
    }
  }

  /// LOAD-09: a view does not retain its controller; a controller retains its view.
  func test_LOAD09_controllerAndViewRetainEachOtherInOneDirection() async {
    await withStage { trace in
      var controller: UIViewController? = UIViewController()
      weak let observed = controller?.view
      XCTAssertNotNil(observed)
      let view = controller?.view
      weak let observedController = controller
      controller = nil
      XCTAssertNil(observedController)
      XCTAssertNil(view?.next)
    }
  }

  /// LOAD-10: an initialiser that reads the view loads it at once.
  func test_LOAD10_viewReadInAnInitialiser() async {
    await withStage { trace in
      let controller = EagerController()
      XCTAssertEqual(controller.log, ["loadView", "viewDidLoad: loaded, no window, no superview", "init"])
    }
  }

  /// LOAD-11: names are stored; a missing nib is reported once; a bundle alone is not reported.
  func test_LOAD11_nibNames() async {
    await withTrace { trace in
      let plain = UIViewController()
      XCTAssertNil(plain.nibName)
      XCTAssertNil(plain.nibBundle)

      let controller = trace.controller("C") { UIViewController(nibName: "Card", bundle: .main) }
      XCTAssertEqual(controller.nibName, "Card")
      XCTAssertEqual(controller.nibBundle, .main)
      trace.expect("")
      for _ in 0..<2 {
        controller.loadViewIfNeeded()
        controller.view = nil
      }
      trace.expect(
        """
        ! LOAD-11 nibUnavailable: C.view
        C.viewDidLoad()
        C.viewDidLoad()
        """)
    }
  }

  /// LOAD-12: the tree of controllers, names and the responder chain never load a view.
  func test_LOAD12_whatDoesNotLoad() async {
    await withStage { trace in
      let (parent, child) = (trace.controller("P"), trace.controller("C"))
      parent.addChild(child)
      child.didMove(toParent: parent)
      _ = (child.next, child.title, child.hierarchyDescription, parent.children, child.preferredContentSize)
      child.preferredContentSize = CGSize(width: 1, height: 1)
      child.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      UIApplication.shared.receiveMemoryWarning()
      child.willMove(toParent: nil)
      child.removeFromParent()
      XCTAssertFalse(parent.isViewLoaded || child.isViewLoaded)
    }
  }

  /// LOAD-17: a child whose view the parent's `viewDidLoad` reads is loaded inside it.
  func test_LOAD17_nestedLoading() async {
    await withTrace { trace in
      let parent = trace.controller("P", LoadingController.init)
      let child = trace.controller("C", LoadingController.init)
      parent.onDidLoad = { [unowned parent] in
        parent.adopt(child)
        parent.log.append("child is loaded: \(child.log.count == 2)")
      }
      parent.loadViewIfNeeded()
      XCTAssertEqual(
        parent.log, ["loadView", "viewDidLoad: loaded, no window, no superview", "child is loaded: true"])
      trace.expect(
        """
        P.viewDidLoad()
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.didMove(toParent: P)
        """)
    }
  }

  // MARK: Misuse

  /// MIS-08: a view belongs to one controller; the second one gets nothing, or a plain view while it loads.
  func test_MIS08_oneViewForTwoControllers() async {
    await withTrace { trace in
      let (owner, other) = (trace.controller("A"), trace.controller("B", LoadingController.init))
      let view = trace.setUp { owner.view! }
      trace.expectRefusal(
        "! MIS-08 viewOwnedByOtherController: UIView \"A.view\" is the view of UIViewController \"A\" and can't become "
          + "the view of LoadingController \"B\"."
      ) { other.view = view }
      XCTAssertFalse(other.isViewLoaded)

      other.onLoadView = { [unowned other] in other.view = view }
      XCTAssertFalse(other.view === view)
      XCTAssertTrue(view.next === owner)
      trace.expect(
        """
        ! MIS-08 viewOwnedByOtherController: B.view
        B.viewDidLoad()
        """)

      owner.view = nil
      other.view = view
      XCTAssertTrue(view.next === other)
      trace.expect("")
    }
  }

  /// MIS-26: a `loadView` that assigns nothing leaves a plain view.
  func test_MIS26_loadViewWithoutView() async {
    await withTrace { trace in
      let controller = trace.controller("C", LoadingController.init)
      controller.onLoadView = {}
      XCTAssertEqual(controller.view.frame, UIScreen.main.bounds)
      XCTAssertEqual(controller.log, ["loadView", "viewDidLoad: loaded, no window, no superview"])
      trace.expect(
        """
        ! MIS-26 loadViewSetNoView: C.view
        C.viewDidLoad()
        """)
    }
  }

  /// MIS-27: a read inside `loadView` gets a plain view, which a later assignment replaces.
  func test_MIS27_viewReadInsideLoadView() async {
    await withTrace { trace in
      let controller = trace.controller("C", LoadingController.init)
      let own = UIView()
      var read: UIView?
      controller.onLoadView = { [unowned controller] in
        read = controller.view
        controller.view = own
      }
      XCTAssertTrue(controller.view === own)
      XCTAssertNotNil(read)
      XCTAssertNil(read?.next)
      trace.expect(
        """
        ! MIS-27 viewReadInLoadView: C.view
        C.viewDidLoad()
        """)
    }
  }

  /// MIS-28: `loadView` and `viewDidLoad` by hand run; a view made by hand takes the old one's place.
  func test_MIS28_loadingCallsByHand() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      let child = trace.embed(trace.controller("C"), in: parent)
      let old = child.view
      child.viewDidLoad()
      child.loadView()
      XCTAssertFalse(child.view === old)
      XCTAssertTrue(child.view.superview === parent.view)
      trace.expect(
        """
        ! MIS-28 directLoadCall: viewDidLoad() was called by hand on UIViewController "C".
        ! MIS-28 directLoadCall: loadView() was called by hand on UIViewController "C".
        """)
    }
  }
}

/// Logs how it is loaded.
private class LoadingController: UIViewController {
  var log: [String] = []
  var onLoadView: (@MainActor () -> Void)?
  var onDidLoad: (@MainActor () -> Void)?

  func loadDefaultView() { super.loadView() }

  override func loadView() {
    log.append("loadView")
    if let onLoadView { onLoadView() } else { super.loadView() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let parts = [
      isViewLoaded ? "loaded" : "not loaded", view.window == nil ? "no window" : "window",
      view.superview == nil ? "no superview" : "superview",
    ]
    log.append("viewDidLoad: \(parts.joined(separator: ", "))")
    onDidLoad?()
  }
}

private final class EagerController: LoadingController {
  init() {
    super.init(nibName: nil, bundle: nil)
    view.backgroundColor = .red
    log.append("init")
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
