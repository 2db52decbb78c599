import Foundation

/// A change of parents that has begun and is not over. Rules CON-14, CON-15.
///
///                                join       leave            viewWillDisappear         appearance ends          move ends
///     none                       → toParent → fromParent ¹   –                         –                        –
///     toParent                   –          → fromParent ¹   –                         → none                   → none ³
///     fromParent                 → toParent –            ¹   → disappearingFromParent  → awaitingRemoval ²      → none ³
///     disappearingFromParent     → toParent → fromParent ¹   –                         → awaitingRemoval ² or none   → none ³
///     awaitingRemoval            → toParent → fromParent ¹   –                         → none                   → none ³
///
/// ¹ `disappearingFromParent` if the controller is disappearing already. ² If it has disappeared and has a parent; without a
/// parent `none`; `fromParent` stays if it has appeared. ³ Unless an appearance transition is open: its end ends the movement.
enum ParentMovement: Hashable, Sendable {
  case none
  case toParent
  /// `willMove(toParent: nil)` was sent; the disappearance that belongs to it is still to come. An appearance that ends
  /// meanwhile changes nothing.
  case fromParent
  /// The controller is disappearing because of its removal. If it appears again, this ends without effect.
  case disappearingFromParent
  /// The controller got `willMove(toParent: nil)` and has disappeared; `removeFromParent()` is still to come.
  case awaitingRemoval

  /// What happens to a controller, with its appearance state at that time.
  enum Event: Hashable, Sendable {
    /// `addChild(_:)`, or `willMove(toParent:)` with a parent.
    case join
    /// `willMove(toParent: nil)`.
    case leave(AppearanceState)
    case viewWillDisappear
    /// An appearance transition has ended.
    case endOfAppearance(AppearanceState, hasParent: Bool)
    /// `didMove(toParent:)` was called, or the parent was released.
    case endOfMove(AppearanceState)
  }

  var isFromParent: Bool { self == .fromParent || self == .disappearingFromParent }

  func next(on event: Event) -> Self {
    switch event {
    case .join: .toParent
    case .leave(.disappearing): .disappearingFromParent
    case .leave(.disappeared), .leave(.appearing), .leave(.entering), .leave(.appeared): .fromParent
    case .viewWillDisappear: self == .fromParent ? .disappearingFromParent : self
    case .endOfAppearance(let appearance, let hasParent):
      switch self {
      case .fromParent where appearance == .appeared: self
      case .fromParent, .disappearingFromParent: appearance == .disappeared && hasParent ? .awaitingRemoval : .none
      case .none, .toParent, .awaitingRemoval: .none
      }
    case .endOfMove(let appearance): appearance.transition == nil ? .none : self
    }
  }
}

/// State that few controllers need, made on first use.
final class RareControllerState {
  var title: String?
  /// The commands that were added to the controller.
  var keyCommands: [UIKeyCommand]?
  var nibName: String?
  var nibBundle: Bundle?
  var preferredContentSize = CGSize.zero
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var respectsSystemMinimumMargins = true
  var isEditing = false
  /// The button that changes ``isEditing``, once it was asked for.
  var editButtonItem: UIBarButtonItem?
  var restorationIdentifier: String?
  var focusGroup: String?
  var preferredTransition: UIViewController.Transition?
  /// The context of the extension's request; `nil` outside of one.
  var extensionContext: NSExtensionContext?
  var activityTrackingName: String?
  /// The views that a person can press to preview controllers.
  var previewing: [PreviewingContext] = []
  var restorationClass: (any UIViewControllerRestoration.Type)?
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var automaticallyAdjustsScrollViewInsets = true
  /// The window whose root the controller is; the window clears it.
  @Uncounted var windowAsRoot: UIWindow?
  var traits: TraitState?
  /// The text of the search; `nil` without an active one.
  var searchText: String?
  /// Whether there is a configuration for a lack of content.
  var hasUnavailableContent = false
  /// The change of the screen whose end waits for an animation, or 0.
  var animatedChange: UInt32 = 0
  /// The controller's weak reference.
  var reference: ControllerReference?
  /// The presentations of the controller and by the controller.
  var presentation: PresentationState?
  /// The controller's items in the bars around it.
  var bars: ControllerBars?
  /// Shows children of the controller, if it is a container that uses it.
  var shownChildren: ShownChildren?
  /// The segues that the controller can perform.
  var segues: ControllerSegues?
  /// The scene of a storyboard that the controller was made from, or a xib that its view comes from.
  var viewSource: (any ViewSource)?
  /// The number of refused begins; their ends are ignored (APP-19).
  var refusedBegins = 0
}
