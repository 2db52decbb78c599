import Foundation

/// Manages one presentation: where the presented view is, what lies around it, and what happens to what is behind.
///
/// Its life: made by asking a controller for its ``UIViewController/presentationController``, by its transitioning
/// delegate, or by `present` → ``containerView`` → ``presentationTransitionWillBegin()`` → the transition →
/// ``presentationTransitionDidEnd(_:)`` → … → ``dismissalTransitionWillBegin()`` → the transition →
/// ``dismissalTransitionDidEnd(_:)`` → dropped. Rules: PC-01 to PC-18.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private var presented: ControllerReference
  private var presenter: ControllerReference?
  private let style: UIModalPresentationStyle
  /// Stands in for a controller that somebody asks for after it was released.
  private lazy var standIn = UIViewController()
  private var container: PresentationContainerView?
  /// The presentation under way.
  private(set) final weak var presentation: Presentation?
  final var nameNumber: Int32 = 0

  /// A person's hand at the presentation; only a sheet can be pulled. Rules: DIS-12, TURN-06.
  public private(set) final lazy var interactiveDismissal = InteractiveDismissal(of: self)

  /// Makes a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that comes. It is not retained.
  ///   - presentingViewController: The one that presents, if it is known; the presentation sets it when it begins.
  /// - Rules: PC-01.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController.reference
    presenter = presentingViewController?.reference
    style = presentedViewController.resolvedPresentationStyle
    super.init()
  }

  /// Makes the presentation controller of a controller whose style is not what it says.
  init(of presented: UIViewController, presenting presenter: UIViewController?, style: UIModalPresentationStyle) {
    self.presented = presented.reference
    self.presenter = presenter?.reference
    self.style = style
    super.init()
  }

  /// Makes the presentation controller of a style that the presented controller's own has adapted to (PC-14).
  init(adapting other: UIPresentationController, to style: UIModalPresentationStyle) {
    presented = other.presented
    presenter = other.presenter
    self.style = style
    super.init()
  }

  // MARK: Who and how

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented.controller ?? standIn }

  /// The controller that presents; before that is known, ``presentedViewController``. Rules: PC-01.
  open var presentingViewController: UIViewController { presenter?.controller ?? presentedViewController }

  /// The presented controller's style at the time that this object was made. Rules: PC-11, STYLE-01.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// Decides on adaptation, and hears of a person's dismissal. Rules: PC-14, PC-17, DIS-12.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// What the style becomes under the present traits; `.none` if it stays as it is. Rules: PC-11.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentingViewController.traitCollection)
  }

  /// What the style becomes under `traitCollection`; `.none` if it stays as it is. Rules: PC-11, STYLE-06.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Whether the presentation fills the screen, whatever context the presenter defines. Rules: CTX-04.
  open var shouldPresentInFullscreen: Bool { !presentationStyle.usesContext }

  /// Whether what is behind leaves the window when the presentation has ended. Rules: PC-10, STYLE-02.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresentersView }

  // MARK: Views

  /// The view that the presentation takes place in: from before ``presentationTransitionWillBegin()`` to after
  /// ``dismissalTransitionDidEnd(_:)``. Rules: PC-04.
  open var containerView: UIView? { container }

  /// The view that comes: the presented controller's, unless a subclass wraps it. Rules: PC-01.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view is at the end of the transition, in points of the container. Rules: PC-08.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// The container is about to place its subviews. The base does nothing. Rules: PC-08, PC-09.
  open func containerViewWillLayoutSubviews() {}

  /// The container and everything in it is placed. The base does nothing. Rules: PC-09.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  /// The presentation is about to begin; the container is in the window. The base does nothing. Rules: PC-05, PC-07.
  open func presentationTransitionWillBegin() {}

  /// The presentation has ended. The base does nothing. Rules: PC-05, TRANS-11.
  /// - Parameter completed: Whether the controller is presented now; `false` after a cancellation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The dismissal is about to begin. The base does nothing. Rules: PC-06.
  open func dismissalTransitionWillBegin() {}

  /// The dismissal has ended. The base does nothing. Rules: PC-06, TRANS-11.
  /// - Parameter completed: Whether the controller is gone now; `false` after a cancellation.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Content

  /// The presented controller's preferred size, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The presented controller prefers another size. The base does nothing. Rules: PC-13.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size that the presented controller gets when the container has `parentSize`: the whole. Rules: PC-12.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// The container is about to change its size. Call `super`, which tells the presented controller. Rules: PC-12.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    PresentationResizing.forward(size, with: coordinator, from: self)
  }

  /// The container is about to get other traits. Call `super`, which tells the presented controller. Rules: PC-12, TRAIT-07.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    SizeTransition.forward(newCollection, with: coordinator, toPresented: presentedViewController)
  }

  // MARK: Traits

  /// What the presentation says of the traits of the presented controller and everything inside it; wins over what is around.
  /// Rules: PC-16.
  open var traitOverrides = UITraitOverrides() {
    didSet { PresentationTraits.apply(of: self) }
  }

  /// As ``traitOverrides``, which win over it. Rules: PC-16.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { PresentationTraits.apply(of: self) }
  }

  /// What the presented controller's surroundings are like, the overrides included. Rules: PC-16, TRAIT-01.
  open var traitCollection: UITraitCollection { surroundings.overlaid(with: PresentationTraits.overrides(of: self)) }

  /// ``traitCollection`` has changed. The base does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: A person

  /// A person swipes the presentation down, or taps beside it. One turn.
  ///
  /// Sheets, popovers and action sheets react; what fills the screen, an alert, and presentations of a client's own don't, nor
  /// does one that has another in front of it or is on its way. The delegate is asked and told:
  ///
  ///     isModalInPresentation, or ShouldDismiss answers no   DidAttemptToDismiss
  ///     else                                                 WillDismiss → the animated dismissal → DidDismiss
  /// - Returns: Whether the dismissal has begun.
  /// - Rules: DIS-11 to DIS-13, POP-03, POP-04, ALERT-04, TURN-06.
  @discardableResult
  public final func attemptToDismiss() -> Bool { PersonsDismissal.attempt(at: self) }

  // MARK: What stock presentations know better

  /// Gets ready, and says why the presentation can't begin, if it can't (POP-01, POP-03).
  func prepareToBegin() -> HierarchyIssue? { nil }

  /// Whether a person can end the presentation.
  var yieldsToPerson: Bool { false }

  /// Whether a person can pull the presentation down.
  var canBePulled: Bool { false }

  /// A person has ended the presentation; the delegate has heard of it.
  func personDismissed() {}

  /// Whether the presented view goes to its frame in every layout of the container: clients' own presentations see to it
  /// themselves (PC-08).
  var keepsPresentedViewInPlace: Bool { style != .custom }

  /// The container is being laid out; the presented view goes to its frame next.
  func containerViewChanges() {}

  /// How long the built-in animation takes, in seconds, where that does not follow from the transition style (STYLE-12).
  var builtInDuration: TimeInterval? { nil }

  /// The presentation controller that stands for this one in another style (PC-14).
  func adapted(to style: UIModalPresentationStyle) -> UIPresentationController { .stock(style, adapting: self) }
}

extension UIPresentationController: UIContentContainer, UITraitEnvironment {}

extension UIPresentationController: Nameable {
  /// Called after its controller where that has a title.
  var nameTitle: String? { presented.controller?.title.map { "\($0)'s presentation" } }
}

extension UIPresentationController {
  /// A presentation takes the object into its service.
  final func begin(_ presentation: Presentation, presenter: UIViewController) {
    self.presentation = presentation
    self.presenter = presenter.reference
  }

  /// The adapted presentation shows another controller (PC-14).
  final func present(_ controller: UIViewController) { presented = controller.reference }

  /// The presentation is over.
  final func end() {
    container?.serve(nil)
    leave()
    presentation = nil
  }

  /// Another object has taken this one's place; it may come back (PC-15).
  final func leave() { container = nil }

  /// What decides on adaptation: the traits of the place that the presentation has or will have.
  final var surroundings: UITraitCollection {
    container?.links.superview?.traitCollection ?? presentingViewController.traitCollection
  }

  /// Has the container laid out at the end of the turn, since the frame is another one.
  final func frameChanged(by call: StaticString) {
    guard let container else { return }
    Stage.current.cycle.turn(PublicCall(call, self, .other)) { container.markForLayout() }
  }

  /// Puts the container into the window: over everything, or over the view of the controller that defines the context
  /// (PC-04, CTX-02).
  final func placeContainer(over presenter: UIViewController) -> UIView? {
    guard let presenterView = presenter.loadedView, let window = presenterView.links.window else { return nil }
    let isInContext = !shouldPresentInFullscreen
    let home = isInContext ? presenterView.links.superview ?? window : window
    let container = PresentationContainerView(of: self)
    container.frame = isInContext && home !== window ? presenterView.frame : home.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.container = container
    if isInContext, presenterView.links.superview === home {
      home.insertSubview(container, aboveSubview: presenterView)
    } else {
      home.addSubview(container)
    }
    return container
  }

  /// Takes over the container of the object that this one replaces; that one still has it until it leaves (PC-15).
  final func shareContainer(of other: UIPresentationController) {
    container = other.container
    container?.serve(self)
  }
}
