import Foundation
import UIKit

@testable import ControllerTree

/// A window of 400 × 400 points with views that write what they get into the trace.
@MainActor final class TouchScene {
  let trace: Trace
  let window: UIWindow
  let controller: UIViewController
  var fingers: Fingers { window.fingers }

  init(_ trace: Trace) {
    self.trace = trace
    controller = trace.controller("P")
    window = trace.show(controller, size: CGSize(width: 400, height: 400))
  }

  /// A view that notes its touches, in the root view or in `superview`.
  func view(
    _ name: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100), in superview: UIView? = nil
  ) -> TouchedView {
    let view = TouchedView(name, trace)
    view.frame = frame
    (superview ?? controller.view).addSubview(view)
    trace.begin()
    return view
  }

  /// Adds a recognizer to `view` that notes its states under a name.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(_ name: String, _ recognizer: Recognizer, to view: UIView) -> Recognizer {
    recognizer.name = name
    recognizer.addHandler { [trace] recognizer in trace.note("\(name) \(recognizer.state)") }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}

/// A view that notes its touches.
final class TouchedView: NamedView {
  private let trace: Trace
  var shouldBegin = true
  /// Whether questions about gestures are noted.
  var notesQuestions = false

  init(_ name: String, _ trace: Trace) {
    self.trace = trace
    super.init(name)
  }

  private func note(_ call: String, _ touches: Set<UITouch>) {
    trace.note("\(name).\(call)" + (touches.count == 1 ? "" : " \(touches.count)"))
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if notesQuestions { trace.note("\(name).shouldBegin \(gestureRecognizer.name ?? "")") }
    return shouldBegin
  }
}

/// A recognizer of an app: notes its touches and takes the states that a test gives it.
final class TouchedRecognizer: UIGestureRecognizer {
  let trace: Trace
  /// The state for each phase; none leaves it as it is.
  var states: [UITouch.Phase: State] = [:]
  var prevents = true
  var canBePrevented = true

  init(_ trace: Trace, _ states: [UITouch.Phase: State] = [:]) {
    self.trace = trace
    self.states = states
    super.init(target: nil, action: nil)
  }

  private func reach(_ phase: UITouch.Phase) {
    trace.note("\(name ?? "").\(phase)")
    if let new = states[phase] { state = new }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { reach(.began) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { reach(.moved) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { reach(.ended) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { reach(.cancelled) }
  override func reset() {
    super.reset()
    trace.note("\(name ?? "").reset")
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { canBePrevented }
}

/// A delegate that answers as a test wants, and notes the questions.
final class TouchedDelegate: NSObject, UIGestureRecognizerDelegate {
  private let trace: Trace
  var mayBegin = true
  var mayReceive = true
  var isSimultaneous = false
  var requiresFailure = false
  var isRequiredToFail = false

  init(_ trace: Trace) {
    self.trace = trace
    super.init()
    trace.kept.append(self)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    trace.note("delegate.shouldBegin \(gestureRecognizer.name ?? "")")
    return mayBegin
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    trace.note("delegate.shouldReceive \(gestureRecognizer.name ?? "")")
    return mayReceive
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
    requiresFailure
  }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool
  { isRequiredToFail }
}

/// Runs a scene twice, with the act by name and with fingers: both leave the same events.
/// - Parameters:
///   - expected: The events, as `Trace.expect` wants them.
///   - make: Makes the scene; what it does is no part of the trace.
func expectSameEvents<Scene>(
  _ expected: String, in make: @escaping @MainActor (Trace) -> Scene, act: @escaping @MainActor (Scene) -> Void,
  touch: @escaping @MainActor (Scene) -> Void, file: StaticString = #filePath, line: UInt = #line
) async {
  for way in [act, touch] {
    await withTrace { trace in
      let scene = trace.setUp { make(trace) }
      trace.begin()
      way(scene)
      trace.expect(expected, file: file, line: line)
    }
  }
}
