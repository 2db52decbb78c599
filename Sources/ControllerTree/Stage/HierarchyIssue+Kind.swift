extension HierarchyIssue {
  /// The kinds of misuse. <doc:WhenSomethingIsRefused> has an example of each.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    // Views
    case viewCycle, windowAsSubview, indexOutOfRange, notASubview, reentrantMove, invalidGeometry, frameWithTransform
    case noCommonAncestor, notInWindow, layoutLoop
    // Windows
    case rootAsChild, childAsRoot, rootMoved, rootViewRemoved, windowReleasedWhileVisible, directKeyCall
    // Loading
    case viewOwnedByOtherController, windowAsView, loadViewSetNoView, viewReadInLoadView, directLoadCall, nibUnavailable
    // Containment
    case containmentCycle, actualParent, requestedParent, alreadyChild, notAChild, didMoveMissing, willMoveMissing
    case redundantWillMove, viewLeftBehind, unparentedControllerView, noCommonParent, manualForwarding
    case transitionViewsInPlace, delegationCycle
    // Appearance
    case directAppearanceCall, unbalancedAppearance, superNotCalled, appearanceLoop
    // Presentation
    case alreadyPresenting, presentationInProgress, presenterNotInWindow, alreadyPresented, presentedChild
    case presentingItself, presentedRoot, presentationCycle, detachedPresenter, partialCurl, noPresentationStyle
    case presenterLeft, presenterBeingDismissed, childIsPresented, popoverWithoutAnchor, sheetWithoutDetents
    case dismissalInProgress
    // Navigation
    case pushedTwice, duplicateOnStack, pushedNavigationController, childElsewhere, notOnStack, navigationInProgress
    case pushWaits, managedBar, pushedTabBarController, pushedSplitViewController
    // Tabs
    case tabIndexOutOfRange, foreignTab, noTabSelected, childWithoutTab, duplicateTab
    // Split views
    case missingColumn, duplicateColumn, secondaryHidden
    // Pages
    case wrongPageCount, noPages, singleSidedSpread
    // Transitions
    case transitionNotCompleted, arrivingViewMissing, transitionCompletedTwice, notInteractive, animatorOutOfState
    case noEventBetween
    // Alerts
    case secondCancelAction, textFieldOnActionSheet, emptyAlert, foreignAlertAction, alertAsChild
  }
}

extension HierarchyIssue.Kind {
  /// Whether the kind is ignored unless a policy names it.
  var isReportedOnRequest: Bool { self == .noEventBetween }

  /// A row of the table. The severity is an error if the call is refused, a warning if it is repaired, else a notice.
  struct Entry {
    let rule: String
    let severity: HierarchyIssue.Severity
    let advice: String
    var uikitText: String?
  }

  /// The row for `rule`; for `nil` the kind's usual row.
  func entry(of rule: String? = nil) -> Entry {
    switch (self, rule) {
    case (.viewCycle, "MIS-01"):
      Entry(
        rule: "MIS-01", severity: .error, advice: "Add the view to another superview.",
        uikitText: "Can't add self as subview")
    case (.indexOutOfRange, "MIS-05"):
      Entry(rule: "MIS-05", severity: .error, advice: "Use two indices of subviews.")
    case (.notASubview, "MIS-07"):
      Entry(rule: "MIS-07", severity: .error, advice: "Add the view first, or name one that is in subviews.")
    case (.managedBar, "M-TAB-06"):
      Entry(
        rule: "M-TAB-06", severity: .error, advice: "Set the controller's viewControllers or selectedIndex.",
        uikitText: "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    default: usualEntry
    }
  }

  /// The table of all issues: rule, severity, advice, and UIKit's message.
  private var usualEntry: Entry {
    switch self {
    case .viewCycle:
      Entry(
        rule: "MIS-02", severity: .error, advice: "Add the view to a superview that is not inside it.",
        uikitText: "layer <L> is a part of cycle in its layer tree")
    case .windowAsSubview:
      Entry(rule: "MIS-03", severity: .error, advice: "Show a window with isHidden or makeKeyAndVisible().")
    case .indexOutOfRange:
      Entry(rule: "MIS-04", severity: .warning, advice: "Use an index from 0 to subviews.count.")
    case .notASubview:
      Entry(rule: "MIS-06", severity: .warning, advice: "Name a view that is in subviews.")
    case .reentrantMove:
      Entry(rule: "MIS-35", severity: .error, advice: "Move the view from a did… callback, or after the call.")
    case .invalidGeometry:
      Entry(
        rule: "MIS-32", severity: .error, advice: "Check the numbers before you assign them.",
        uikitText: "CALayer position contains NaN: [nan nan]")
    case .frameWithTransform:
      Entry(rule: "MIS-33", severity: .notice, advice: "Set bounds and center while transform is not the identity.")
    case .noCommonAncestor:
      Entry(rule: "GEO-10", severity: .notice, advice: "Convert between views of one window.")
    case .notInWindow:
      Entry(rule: "MIS-34", severity: .notice, advice: "Wait until the responder's view is in a window.")
    case .layoutLoop:
      Entry(
        rule: "MIS-37", severity: .error,
        advice: "Don't mark a view for layout from its own layout without a condition.")

    case .rootAsChild:
      Entry(
        rule: "MIS-12", severity: .error, advice: "Set the window's rootViewController to something else first.",
        uikitText: "adding a root view controller <R> as a child of view controller:<P>")
    case .childAsRoot:
      Entry(
        rule: "MIS-13", severity: .error, advice: "Remove the controller from its parent first.",
        uikitText: "child view controller:<C> should have parent view controller:(null) but actual parent is:<P>")
    case .rootMoved:
      Entry(rule: "MIS-14", severity: .warning, advice: "Set the first window's rootViewController to nil yourself.")
    case .rootViewRemoved:
      Entry(rule: "MIS-31", severity: .notice, advice: "Change rootViewController, or hide the window.")
    case .windowReleasedWhileVisible:
      Entry(rule: "MIS-39", severity: .notice, advice: "Keep a strong reference to the window, or hide it first.")
    case .directKeyCall:
      Entry(
        rule: "MIS-38", severity: .notice, advice: "Call makeKey(); becomeKey() and resignKey() are called for you.")

    case .viewOwnedByOtherController:
      Entry(
        rule: "MIS-08", severity: .error, advice: "Set the other controller's view to nil first.",
        uikitText:
          "A view can only be associated with at most one view controller at a time! View <V> is associated with "
          + "<A>. Clear this association before associating this view with <B>.")
    case .windowAsView:
      Entry(rule: "LOAD-19", severity: .error, advice: "Make the controller the window's rootViewController.")
    case .loadViewSetNoView:
      Entry(rule: "MIS-26", severity: .warning, advice: "Assign view in loadView().")
    case .viewReadInLoadView:
      Entry(rule: "MIS-27", severity: .warning, advice: "Assign view before you read it in loadView().")
    case .directLoadCall:
      Entry(rule: "MIS-28", severity: .notice, advice: "Call loadViewIfNeeded().")
    case .nibUnavailable:
      Entry(rule: "LOAD-11", severity: .warning, advice: "Build the view in loadView().")

    case .containmentCycle:
      Entry(rule: "MIS-11", severity: .error, advice: "Add the controller to one that is not below it.")
    case .actualParent:
      Entry(
        rule: "MIS-09", severity: .error,
        advice: "Call addChild(_:) on the controller whose view contains the child's view.",
        uikitText: "child view controller:<C> should have parent view controller:<X> but actual parent is:<P>")
    case .requestedParent:
      Entry(
        rule: "MIS-10", severity: .error, advice: "Remove the child's view before addChild(_:).",
        uikitText: "child view controller:<C> should have parent view controller:<X> but requested parent is:<P>")
    case .alreadyChild:
      Entry(rule: "CON-09", severity: .notice, advice: "Call addChild(_:) once.")
    case .notAChild:
      Entry(rule: "MIS-36", severity: .error, advice: "Add the controller with addChild(_:) first.")
    case .didMoveMissing:
      Entry(rule: "MIS-15", severity: .notice, advice: "Call didMove(toParent:) when the child is in place.")
    case .willMoveMissing:
      Entry(
        rule: "MIS-16", severity: .notice, advice: "Call willMove(toParent: nil) before the child's view is removed.")
    case .redundantWillMove:
      Entry(rule: "MIS-18", severity: .notice, advice: "Leave the call out; addChild(_:) makes it.")
    case .viewLeftBehind:
      Entry(
        rule: "MIS-17", severity: .notice,
        advice: "Call removeFromSuperview() on the child's view before removeFromParent().")
    case .unparentedControllerView:
      Entry(rule: "MIS-19", severity: .notice, advice: "Call addChild(_:) on the controller whose view contains it.")
    case .noCommonParent:
      Entry(
        rule: "MIS-23", severity: .error, advice: "Add both controllers to the receiver first.",
        uikitText: "Children view controllers <A> and <B> must have a common parent view controller when calling "
          + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
    case .manualForwarding:
      Entry(
        rule: "MIS-24", severity: .error, advice: "Move the views and call begin- and endAppearanceTransition yourself."
      )
    case .transitionViewsInPlace:
      Entry(
        rule: "MIS-25", severity: .warning,
        advice: "Start with the first view on screen and the second one off screen.",
        uikitText: "Unbalanced calls to begin/end appearance transitions for <C>.")
    case .delegationCycle:
      Entry(rule: "CON-25", severity: .error, advice: "Return nil, or a controller further down.")

    case .directAppearanceCall:
      Entry(
        rule: "MIS-20", severity: .notice, advice: "Use beginAppearanceTransition and endAppearanceTransition.",
        uikitText: "[ViewController] Calling -viewWillAppear: directly on a view controller is not supported, and may "
          + "result in out-of-order callbacks and other inconsistent behavior. Use the "
          + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually "
          + "drive appearance callbacks instead. Make a symbolic breakpoint at "
          + "UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: <C>")
    case .unbalancedAppearance:
      Entry(
        rule: "MIS-21", severity: .error, advice: "Give every begin exactly one end.",
        uikitText: "Unbalanced calls to begin/end appearance transitions for <C>.")
    case .superNotCalled:
      Entry(rule: "MIS-29", severity: .notice, advice: "Call super in the override.")
    case .appearanceLoop:
      Entry(
        rule: "MIS-37", severity: .error,
        advice: "Look for callbacks that cause each other without end; divide a long chain into several turns.")

    case .alreadyPresenting:
      Entry(
        rule: "M-PRES-01", severity: .error,
        advice: "Present from the controller that is presented, or dismiss it first.",
        uikitText: "Attempt to present <V> on <P> (from <A>) which is already presenting <W>.")
    case .presentationInProgress:
      Entry(
        rule: "M-PRES-02", severity: .error, advice: "Wait for the completion of the transition.",
        uikitText: "Attempt to present <V> on <P> (from <A>) while a presentation is in progress.")
    case .presenterNotInWindow:
      Entry(
        rule: "M-PRES-03", severity: .error, advice: "Present from viewDidAppear(_:) or later.",
        uikitText: "Attempt to present <V> on <P> (from <A>) whose view is not in the window hierarchy.")
    case .alreadyPresented:
      Entry(
        rule: "M-PRES-05", severity: .error, advice: "Dismiss the controller first, or present another one.",
        uikitText: "Application tried to present modally a view controller <V> that is already being presented by <X>.")
    case .presentedChild:
      Entry(
        rule: "M-PRES-06", severity: .error, advice: "Present the parent, or remove the controller from it first.",
        uikitText:
          "Application tried to present modally a view controller <V> that has a parent view controller <Q>.")
    case .presentingItself:
      Entry(
        rule: "M-PRES-07", severity: .error, advice: "Present a controller that does not contain the presenter.",
        uikitText:
          "Application tried to present modal view controller on itself. Presenting controller is <V>.")
    case .presentedRoot:
      Entry(
        rule: "M-PRES-08", severity: .error, advice: "Give the window another root first.",
        uikitText: "Application tried to present modally an active controller <V>.")
    case .presentationCycle:
      Entry(rule: "M-PRES-09", severity: .error, advice: "Present a controller that is not below the source.")
    case .detachedPresenter:
      Entry(
        rule: "M-PRES-10", severity: .warning, advice: "Call addChild(_:) on the controller whose view contains it.",
        uikitText: "Presenting view controllers on detached view controllers is discouraged <A>.")
    case .partialCurl:
      Entry(
        rule: "M-PRES-12", severity: .error, advice: "Use .fullScreen on both sides, or another transition style.",
        uikitText: "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view "
          + "controller <X>.")
    case .noPresentationStyle:
      Entry(
        rule: "M-PRES-13", severity: .error, advice: "Use another style; only adaptive delegates return .none.",
        uikitText: "The specified modal presentation style doesn't have a corresponding presentation controller.")
    case .presenterLeft:
      Entry(rule: "M-PRES-14", severity: .warning, advice: "Dismiss before the presenter leaves.")
    case .presenterBeingDismissed:
      Entry(
        rule: "M-PRES-15", severity: .error,
        advice: "Present from the controller that stays, in the dismissal's completion.",
        uikitText: "Attempt to present <V> on <P> (from <A>) whose view is not in the window hierarchy.")
    case .childIsPresented:
      Entry(rule: "M-PRES-16", severity: .error, advice: "Dismiss the controller first.")
    case .popoverWithoutAnchor:
      Entry(
        rule: "M-POP-01", severity: .error, advice: "Set sourceView, sourceItem or barButtonItem.",
        uikitText:
          "UIPopoverPresentationController (<PC>) should have a non-nil sourceView or barButtonItem set before "
          + "the presentation occurs.")
    case .sheetWithoutDetents:
      Entry(rule: "M-SHEET-01", severity: .error, advice: "Give a sheet at least one detent.")
    case .dismissalInProgress:
      Entry(
        rule: "M-DIS-01", severity: .error, advice: "Wait for the completion of the transition.",
        uikitText:
          "Warning: Attempt to dismiss from view controller <P> while a presentation or dismiss is in progress!")

    case .pushedTwice:
      Entry(
        rule: "M-NAV-01", severity: .error, advice: "Pop to the controller, or push another one.",
        uikitText: "Pushing the same view controller instance more than once is not supported (<B>)")
    case .duplicateOnStack:
      Entry(rule: "M-NAV-09", severity: .error, advice: "Name each controller once.")
    case .pushedNavigationController:
      Entry(
        rule: "M-NAV-02", severity: .error, advice: "Present it, or add it as a child of a content controller.",
        uikitText: "Pushing a navigation controller is not supported")
    case .childElsewhere:
      Entry(
        rule: "M-NAV-07", severity: .error, advice: "Remove the controller from its parent, or dismiss it, first.",
        uikitText: "child view controller:<B> should have parent view controller:<N> but actual parent is:<Q>")
    case .notOnStack:
      Entry(
        rule: "M-NAV-05", severity: .error, advice: "Name a controller that is in viewControllers.",
        uikitText: "Tried to pop to a view controller that doesn't exist.")
    case .navigationInProgress:
      Entry(
        rule: "M-NAV-11", severity: .error, advice: "Wait for the completion of the transition.",
        uikitText: "popViewControllerAnimated: called on <Class 0x…> while an existing transition or presentation is "
          + "occurring; the navigation stack will not be updated.")
    case .pushWaits:
      Entry(
        rule: "M-NAV-06", severity: .notice, advice: "Push in the completion of the transition's coordinator.",
        uikitText: "pushViewController:animated: called on <Class 0x…> while an existing transition or presentation is "
          + "occurring; the navigation stack will not be updated.")
    case .pushedTabBarController:
      Entry(rule: "M-NAV-03", severity: .warning, advice: "Make the tab bar controller a root, or present it.")
    case .pushedSplitViewController:
      Entry(
        rule: "M-NAV-04", severity: .error, advice: "Make the split view controller a root, or present it.",
        uikitText: "Split View Controllers cannot be pushed to a Navigation Controller <S>")

    case .tabIndexOutOfRange:
      Entry(rule: "M-TAB-01", severity: .error, advice: "Use an index of viewControllers.")
    case .foreignTab:
      Entry(
        rule: "M-TAB-02", severity: .error, advice: "Name a controller that is in viewControllers.",
        uikitText:
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
          + "list of view controllers can be selected.")
    case .noTabSelected:
      Entry(
        rule: "M-TAB-03", severity: .error, advice: "Select another tab, or set viewControllers.",
        uikitText:
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
          + "list of view controllers can be selected.")
    case .childWithoutTab:
      Entry(rule: "M-TAB-04", severity: .warning, advice: "Use viewControllers to add a tab.")
    case .duplicateTab:
      Entry(rule: "M-TAB-05", severity: .error, advice: "Name each controller once.")

    case .missingColumn:
      Entry(
        rule: "M-SPLIT-01", severity: .error,
        advice: "Name a column of the style; use viewControllers only in the classic one.")
    case .duplicateColumn:
      Entry(rule: "M-SPLIT-02", severity: .error, advice: "Remove the controller from its place first.")
    case .secondaryHidden:
      Entry(rule: "M-SPLIT-03", severity: .error, advice: "Hide a sidebar.")

    case .managedBar:
      Entry(
        rule: "M-NAV-12", severity: .error,
        advice: "Change the navigation controller's stack, or its controllers' items.",
        uikitText: "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")

    case .wrongPageCount:
      Entry(
        rule: "M-PAGE-01", severity: .error,
        advice: "Give one controller; two with the spine in the middle, or for an animated turn of double-sided pages.",
        uikitText: "The number of view controllers provided (3) doesn't match the number required (1) for the "
          + "requested transition")
    case .noPages:
      Entry(
        rule: "M-PAGE-02", severity: .notice,
        advice: "Call setViewControllers(_:direction:animated:completion:) before the controller is shown.")
    case .singleSidedSpread:
      Entry(
        rule: "M-PAGE-03", severity: .error, advice: "Move the spine to the side first.")

    case .transitionNotCompleted:
      Entry(rule: "M-TRANS-01", severity: .warning, advice: "Call completeTransition(_:) when the animation has ended.")
    case .arrivingViewMissing:
      Entry(rule: "M-TRANS-02", severity: .warning, advice: "Add view(forKey: .to) to the containerView.")
    case .transitionCompletedTwice:
      Entry(rule: "M-TRANS-03", severity: .notice, advice: "Call completeTransition(_:) once.")
    case .notInteractive:
      Entry(rule: "M-TRANS-04", severity: .notice, advice: "Start the transition first, and finish or cancel it once.")
    case .animatorOutOfState:
      Entry(
        rule: "M-TRANS-06", severity: .error,
        advice: "Stop an animator before you finish it, and do both, or let it end, before you release it.")

    case .noEventBetween:
      Entry(
        rule: "TURN-09", severity: .notice,
        advice: "Put the calls of one event into UpdateCycle.main.turn, or call settle() between two events.")

    case .secondCancelAction:
      Entry(
        rule: "M-ALERT-01", severity: .error, advice: "Give an alert one action of the style .cancel.",
        uikitText: "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    case .textFieldOnActionSheet:
      Entry(
        rule: "M-ALERT-02", severity: .error, advice: "Use the style .alert.",
        uikitText: "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    case .emptyAlert:
      Entry(
        rule: "M-ALERT-03", severity: .error, advice: "Give the alert a title, a message or an action.",
        uikitText: "UIAlertController must have a title, a message or an action to display")
    case .foreignAlertAction:
      Entry(rule: "M-ALERT-04", severity: .error, advice: "Add the action with addAction(_:) first.")
    case .alertAsChild:
      Entry(rule: "M-ALERT-05", severity: .error, advice: "Present the alert.")
    }
  }
}
