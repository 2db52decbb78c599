import Foundation

/// A user's swipe from the edge of a navigation controller, step by step. It pops the top.
///
/// ```swift
/// let swipe = navigationController.interactivePop
/// swipe.begin()
/// swipe.update(0.4)
/// swipe.cancel()      // the top stays
/// ```
///
/// Each step moves ``UINavigationController/interactivePopGestureRecognizer``. If the pop is cancelled, the top gets
/// `viewWillDisappear`; the controller below gets `viewWillAppear`, `viewWillDisappear`, `viewDidDisappear`; the top gets
/// `viewWillAppear`, `viewIsAppearing`, `viewDidAppear`. Rules: NAV-24, TRANS-13.
@preconcurrency @MainActor
public final class InteractivePop: InteractiveGesture {
  private let navigation: ControllerReference
  private let recognizer = UIScreenEdgePanGestureRecognizer()
  private let target: NavigationTransitionTarget

  init(of navigation: UINavigationController) {
    self.navigation = navigation.reference
    target = NavigationTransitionTarget(of: navigation.reference)
    recognizer.edges = .left
    recognizer.delegate = target
    super.init(recognizer)
    let reference = self.navigation
    recognizer.condition = { Self.stack(in: reference) != nil }
    target.pop = self
    recognizer.addTarget(target, action: NavigationTransitionTarget.action)
  }

  /// A recognizer that drives the pop, which may be one of the app, has moved (NAV-46).
  func drive(by pan: UIPanGestureRecognizer) {
    fingersMoved(pan, begin: pop(by:)) { pan in
      let width = max(pan.view?.bounds.width ?? 1, 1)
      return (pan.translation(in: pan.view).x / width, pan.velocity(in: pan.view).x / width)
    }
  }

  /// The app has removed the target: its own ones decide what the swipe does (NAV-46).
  override var movesRecognizerAlone: Bool { !recognizer.hasTarget(target) && !driver.isDriving }

  // MARK: Anywhere in the content

  /// The recognizer of a swipe that begins anywhere; `nil` as long as the app has not asked for it. It is off at first.
  private var contentRecognizer: UIPanGestureRecognizer?

  private func madeContentRecognizer() -> UIPanGestureRecognizer {
    if let contentRecognizer { return contentRecognizer }
    let pan = UIPanGestureRecognizer()
    contentRecognizer = pan
    pan.isEnabled = false
    pan.condition = { [unowned self, unowned pan] in
      let way = pan.translation(in: pan.view)
      return way.x > abs(way.y) && Self.stack(in: navigation) != nil && target.gestureRecognizerShouldBegin(pan)
    }
    pan.addTarget(target, action: NavigationTransitionTarget.action)
    return pan
  }

  /// The recognizer of a swipe that begins anywhere, which is added to the view if that is loaded.
  func addContentRecognizer(to view: UIView?) -> UIGestureRecognizer {
    let pan = madeContentRecognizer()
    view?.addGestureRecognizer(pan)
    return pan
  }

  /// The view is touched: the recognizers have to be there.
  func addRecognizers(to view: UIView?) {
    addRecognizer(to: view)
    if let contentRecognizer { view?.addGestureRecognizer(contentRecognizer) }
  }

  /// The stack that a swipe pops; `nil` if it can't be popped now.
  private static func stack(in reference: ControllerReference) -> UINavigationController? {
    guard let navigation = reference.controller as? UINavigationController, let stack = navigation.stackToPop,
      navigation.shown.mayBeChanged, stack.shown.mayBeChanged
    else { return nil }
    return stack
  }

  private func pop(by pan: UIPanGestureRecognizer) -> Bool {
    guard let stack = Self.stack(in: navigation), ZoomAnimation.mayEnd(stack.topViewController, by: pan)
    else { return false }
    return stack.shown.driven(by: driver) { stack.popViewController(animated: true) } != nil
  }

  override var subject: (any Nameable)? { navigation.controller }

  /// The recognizer, which is added to the view if that is loaded.
  @discardableResult
  func addRecognizer(to view: UIView?) -> UIGestureRecognizer {
    view?.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// The user begins to swipe.
  ///
  /// The recognizer's delegate is asked. The default delegate allows the swipe only if a navigation bar with a back
  /// button is in view; with another delegate, or none, the bar does not matter.
  /// If the app has removed the recognizer's own target, the steps move the recognizer alone.
  /// - Returns: `true` if the swipe begins; `false` if the top is the only controller, off screen or in a transition, and
  ///   if the recognizer is disabled or its delegate refuses.
  /// - Rules: NAV-24, NAV-46.
  @discardableResult
  public func begin() -> Bool {
    guard let navigation = navigation.controller as? UINavigationController else { return false }
    return Stage.turn("begin()", navigation, .event) {
      guard Self.stack(in: self.navigation) != nil else { return false }
      addRecognizer(to: navigation.viewIfLoaded)
      recognizer.state = .began
      guard recognizer.state == .began else { return false }
      if movesRecognizerAlone { return true }
      let isPopping = pop(by: recognizer)
      if !isPopping { recognizer.state = .cancelled }
      return isPopping
    }
  }
}
