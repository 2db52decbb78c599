import XCTest

@testable import ControllerTree

/// Correct code causes no issue: each recipe called directly from a test, in one turn, and from inside a callback.
final class NoFalseAlarmTests: XCTestCase {
  /// The three ways to run a recipe on a visible parent.
  private enum Way: CaseIterable {
    case directly, inOneTurn, insideCallback

    @MainActor func run(_ trace: Trace, in host: ScriptedController, _ recipe: @escaping () -> Void) {
      switch self {
      case .directly: recipe()
      case .inOneTurn: trace.stage.cycle.turn("event") { recipe() }
      case .insideCallback:
        host.once(.viewDidLayoutSubviews) { recipe() }
        host.view.setNeedsLayout()
        host.view.layoutIfNeeded()
      }
    }
  }

  /// Runs `recipe` on a visible parent `P` with a child `A`; neither it nor settling afterwards may cause an issue.
  private func expectNoIssue(
    pacing: UpdateCycle.Pacing = .immediate, file: StaticString = #filePath, line: UInt = #line,
    _ makeRoot: @MainActor () -> ScriptedController = { ScriptedController() },
    _ recipe:
      @escaping @MainActor (_ parent: UIViewController, _ present: UIViewController, _ new: UIViewController) -> Void
  ) async {
    for way in Way.allCases {
      await withTrace(pacing: pacing) { trace in
        let root = trace.controller("P", makeRoot)
        trace.show(root)
        let present = trace.embed(trace.controller("A"), in: root)
        if !root.shouldAutomaticallyForwardAppearanceMethods {
          present.beginAppearanceTransition(true, animated: false)
          present.endAppearanceTransition()
        }
        let new = trace.controller("B")
        let issues = trace.collectIssues {
          way.run(trace, in: root) { recipe(root, present, new) }
          trace.stage.cycle.settle()
          trace.stage.cycle.turn("unrelated") {}
        }
        XCTAssertEqual(issues.map(\.description), [], "\(way)", file: file, line: line)
      }
    }
  }

  func test_MIS_adding() async {
    await expectNoIssue { parent, _, new in
      parent.addChild(new)
      new.view.frame = parent.view.bounds
      parent.view.addSubview(new.view)
      new.didMove(toParent: parent)
    }
  }

  func test_MIS_addingWithViewFirst() async {
    await expectNoIssue { parent, _, new in
      new.loadViewIfNeeded()
      parent.addChild(new)
      let box = UIView()
      parent.view.addSubview(box)
      box.addSubview(new.view)
      new.didMove(toParent: parent)
    }
  }

  func test_MIS_addingWithFadeIn() async {
    for pacing in [UpdateCycle.Pacing.immediate, .manual] {
      await expectNoIssue(pacing: pacing) { parent, _, new in
        parent.addChild(new)
        new.view.alpha = 0
        parent.view.addSubview(new.view)
        UIView.animate(withDuration: 0.3, animations: { new.view.alpha = 1 }) { _ in new.didMove(toParent: parent) }
      }
    }
  }

  func test_MIS_addingTwoAtATime() async {
    await expectNoIssue { parent, _, new in
      let children = [new, UIViewController()]
      for child in children {
        parent.addChild(child)
        parent.view.addSubview(child.view)
      }
      for child in children { child.didMove(toParent: parent) }
    }
  }

  func test_MIS_removing() async {
    await expectNoIssue { _, present, _ in
      present.willMove(toParent: nil)
      present.view.removeFromSuperview()
      present.removeFromParent()
    }
  }

  func test_MIS_removingWithFadeOut() async {
    for pacing in [UpdateCycle.Pacing.immediate, .manual] {
      await expectNoIssue(pacing: pacing) { _, present, _ in
        present.willMove(toParent: nil)
        UIView.animate(withDuration: 0.3, animations: { present.view.alpha = 0 }) { _ in
          present.view.removeFromSuperview()
          present.removeFromParent()
        }
      }
    }
  }

  func test_MIS_replacing() async {
    await expectNoIssue { parent, present, new in
      present.willMove(toParent: nil)
      present.view.removeFromSuperview()
      present.removeFromParent()
      parent.addChild(new)
      new.view.frame = parent.view.bounds
      parent.view.addSubview(new.view)
      new.didMove(toParent: parent)
    }
  }

  func test_MIS_replacingInterleaved() async {
    await expectNoIssue { parent, present, new in
      present.willMove(toParent: nil)
      parent.addChild(new)
      present.view.removeFromSuperview()
      parent.view.addSubview(new.view)
      present.removeFromParent()
      new.didMove(toParent: parent)
    }
  }

  func test_MIS_movingToAnotherParent() async {
    await expectNoIssue { parent, present, new in
      parent.addChild(new)
      parent.view.addSubview(new.view)
      new.didMove(toParent: parent)
      present.willMove(toParent: nil)
      present.view.removeFromSuperview()
      present.removeFromParent()
      new.addChild(present)
      new.view.addSubview(present.view)
      present.didMove(toParent: new)
    }
  }

  func test_MIS_transition() async {
    for pacing in [UpdateCycle.Pacing.immediate, .manual] {
      for duration in [0, 0.3] {
        await expectNoIssue(pacing: pacing) { parent, present, new in
          present.willMove(toParent: nil)
          parent.addChild(new)
          new.view.frame = parent.view.bounds
          parent.transition(from: present, to: new, duration: duration, animations: nil) { _ in
            present.removeFromParent()
            new.didMove(toParent: parent)
          }
        }
      }
    }
  }

  func test_MIS_manualForwarding() async {
    await expectNoIssue(ManualController.init) { parent, present, new in
      present.willMove(toParent: nil)
      parent.addChild(new)
      present.beginAppearanceTransition(false, animated: false)
      new.beginAppearanceTransition(true, animated: false)
      present.view.removeFromSuperview()
      parent.view.addSubview(new.view)
      present.endAppearanceTransition()
      new.endAppearanceTransition()
      present.removeFromParent()
      new.didMove(toParent: parent)
    }
  }

  func test_MIS_manualForwardingEndsAfterTheMove() async {
    await expectNoIssue(ManualController.init) { parent, present, new in
      present.willMove(toParent: nil)
      parent.addChild(new)
      present.beginAppearanceTransition(false, animated: false)
      new.beginAppearanceTransition(true, animated: false)
      present.view.removeFromSuperview()
      parent.view.addSubview(new.view)
      present.removeFromParent()
      new.didMove(toParent: parent)
      present.endAppearanceTransition()
      new.endAppearanceTransition()
    }
  }

  func test_MIS_manualForwardingAnimated() async {
    for pacing in [UpdateCycle.Pacing.immediate, .manual] {
      await expectNoIssue(pacing: pacing, ManualController.init) { parent, present, new in
        present.willMove(toParent: nil)
        parent.addChild(new)
        present.beginAppearanceTransition(false, animated: true)
        new.beginAppearanceTransition(true, animated: true)
        parent.view.addSubview(new.view)
        UIView.animate(withDuration: 0.3, animations: { changeSomething() }) { _ in
          present.view.removeFromSuperview()
          present.endAppearanceTransition()
          new.endAppearanceTransition()
          present.removeFromParent()
          new.didMove(toParent: parent)
        }
      }
    }
  }

  func test_MIS_cancelledTransition() async {
    await expectNoIssue(ManualController.init) { _, present, _ in
      present.beginAppearanceTransition(false, animated: true)
      present.beginAppearanceTransition(true, animated: true)
      present.endAppearanceTransition()
    }
  }

  /// A root set before or after its window is shown, replaced, set to `nil`, and shown again.
  func test_MIS_roots() async {
    await withStage { trace in
      let issues = trace.stage.diagnostics.collect {
        let first = trace.window()
        first.rootViewController = trace.controller("A")
        first.makeKeyAndVisible()
        let second = trace.window()
        second.makeKeyAndVisible()
        second.rootViewController = trace.controller("B")
        second.rootViewController = trace.controller("C")
        second.rootViewController = nil
        first.isHidden = true
        first.isHidden = false
      }
      XCTAssertEqual(issues.map(\.description), [])
    }
  }

  /// Children added in `viewDidLoad`, `init` or `loadView`, before anything is on screen.
  func test_MIS_childrenBeforeTheWindow() async {
    await withStage { trace in
      let issues = trace.stage.diagnostics.collect {
        let root = trace.controller("P", ScriptedController.init)
        root.once(.viewDidLoad) { [unowned root] in trace.embed(trace.controller("A"), in: root) }
        let child = trace.controller("B")
        root.addChild(child)
        child.didMove(toParent: root)
        let window = trace.window()
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.view.addSubview(child.view)
      }
      XCTAssertEqual(issues.map(\.description), [])
    }
  }
}

/// Forwards appearance itself.
private final class ManualController: ScriptedController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
