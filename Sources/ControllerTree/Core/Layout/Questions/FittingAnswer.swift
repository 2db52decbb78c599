import Foundation

/// The fitting size that the root view of a controller, or the content of a list's cell, was last asked for. The controller's container, or
/// the list, learns when it changes. Rules: TRAIT-17, LIST-43.
struct FittingAnswer {
  let target: CGSize
  let horizontal: UILayoutPriority
  let vertical: UILayoutPriority
  var size: CGSize
}

extension LayoutEngine {
  /// Whether such a view was ever asked. If none was, changes need not be followed.
  private static var hasAnswers = false

  /// Called when `view` has returned a fitting size.
  static func answered(_ answer: FittingAnswer, of view: UIView) {
    guard view.owner != nil || view.rare?.layout?.fittingFollower != nil else { return }
    hasAnswers = true
    view.viewLayout.fitting = answer
  }

  /// Called when something about constraints or contents of `view` has changed: it may change the fitting size of a view around it.
  /// - Complexity: O(depth), once such a view was asked.
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
      guard let view = reference.view, var answer = view.rare?.layout?.fitting else { continue }
      let (owner, follower) = (view.owner, view.rare?.layout?.fittingFollower)
      guard owner != nil || follower != nil else { continue }
      let size = LayoutFitting.measure(
        view, near: answer.target, horizontal: answer.horizontal, vertical: answer.vertical)
      guard size != answer.size else { continue }
      answer.size = size
      view.viewLayout.fitting = answer
      follower?(view)
      // A container that places the view with constraints needs no message.
      guard let owner, view.layoutState.translatesMask else { continue }
      isAny = true
      owner.rootViewFittingSizeDidChange()
    }
    return isAny
  }
}

extension UIView {
  /// Lets a list learn when the fitting size that it has asked for changes; `nil` to stop.
  /// - Parameter follower: Called with the view in the layout of the window, before views are placed.
  package final func followFitting(_ follower: (@MainActor (UIView) -> Void)?) {
    if follower == nil, rare?.layout?.fittingFollower == nil { return }
    viewLayout.fittingFollower = follower
    if follower == nil, owner == nil { viewLayout.fitting = nil }
  }
}
