@testable import ControllerTree

/// Which issues the calls of a ``ContainerWorld`` may cause. Whatever else is reported is a false alarm, or a bug.
@MainActor struct ContainerIssues {
  private let world: ContainerWorld

  init(of world: ContainerWorld) { self.world = world }

  /// What may come of a call that was made earlier: it waited, or a callback makes it, or it is undone by another.
  private static let belated: Set<HierarchyIssue.Kind> = [
    .pushWaits, .pushedTwice, .pushedNavigationController, .pushedTabBarController, .childElsewhere, .containmentCycle,
    .rootAsChild, .childIsPresented, .requestedParent, .presenterLeft, .arrivingViewMissing, .transitionNotCompleted,
    .noPages,
  ]

  /// What may come of calls that are right or wrong by themselves.
  private static let atOnce: Set<HierarchyIssue.Kind> = [
    .actualParent, .rootViewRemoved, .childAsRoot, .rootMoved,
    .alreadyPresenting, .presentationInProgress, .presenterNotInWindow, .alreadyPresented, .presentedChild,
    .presentingItself, .presentedRoot, .presentationCycle, .detachedPresenter, .presenterBeingDismissed,
    .dismissalInProgress, .duplicateOnStack, .navigationInProgress, .tabIndexOutOfRange, .foreignTab,
    .duplicateTab, .notInteractive, .wrongPageCount,
  ]

  /// What keeps somebody from becoming a child.
  static let refusals: Set<HierarchyIssue.Kind> = [
    .containmentCycle, .rootAsChild, .childIsPresented, .requestedParent, .wrongPageCount,
  ]

  func allowed(for call: ContainerCall) -> Set<HierarchyIssue.Kind> { Self.belated.union(Self.atOnce) }
}
