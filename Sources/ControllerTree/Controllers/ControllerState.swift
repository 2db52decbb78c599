import Foundation

/// A change of parents that has begun and is not over. Rules CON-14, CON-15.
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

  var isFromParent: Bool { self == .fromParent || self == .disappearingFromParent }

  /// The movement that begins the removal of a child in the state `appearance`.
  static func from(_ appearance: AppearanceState) -> Self {
    if case .disappearing = appearance { .disappearingFromParent } else { .fromParent }
  }

  /// The movement after an appearance transition has ended in the state `appearance`.
  func next(whenReaching appearance: AppearanceState, hasParent: Bool) -> Self {
    switch self {
    case .fromParent where appearance == .appeared: self
    case .fromParent, .disappearingFromParent: appearance == .disappeared && hasParent ? .awaitingRemoval : .none
    case .none, .toParent, .awaitingRemoval: .none
    }
  }
}

/// State that few controllers need, made on first use.
final class RareControllerState {
  var title: String?
  var nibName: String?
  var nibBundle: Bundle?
  var preferredContentSize = CGSize.zero
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var respectsSystemMinimumMargins = true
  var isEditing = false
  var restorationIdentifier: String?
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var automaticallyAdjustsScrollViewInsets = true
  /// The window whose root the controller is; the window clears it.
  @Uncounted var windowAsRoot: UIWindow?
  var traits: TraitState?
  /// The change of the screen whose end waits for an animation, or 0.
  var animatedChange: UInt32 = 0
  /// The controller's weak reference.
  nonisolated(unsafe) var reference: ControllerReference?
  /// The presentations of the controller and by the controller.
  nonisolated(unsafe) var presentation: PresentationState?
  /// The controller's items in the bars around it.
  var bars: ControllerBars?
  /// The transition that the controller takes part in.
  var transition: ControllerTransition?
  /// Shows children of the controller, if it is a container that uses it.
  var shownChildren: ShownChildren?
  /// The number of refused begins; their ends are ignored (APP-19).
  var refusedBegins = 0
}
