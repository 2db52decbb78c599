/// One call on numbered objects, so that a sequence can be shortened and run again.
struct RandomCall: RandomCallable {
  enum Action: CaseIterable {
    case addChild, removeFromParent, willMoveNil, didMove, addRecipe, removeRecipe, transition
    case addView, insertPlainView, addPlainToWindow, removeView, addToPlainView, readView, dropView, animate, layout
    case showWindow, hideWindow, setRoot, clearRoot
    case begin, beginDisappearing, end
    case settle, useInCallback

    /// Without explicit appearance transitions, the tree determines which controllers have appeared.
    static let notExplicit = allCases.filter { ![.begin, .beginDisappearing, .end].contains($0) }
    /// Without calls from callbacks, the model predicts everything.
    static let foreseeable = notExplicit.filter { $0 != .useInCallback }
  }

  let action: Action
  let first: Int
  let second: Int
  let flag: Bool

  static let controllers = 6

  static func random(among actions: [Action], using generator: inout SeededGenerator) -> Self {
    let action = actions[Int(generator.next() % UInt64(actions.count))]
    return Self(
      action: action, first: Int(generator.next() % UInt64(controllers)),
      second: Int(generator.next() % UInt64(controllers)), flag: generator.next() & 1 == 0)
  }

  /// The call that a callback makes for this call.
  var inner: Self {
    let actions = Action.notExplicit
    return Self(action: actions[(first * 7 + second * 3) % actions.count], first: second, second: first, flag: flag)
  }

  var description: String { "\(action)(\(first), \(second), \(flag))" }
}
