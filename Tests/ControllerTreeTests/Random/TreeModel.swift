@testable import ControllerTree

/// A tree according to the rules: the effect of each call on the structure, its issues, and the appeared controllers after
/// settling. It has no callbacks and no order; a call happens completely or not at all.
struct TreeModel {
  typealias View = TreeStructure.View

  var tree: TreeStructure
  /// The issues of the call so far.
  private(set) var issues: [HierarchyIssue.Kind] = []
  /// The controllers that got `willMove(toParent: nil)` and have not left yet (MIS-16).
  var announced: Set<Int> = []
  /// Of these, the controllers that have begun to disappear: an appearance now reverses that (CON-15).
  var departing: Set<Int> = []
  /// The controllers that are appearing (`true`) or disappearing.
  var underway: [Int: Bool] = [:]
  /// The controllers for which a missing parent was already reported (MIS-19).
  var remarked: Set<Int> = []
  private var appeared: Set<Int> = []
  private var moves: [Move] = []
  private var leftBehind: [(child: Int, parent: Int)] = []

  /// An open recipe (TURN-03, MIS-15).
  private struct Move {
    enum Kind { case adding, removing }

    let child: Int
    let parent: Int
    let kind: Kind
    var isHolding = true
  }

  init(tree: TreeStructure) { self.tree = tree }

  /// Whether a recipe holds back work for the end of a turn.
  var isHolding: Bool { moves.contains(where: \.isHolding) }

  mutating func takeIssues() -> [HierarchyIssue.Kind] {
    defer { issues = [] }
    return issues
  }

  private mutating func report(_ kind: HierarchyIssue.Kind) { issues.append(kind) }

  // MARK: Turns

  /// The relation of a call to the recipes that hold back work (TURN-03, TURN-04).
  private enum Relation { case partOfMove, other, event }

  private mutating func turn(_ relation: Relation, timePasses: Bool = false, _ body: (inout Self) -> Void) {
    if relation != .partOfMove, isHolding { endHeldTurn() }
    body(&self)
    noteMovingControllers()
    if timePasses { openMoves() }
    guard !isHolding else { return }
    comeToRest()
    if relation == .event { giveUpMoves() }
  }

  /// The relation of a containment call to the open recipe, whose `didMove(toParent:)` the library may have missed (TURN-03).
  private mutating func relation(ofCallAbout child: Int, in parent: Int?, isDidMove: Bool = false) -> Relation {
    guard !isPart(child, in: parent, isDidMove: isDidMove) else { return .partOfMove }
    endHeldTurn { $0.moves.removeAll(where: $0.mayBeOver) }
    return .other
  }

  private func isPart(_ child: Int, in parent: Int?, isDidMove: Bool) -> Bool {
    if let own = moves.last(where: { $0.child == child }), own.isHolding { return isDidMove || !mayBeOver(own) }
    if let parent, !isAtRestOnScreen(parent) { return true }
    return moves.last(where: \.isHolding).map { !mayBeOver($0) } ?? true
  }

  private func mayBeOver(_ move: Move) -> Bool {
    move.isHolding && move.kind == .adding && tree.loaded.contains(move.child)
      && tree.window(of: .root(move.child)) != nil
  }

  private func isAtRestOnScreen(_ controller: Int) -> Bool {
    underway[controller] == nil && tree.loaded.contains(controller) && tree.isOnScreen(.root(controller))
  }

  private mutating func endHeldTurn(_ end: (inout Self) -> Void = { _ in }) {
    end(&self)
    openMoves()
    comeToRest()
  }

  private mutating func openMoves() {
    for index in moves.indices { moves[index].isHolding = false }
  }

  private mutating func noteMovingControllers() {
    let now = tree.appeared
    for controller in now.subtracting(appeared) { underway[controller] = true }
    for controller in appeared.subtracting(now) {
      underway[controller] = false
      if announced.contains(controller) { departing.insert(controller) }
    }
    appeared = now
  }

  /// Replaces the predicted tree, after callbacks that the model can't predict.
  mutating func adopt(_ tree: TreeStructure) {
    self.tree = tree
    appeared = tree.appeared
    moves = []
    leftBehind = []
  }

  private mutating func comeToRest() {
    // A return ends the move; a controller whose removal is still announced stays so.
    for (controller, isAppearing) in underway
    where isAppearing && departing.contains(controller) || tree.parent(of: controller) == nil {
      forgetAnnouncement(of: controller)
    }
    underway = [:]
    for (child, parent) in leftBehind where isLeftBehind(child, in: parent) { report(.viewLeftBehind) }
    leftBehind = []
  }

  /// MIS-15: an event ends an open recipe.
  private mutating func giveUpMoves() {
    let abandoned = moves.filter { $0.kind == .removing || tree.isAppeared($0.child) }
    moves.removeAll { $0.kind == .removing || tree.isAppeared($0.child) }
    for move in abandoned where move.kind == .adding { report(.didMoveMissing) }
  }

  private mutating func beginMove(_ child: Int, parent: Int, _ kind: Move.Kind) {
    guard tree.loaded.contains(parent), tree.isOnScreen(.root(parent)) else { return }
    moves.removeAll { $0.child == child }
    moves.append(Move(child: child, parent: parent, kind: kind))
  }

  private mutating func endMove(_ child: Int) {
    guard moves.contains(where: { $0.child == child }) else { return }
    moves.removeAll { $0.child == child }
    openMoves()
  }

  /// Ends a move, unless an appearance change that belongs to it is still running (CON-14, CON-15).
  private mutating func endMovement(of child: Int) {
    if underway[child] == nil { forgetAnnouncement(of: child) }
  }

  private mutating func forgetAnnouncement(of child: Int) {
    announced.remove(child)
    departing.remove(child)
  }
}

// MARK: - Containment

extension TreeModel {
  mutating func addChild(_ child: Int, to parent: Int) {
    turn(relation(ofCallAbout: child, in: parent)) { model in
      if model.tree.parent(of: child) == parent { return model.report(.alreadyChild) }
      if let refusal = model.refusal(of: child, in: parent) { return model.report(refusal) }
      if model.tree.parent(of: child) != nil {
        model.tree.unlinkChild(child)
        model.endMove(child)
      }
      model.forgetAnnouncement(of: child)
      model.tree.children[parent, default: []].append(child)
      model.beginMove(child, parent: parent, .adding)
    }
  }

  private func refusal(of child: Int, in parent: Int) -> HierarchyIssue.Kind? {
    if tree.isBelow(parent, child) { return .containmentCycle }
    if let window = tree.windowOfRoot(child), tree.visible.contains(window) { return .rootAsChild }
    guard tree.loaded.contains(child), tree.window(of: .root(child)) != nil, let host = tree.host(of: child) else {
      return nil
    }
    return host == parent ? nil : .requestedParent
  }

  mutating func removeFromParent(_ child: Int) {
    guard let parent = tree.parent(of: child) else { return }
    turn(relation(ofCallAbout: child, in: parent)) { model in
      if !model.announced.contains(child) { model.report(.willMoveMissing) }
      model.tree.unlinkChild(child)
      model.endMovement(of: child)
      if model.isLeftBehind(child, in: parent) { model.leftBehind.append((child, parent)) }
      model.endMove(child)
    }
  }

  private func isLeftBehind(_ child: Int, in parent: Int) -> Bool {
    tree.parent(of: child) == nil && tree.loaded.contains(child) && tree.superview(of: .root(child)) != nil
      && tree.isInside(.root(child), .root(parent))
  }

  mutating func willMoveToNoParent(_ child: Int) {
    turn(relation(ofCallAbout: child, in: tree.parent(of: child))) { model in
      model.announced.insert(child)
      if model.underway[child] == false { model.departing.insert(child) } else { model.departing.remove(child) }
      if let parent = model.tree.parent(of: child) { model.beginMove(child, parent: parent, .removing) }
    }
  }

  mutating func didMove(_ child: Int, to parent: Int?) {
    turn(relation(ofCallAbout: child, in: parent, isDidMove: true)) { model in
      model.endMovement(of: child)
      if parent != nil { model.endMove(child) }
    }
  }

  mutating func transition(from old: Int, to new: Int) {
    guard let parent = tree.parent(of: old) else { return }
    turn(.other) { model in
      guard model.tree.parent(of: new) == parent, old != new else { return model.report(.noCommonParent) }
      let appeared = model.tree.appeared
      if appeared.contains(parent), !appeared.contains(old) || appeared.contains(new) {
        model.report(.transitionViewsInPlace)
      }
      model.tree.loaded.insert(new)
      if model.tree.loaded.contains(old), let container = model.tree.superview(of: .root(old)) {
        model.put(.root(new), into: container, at: .above(.root(old)))
      } else {
        model.tree.loaded.insert(parent)
        model.put(.root(new), into: .root(parent), at: .front)
      }
      // The old child may be on screen for a moment only.
      model.noteMovingControllers()
      if model.tree.loaded.contains(old) { model.take(.root(old)) }
    }
  }
}

// MARK: - Views

extension TreeModel {
  mutating func load(_ controller: Int) { turn(.partOfMove) { $0.tree.loaded.insert(controller) } }

  mutating func dropView(of controller: Int) {
    guard tree.loaded.contains(controller) else { return }
    remove(.root(controller))
    tree.subviews[.root(controller)] = nil
    tree.loaded.remove(controller)
  }

  mutating func add(_ view: View, to target: View, at place: TreeStructure.Place = .front, inAnimation: Bool = false) {
    turn(.partOfMove, timePasses: inAnimation) { $0.put(view, into: target, at: place) }
  }

  mutating func remove(_ view: View) {
    guard tree.superview(of: view) != nil else { return }
    turn(mayBeOver(view) ? .other : .partOfMove) { $0.take(view) }
  }

  private func mayBeOver(_ view: View) -> Bool {
    guard case .root(let child) = view else { return false }
    return moves.last { $0.child == child }.map(mayBeOver) ?? false
  }

  private mutating func put(_ view: View, into target: View, at place: TreeStructure.Place) {
    if tree.isInside(target, view) { return report(.viewCycle) }
    if tree.superview(of: view) == target {
      if case .above(view) = place { return }
      return tree.link(view, to: target, at: place)
    }
    var after = tree
    after.link(view, to: target, at: place)
    // CON-13: only controllers that enter the window, and the moved view's own controller, are checked.
    if after.window(of: view) != nil {
      let asked = tree.window(of: view) == after.window(of: view) ? owners(of: view) : tree.controllers(inside: view)
      for controller in asked {
        guard let parent = after.parent(of: controller), after.host(of: controller) != parent else { continue }
        return report(.actualParent)
      }
    }
    change(view) { $0.tree = after }
  }

  private func owners(of view: View) -> [Int] {
    if case .root(let controller) = view { [controller] } else { [] }
  }

  private mutating func take(_ view: View) { change(view) { $0.tree.unlink(view) } }

  /// Makes a change, and reports issues about the controllers that come on or go off screen (MIS-19, MIS-31).
  private mutating func change(_ view: View, _ body: (inout Self) -> Void) {
    let wasOnScreen = tree.isOnScreen(view)
    body(&self)
    guard tree.isOnScreen(view) != wasOnScreen else { return }
    for controller in tree.controllers(inside: view) {
      if let window = tree.windowOfRoot(controller) {
        let isInPlace = tree.superview(of: .root(controller)) == .window(window)
        if tree.visible.contains(window), !isInPlace { report(.rootViewRemoved) }
      } else if !wasOnScreen, tree.parent(of: controller) == nil, remarked.insert(controller).inserted {
        report(.unparentedControllerView)
      }
    }
  }
}

// MARK: - Windows

extension TreeModel {
  mutating func makeKeyAndVisible(_ window: Int) {
    turn(.other) { model in
      if !model.tree.visible.contains(window) {
        model.evictRootOfAnotherParent(from: window)
        model.change(.window(window)) { $0.tree.visible.insert(window) }
        model.installRoot(of: window)
      }
      model.tree.key = window
    }
  }

  mutating func hide(_ window: Int) {
    guard tree.visible.contains(window) else { return }
    turn(.other) { model in
      if model.tree.key == window { model.tree.key = model.tree.visible.first { $0 != window } }
      model.change(.window(window)) { $0.tree.visible.remove(window) }
    }
  }

  mutating func setRoot(_ root: Int?, of window: Int) {
    guard root != tree.roots[window] else { return }
    if let root, tree.parent(of: root) != nil { return report(.childAsRoot) }
    if let root, tree.visible.contains(window), isMisplaced(inside: root) { return report(.actualParent) }
    turn(.other) { model in
      if let root, let other = model.tree.windowOfRoot(root) {
        model.report(.rootMoved)
        model.tree.roots[other] = nil
        model.clear(other)
      }
      let old = model.tree.roots[window]
      model.tree.roots[window] = root
      if old != nil { model.clear(window) }
      model.installRoot(of: window)
    }
  }

  /// MIS-09: whether a controller's view, inside the root's view, is inside a controller's view other than its parent's.
  private func isMisplaced(inside root: Int) -> Bool {
    tree.controllers(inside: .root(root)).contains { controller in
      guard controller != root, let parent = tree.parent(of: controller) else { return false }
      return tree.host(of: controller) != parent
    }
  }

  private mutating func clear(_ window: Int) {
    for view in tree.subviews[.window(window)] ?? [] { take(view) }
    noteMovingControllers()
  }

  private mutating func installRoot(of window: Int) {
    guard tree.visible.contains(window), let root = tree.roots[window],
      !tree.loaded.contains(root) || tree.superview(of: .root(root)) != .window(window)
    else { return }
    if tree.parent(of: root) != nil { return report(.childAsRoot) }
    tree.loaded.insert(root)
    put(.root(root), into: .window(window), at: .back)
  }

  /// MIS-13: a root that became a child while its window was hidden is not shown with the window again.
  private mutating func evictRootOfAnotherParent(from window: Int) {
    guard let root = tree.roots[window], tree.parent(of: root) != nil, tree.loaded.contains(root),
      tree.superview(of: .root(root)) == .window(window)
    else { return }
    take(.root(root))
  }

  mutating func settle() { turn(.event) { _ in } }
}
