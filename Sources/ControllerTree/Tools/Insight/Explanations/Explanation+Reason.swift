extension Explanation {
  /// The fact that a step states. Its ``Step/text`` has the details.
  public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    // MARK: Appearance

    /// The controller has appeared.
    case hasAppeared
    /// The controller has begun to appear.
    case isAppearing
    /// The controller has begun to disappear.
    case isDisappearing
    /// The controller has not begun to appear.
    case isOff
    /// The parent forwards appearance by its own calls, and has not made the one that is due.
    case forwardsByHand
    /// The parent appears or disappears itself, and its children follow it.
    case leadsItsChildren
    /// The container shows other children.
    case showsOthers
    /// The container forwards in a callback that its class overrides without calling `super`.
    case skipsSuper
    /// A `beginAppearanceTransition(_:animated:)` has no end yet.
    case endMissing
    /// The turn is not over.
    case turnRuns
    /// A recipe that adds or removes a child holds callbacks back.
    case recipeOpen
    /// An animation whose block made the change is not over.
    case animationRuns
    /// A transition is not over.
    case transitionRuns
    /// A transition has not begun.
    case transitionWaits
    /// A person drives the transition.
    case personDrives
    /// A presentation has removed the view from the window.
    case isCovered
    /// A presentation keeps the views behind it in the window.
    case coversNothing
    /// The application or the scene is in the background, where windows stay on screen.
    case isInBackground
    /// Nothing has removed the view.
    case staysOnScreen
    /// The view is not loaded.
    case viewNotLoaded
    /// The view is loaded.
    case viewLoaded
    /// The view is not inside its parent's view.
    case viewNotAdded
    /// The controller has no place in a tree.
    case hasNoPlace
    /// The window is hidden.
    case windowHidden
    /// The window was taken out of its scene.
    case windowWithoutScene
    /// The window's scene is not connected.
    case sceneNotConnected
    /// The layout that sends `viewIsAppearing` has not come.
    case awaitsLayout
    /// The last call of a recipe has not been made.
    case didMoveMissing
    /// The controller moves to no parent.
    case isNotMoving

    // MARK: Presenting, dismissing, showing

    /// The call goes on to the parent, since the style fills the screen.
    case passesToParent
    /// The call goes on to the parent, since the controller defines no context.
    case definesNoContext
    /// The controller defines the context.
    case definesContext
    /// The controller has no parent.
    case isOutermost
    /// The controller is in no tree.
    case isDetached
    /// The controller presents.
    case presents
    /// The controller presents nothing.
    case presentsNothing
    /// The controller is presented.
    case isPresented
    /// The controller is not presented.
    case isNotPresented
    /// The controller handles the action.
    case handlesAction
    /// The controller does not handle the action.
    case doesNotHandleAction
    /// The controller handles the action, and can't perform it now.
    case canNotPerformAction
    /// An object is the source of the presentation controller or of its style.
    case choosesStyle
    /// The presentation controller has adapted to another style.
    case adapted

    // MARK: Preferences and responders

    /// The search starts here.
    case startsSearch
    /// The controller names a child, which decides.
    case passesToChild
    /// The controller decides.
    case decides
    /// The search has come back to a controller.
    case leadsBack
    /// The responder is first.
    case isFirstResponder
    /// The responder refuses.
    case refusesFirstResponder
    /// The responder would accept.
    case acceptsFirstResponder
    /// The responder is in no window.
    case notInWindow
    /// The window gets key events.
    case isKey

    // MARK: Layout, events and issues

    /// A number of a frame.
    case layoutNumber
    /// A part of a number of a frame.
    case layoutPart
    /// The public call that the turn began with.
    case publicCall
    /// An event of the same turn that came before.
    case earlierEvent
    /// What an issue states.
    case misuse
    /// What UIKit does in the same case.
    case uikitMessage
    /// How to fix the code.
    case advice

    /// The rule that the fact follows from.
    var rule: String? {
      switch self {
      case .hasAppeared, .isOff, .staysOnScreen: "APP-19"
      case .isAppearing, .isDisappearing: "APP-15"
      case .forwardsByHand, .showsOthers: "APP-09"
      case .leadsItsChildren: "APP-07"
      case .skipsSuper: "SUP-01"
      case .endMissing: "APP-14"
      case .turnRuns: "APP-06"
      case .recipeOpen: "TURN-03"
      case .animationRuns: "APP-23"
      case .transitionRuns, .personDrives: "TRANS-14"
      case .transitionWaits: "PRES-10"
      case .isCovered: "STYLE-02"
      case .coversNothing: "STYLE-03"
      case .isInBackground: "LAUNCH-06"
      case .viewNotLoaded, .viewLoaded: "LOAD-01"
      case .viewNotAdded: "APP-08"
      case .hasNoPlace: "APP-12"
      case .windowHidden: "WIN-03"
      case .windowWithoutScene, .sceneNotConnected: "WIN-15"
      case .awaitsLayout: "APP-02"
      case .didMoveMissing, .isNotMoving: "CON-04"
      case .passesToParent, .isOutermost: "CTX-01"
      case .definesNoContext, .definesContext: "CTX-02"
      case .isDetached: "M-PRES-10"
      case .presents, .presentsNothing: "DIS-01"
      case .isPresented: "DIS-03"
      case .isNotPresented: "DIS-07"
      case .handlesAction, .canNotPerformAction: "SHOW-05"
      case .doesNotHandleAction: "SHOW-01"
      case .choosesStyle: "STYLE-01"
      case .adapted: "PC-14"
      case .startsSearch, .passesToChild, .decides, .leadsBack: "CON-25"
      case .isFirstResponder, .isKey: "RESP-12"
      case .refusesFirstResponder, .acceptsFirstResponder: "RESP-11"
      case .notInWindow: "RESP-11"
      case .layoutNumber, .layoutPart: "AL-86"
      case .publicCall, .earlierEvent, .misuse, .uikitMessage, .advice: nil
      }
    }
  }
}
