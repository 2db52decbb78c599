import XCTest

@testable import ControllerTree

/// Children that come with the loading of the view (SEGUE-09, M-SEGUE-05, M-SEGUE-06).
final class EmbedSeguesTests: XCTestCase {
  /// SEGUE-09: embeds are performed in their order, between `loadView()` and `viewDidLoad()`.
  func test_SEGUE09_embedsComeWithTheView() async {
    await withTrace { trace in
      let frame = trace.makeFrame()
      frame.onLoadView = { trace.note("loadView") }
      frame.loadViewIfNeeded()
      trace.expect(
        """
        loadView
        F.shouldPerformSegue(withIdentifier: "left")
        F.prepare(for: "left" → L)
        L.willMove(toParent: F)
        L.viewDidLoad()
        L.didMove(toParent: F)
        F.shouldPerformSegue(withIdentifier: "right")
        F.prepare(for: "right" → R)
        R.willMove(toParent: F)
        R.viewDidLoad()
        R.didMove(toParent: F)
        F.viewDidLoad()
        """)
      XCTAssertEqual(frame.children.map(\.title), ["L", "R"])
      XCTAssertTrue(frame.children[0].view.superview === frame.left)
      XCTAssertEqual(frame.children[0].view.frame, frame.left.bounds)
      frame.left.frame.size.width = 300
      XCTAssertEqual(frame.children[0].view.frame.width, 300)
    }
  }

  /// SEGUE-09: embedded children appear with their parent.
  func test_SEGUE09_embeddedChildrenAppearWithTheirParent() async {
    await withTrace { trace in
      let frame = trace.makeFrame()
      trace.setUp { frame.loadViewIfNeeded() }
      let window = trace.window()
      window.rootViewController = frame
      window.isHidden = false
      trace.expect(
        """
        F.viewWillAppear(false)
        L.viewWillAppear(false)
        R.viewWillAppear(false)
        F.viewIsAppearing(false)
        L.viewIsAppearing(false)
        R.viewIsAppearing(false)
        F.viewDidAppear(false)
        L.viewDidAppear(false)
        R.viewDidAppear(false)
        """)
    }
  }

  /// SEGUE-09: an embed that the source does not want is left out; the source can perform it later.
  func test_SEGUE09_refusedEmbedIsPerformedLater() async {
    await withTrace { trace in
      let frame = trace.makeFrame()
      frame.allowed = false
      trace.show(frame)
      XCTAssertEqual(frame.children, [])
      frame.performSegue(withIdentifier: "left", sender: nil)
      trace.expect(
        """
        F.prepare(for: "left" → L)
        L.willMove(toParent: F)
        L.viewDidLoad()
        L.viewWillAppear(false)
        L.didMove(toParent: F)
        L.viewIsAppearing(false)
        L.viewDidAppear(false)
        """)
    }
  }

  /// M-SEGUE-05: a container view that has a subview is not filled again, by an embed or from `prepare`.
  func test_MSEGUE05_filledContainer() async {
    await withStage { trace in
      let frame = trace.makeFrame()
      trace.show(frame)
      trace.expectRefusal("! M-SEGUE-05 filledContainer: F.performSegue(withIdentifier:sender:)") {
        frame.performSegue(withIdentifier: "left", sender: nil)
      }
      let source = trace.controller("A", SegueSource.init)
      let container = UIView()
      source.segueTemplates = [trace.template("go", .embed { _ in container })]
      source.onPrepare = { _, _ in container.addSubview(UIView()) }
      source.loadViewIfNeeded()
      trace.expect("! M-SEGUE-05 filledContainer: A.view")
      XCTAssertEqual(source.children, [])
    }
  }

  /// M-SEGUE-06: an embed without a container view changes nothing.
  func test_MSEGUE06_noContainer() async {
    await withTrace { trace in
      let source = trace.controller("A", SegueSource.init)
      source.segueTemplates = [trace.template("go", .embed { _ in nil })]
      source.loadViewIfNeeded()
      trace.expect(
        """
        A.shouldPerformSegue(withIdentifier: "go")
        ! M-SEGUE-06 segueWithoutContainer: A.view
        A.viewDidLoad()
        """)
      XCTAssertEqual(source.children, [])
    }
  }

  /// SEGUE-09, MIS-12: an embed whose destination can't become a child leaves the container view empty.
  func test_SEGUE09_MIS12_destinationThatCannotBecomeAChild() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      let source = trace.controller("A", SegueSource.init)
      let container = UIView()
      source.segueTemplates = [SegueTemplate("go", .embed { _ in container }) { _, _ in root }]
      source.loadViewIfNeeded()
      trace.expect("! MIS-12 rootAsChild: A.view")
      XCTAssertEqual(container.subviews, [])
    }
  }
}

/// A controller with two container views.
private final class Frame: UIViewController {
  let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
  var allowed = true
  var onLoadView: () -> Void = {}

  override func loadView() {
    super.loadView()
    view.addSubview(left)
    view.addSubview(right)
    onLoadView()
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allowed }
}

extension Trace {
  fileprivate func makeFrame() -> Frame {
    let frame = controller("F", Frame.init)
    frame.segueTemplates = [
      template("left", .embed { ($0 as? Frame)?.left }, to: "L"), template("show", to: "S"),
      template("right", .embed { ($0 as? Frame)?.right }, to: "R"),
    ]
    return frame
  }
}
