import Foundation

/// The fitting size that the root view of a controller was last asked for. The controller's container learns when it changes.
/// Rules: TRAIT-17.
struct FittingAnswer {
  let target: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority
  var size: CGSize
}

extension LayoutEngine {
  /// Whether a root view was ever asked. If none was, changes need not be followed.
  private static var hasAnswers = false

  /// Called when `view` has returned a fitting size.
  static func answered(_ answer: FittingAnswer, of view: UIView) {
    guard view.owner != nil else { return }
    hasAnswers = true
    view.viewLayout.fitting = answer
  }

  /// Called when something about constraints or contents of `view` has changed: it may change the fitting size of the root view around
  /// it.
  /// - Complexity: O(depth), once a root view was asked.
  func noteFitting(around view: UIView) {
    guard Self.hasAnswers else { return }
    var current: UIView? = view
    while let member = current {
      if member.rare?.layout?.fitting != nil {
        let reference = member.reference
        if !changedFittings.contains(where: { $0 === reference }) { changedFittings.append(reference) }
      }
      current = member.links.superview
    }
  }

  /// Sends the fitting sizes that have changed to the containers of their controllers.
  /// - Returns: Whether there were any.
  func announceFittings() -> Bool {
    guard !changedFittings.isEmpty else { return false }
    var isAny = false
    let references = changedFittings
    changedFittings = []
    for reference in references {
      guard let view = reference.view, let owner = view.owner, var answer = view.rare?.layout?.fitting else { continue }
      let size = LayoutFitting.measure(
        view, near: answer.target, horizontal: answer.horizontal, vertical: answer.vertical)
      guard size != answer.size else { continue }
      answer.size = size
      view.viewLayout.fitting = answer
      // A container that places the view with constraints needs no message.
      guard view.layoutState.translatesMask else { continue }
      isAny = true
      owner.rootViewFittingSizeDidChange()
    }
    return isAny
  }
}
