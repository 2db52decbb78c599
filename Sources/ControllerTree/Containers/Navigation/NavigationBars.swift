import Foundation

/// The bars of a navigation controller, and whether they are in view. Rules NAV-21, NAV-22, NAV-25.
@MainActor final class NavigationBars {
  /// Whether a bar is hidden. On its way out of view it is, but ``UIView/isHidden`` of the bar is still `false` (NAV-38).
  private enum BarState { case shown, leaving, hidden }

  private unowned let navigation: UINavigationController
  private let barClass: UINavigationBar.Type?
  private let toolbarClass: UIToolbar.Type?
  private var barState = BarState.shown
  private var toolbarState = BarState.hidden
  /// Why the bars hide of themselves.
  var reasons = BarHiding.Reasons() {
    didSet { changed() }
  }
  lazy var hiding = BarHiding(of: navigation)
  /// Makes the bar lower; `nil` if its height has never followed the content.
  private(set) var collapse: BarCollapse?

  init(of navigation: UINavigationController, barClass: AnyClass? = nil, toolbarClass: AnyClass? = nil) {
    self.navigation = navigation
    self.barClass = barClass as? UINavigationBar.Type
    self.toolbarClass = toolbarClass as? UIToolbar.Type
  }

  lazy var bar: UINavigationBar = {
    // For a class that is known only as a metatype, only `init(coder:)` is required and creates the right class.
    let bar = barClass?.init(coder: .init()) ?? UINavigationBar()
    bar.isHidden = isBarHidden
    bar.serve(navigation)
    return bar
  }()

  lazy var toolbar: UIToolbar = {
    let bar = toolbarClass?.init(coder: .init()) ?? UIToolbar()
    bar.isHidden = isToolbarHidden
    bar.serve(navigation)
    return bar
  }()

  /// Gives the controller another bar; `false` if it serves a controller already, or while the present bar moves out of view. Rules: NAV-45.
  func exchangeBar(for new: UINavigationBar) -> Bool {
    guard new !== bar else { return true }
    guard !new.isServing, barState != .leaving else { return false }
    bar.endService()
    new.isHidden = isBarHidden
    new.serve(navigation)
    bar = new
    changed()
    return true
  }

  var isBarHidden: Bool { barState != .shown }
  var isToolbarHidden: Bool { toolbarState != .shown }

  func hideBar(_ isHidden: Bool, animated: Bool) {
    guard isHidden != isBarHidden || isHidden != bar.isHidden && barState != .leaving else { return }
    turn("setNavigationBarHidden(_:animated:)") {
      change(bar, animated: animated) { willAnimate in
        barState = !isHidden ? .shown : willAnimate ? .leaving : .hidden
        if barState == .leaving { changed() } else { bar.isHidden = isHidden }
      }
    }
    navigation.setNeedsStatusBarAppearanceUpdate()
  }

  func hideToolbar(_ isHidden: Bool, animated: Bool) {
    guard isHidden != isToolbarHidden || isHidden != toolbar.isHidden && toolbarState != .leaving else { return }
    turn("setToolbarHidden(_:animated:)") {
      change(toolbar, animated: animated) { willAnimate in
        toolbarState = !isHidden ? .shown : willAnimate ? .leaving : .hidden
        if toolbarState == .leaving { changed() } else { toolbar.isHidden = isHidden }
      }
    }
  }

  /// - Parameter body: Gets whether the bar moves out of view.
  private func change(_ bar: UIView, animated: Bool, _ body: (Bool) -> Void) {
    let container = animated ? navigation.layoutContainer : nil
    let animation = BarAnimation(of: container, during: navigation.shown.animatedCoordinator)
    guard let container, let animation else { return body(false) }
    container.animate(animation) { body(container.isPlaced(bar)) }
  }

  /// An animated change of the stack begins: a bar that gets another height gets it while the change lasts (NAV-41).
  func heightMayChange() {
    guard bar.mayCollapse, let container = navigation.layoutContainer, container.isPlaced(bar),
      bar.frame.height != shown.topHeight,
      let animation = BarAnimation(of: container, during: navigation.shown.animatedCoordinator)
    else { return }
    container.animate(animation) {}
  }

  /// A bar is out of view at the end of its animation (NAV-38).
  func hasLeft(_ gone: UIView) {
    if gone === bar, barState == .leaving {
      barState = .hidden
      bar.isHidden = true
    } else if gone === toolbar, toolbarState == .leaving {
      toolbarState = .hidden
      toolbar.isHidden = true
    }
  }

  /// Bars may have been hidden or shown; the next layout follows.
  func changed() {
    turn("bars") {
      navigation.layoutContainer?.barsMayHaveChanged()
      if NavigationBarAttachment.areUsed { bar.updateAttachment() }
      (navigation.parent as? UINavigationController)?.barsMayHaveChanged()
    }
  }

  private func turn(_ call: StaticString, _ body: () -> Void) {
    Stage.turn(call, navigation, .other, body)
  }

  /// The height of the bar follows the content of the top controller.
  func followContent() {
    guard collapse != nil || bar.mayCollapse else { return }
    let collapse = self.collapse ?? BarCollapse(of: navigation)
    self.collapse = collapse
    BarFollowing.areUsed = true
    collapse.update()
  }

  /// The height of the bar, in points: lower while the content moves up (NAV-36).
  var barHeight: CGFloat { bar.wholeHeight - (collapse?.amount ?? 0) }

  /// The bars that are in view now.
  var shown: UILayoutContainerView.Bars {
    if reasons.whenVerticallyCompact, hiding.isOutOfView { return .init() }
    let (bar, isNested) = (bar, navigation.isNested)
    var shown = UILayoutContainerView.Bars(
      top: isInView(bar, isNested: isNested) ? bar : nil,
      bottom: isToolbarHidden || toolbar.isHidden || isNested ? nil : toolbar,
      topHeight: barHeight)
    if !bar.isTranslucent { shown.opaque.insert(.top) }
    if shown.bottom != nil, !toolbar.isTranslucent { shown.opaque.insert(.bottom) }
    return shown
  }

  /// A nested navigation controller shows its items in the outer one's bar; that bar is out of view if the inner one
  /// hides its own.
  private func isInView(_ bar: UINavigationBar, isNested: Bool) -> Bool {
    guard !bar.isHidden, barState != .leaving, !isNested else { return false }
    return (navigation.topViewController as? UINavigationController)?.isNavigationBarHidden != true
  }
}

extension UINavigationController: LayoutContaining {
  final func setUp(_ layoutContainer: UILayoutContainerView) {
    layoutContainer.shownBars = { [reference] in
      guard let bars = (reference.controller as? UINavigationController)?.bars else { return .init() }
      if bars.reasons.whenVerticallyCompact { bars.hiding.heightMayHaveChanged() }
      bars.followContent()
      return bars.shown
    }
    layoutContainer.barHasLeft = { [reference] bar in
      (reference.controller as? UINavigationController)?.bars.hasLeft(bar)
    }
    placeChildren(in: layoutContainer.content)
    layoutContainer.barsChanged()
  }

  /// The new top may need other bars.
  final func barsMayHaveChanged() {
    layoutContainer?.barsMayHaveChanged()
    if NavigationBarAttachment.areUsed || BarViews.areUsed { navigationBar.setNeedsLayout() }
    if BarViews.areUsed, !isToolbarHidden { toolbar?.setNeedsLayout() }
    AppearanceDoor.itemsChanged(of: loadedView)
  }

  /// A bar was hidden or shown.
  final func barsChanged() { bars.changed() }
}
