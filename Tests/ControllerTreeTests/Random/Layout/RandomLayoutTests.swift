import XCTest

@testable import ControllerTree

/// Random layouts against simple checks that share no code with the library.
final class RandomLayoutTests: XCTestCase {
  /// AL-04: of a row of two views with random constraints, the errors at each priority are the smallest that there are.
  func test_AL04_AL26_prioritiesAgainstBruteForce() async {
    await withStage { trace in
      for seed in 1...200 as ClosedRange<UInt64> {
        var row = RandomRow(trace, seed: seed)
        row.addRules()
        UpdateCycle.main.settle()
        _ = trace.read()
        let oracle = LayoutOracle(rules: row.rules)
        guard let best = oracle.bestErrors else {
          XCTFail("Seed \(seed) has no corner.")
          continue
        }
        guard let found = oracle.errors(at: row.solution) else {
          XCTFail("Seed \(seed) breaks a required constraint at \(row.solution).")
          continue
        }
        XCTAssertFalse(
          LayoutOracle.isLess(best, than: found, tolerance: 1e-3), "Seed \(seed): \(found) instead of \(best).")
      }
    }
  }

  /// AL-01, AL-06: in random trees all required constraints hold within a thousandth of a point, in both directions of text.
  func test_AL01_AL06_requiredConstraintsHold() async {
    await withStage { trace in
      for seed in 1...200 as ClosedRange<UInt64> {
        var tree = RandomTree(trace, seed: seed)
        tree.constrain()
        UpdateCycle.main.settle()
        XCTAssertEqual(trace.read().map(\.line), [], "Seed \(seed)")
        for fault in tree.faults { XCTFail("Seed \(seed): \(fault)") }
      }
    }
  }
}

/// Two views in a row, with random constraints on the horizontal axis. The unknowns are their left edges and widths.
@MainActor private struct RandomRow {
  private(set) var rules: [LayoutOracle.Rule] = []
  private let views = [BoxView("a"), BoxView("b")]
  private let root: UIView
  private var numbers: SeededGenerator

  init(_ trace: Trace, seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
    root = StackScene(trace, size: CGSize(width: 400, height: 100)).root
    for view in views { root.addSubview(view) }
  }

  /// The values that the library gives the unknowns, unrounded.
  var solution: [Double] {
    views.flatMap { view in
      let answers = view.layoutExplanation.answers
      return [answers[0].value, answers[1].value]
    }
  }

  mutating func addRules() {
    // Widths are never negative (AL-26).
    for unknown in [1, 3] {
      var coefficients = [0.0, 0, 0, 0]
      coefficients[unknown] = 1
      rules.append(LayoutOracle.Rule(coefficients: coefficients, relation: 1, constant: 0, priority: 1000))
    }
    // Required ones hold for a layout that exists.
    let truth = (0..<4).map { _ in Double(Int.random(in: 10...120, using: &numbers)) }
    for _ in 0..<2 { add(at: truth, priority: 1000) }
    for _ in 0..<4 { add(at: nil, priority: Float([250, 500, 750, 750].randomElement(using: &numbers) ?? 250)) }
    for unknown in 0..<4 { addWeak(unknown) }
  }

  private mutating func add(at truth: [Double]?, priority: Float) {
    // A width, or the distance between two edges.
    let (first, second) = (Int.random(in: 0..<4, using: &numbers), Int.random(in: 0..<4, using: &numbers))
    let kind = Int.random(in: 0..<3, using: &numbers)
    let relation = Int.random(in: -1...1, using: &numbers)
    let edges = views.flatMap { [$0.leftAnchor, $0.rightAnchor] }
    var coefficients = [0.0, 0, 0, 0]
    func count(_ edge: Int, _ factor: Double) {
      coefficients[edge / 2 * 2] += factor
      if edge % 2 == 1 { coefficients[edge / 2 * 2 + 1] += factor }
    }
    let target: (CGFloat) -> NSLayoutConstraint
    switch kind {
    case 0 where first != second:
      count(first, 1)
      count(second, -1)
      target = Self.maker(edges[first], edges[second], relation)
    case 1:
      count(first, 1)
      target = Self.maker(edges[first], root.leftAnchor, relation)
    default:
      let view = first / 2
      coefficients[view * 2 + 1] = 1
      target = Self.maker(views[view].widthAnchor, relation)
    }
    var constant = Double(Int.random(in: 0...200, using: &numbers))
    if let truth {
      constant = zip(coefficients, truth).map(*).reduce(0, +)
      if relation != 0 { constant -= Double(relation * Int.random(in: 0...30, using: &numbers)) }
    }
    activate(
      target(constant),
      LayoutOracle.Rule(
        coefficients: coefficients, relation: relation, constant: constant, priority: priority))
  }

  /// Bounds an unknown, so that there is a corner.
  private mutating func addWeak(_ unknown: Int) {
    let constant = Double(unknown * 40)
    var coefficients = [0.0, 0, 0, 0]
    coefficients[unknown] = 1
    let view = views[unknown / 2]
    let constraint =
      unknown % 2 == 0
      ? view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: constant)
      : view.widthAnchor.constraint(equalToConstant: constant)
    activate(
      constraint, LayoutOracle.Rule(coefficients: coefficients, relation: 0, constant: constant, priority: 1))
  }

  private mutating func activate(_ constraint: NSLayoutConstraint, _ rule: LayoutOracle.Rule) {
    constraint.priority = UILayoutPriority(rule.priority)
    constraint.isActive = true
    rules.append(rule)
  }

  private static func maker(
    _ first: NSLayoutXAxisAnchor, _ second: NSLayoutXAxisAnchor, _ relation: Int
  ) -> (CGFloat) -> NSLayoutConstraint {
    { constant in
      switch relation {
      case 0: first.constraint(equalTo: second, constant: constant)
      case 1...: first.constraint(greaterThanOrEqualTo: second, constant: constant)
      default: first.constraint(lessThanOrEqualTo: second, constant: constant)
      }
    }
  }

  private static func maker(_ size: NSLayoutDimension, _ relation: Int) -> (CGFloat) -> NSLayoutConstraint {
    { constant in
      switch relation {
      case 0: size.constraint(equalToConstant: constant)
      case 1...: size.constraint(greaterThanOrEqualToConstant: constant)
      default: size.constraint(lessThanOrEqualToConstant: constant)
      }
    }
  }
}

/// A random tree of views with required constraints that a layout chosen beforehand satisfies.
@MainActor private struct RandomTree {
  private typealias Attribute = NSLayoutConstraint.Attribute
  private let root: UIView
  private var views: [UIView] = []
  /// The rectangles of the chosen layout, in the root's coordinates.
  private var truth: [ObjectIdentifier: Box] = [:]
  private var made: [NSLayoutConstraint] = []
  private let isMirrored: Bool
  private var numbers: SeededGenerator

  init(_ trace: Trace, seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
    isMirrored = Bool.random(using: &numbers)
    root = StackScene(trace, size: CGSize(width: 400, height: 600)).root
    truth[ObjectIdentifier(root)] = Self.rootBox
    views = [root]
    for index in 0..<Int.random(in: 2...8, using: &numbers) {
      let view = BoxView("v\(index)")
      let superview = views[Int.random(in: 0..<views.count, using: &numbers)]
      superview.addSubview(view)
      views.append(view)
      truth[ObjectIdentifier(view)] = Box(
        x: Double(Int.random(in: -50...350, using: &numbers)), y: Double(Int.random(in: -50...550, using: &numbers)),
        width: Double(Int.random(in: 5...200, using: &numbers)),
        height: Double(Int.random(in: 5...200, using: &numbers)))
    }
    for view in views { view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight }
  }

  mutating func constrain() {
    let horizontal: [Attribute] = [.leading, .trailing, .centerX]
    let vertical: [Attribute] = [.top, .bottom, .centerY]
    for view in views.dropFirst() {
      for attributes in [horizontal, vertical] {
        for _ in 0..<2 { add(view, attributes.randomElement(using: &numbers) ?? .top, attributes) }
      }
      add(view, .width, [.width, .height])
      add(view, .height, [.width, .height])
    }
    NSLayoutConstraint.activate(made.shuffled(using: &numbers))
  }

  private mutating func add(_ view: UIView, _ attribute: Attribute, _ attributes: [Attribute]) {
    var other = views[Int.random(in: 0..<views.count, using: &numbers)]
    if other === view { other = root }
    var second = attributes.randomElement(using: &numbers) ?? attribute
    // A constraint that names neither leading nor trailing counts from the left in both directions.
    if attribute == .centerX, second == .centerX { second = .leading }
    let relation: NSLayoutConstraint.Relation =
      [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &numbers) ?? .equal
    let isSize = attribute == .width || attribute == .height
    let multiplier: CGFloat = isSize ? CGFloat(Int.random(in: 1...8, using: &numbers)) / 4 : 1
    var constant =
      value(attribute, truth[ObjectIdentifier(view)]) - multiplier * value(second, truth[ObjectIdentifier(other)])
    if relation != .equal { constant -= CGFloat(relation.rawValue) * CGFloat(Int.random(in: 0...40, using: &numbers)) }
    made.append(
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: other, attribute: second, multiplier: multiplier,
        constant: constant))
  }

  /// A rectangle; its sides may be negative.
  private struct Box {
    var x, y, width, height: Double
  }

  private static let rootBox = Box(x: 0, y: 0, width: 400, height: 600)

  /// An attribute of a rectangle in the root's coordinates. From right to left, positions count from the right.
  private func value(_ attribute: Attribute, _ box: Box?) -> CGFloat {
    guard let box else { return 0 }
    let (left, right) = isMirrored ? (-box.x - box.width, -box.x) : (box.x, box.x + box.width)
    return switch attribute {
    case .leading: left
    case .trailing: right
    case .centerX: (left + right) / 2
    case .top: box.y
    case .bottom: box.y + box.height
    case .centerY: box.y + box.height / 2
    case .width: box.width
    case .height: box.height
    default: 0
    }
  }

  /// The constraints that the solved layout does not satisfy.
  var faults: [String] {
    var solved = [ObjectIdentifier(root): Self.rootBox]
    for view in views.dropFirst() {
      let numbers = view.layoutExplanation.answers.map(\.value)
      let outer = solved[ObjectIdentifier(view.superview ?? root)] ?? Self.rootBox
      solved[ObjectIdentifier(view)] = Box(
        x: outer.x + numbers[0], y: outer.y + numbers[2], width: numbers[1], height: numbers[3])
    }
    return made.compactMap { constraint in
      guard let first = constraint.firstItem, let second = constraint.secondItem else { return "An item is gone." }
      let left = value(constraint.firstAttribute, solved[ObjectIdentifier(first)])
      let right = value(constraint.secondAttribute, solved[ObjectIdentifier(second)])
      let difference = left - constraint.multiplier * right - constraint.constant
      let isMet =
        switch constraint.relation {
        case .equal: abs(difference) < 1e-3
        case .lessThanOrEqual: difference < 1e-3
        case .greaterThanOrEqual: difference > -1e-3
        }
      return isMet ? nil : "\(constraint) is missed by \(difference)."
    }
  }
}
