import ControllerTree
import XCTest

/// Containers that return `false` for `shouldAutomaticallyForwardAppearanceMethods`. Rule APP-09.
final class ManualForwardingTests: XCTestCase {
  /// APP-09: neither the parent's changes nor moves of the child's view send callbacks to a child; layout does.
  func test_APP09_childGetsNoCallbacksByItself() async {
    await withTrace(.layout) { trace in
      let parent = trace.controller("P", Container.init)
      trace.setUp { parent.adopt(trace.controller("C")) }
      let window = trace.window()
      window.rootViewController = parent
      window.isHidden = false
      trace.expect(
        """
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        P.viewDidAppear(false)
        """)

      let late = trace.controller("Late")
      parent.adopt(late)
      late.leaveParent()
      trace.expect(
        """
        Late.willMove(toParent: P)
        Late.viewDidLoad()
        Late.didMove(toParent: P)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        Late.viewWillLayoutSubviews()
        Late.viewDidLayoutSubviews()
        Late.willMove(toParent: nil)
        Late.didMove(toParent: nil)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        """)

      window.isHidden = true
      trace.expect(
        """
        P.viewWillDisappear(false)
        P.viewDidDisappear(false)
        """)
    }
  }

  /// APP-09: the container's explicit calls reach the child and, as the child forwards automatically, the child's
  /// children.
  func test_APP09_beginAndEndReachTheChildAndItsChildren() async {
    await withTrace { trace in
      let parent = trace.controller("P", Container.init)
      trace.show(parent)
      let child = trace.controller("C")
      trace.setUp { child.adopt(trace.controller("CC")) }
      UpdateCycle.main.turn {
        parent.addChild(child)
        child.beginAppearanceTransition(true, animated: true)
        parent.view.addSubview(child.view)
        child.endAppearanceTransition()
        child.didMove(toParent: parent)
      }
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewWillAppear(true)
        CC.viewWillAppear(true)
        C.viewIsAppearing(true)
        CC.viewIsAppearing(true)
        C.viewDidAppear(true)
        CC.viewDidAppear(true)
        C.didMove(toParent: P)
        """)
    }
  }

  /// APP-09, APP-18: a container that forwards its own four callbacks decides when its children get theirs.
  func test_APP09_APP18_containerThatForwardsInItsOwnCallbacks() async {
    await withTrace(.layout) { trace in
      let parent = trace.controller("P", ForwardingContainer.init)
      trace.setUp { parent.adopt(trace.controller("C")) }
      let window = trace.window()
      window.rootViewController = parent
      window.isHidden = false
      trace.expect(
        """
        P.viewWillAppear(false)
        C.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewIsAppearing(false)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        P.viewDidAppear(false)
        C.viewDidAppear(false)
        """)

      window.isHidden = true
      trace.expect(
        """
        P.viewWillDisappear(false)
        C.viewWillDisappear(false)
        P.viewDidDisappear(false)
        C.viewDidDisappear(false)
        """)
    }
  }

  /// APP-09: the property is read at each event; a child that was skipped in between keeps its state.
  func test_APP09_askedAnewAtEachEvent() async {
    await withTrace { trace in
      let parent = trace.controller("P", Container.init)
      parent.forwards = true
      let child = trace.controller("C")
      parent.adopt(child)
      let window = trace.show(parent)
      parent.forwards = false
      window.isHidden = true
      trace.expect(
        """
        P.viewWillDisappear(false)
        P.viewDidDisappear(false)
        """)

      parent.forwards = true
      window.isHidden = false
      trace.expect(
        """
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        """)

      child.leaveParent()
      trace.expect(
        """
        C.willMove(toParent: nil)
        C.viewWillDisappear(false)
        C.didMove(toParent: nil)
        C.viewDidDisappear(false)
        """)
    }
  }

  /// APP-09, APP-14: a child with an explicit begin keeps its state when the container's own appearance ends.
  func test_APP09_childBegunByHandEndsByHand() async {
    await withTrace { trace in
      let parent = trace.controller("P", Container.init)
      let child = trace.controller("C")
      parent.adopt(child)
      let window = trace.show(parent)
      child.beginAppearanceTransition(true, animated: true)
      window.isHidden = true
      child.endAppearanceTransition()
      trace.expect(
        """
        C.viewWillAppear(true)
        C.viewIsAppearing(true)
        P.viewWillDisappear(false)
        P.viewDidDisappear(false)
        C.viewDidAppear(true)
        """)
    }
  }
}

private class Container: UIViewController {
  var forwards = false
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
}

/// Forwards by hand the callbacks that are otherwise forwarded automatically.
private final class ForwardingContainer: Container {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for child in children { child.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in children { child.endAppearanceTransition() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for child in children { child.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in children { child.endAppearanceTransition() }
  }
}
