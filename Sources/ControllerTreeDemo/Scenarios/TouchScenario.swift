import ControllerTree
import Foundation
import UIKit

/// A person's fingers on a window: what recognizers, views and a button get, and in which order.
struct TouchScenario: Scenario {
  let name = "touches"
  let title = "A person taps, drags and holds"
  let summary = """
    Fingers touch the window at a point. Hit testing finds the view; recognizers get the touches before it, and take them away when \
    they recognise their gesture. A long press takes half a second of virtual time.
    """

  func play(_ story: Story) {
    let (first, root) = (UIViewController(title: "First"), UIViewController(title: "Pad"))
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(root, animated: false)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = navigation
    window.isHidden = false
    let log = TouchLog()
    let pad = LoggingPad(log)
    pad.frame = CGRect(x: 20, y: 100, width: 300, height: 300)
    let (single, double) = (
      UITapGestureRecognizer { _ in log.add("single tap") }, UITapGestureRecognizer { _ in log.add("double tap") }
    )
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let press = UILongPressGestureRecognizer { log.add("long press \($0.state)") }
    let pan = UIPanGestureRecognizer { log.add("pan \($0.state)") }
    for recognizer in [single, double, press, pan] { pad.addGestureRecognizer(recognizer) }
    let button = UIButton(
      frame: CGRect(x: 20, y: 450, width: 120, height: 44),
      primaryAction: UIAction { _ in log.add("button: primary action") })
    button.addAction(UIAction { _ in log.add("button: touchDown") }, for: .touchDown)
    root.view.addSubview(pad)
    root.view.addSubview(button)
    story.tree("A pad with four recognizers, and a button", of: window)

    func show(_ title: String, _ act: () -> Bool) {
      log.lines = []
      _ = act()
      story.table(title, header: ["call or handler", "second"], rows: log.lines)
    }
    show("window.fingers.tap(button)") { window.fingers.tap(button) }
    show("window.fingers.tap(pad): the single tap waits for a second one") { window.fingers.tap(pad) }
    show("window.fingers.doubleTap(pad)") { window.fingers.doubleTap(pad) }
    show("window.fingers.longPress(pad)") { window.fingers.longPress(pad) }
    show("window.fingers.drag(pad, by: CGVector(dx: 60, dy: 0), steps: 3)") {
      window.fingers.drag(pad, by: CGVector(dx: 60, dy: 0), steps: 3)
    }
    story.step("window.fingers.drag(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 300, y: 600)): the swipe back") {
      window.fingers.drag(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 300, y: 600))
    }
    story.tree("The pad has left the screen", of: window)
  }
}

@MainActor private final class TouchLog {
  var lines: [[String]] = []

  func add(_ line: String) {
    let milliseconds = Int((UpdateCycle.main.now / .milliseconds(1)).rounded())
    lines.append([line, "\(milliseconds / 1000).\(String(1000 + milliseconds % 1000).dropFirst())"])
  }
}

/// Writes down its touches.
private final class LoggingPad: UIView {
  private let log: TouchLog

  init(_ log: TouchLog) {
    self.log = log
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("pad.touchesBegan") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("pad.touchesMoved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("pad.touchesEnded") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.add("pad.touchesCancelled") }
}
