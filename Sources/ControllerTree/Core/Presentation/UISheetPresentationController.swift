import Foundation

/// Presents a controller as a sheet in front of the presenter, which stays on screen.
///
/// In narrow surroundings the sheet comes from the bottom and rests at one of its ``detents``; where there is room it floats
/// in the middle. A change of its height causes layout and nothing else: no appearance callback, no `viewWillTransition`.
/// Rules: SHEET-01 to SHEET-06, STYLE-01, STYLE-06.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public typealias Detent = UISheetPresentationControllerDetent

  /// The former value for the system's radius, from before ``preferredCornerRadius`` could be `nil`.
  public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  private var resolved: SheetDetents?
  private var storedDetents = [Detent.large()]

  // MARK: Height

  /// The heights that the sheet can rest at, the smallest first. By default only the large one.
  /// - Issues: `sheetWithoutDetents` for an empty array; the old detents stay.
  /// - Rules: SHEET-02, M-SHEET-01.
  open var detents: [Detent] {
    get { storedDetents }
    set {
      guard !newValue.isEmpty else {
        return report(.sheetWithoutDetents(self), by: "detents")
      }
      storedDetents = newValue
      detentsChanged(by: "detents")
    }
  }

  /// The detent that the sheet rests at; the smallest if `nil` or inactive.
  ///
  /// A change moves the sheet at the end of the turn, without a delegate callback. Rules: SHEET-03, SHEET-05.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { frameChanged(by: "selectedDetentIdentifier") } }
  }

  /// Recomputes the heights of custom detents at the next layout. Rules: SHEET-04.
  open func invalidateDetents() { detentsChanged(by: "invalidateDetents()") }

  /// Runs `changes` as an animation, and lays out the sheet and everything in it before returning. Rules: SHEET-03.
  open func animateChanges(_ changes: () -> Void) {
    let container = containerView
    Animation.run(
      "animateChanges(_:)", .init(Self.changeDuration, .allowUserInteraction),
      body: {
        changes()
        container?.layoutIfNeeded()
      }, completion: nil)
  }

  /// In seconds.
  private static let changeDuration: TimeInterval = 0.5

  private func detentsChanged(by call: StaticString) {
    resolved = nil
    frameChanged(by: call)
  }

  // MARK: Width and place

  /// The view that a floating sheet is centred on, if possible. Rules: SHEET-02.
  open var sourceView: UIView? {
    didSet { if sourceView !== oldValue { frameChanged(by: "sourceView") } }
  }

  /// Whether the sheet stays at the bottom edge in compact height, instead of filling the container. Rules: SHEET-02.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet {
      if prefersEdgeAttachedInCompactHeight != oldValue { detentsChanged(by: "prefersEdgeAttachedInCompactHeight") }
    }
  }

  /// Whether a sheet at the bottom edge has its content's preferred width, in compact height. Rules: SHEET-02.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet {
      if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue {
        frameChanged(by: "widthFollowsPreferredContentSizeWhenEdgeAttached")
      }
    }
  }

  // MARK: Behaviour and looks

  /// The largest detent that does not dim the views behind, so that the user can use these; `nil` for none. Rules: SHEET-02, SHEET-07.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber is at the top: a tap on it moves the sheet to its next detent. Rules: SHEET-02, SHEET-08.
  open var prefersGrabberVisible = false
  /// The radius of the sheet's corners, in points; `nil` for the system's. The library never reads it.
  /// - Issues: `invalidGeometry`; the old radius stays.
  /// - Rules: SHEET-02, MIS-32.
  open var preferredCornerRadius: CGFloat? {
    get { cornerRadius }
    set { if newValue.map({ accepts($0, for: "preferredCornerRadius") }) ?? true { cornerRadius = newValue } }
  }
  private var cornerRadius: CGFloat?
  /// Whether scrolling beyond the end of the content enlarges the sheet, before the content is scrolled. Rules: SHEET-02, SHEET-09.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  // MARK: The user

  /// The user drags the sheet to a detent. One turn: the selection changes, the delegate is told, the sheet is laid out.
  /// - Returns: Whether the sheet moved: `false` if it is there already, if the detent is not active, or if the sheet is not
  ///   on screen, in transition, or behind another presentation.
  /// - Rules: SHEET-03, SHEET-05, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func drag(to identifier: Detent.Identifier) -> Bool {
    Stage.turn("drag(to:)", self, .event) {
      guard let presentation, presentation.controller === self, presentation.isWithinReach,
        let detents = currentDetents, detents.contains(identifier),
        detents.resting(at: selectedDetentIdentifier) != identifier
      else { return false }
      selectedDetentIdentifier = identifier
      if let delegate = (self as UIPresentationController).delegate as? any UISheetPresentationControllerDelegate {
        TransitionRecord.add("sheetPresentationControllerDidChangeSelectedDetentIdentifier", of: self)
        delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
      }
      return true
    }
  }

  // MARK: Frames

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let detents = currentDetents else { return .zero }
    return detents.place.frame(atHeight: detents.height(at: selectedDetentIdentifier))
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let containerView else { return parentSize }
    let traits = containerView.traitCollection.overlaid(with: TraitValues(SizeClasses(of: parentSize)))
    let place = SheetPlace(
      in: CGRect(origin: .zero, size: parentSize), safeArea: containerView.safeAreaInsets, traits: traits, of: self,
      around: nil)
    return place.frame(atHeight: SheetDetents(storedDetents, in: place).height(at: selectedDetentIdentifier)).size
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    detentsChanged(by: "preferredContentSize")
  }

  /// The detents with their heights; the last ones if the place allows the same heights.
  final var currentDetents: SheetDetents? {
    guard let containerView else { return nil }
    let center = sourceView.flatMap { view in
      view.window.map { _ in view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: containerView) }
    }
    let place = SheetPlace(
      in: containerView.bounds, safeArea: containerView.safeAreaInsets, traits: containerView.traitCollection, of: self,
      around: center)
    let known = resolved.flatMap { $0.place.offersTheSame(as: place) ? $0 : nil }
    let detents = known?.moved(to: place) ?? SheetDetents(storedDetents, in: place)
    resolved = detents
    return detents
  }

  // MARK: What stock presentations know better

  var kind: SheetPlace.Kind { presentationStyle == .pageSheet ? .page : .form }

  override func viewTouchedBeside(at point: CGPoint, in container: UIView, with event: UIEvent?) -> UIView? {
    guard let largest = largestUndimmedDetentIdentifier, let detents = currentDetents, detents.contains(largest),
      detents.height(at: selectedDetentIdentifier) <= detents.height(at: largest)
    else { return container }
    return nil
  }

  /// A person taps the grabber: the sheet moves to the next larger detent, from the largest to the smallest.
  final func tapGrabber() {
    guard let detents = currentDetents else { return }
    let (ordered, height) = (detents.ordered, detents.height(at: selectedDetentIdentifier))
    for detent in ordered where detent.height > height {
      drag(to: detent.identifier)
      return
    }
    if let smallest = ordered.first { drag(to: smallest.identifier) }
  }

  override var yieldsToPerson: Bool { true }
  override var canBePulled: Bool { true }
  override var keepsPresentedViewInPlace: Bool { true }
}
