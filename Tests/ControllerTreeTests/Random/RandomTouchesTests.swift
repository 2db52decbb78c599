import Foundation
import UIKit
import XCTest

@testable import ControllerTree

/// Random fingers on random trees: whatever happens, each touch has one end, states follow each other as they may, and nothing is left over.
final class RandomTouchesTests: XCTestCase {
  /// TOUCH-15, TOUCH-20, TOUCH-24: the invariants after each sequence.
  func test_TOUCH15_randomTouches() async {
    await MainActor.run {
      RandomRuns<TouchCall>(
        calls: { _, generator in (0..<Int.random(in: 5...60, using: &generator)).map { _ in .random(using: &generator) }
        },
        failure: { calls, seed in
          Stage.withPristine(pacing: seed % 2 == 0 ? .manual : .immediate, device: .bare) { stage in
            stage.diagnostics.policies = [.all: .collect]
            let world = TouchWorld(seed: seed)
            for call in calls { world.make(call) }
            world.liftAll()
            stage.cycle.settle()
            defer { world.close() }
            return world.fault
          }
        }
      ).check(400)
    }
  }
}

/// One step of a random person or app.
private enum TouchCall: RandomCallable {
  case begin(Int, CGPoint)
  case move(Int, CGPoint)
  case end(Int)
  case cancel
  case wait(Int)
  case remove(Int)
  case add(Int, to: Int)
  case toggle(Int)
  case detach(Int)
  case hide(Int)
  case disable(Int)
  case leave(Int)

  static func random(using generator: inout SeededGenerator) -> TouchCall {
    func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    let point = CGPoint(x: number(40) * 10, y: number(40) * 10)
    switch number(23) {
    case 0...5: return .begin(number(3), point)
    case 6...11: return .move(number(3), point)
    case 12...14: return .end(number(3))
    case 15: return .cancel
    case 16: return .wait(number(700))
    case 17: return number(2) == 0 ? .remove(number(6)) : .add(number(6), to: number(6))
    case 18: return .toggle(number(12))
    case 19: return .detach(number(12))
    case 20: return .hide(number(6))
    case 21: return .disable(number(6))
    default: return .leave(number(6))
    }
  }

  var description: String {
    switch self {
    case .begin(let finger, let point): "begin(\(finger), at: \(point))"
    case .move(let finger, let point): "move(\(finger), to: \(point))"
    case .end(let finger): "end(\(finger))"
    case .cancel: "cancel()"
    case .wait(let milliseconds): "wait(\(milliseconds) ms)"
    case .remove(let view): "remove view \(view)"
    case .add(let view, let superview): "add view \(view) to \(superview)"
    case .toggle(let recognizer): "toggle recognizer \(recognizer)"
    case .detach(let recognizer): "detach recognizer \(recognizer)"
    case .hide(let view): "hide or show view \(view)"
    case .disable(let view): "disable or enable view \(view)"
    case .leave(let view): "move view \(view) to the other window"
    }
  }
}

/// A random tree of views with random recognizers.
@MainActor private final class TouchWorld {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private var views: [CountingView] = []
  private let drags = CountedDrags()
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
  private let scroll = UIScrollView(frame: CGRect(x: 200, y: 200, width: 200, height: 200))
  private var recognizers: [UIGestureRecognizer] = []
  private var generator: SeededGenerator
  private var logs: [ObjectIdentifier: [UIGestureRecognizer.State]] = [:]
  var fault: String? { problems }
  private var down: Set<Int> = []

  init(seed: Int) {
    generator = SeededGenerator(seed: UInt64(seed) &+ 1_000_000)
    window.isHidden = false
    other.isHidden = false
    other.isUserInteractionEnabled = false
    for index in 0..<6 {
      let view = CountingView(frame: CGRect(x: number(20) * 10, y: number(20) * 10, width: 200, height: 200))
      view.isMultipleTouchEnabled = number(2) == 0
      view.isExclusiveTouch = number(8) == 0
      (index == 0 || number(3) == 0 ? window : views[number(index)]).addSubview(view)
      views.append(view)
    }
    scroll.contentSize = CGSize(width: 500, height: 500)
    scroll.addSubview(control)
    views[number(6)].addSubview(scroll)
    for index in 0..<2 {
      views[index].addInteraction(UIDragInteraction(delegate: drags))
      views[index + 1].addInteraction(UIDropInteraction(delegate: drags))
      views[index * 2].addInteraction(UIContextMenuInteraction(delegate: drags))
    }
    for _ in 0..<12 { attach(recognizer(), to: views[number(6)]) }
    for _ in 0..<4 {
      let (one, other) = (recognizers[number(12)], recognizers[number(12)])
      one.require(toFail: other)
    }
  }

  private func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private func recognizer() -> UIGestureRecognizer {
    switch number(9) {
    case 0: return UITapGestureRecognizer()
    case 1:
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      return double
    case 2: return UIPanGestureRecognizer()
    case 3: return UILongPressGestureRecognizer()
    case 4: return UIPinchGestureRecognizer()
    case 5: return UIRotationGestureRecognizer()
    case 6: return UISwipeGestureRecognizer()
    case 7: return UIScreenEdgePanGestureRecognizer()
    default:
      let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
      return RandomRecognizer { [unowned self] in states[number(6)] }
    }
  }

  private func attach(_ recognizer: UIGestureRecognizer, to view: UIView) {
    recognizer.cancelsTouchesInView = number(3) > 0
    recognizer.delaysTouchesBegan = number(4) == 0
    recognizer.delaysTouchesEnded = number(4) > 0
    recognizer.addHandler { [unowned self] in logs[ObjectIdentifier($0), default: []].append($0.state) }
    view.addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }

  func make(_ call: TouchCall) {
    let fingers = window.fingers
    switch call {
    case .begin(let finger, let point):
      if !down.contains(finger), fingers.begin(finger, at: point) != nil { down.insert(finger) }
    case .move(let finger, let point): if down.contains(finger) { fingers.move(finger, to: point) }
    case .end(let finger): if down.remove(finger) != nil { fingers.end(finger) }
    case .cancel:
      fingers.cancel()
      down = []
    case .wait(let milliseconds): fingers.wait(Double(milliseconds) / 1000)
    case .remove(let view): views[view].removeFromSuperview()
    case .add(let view, let superview):
      if !views[superview].isDescendant(of: views[view]) { views[superview].addSubview(views[view]) }
    case .toggle(let recognizer): recognizers[recognizer].isEnabled.toggle()
    case .detach(let recognizer):
      let view = recognizers[recognizer].view
      view?.removeGestureRecognizer(recognizers[recognizer])
      views[recognizer % 6].addGestureRecognizer(recognizers[recognizer])
    case .hide(let view): views[view].isHidden.toggle()
    case .disable(let view): views[view].isUserInteractionEnabled.toggle()
    case .leave(let view): other.addSubview(views[view])
    }
  }

  func liftAll() {
    window.fingers.endAll()
    down = []
  }

  func close() {
    window.isHidden = true
    other.isHidden = true
    for recognizer in recognizers { recognizer.removeTarget(nil, action: nil) }
  }

  private var problems: String? {
    for view in views {
      if let fault = view.fault { return "view \(views.firstIndex { $0 === view } ?? -1): \(fault)" }
    }
    for (index, recognizer) in recognizers.enumerated() {
      let name = "recognizer \(index) (\(type(of: recognizer)))"
      if recognizer.state != .possible { return "\(name) is left \(recognizer.state)" }
      if recognizer.isFollowing { return "\(name) still follows touches" }
      if let fault = Self.fault(of: logs[ObjectIdentifier(recognizer)] ?? []) { return "\(name): \(fault)" }
    }
    if let fault = drags.fault { return fault }
    if control.isTracking || control.isTouchInside || control.isHighlighted { return "the control is left touched" }
    if scroll.isTracking || scroll.isDragging { return "the scroll view is left touched" }
    if !GestureEnvironment.current.followers.isEmpty { return "recognizers are left over" }
    if !window.fingers.touches.isEmpty { return "fingers are left over" }
    return nil
  }

  /// Whether the states follow each other as they may.
  private static func fault(of states: [UIGestureRecognizer.State]) -> String? {
    var isRunning = false
    for state in states {
      switch (isRunning, state) {
      case (false, .began): isRunning = true
      case (false, .ended), (true, .changed): break
      case (true, .ended), (true, .cancelled): isRunning = false
      default: return "\(state) in \(states)"
      }
    }
    return isRunning ? "no end in \(states)" : nil
  }
}

/// Checks that each drag that begins ends, and that a drag leaves what it has entered.
private final class CountedDrags: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate,
  UIContextMenuInteractionDelegate
{
  private var running = 0
  private var above = 0
  private var problem: String?
  var fault: String? {
    problem ?? (running == 0 && above == 0 ? nil : "\(running) drags have no end, \(above) are above")
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider())]
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { running += 1 }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { running -= 1 }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    if above > 0 { problem = "a drag enters a view before it has left another" }
    above += 1
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { above -= 1 }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) { above -= 1 }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) })
  }
}

/// Takes random states.
private final class RandomRecognizer: UIGestureRecognizer {
  private let next: () -> State
  init(_ next: @escaping () -> State) {
    self.next = next
    super.init(target: nil, action: nil)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = next() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = next() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = next() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = next() }
}

/// Checks that each touch begins once, and ends once.
private final class CountingView: UIView {
  private var open: Set<UITouch> = []
  private var known: Set<UITouch> = []
  private var problem: String?

  var fault: String? { problem ?? (open.isEmpty ? nil : "\(open.count) touches without an end") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where !known.insert(touch).inserted { problem = "a touch began twice" }
    open.formUnion(touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !open.isSuperset(of: touches) { problem = "a touch moved that is not down" }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

  private func end(_ touches: Set<UITouch>) {
    if !open.isSuperset(of: touches) { problem = "a touch ended that is not down" }
    open.subtract(touches)
  }
}
