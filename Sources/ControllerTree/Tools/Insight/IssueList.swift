/// The list of all kinds. Each is declared beside the code that reports it; a test compares the list with the declarations.
extension HierarchyIssue.Kind: CaseIterable, RawRepresentable, Codable {
  /// All kinds, in the order of <doc:WhenSomethingIsRefused>.
  public static let allCases: [Self] = [
    // Views
    .viewCycle, .windowAsSubview, .indexOutOfRange, .notASubview, .reentrantMove, .invalidGeometry, .frameWithTransform,
    .noCommonAncestor, .notInWindow, .layoutLoop,
    .unrecognizedSelector, .wrongArgument, .predicateRefused,
    // Touches
    .touchOutsideWindow, .fingerAlreadyDown, .fingerNotDown,
    // Layers
    .layerOfView, .layerCycle, .invalidAnimation,
    // Auto Layout
    .invalidConstraint, .noCommonAncestorOfItems, .unsatisfiableConstraints, .uncomputableConstraint, .constraintLoop,
    // Visual formats, stack views and scroll views
    .invalidVisualFormat, .arrangedIndexOutOfRange, .dragNotBegun,
    // Lists
    .invalidListUpdate, .reusableViewMissing, .lateRegistration, .placeOutOfRange,
    // Snapshots of lists
    .duplicateIdentifier, .existingIdentifier, .unknownIdentifier, .itemTooLarge,
    // Texts
    .textOutOfBounds,
    // Windows
    .rootAsChild, .childAsRoot, .rootMoved, .rootViewRemoved, .windowReleasedWhileVisible, .directKeyCall,
    // Loading
    .viewOwnedByOtherController, .windowAsView, .loadViewSetNoView, .viewReadInLoadView, .directLoadCall,
    .nibUnavailable,
    // Containment
    .containmentCycle, .actualParent, .requestedParent, .alreadyChild, .notAChild, .didMoveMissing, .willMoveMissing,
    .redundantWillMove, .viewLeftBehind, .unparentedControllerView, .noCommonParent, .manualForwarding,
    .transitionViewsInPlace, .delegationCycle,
    // Appearance
    .directAppearanceCall, .unbalancedAppearance, .superNotCalled, .appearanceLoop,
    // Presentation
    .alreadyPresenting, .presentationInProgress, .presenterNotInWindow, .alreadyPresented, .presentedChild,
    .presentingItself, .presentedRoot, .presentationCycle, .detachedPresenter, .partialCurl, .noPresentationStyle,
    .presenterLeft, .presenterBeingDismissed, .childIsPresented, .popoverWithoutAnchor, .sheetWithoutDetents,
    .dismissalInProgress,
    // Navigation
    .pushedTwice, .duplicateOnStack, .pushedNavigationController, .childElsewhere, .notOnStack, .navigationInProgress,
    .pushWaits, .managedBar, .pushedTabBarController, .pushedSplitViewController,
    // Tabs
    .tabIndexOutOfRange, .foreignTab, .noTabSelected, .childWithoutTab, .duplicateTab,
    // Split views
    .missingColumn, .duplicateColumn, .secondaryHidden,
    // Pages
    .wrongPageCount, .noPages, .singleSidedSpread,
    // Transitions
    .transitionNotCompleted, .arrivingViewMissing, .transitionCompletedTwice, .notInteractive, .animatorOutOfState,
    .noEventBetween,
    // Storyboards and xibs
    .storyboardUnusable, .interfaceProblem, .unknownInterfaceClass, .wrongInterfaceClass, .standIn, .archiveRefused,
    .unknownKey, .wrongOutletType, .runtimeAttributeNotSet, .nibWithoutView,
    // Alerts
    .secondCancelAction, .textFieldOnActionSheet, .emptyAlert, .foreignAlertAction, .alertAsChild,
    // Segues
    .unknownSegue, .segueCannotPerform, .filledContainer, .segueWithoutContainer,
    .unwindWithoutDestination, .unwindActionMissing,
    // Application
    .noRootAtLaunch, .missingStoryboard, .noInitialController, .unknownClass, .wrongInfo, .noDelegateWindow,
    .noCommonOrientation,
  ]

  /// The kind with this name; `nil` if there is none.
  public init?(rawValue: String) {
    guard let kind = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = kind
  }
}
