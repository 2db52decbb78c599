@testable import ControllerTree

/// The issues that the calls of a ``ContainerWorld`` may cause. Any other issue is a false alarm, or a bug.
@MainActor struct ContainerIssues {
  private let world: ContainerWorld

  init(of world: ContainerWorld) { self.world = world }

  /// Issues of an earlier call: it waited, a callback makes it, or another call reverses it.
  private static let belated: Set<HierarchyIssue.Kind> = [
    .pushWaits, .pushedTwice, .pushedNavigationController, .pushedTabBarController, .childElsewhere, .containmentCycle,
    .rootAsChild, .childIsPresented, .requestedParent, .presenterLeft, .arrivingViewMissing, .transitionNotCompleted,
    .noPages,
  ]

  /// Issues of calls that are correct or wrong by themselves.
  private static let atOnce: Set<HierarchyIssue.Kind> = [
    .actualParent, .rootViewRemoved, .childAsRoot, .rootMoved,
    .alreadyPresenting, .presentationInProgress, .presenterNotInWindow, .alreadyPresented, .presentedChild,
    .presentingItself, .presentedRoot, .presentationCycle, .detachedPresenter, .presenterBeingDismissed,
    .dismissalInProgress, .duplicateOnStack, .navigationInProgress, .tabIndexOutOfRange, .foreignTab,
    .duplicateTab, .notInteractive, .wrongPageCount,
  ]

  /// Issues that keep a controller from becoming a child.
  static let refusals: Set<HierarchyIssue.Kind> = [
    .containmentCycle, .rootAsChild, .childIsPresented, .requestedParent, .wrongPageCount,
  ]

  func allowed(for call: ContainerCall) -> Set<HierarchyIssue.Kind> { Self.belated.union(Self.atOnce) }
}
