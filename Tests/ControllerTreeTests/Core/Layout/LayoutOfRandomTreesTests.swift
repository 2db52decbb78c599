import XCTest

@testable import ControllerTree

/// Random trees whose constraints can all be satisfied: each holds in the frames, measured in the root view's coordinates.
final class LayoutOfRandomTreesTests: XCTestCase {
  func test_AL01_AL05_everyConstraintHolds() async {
    await withStage { trace in
      for seed in 0..<60 {
        var tree = RandomTree(seed: UInt64(seed), LayoutScene(trace))
        tree.grow()
        tree.check("seed \(seed), grown")
        tree.change()
        tree.check("seed \(seed), changed")
        tree.scene.window.isHidden = true
      }
      trace.begin()
    }
  }
}

@MainActor private struct RandomTree {
  let scene: LayoutScene
  private var random: SeededGenerator
  private var views: [UIView]
  private var constraints: [NSLayoutConstraint] = []

  init(seed: UInt64, _ scene: LayoutScene) {
    self.scene = scene
    random = SeededGenerator(seed: seed)
    views = [scene.root]
  }

  /// Adds views at random places of the tree. Each is placed and sized by views that were added before.
  mutating func grow() {
    for _ in 0..<Int.random(in: 3...12, using: &random) {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      views.randomElement(using: &random)!.addSubview(view)
      let (x, y) = (views.randomElement(using: &random)!, views.randomElement(using: &random)!)
      let horizontal = [x.leftAnchor, x.rightAnchor, x.centerXAnchor].randomElement(using: &random)!
      let vertical = [y.topAnchor, y.bottomAnchor, y.centerYAnchor].randomElement(using: &random)!
      let side = [view.leftAnchor, view.rightAnchor, view.centerXAnchor].randomElement(using: &random)!
      let end = [view.topAnchor, view.bottomAnchor, view.centerYAnchor].randomElement(using: &random)!
      constraints += [
        side.constraint(equalTo: horizontal, constant: CGFloat(Int.random(in: -50...50, using: &random))),
        end.constraint(equalTo: vertical, constant: CGFloat(Int.random(in: -50...50, using: &random))),
        view.widthAnchor.constraint(
          equalTo: x.widthAnchor, multiplier: 0.5, constant: CGFloat(Int.random(in: 0...50, using: &random))),
        view.heightAnchor.constraint(equalToConstant: CGFloat(Int.random(in: 0...100, using: &random))),
      ]
      views.append(view)
    }
    scene.activate(constraints.shuffled(using: &random))
  }

  /// Changes constants, replaces constraints by equal ones, and resizes the window.
  mutating func change() {
    UpdateCycle.main.turn {
      for index in constraints.indices where Bool.random(using: &random) {
        let old = constraints[index]
        guard old.firstAttribute != .height, Bool.random(using: &random) else {
          old.constant += 7
          continue
        }
        old.isActive = false
        constraints[index] = NSLayoutConstraint(
          item: old.firstItem!, attribute: old.firstAttribute, relatedBy: .equal, toItem: old.secondItem,
          attribute: old.secondAttribute, multiplier: old.multiplier, constant: old.constant)
        constraints[index].isActive = true
      }
      scene.window.frame.size.width += 100
    }
  }

  func check(_ name: String, file: StaticString = #filePath, line: UInt = #line) {
    for constraint in constraints {
      let second = value(constraint.secondItem, constraint.secondAttribute) * constraint.multiplier
      // Each level rounds to a third of a point.
      XCTAssertEqual(
        value(constraint.firstItem, constraint.firstAttribute), second + constraint.constant, accuracy: 2, "\(name)",
        file: file, line: line)
    }
  }

  private func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    guard let view = item as? UIView else { return 0 }
    let frame = view.convert(view.bounds, to: scene.root)
    return switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .centerX: frame.midX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerY: frame.midY
    case .width: frame.width
    default: frame.height
    }
  }
}
