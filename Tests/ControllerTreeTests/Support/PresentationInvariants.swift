@testable import ControllerTree

/// Invariants of presentations after settling.
@MainActor enum PresentationInvariants {
  /// The faults in and above the trees of `roots`: besides ``linkFaults(in:)``, a presented controller that is neither on screen
  /// nor covered, and a transition that has not ended.
  static func faults(in roots: [UIViewController]) -> [String] { faults(in: roots, by: faults) }

  /// The faults at any time: circular chains, links that do not agree in both directions, a controller that is both a child
  /// and presented.
  static func linkFaults(in roots: [UIViewController]) -> [String] { faults(in: roots, by: linkFaults) }

  private static func faults(in roots: [UIViewController], by check: (UIViewController) -> [String]) -> [String] {
    var faults: [String] = []
    var seen: Set<ObjectIdentifier> = []
    var open = roots
    while let controller = open.popLast() {
      guard seen.insert(ObjectIdentifier(controller)).inserted else {
        faults.append("\(controller.hierarchyName) is reached twice.")
        continue
      }
      faults += check(controller).map { "\(controller.hierarchyName) \($0)" }
      open += controller.orderedChildren
      if let presentation = controller.ownPresented { open.append(presentation.presented) }
    }
    return faults
  }

  /// The fault of a view in a tree: an unused container view.
  static func fault(of view: UIView) -> String? {
    guard let container = view as? PresentationContainerView else { return nil }
    return container.controller?.presentation == nil ? "\(view.hierarchyName) serves no presentation." : nil
  }

  private static func linkFaults(of controller: UIViewController) -> [String] {
    var faults: [String] = []
    if let presentation = controller.ownPresented {
      if presentation.presenter !== controller { faults.append("presents what another one says it presents.") }
      if presentation.presented.ownPresentation !== presentation { faults.append("presents what does not know of it.") }
    }
    if let presentation = controller.ownPresentation {
      if presentation.presenter?.ownPresented !== presentation { faults.append("is presented without a presenter.") }
      if controller.parent != nil { faults.append("is presented and a child.") }
      if presentation.isOver { faults.append("is presented by what is over.") }
    }
    if controller.rare?.presentation?.coveredBy?.isOver == true { faults.append("is covered by what is over.") }
    return faults
  }

  private static func faults(of controller: UIViewController) -> [String] {
    linkFaults(of: controller) + (controller.ownPresentation.map { restFaults(of: controller, in: $0) } ?? [])
  }

  private static func restFaults(of controller: UIViewController, in presentation: Presentation) -> [String] {
    guard presentation.transition == nil else { return [] }
    var faults: [String] = []
    if controller.isBeingPresented || controller.isBeingDismissed { faults.append("has a flag at rest.") }
    if controller.ownTransition != nil { faults.append("has a transition at rest.") }
    guard let container = presentation.containerView, let view = presentation.controller.presentedView else {
      return faults + ["is presented nowhere."]
    }
    let isCovered = controller.rare?.presentation?.coveredBy != nil
    if isCovered == view.isDescendant(of: container) {
      faults.append(isCovered ? "is covered and in its place." : "is neither covered nor in its place.")
    }
    let isOnScreen = controller.viewIfLoaded?.window?.isOnScreen == true
    switch controller.appearance {
    case .appeared: if !isOnScreen { faults.append("has appeared off screen.") }
    case .disappeared: if isOnScreen { faults.append("is on screen and has not appeared.") }
    case .appearing, .entering, .disappearing: break
    }
    return faults
  }
}
