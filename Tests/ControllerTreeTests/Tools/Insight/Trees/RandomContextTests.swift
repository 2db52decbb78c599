import XCTest

@testable import ControllerTree

/// Random calls; the recorded trees are compared with the real ones at each callback and at the end of each turn.
final class RandomContextTests: XCTestCase {
  func test_recordedTreesAreTheRealOnes() async {
    await MainActor.run {
      var callbacks = 0
      let seeds = randomSeeds(60)
      for seed in seeds {
        guard let failure = TreeWitness.failure(seed: UInt64(seed), callbacks: &callbacks) else { continue }
        return XCTFail("Seed \(seed): \(failure)")
      }
      XCTAssertGreaterThan(callbacks, seeds.count * 3)
    }
  }
}

/// Some controllers, a stack and two windows. Each callback notes the tree that it sees.
@MainActor private final class TreeWitness {
  private final class Subject: UIViewController {
    var witness: TreeWitness?
    override func viewDidLoad() {
      super.viewDidLoad()
      witness?.seen()
    }
    override func viewWillAppear(_ animated: Bool) {
      witness?.seen()
      super.viewWillAppear(animated)
    }
    override func viewDidAppear(_ animated: Bool) {
      witness?.seen()
      super.viewDidAppear(animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
      witness?.seen()
      super.viewDidDisappear(animated)
    }
    override func didMove(toParent parent: UIViewController?) {
      if parent != nil { witness?.seen() }
      super.didMove(toParent: parent)
    }
  }

  private let stage: Stage
  private let recorder = EventRecorder(includesTree: true, includesViews: true, includesWindows: true)
  private let subjects = (0..<6).map { _ in Subject() }
  private let stack = UINavigationController()
  private let windows = [UIWindow(), UIWindow()]
  private let plain = UIView()
  /// The trees that callbacks have seen, by the index of the event.
  private var sights: [Int: String] = [:]

  private init(on stage: Stage) {
    self.stage = stage
    for (number, subject) in subjects.enumerated() {
      subject.title = "\(number)"
      subject.witness = self
    }
  }

  private func seen() { sights[recorder.count - 1] = stage.hierarchyDescription }

  static func failure(seed: UInt64, callbacks: inout Int) -> String? {
    Stage.withPristine { stage in
      var failure: String?
      _ = stage.diagnostics.collect {
        var generator = SeededGenerator(seed: seed)
        let witness = TreeWitness(on: stage)
        witness.recorder.start(on: stage)
        for number in 0..<25 where failure == nil {
          witness.call(&generator)
          if witness.recorder.recording.context?.last.text != stage.hierarchyDescription {
            failure =
              "call \(number):\n\(stage.hierarchyDescription)\nrecorded:\n\(witness.recorder.recording.context?.last.text ?? "")"
          }
        }
        failure = failure ?? witness.differentSight()
        callbacks += witness.sights.count
        witness.end()
      }
      return failure
    }
  }

  /// The first callback that saw another tree than the recorded one.
  private func differentSight() -> String? {
    let recording = recorder.recording
    for (event, tree) in sights.sorted(by: { $0.key < $1.key }) {
      let recorded = recording.tree(at: event)?.text
      if recorded != tree { return "\(recording.events[event].line):\n\(tree)\nrecorded:\n\(recorded ?? "nothing")" }
    }
    return nil
  }

  private func end() {
    recorder.stop(on: stage)
    stage.cycle.settle()
    for window in windows {
      window.isHidden = true
      window.rootViewController = nil
    }
    for subject in subjects { subject.witness = nil }
  }

  private func call(_ generator: inout SeededGenerator) {
    let (a, b) = (subjects.randomElement(using: &generator)!, subjects.randomElement(using: &generator)!)
    let window = windows.randomElement(using: &generator)!
    let animated = Bool.random(using: &generator)
    switch Int.random(in: 0..<13, using: &generator) {
    case 0, 1:
      a.addChild(b)
      a.view.addSubview(b.view)
      b.didMove(toParent: a)
    case 2:
      a.willMove(toParent: nil)
      a.viewIfLoaded?.removeFromSuperview()
      a.removeFromParent()
    case 3, 4: window.rootViewController = Bool.random(using: &generator) ? a : stack
    case 5: window.makeKeyAndVisible()
    case 6: window.isHidden.toggle()
    case 7: a.present(b, animated: animated)
    case 8: a.dismiss(animated: animated)
    case 9: stack.pushViewController(a, animated: animated)
    case 10: stack.popViewController(animated: animated)
    case 11: UIView.animate(withDuration: animated ? 1 : 0) { a.viewIfLoaded?.frame.size.width = 77 }
    default: a.viewIfLoaded?.insertSubview(self.plain, at: 0)
    }
  }
}
