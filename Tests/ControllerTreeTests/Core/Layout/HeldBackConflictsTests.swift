import XCTest

@testable import ControllerTree

/// AL-96: a contradiction that a direct call makes counts only if it is still there at the next event or layout.
final class HeldBackConflictsTests: XCTestCase {
  /// AL-96: the mask is switched off in the call after the constraint, one constraint takes the place of another, and two constants
  /// change one after the other.
  func test_AL96_laterCallsMendIt() async {
    await withTrace { trace in
      let (root, view) = trace.showBox()
      let container = root.view!
      view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10).isActive = true
      let width = view.widthAnchor.constraint(equalToConstant: 30)
      width.isActive = true
      view.translatesAutoresizingMaskIntoConstraints = false
      expectFrame(view, 10, 0, 30, 0, "without its mask")

      let other = view.widthAnchor.constraint(equalToConstant: 50)
      other.isActive = true
      width.isActive = false
      expectFrame(view, 10, 0, 50, 0, "as the other constraint says")

      let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
      limit.isActive = true
      other.constant = 80
      limit.constant = 90
      expectFrame(view, 10, 0, 80, 0, "as both constants say")

      other.constant = 100
      view.removeFromSuperview()
      trace.stage.cycle.settle()
    }
  }

  /// AL-96: what is still there is reported at the next event, once, with the call that has made it.
  func test_AL96_eventsReportIt() async {
    let events: [(String, @MainActor (Trace, UIView) -> Void)] = [
      ("settle", { trace, _ in trace.stage.cycle.settle() }),
      ("advance", { trace, _ in trace.stage.cycle.advance(by: .zero) }),
      ("turn", { trace, _ in trace.stage.cycle.turn { trace.expect(Self.report) } }),
      ("person", { _, _ in UIControl().sendActions(for: .touchUpInside) }),
      ("layout", { _, view in view.layoutIfNeeded() }),
      ("layout of another view", { _, view in view.window?.layoutIfNeeded() }),
    ]
    for (name, event) in events {
      await withTrace { trace in
        let (_, view) = trace.showBox()
        view.widthAnchor.constraint(equalToConstant: 30).isActive = true
        view.alpha = 0.5
        trace.expect("")
        event(trace, view)
        if name != "turn" { trace.expect(Self.report) }
        trace.stage.cycle.settle()
        view.layoutIfNeeded()
        trace.expect("")
      }
    }
  }

  private static let report = "! AL-21 unsatisfiableConstraints: V.isActive"

  /// AL-96: one that was mended and is back belongs to the later call; the report names what contradicts now.
  func test_AL96_theLaterCallIsNamed() async {
    await withTrace { trace in
      let (root, view) = trace.showBox()
      let issues = trace.collectIssues {
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalTo: root.view.widthAnchor).isActive = true
        width.constant = 40
      }
      XCTAssertEqual(
        issues.map { "\($0.message) \($0.call ?? "")" },
        [
          "These constraints contradict each other: V.width == 40; V.width == P.view.width; "
            + "the frame of P.view (its width, from its mask). Broken: V.width == P.view.width. V.isActive"
        ])
    }
  }

  /// AL-96: whoever takes the issues gets those that are held back; the policies of the code that made the call decide.
  func test_AL96_scopesOfPolicies() async {
    await withTrace { trace in
      let (_, view) = trace.showBox()
      let diagnostics = trace.stage.diagnostics
      let constraints = [30, 40, 50].map { view.widthAnchor.constraint(equalToConstant: $0) }
      diagnostics.withPolicies([.all: .ignore]) { constraints[0].isActive = true }
      let issues = diagnostics.collect {
        constraints[1].isActive = true
        XCTAssertEqual(diagnostics.collect { view.alpha = 0.5 }, [])
      }
      XCTAssertEqual(issues.map(\.kind), [.unsatisfiableConstraints])
      constraints[2].isActive = true
      XCTAssertEqual(diagnostics.takeCollected().map(\.call), ["V.isActive"])
      trace.begin()
    }
  }

  /// AL-96: so does the next turn of the main run loop, for code without a scope.
  func test_AL96_turnOfTheRunLoop() {
    MainActor.assumeIsolated {
      let stage = Stage(pacing: .immediate)
      stage.diagnostics.policies = [.all: .collect]
      var window: UIWindow?
      stage.perform(under: nil) {
        let (shown, view) = (UIWindow(), NamedView("V"))
        window = shown
        shown.isHidden = false
        shown.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 30).isActive = true
      }
      XCTAssertEqual(stage.diagnostics.heldBack.count, 1)
      RunLoop.main.run(until: Date() + 0.01)
      XCTAssertEqual(stage.diagnostics.heldBack.count, 0)
      XCTAssertEqual(stage.diagnostics.takeCollected().map(\.call), ["V.isActive"])
      stage.perform(under: nil) { window?.isHidden = true }
      RunLoop.main.run(until: Date() + 0.01)
    }
  }

  /// AL-96: the end of a stage's scope reports it; a window that is gone by then has none.
  func test_AL96_endOfTheStage() {
    MainActor.assumeIsolated {
      var windows: [UIWindow] = []
      let issues = Stage.current.diagnostics.collect {
        Stage.withPristine { _ in
          for isKept in [true, false] {
            let (window, view) = (UIWindow(), NamedView("V\(isKept ? 1 : 2)"))
            window.isHidden = false
            window.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 30).isActive = true
            if isKept { windows.append(window) } else { window.isHidden = true }
          }
        }
      }
      XCTAssertEqual(issues.map(\.call), ["V1.isActive"])
      XCTAssertEqual(windows.count, 1)
    }
  }
}
