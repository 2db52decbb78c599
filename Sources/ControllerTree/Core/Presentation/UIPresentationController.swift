import Foundation

/// Manages one presentation: the container, the frame of the presented view, and the views behind.
///
/// Its life: made by the first use of a controller's ``UIViewController/presentationController``, by its transitioning
/// delegate, or by `present` → ``containerView`` → ``presentationTransitionWillBegin()`` → the transition →
/// ``presentationTransitionDidEnd(_:)`` → … → ``dismissalTransitionWillBegin()`` → the transition →
/// ``dismissalTransitionDidEnd(_:)`` → released. Rules: PC-01 to PC-18.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private var presented: ControllerReference
  private var presenter: ControllerReference?
  private let style: UIModalPresentationStyle
  /// An empty controller to return after the presented one was released.
  private lazy var standIn = UIViewController()
  private var container: PresentationContainerView?
  /// The presentation that this object manages, while there is one.
  private(set) final weak var presentation: Presentation?
  final var nameNumber: Int32 = 0

  /// Dismisses interactively, as the user does by pulling a sheet; only sheets follow. Rules: DIS-12, TURN-06.
  public private(set) final lazy var interactiveDismissal = InteractiveDismissal(of: self)

  /// Makes a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller to present. It is not retained.
  ///   - presentingViewController: The presenter, if it is known; the presentation sets it when it begins.
  /// - Rules: PC-01.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController.reference
    presenter = presentingViewController?.reference
    style = presentedViewController.resolvedPresentationStyle
    super.init()
  }

  /// Makes a presentation controller with another style than the presented controller's.
  init(of presented: UIViewController, presenting presenter: UIViewController?, style: UIModalPresentationStyle) {
    self.presented = presented.reference
    self.presenter = presenter?.reference
    self.style = style
    super.init()
  }

  /// Makes the presentation controller that replaces `other` in the adapted style (PC-14).
  init(adapting other: UIPresentationController, to style: UIModalPresentationStyle) {
    presented = other.presented
    presenter = other.presenter
    self.style = style
    super.init()
  }

  deinit {
    if let container { inDeinit { container.forget(self) } }
  }

  // MARK: Who and how

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented.controller ?? standIn }

  /// The presenter; before it is known, ``presentedViewController``. Rules: PC-01.
  open var presentingViewController: UIViewController { presenter?.controller ?? presentedViewController }

  /// The presented controller's style at the time that this object was made. Rules: PC-11, STYLE-01.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// Decides on adaptation, and receives the steps of a dismissal by the user. Rules: PC-14, PC-17, DIS-12.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The adapted style under the current traits; `.none` if it stays. Rules: PC-11.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentingViewController.traitCollection)
  }

  /// The adapted style under `traitCollection`; `.none` if it stays. Rules: PC-11, STYLE-06.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Whether the presentation fills the screen, regardless of contexts that controllers define. Rules: CTX-04.
  open var shouldPresentInFullscreen: Bool { !presentationStyle.usesContext }

  /// Whether the views behind are removed from the window at the end of the presentation's
  /// transition. Rules: PC-10, STYLE-02.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresentersView }

  // MARK: Views

  /// The view that holds the presentation, from before ``presentationTransitionWillBegin()`` to
  /// after ``dismissalTransitionDidEnd(_:)``. Rules: PC-04.
  open var containerView: UIView? { container }

  /// The view to show: the presented controller's, unless a subclass wraps it. Rules: PC-01.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view at the end of the transition, in points of the container. Rules: PC-08.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// The container is about to lay out its subviews. The base does nothing. Rules: PC-08, PC-09.
  open func containerViewWillLayoutSubviews() {}

  /// The container and everything in it is laid out. The base does nothing. Rules: PC-09.
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
  /// - Parameter completed: Whether the controller is dismissed now; `false` after a cancellation.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Content

  /// The presented controller's preferred size, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The presented controller prefers another size. The base does nothing. Rules: PC-13.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The fitting size of the presented controller's view has changed, which was asked for before. The base does nothing.
  /// Rules: TRAIT-17.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of the presented controller in a container of `parentSize`: by default the whole. Rules: PC-12.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// The container is about to change its size. Call `super`, which sends it to the presented controller. Rules: PC-12.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    PresentationResizing.forward(size, with: coordinator, from: self)
  }

  /// The container is about to get other traits. Call `super`, which sends them to the presented
  /// controller. Rules: PC-12, TRAIT-07.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    SizeTransition.forward(newCollection, with: coordinator, toPresented: presentedViewController)
  }

  // MARK: Traits

  /// The traits to override in the presented controller and everything inside it. Rules: PC-16.
  open var traitOverrides = UITraitOverrides() {
    didSet { PresentationTraits.apply(of: self) }
  }

  /// The traits to override, in the older form; ``traitOverrides`` take precedence. Rules: PC-16.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { PresentationTraits.apply(of: self) }
  }

  /// The traits around the presented controller, including the overrides. Rules: PC-16, TRAIT-01.
  open var traitCollection: UITraitCollection { surroundings.overlaid(with: PresentationTraits.overrides(of: self)) }

  /// ``traitCollection`` has changed. The base does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: The user

  /// Acts as a user who swipes the presentation down, or taps beside it. One turn.
  ///
  /// Sheets, popovers and action sheets react. Full-screen presentations, alerts, clients' own presentation controllers, and
  /// a presentation in transition or behind another one do not react. Delegate callbacks:
  ///
  ///     isModalInPresentation, or ShouldDismiss returns false   DidAttemptToDismiss
  ///     else                                                    WillDismiss → the animated dismissal → DidDismiss
  /// - Returns: Whether the dismissal has begun.
  /// - Rules: DIS-11 to DIS-13, POP-03, POP-04, ALERT-04, TURN-06.
  @discardableResult
  public final func attemptToDismiss() -> Bool { UserDismissal.attempt(at: self) }

  // MARK: What stock presentations know better

  /// Prepares the presentation; returns the reason if it can't begin (POP-01, POP-03).
  func prepareToBegin() -> HierarchyIssue? { nil }

  /// Whether the user can end the presentation.
  var yieldsToPerson: Bool { false }
  /// The view that a finger beside the presented view touches: by default the container, which keeps it from what is behind; `nil` for what
  /// is behind.
  func viewTouchedBeside(at point: CGPoint, in container: UIView, with event: UIEvent?) -> UIView? { container }

  /// Whether the user can pull the presentation down: what has grown out of a view (VAL-33).
  var canBePulled: Bool { presentedViewController.zooms }

  /// Runs after a dismissal by the user and the delegate's `presentationControllerDidDismiss(_:)`.
  func personDismissed() {}

  /// Whether every layout of the container sets the presented view's frame; clients' own presentation controllers
  /// set it themselves (PC-08).
  var keepsPresentedViewInPlace: Bool { style != .custom }

  /// Runs in the container's layout, before the presented view's frame is set.
  func containerViewChanges() {}

  /// The duration of the built-in animation in seconds; `nil` if the transition style determines it (STYLE-12).
  var builtInDuration: TimeInterval? { nil }

  /// The presentation controller that replaces this one in the adapted style (PC-14).
  func adapted(to style: UIModalPresentationStyle) -> UIPresentationController { .stock(style, adapting: self) }
}

extension UIPresentationController: UIContentContainer, UITraitEnvironment {}

extension UIPresentationController: Nameable {
  /// Named after its controller if that has a title.
  var nameTitle: String? { presented.controller?.title.map { "\($0)'s presentation" } }
}

extension UIPresentationController {
  /// Attaches the object to a presentation.
  final func begin(_ presentation: Presentation, presenter: UIViewController) {
    self.presentation = presentation
    self.presenter = presenter.reference
  }

  /// Sets the controller that the adapted presentation shows (PC-14).
  final func present(_ controller: UIViewController) { presented = controller.reference }

  /// Detaches the object from its presentation, which is over.
  final func end() {
    container?.serve(nil)
    leave()
    presentation = nil
  }

  /// Releases the container, which another presentation controller has taken over; this object may take
  /// it over again (PC-15).
  final func leave() { container = nil }

  /// The traits that adaptation depends on: those of the presentation's present or future superview.
  final var surroundings: UITraitCollection {
    container?.links.superview?.traitCollection ?? presentingViewController.traitCollection
  }

  /// Marks the container for layout at the end of the turn, since the frame has changed.
  final func frameChanged(by call: StaticString) {
    guard let container else { return }
    Stage.turn(call, self, .other) { container.markForLayout() }
  }

  /// Adds the container to the window: in front of everything, or in front of the view of the controller that defines
  /// the context (PC-04, CTX-02).
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

  /// Takes over the container of the replaced object, which refers to it until ``leave()`` (PC-15).
  final func shareContainer(of other: UIPresentationController) {
    container = other.container
    container?.serve(self)
  }
}
