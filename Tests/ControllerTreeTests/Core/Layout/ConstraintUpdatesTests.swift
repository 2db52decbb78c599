import XCTest

@testable import ControllerTree

/// The order of updates of constraints and of layout, as whole traces.
final class ConstraintUpdatesTests: XCTestCase {
  /// AL-17, AL-19: updates bottom up, then layout top down.
  func test_AL17_AL19_orderOfAFirstAppearance() async {
    await withTrace([.layout, .views]) { trace in
      let root = trace.controller("P")
      let window = NamedWindow("W", trace)
      let (outer, inner) = (UpdatingView("A"), UpdatingView("B"))
      root.view.addSubview(outer)
      outer.addSubview(inner)
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
      window.rootViewController = root
      UpdateCycle.main.turn {
        trace.setUp { window.isHidden = false }
      }
      trace.expect(
        """
        B.updateConstraints()
        A.updateConstraints()
        P.updateViewConstraints()
        P.view.updateConstraints()
        W.updateConstraints()
        W.layoutSubviews()
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.view.layoutSubviews()
        P.viewDidLayoutSubviews()
        A.layoutSubviews()
        B.layoutSubviews()
        P.viewDidAppear(false)
        """)
    }
  }

  /// AL-20: without constraints nothing is updated, until a view asks for it.
  func test_AL20_treesWithoutConstraints() async {
    await withTrace([.layout, .views]) { trace in
      let root = trace.controller("P")
      let window = NamedWindow("W", trace)
      let view = UpdatingView("A")
      root.view.addSubview(view)
      window.rootViewController = root
      UpdateCycle.main.turn {
        trace.setUp { window.isHidden = false }
      }
      trace.expect(
        """
        W.layoutSubviews()
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.view.layoutSubviews()
        P.viewDidLayoutSubviews()
        A.layoutSubviews()
        P.viewDidAppear(false)
        """)
      XCTAssertTrue(view.needsUpdateConstraints())

      view.setNeedsUpdateConstraints()
      trace.expect(
        """
        A.updateConstraints()
        P.updateViewConstraints()
        P.view.updateConstraints()
        W.updateConstraints()
        """)
      XCTAssertFalse(view.needsUpdateConstraints())
    }
  }

  /// AL-20: the class of a view can ask for updates.
  func test_AL20_requiresConstraintBasedLayout() async {
    await withTrace([.layout, .views]) { trace in
      let (_, box) = trace.showBox()
      let view = DemandingView("D")
      UpdateCycle.main.turn {
        trace.ignore { box.addSubview(view) }
      }
      trace.expect(
        """
        D.updateConstraints()
        V.updateConstraints()
        P.updateViewConstraints()
        P.view.updateConstraints()
        UIWindow #1.updateConstraints()
        V.layoutSubviews()
        D.layoutSubviews()
        """)
    }
  }

  /// AL-18: several marks make one call; `updateConstraintsIfNeeded()` lays nothing out.
  func test_AL18_marks() async {
    await withTrace([.layout, .views]) { trace in
      let (_, box) = trace.showBox()
      let (first, second) = (UpdatingView("A"), UpdatingView("B"))
      box.add(first, second)
      first.translatesAutoresizingMaskIntoConstraints = false
      first.widthAnchor.constraint(equalToConstant: 10).isActive = true
      trace.begin()

      UpdateCycle.main.turn {
        second.setNeedsUpdateConstraints()
        first.setNeedsUpdateConstraints()
        second.setNeedsUpdateConstraints()
        trace.expect("")
      }
      trace.expect("A.updateConstraints()\nB.updateConstraints()")

      UpdateCycle.main.turn {
        first.setNeedsUpdateConstraints()
        box.setNeedsUpdateConstraints()
        first.setNeedsLayout()
        first.updateConstraintsIfNeeded()
        trace.expect("A.updateConstraints()")
        box.layoutIfNeeded()
        trace.expect("V.updateConstraints()\nA.layoutSubviews()")
      }
    }
  }

  /// AL-19: a controller that does not call `super` keeps the update from its view, and is reported.
  func test_AL19_controllerWithoutSuper() async {
    await withTrace([.layout, .views]) { trace in
      let root = trace.controller("P", SilentController.init)
      trace.show(root)
      root.view.setNeedsUpdateConstraints()
      trace.expect(
        """
        P.updateViewConstraints()
        ! MIS-29 superNotCalled: P.view.setNeedsUpdateConstraints()
        UIWindow #1.updateConstraints()
        """)
    }
  }

  /// AL-24: updates that mark their own view end after a hundred.
  func test_AL24_endlessUpdatesAreStopped() async {
    await withTrace { trace in
      let (_, box) = trace.showBox()
      let view = UpdatingView("A")
      box.addSubview(view)
      var count = 0
      view.onUpdate = { [unowned view] in
        count += 1
        view.setNeedsUpdateConstraints()
      }
      trace.begin()
      view.setNeedsUpdateConstraints()
      XCTAssertEqual(count, 100)
      trace.expect("! AL-24 constraintLoop: A.setNeedsUpdateConstraints()")
      view.onUpdate = { count += 1 }
      view.setNeedsUpdateConstraints()
      XCTAssertEqual(count, 101)
    }
  }

  /// AL-17: the subviews of a view have their places in its `layoutSubviews()`, and changes made before it count.
  func test_AL17_placesAreSetBeforeLayoutSubviews() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let width = scene.a.widthAnchor.constraint(equalToConstant: 10)
      scene.activate(scene.put(scene.a, at: 0, 0) + [width])
      let probe = ProbeView("probe")
      probe.translatesAutoresizingMaskIntoConstraints = false
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      probe.addSubview(inner)
      var seen: [CGSize] = []
      probe.onLayout = { [unowned inner] in seen.append(inner.bounds.size) }
      scene.activate(
        scene.pin(inner, to: probe, inset: 1) + scene.put(probe, at: 0, 0) + [
          probe.widthAnchor.constraint(equalTo: scene.a.widthAnchor),
          probe.heightAnchor.constraint(equalToConstant: 20),
        ]
      ) { scene.root.addSubview(probe) }
      width.constant = 30
      XCTAssertEqual(seen, [CGSize(width: 8, height: 18), CGSize(width: 28, height: 18)])

      let controller = LateController()
      trace.show(controller)
      XCTAssertEqual(controller.widths, [50])
      expectFrame(controller.box, 0, 0, 100, 0, "changed in viewWillLayoutSubviews")
    }
  }

  /// AL-18: inside an animation `layoutIfNeeded()` moves the frames.
  func test_AL18_layoutInAnimations() async {
    await withStage(pacing: .manual) { trace in
      let scene = LayoutScene(trace)
      let left = scene.a.leftAnchor.constraint(equalTo: scene.root.leftAnchor)
      scene.activate([left, scene.a.topAnchor.constraint(equalTo: scene.root.topAnchor)] + scene.size(scene.a, 9, 9))
      var isDone = false
      UpdateCycle.main.turn {
        left.constant = 100
        UIView.animate(
          withDuration: 1,
          animations: {
            expectFrame(scene.a, 0, 0, 9, 9, "before")
            scene.root.layoutIfNeeded()
            expectFrame(scene.a, 100, 0, 9, 9, "inside the block")
          }, completion: { isDone = $0 })
      }
      XCTAssertFalse(isDone)
      UpdateCycle.main.advance(by: .seconds(1))
      XCTAssertTrue(isDone)
      expectFrame(scene.a, 100, 0, 9, 9, "after")
    }
  }

  /// SUP-10: an update that does not call `super` is reported once for its class; a call by hand is not taken for it.
  func test_SUP10_missingSuperIsReported() async {
    await withTrace { trace in
      let (_, box) = trace.showBox()
      let (first, second) = (SilentView("A"), SilentView("B"))
      box.add(first, second)
      trace.begin()
      UpdateCycle.main.turn {
        first.setNeedsUpdateConstraints()
        second.setNeedsUpdateConstraints()
      }
      trace.expect("! MIS-29 superNotCalled: turn")
    }
  }

  /// SUP-10: the base reached by another view does not count.
  func test_SUP10_callsByHandDoNotCount() async {
    await withStage { trace in
      let (_, box) = trace.showBox()
      let view = UpdatingView("A")
      let silent = CallingView("B")
      silent.other = view
      box.add(view, silent)
      silent.setNeedsUpdateConstraints()
      trace.expect("! MIS-29 superNotCalled: B.setNeedsUpdateConstraints()")
    }
  }
}

/// A view that does not call `super` in its update.
private final class SilentView: UpdatingView {
  override func updateConstraints() {}
}

/// A view whose update calls that of another view instead of `super`.
private final class CallingView: UpdatingView {
  var other: UIView?
  override func updateConstraints() { other?.updateConstraints() }
}

/// A view with a name that calls `super` in its update.
private class UpdatingView: UIView, ScriptOwner {
  private let name: String
  var onUpdate: () -> Void = {} { didSet { ScriptOwners.add(self) } }

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var nameTitle: String? { name }

  override func updateConstraints() {
    onUpdate()
    super.updateConstraints()
  }

  func removeScripts() { onUpdate = {} }
}

private final class DemandingView: UpdatingView {
  override class var requiresConstraintBasedLayout: Bool { true }
}

private final class SilentController: UIViewController {
  override func updateViewConstraints() {}
}

/// Changes a constraint while its view is about to be laid out.
private final class LateController: UIViewController {
  let box = UIView()
  var widths: [CGFloat] = []
  private lazy var width = box.widthAnchor.constraint(equalToConstant: 50)

  override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      width, box.leftAnchor.constraint(equalTo: view.leftAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
    ])
  }

  override func viewWillLayoutSubviews() {
    widths.append(width.constant)
    width.constant = 100
  }
}
