/// A rule that a scenario can show to be broken. A check reports each rule once.
enum ConformanceRule: Hashable {
  /// CON-01
  case notAChild
  /// CON-03
  case staysChild
  /// CON-06
  case surplusMove
  /// CON-11
  case keepsRemovedChild, isKept
  /// CON-22
  case sizeNotForwarded
  /// SEED-14
  case viewMissing
  /// SEED-15
  case neverLeaves
  /// SEED-18
  case sizeNotKept
  /// LOAD-12
  case loadedTooEarly
  /// APP-08
  case toldUnseen
  /// APP-09
  case notForwarded
  /// APP-10
  case toldOffScreen
  /// APP-23
  case wrongAnimated
  /// APP-27
  case seenAfterDisappearing
  /// TRANS-13
  case notTakenBack
  /// An issue that the tree reports; `detail` distinguishes missing `super` calls.
  case issue(HierarchyIssue.Kind, rule: String, detail: String)

  /// A rule that either the tree reports as an issue, or the check finds.
  static func issue(_ kind: HierarchyIssue.Kind) -> Self { .issue(kind, rule: kind.entry().rule, detail: "") }

  init(_ issue: HierarchyIssue) {
    self = .issue(issue.kind, rule: issue.rule, detail: issue.kind == .superNotCalled ? issue.message : "")
  }

  var id: String {
    switch self {
    case .notAChild: "CON-01"
    case .staysChild: "CON-03"
    case .surplusMove: "CON-06"
    case .keepsRemovedChild, .isKept: "CON-11"
    case .sizeNotForwarded: "CON-22"
    case .viewMissing: "SEED-14"
    case .neverLeaves: "SEED-15"
    case .sizeNotKept: "SEED-18"
    case .loadedTooEarly: "LOAD-12"
    case .toldUnseen: "APP-08"
    case .notForwarded: "APP-09"
    case .toldOffScreen: "APP-10"
    case .wrongAnimated: "APP-23"
    case .seenAfterDisappearing: "APP-27"
    case .notTakenBack: "TRANS-13"
    case .issue(_, let rule, _): rule
    }
  }

  var advice: String {
    switch self {
    case .notAChild: "Call addChild(_:) before you add its view."
    case .staysChild: "Call removeFromParent() on it."
    case .surplusMove: "Call didMove(toParent: self) once, after addChild(_:), and only while it is still a child."
    case .keepsRemovedChild: "Clear the properties and collections that refer to it, and look for closures."
    case .isKept: "Look for closures, delegates and timers that refer to it strongly."
    case .sizeNotForwarded:
      "Call super in viewWillTransition(to:with:), and return its size from size(forChildContentContainer:…)."
    case .viewMissing: "Add its view to a view of the container's."
    case .neverLeaves: "After willMove(toParent: nil), remove its view, then call removeFromParent()."
    case .sizeNotKept: "Set its view's autoresizingMask, or lay it out in viewDidLayoutSubviews()."
    case .loadedTooEarly: "Read child.view in viewDidLoad() or later."
    case .toldUnseen: "Begin a child's appearance only if its view is in the container's view, or about to be added."
    case .notForwarded:
      "Where shouldAutomaticallyForwardAppearanceMethods is false, call begin- and endAppearanceTransition on the "
        + "shown children in the container's own four callbacks, and around each change."
    case .toldOffScreen: "Begin a child's appearance only while the container is on screen itself."
    case .wrongAnimated: "Pass animated on to beginAppearanceTransition(_:animated:)."
    case .seenAfterDisappearing: "Remove its view before endAppearanceTransition()."
    case .notTakenBack: "Restore views and children, and begin the appearances in the other direction."
    case .issue(let kind, let rule, _): kind.entry(of: rule).advice
    }
  }

  /// Whether a violation of `other` in the same scenario only follows from this one, and is not reported.
  func explains(_ other: Self) -> Bool {
    switch self {
    case .notAChild: other != .loadedTooEarly
    case .staysChild: other == .neverLeaves
    case .isKept: other == .keepsRemovedChild
    case .notTakenBack: other == .neverLeaves || other == .issue(.didMoveMissing) || other.isAboutAppearance
    case .toldUnseen, .toldOffScreen, .notForwarded, .seenAfterDisappearing: other.isAboutAppearance && other != self
    case .issue(.viewLeftBehind, _, _):
      other.isAboutAppearance || [.surplusMove, .issue(.unparentedControllerView)].contains(other)
    case .issue(.unbalancedAppearance, _, _): other.isAboutMemory || other.isAboutAppearance && other != self
    case .issue(.unparentedControllerView, _, _): other == .staysChild || other == .surplusMove
    case .issue(.superNotCalled, _, _): other == .sizeNotForwarded || other == .sizeNotKept
    case .surplusMove, .keepsRemovedChild, .sizeNotForwarded, .viewMissing, .neverLeaves, .sizeNotKept, .loadedTooEarly,
      .wrongAnimated, .issue:
      false
    }
  }

  /// Whether a violation of `other` only follows from this one in every scenario.
  func alwaysExplains(_ other: Self) -> Bool { self == .staysChild && other == .neverLeaves }

  private var isAboutAppearance: Bool {
    [.toldUnseen, .toldOffScreen, .notForwarded, .seenAfterDisappearing, .issue(.unbalancedAppearance)].contains(self)
  }

  private var isAboutMemory: Bool { self == .isKept || self == .keepsRemovedChild }
}

extension HierarchyIssue.Kind {
  /// Whether the issue only answers a call at the wrong time: the container has nothing to show yet, or a transition runs and
  /// the container puts off or refuses the call. A container may do so.
  var isAnswerToCaller: Bool {
    switch self {
    case .pushWaits, .navigationInProgress, .presentationInProgress, .dismissalInProgress, .noPages, .noTabSelected:
      true
    default: false
    }
  }
}
