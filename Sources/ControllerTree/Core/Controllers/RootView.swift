import Foundation

/// The controller as the owner of its root view, for the view tree.
extension UIViewController: ViewOwner {
  var rootViewHome: ObjectIdentifier? { links.parent.map(ObjectIdentifier.init) }

  func moveMayBeOver(on stage: Stage) -> Bool { OpenMoves.mayBeOver(self, on: stage) }

  func refusalToEnter(below host: (any ViewOwner)?) -> HierarchyIssue? {
    links.parent.map { .actualParent(self, host: host, parent: $0) }
  }

  func rootViewWill(_ change: inout ScreenChange) { Appearance.screenWillChange(self, &change) }

  func rootViewWillEnd(_ change: UInt32) { AppearanceEnd.register(self, of: change) }

  func rootViewDidMove() {
    switch appearance {
    case .appearing:
      loadedView.uncounted?.lend { $0.markForLayout() }
      // viewWillAppear may have removed the controller from its parent; its view came on screen all the same (MIS-19).
      guard links.parent == nil else { break }
      let stage = Stage.current
      if Appearance.isUnremarkedStray(self, on: stage) { StrayControllers.watch(self, on: stage) }
    case .disappeared, .entering, .appeared, .disappearing: break
    }
    if rare != nil { rareRootViewDidMove() }
  }

  @inline(never)
  private func rareRootViewDidMove() {
    noteIfTakenFromWindow()
    if rare?.presentation?.presents != nil { presentedFollowsLater() }
  }

  private func noteIfTakenFromWindow() {
    guard let view = loadedView, let window = rare?.windowAsRoot, rare?.presentation?.coveredBy == nil else { return }
    if view.links.superview !== window, !window.layoutState.isHidden, !isBeingCovered {
      report(.rootViewRemoved(self, from: window))
    }
  }

  nonisolated func rootViewLostItsWindow() { changeAppearance(on: .loseWindow) }

  func layOutRootView(_ view: UIView) {
    if appearance.awaitsWindow { Appearance.enterWindow(self) }
    Stage.withCurrent { stage in
      if needsContentUnavailableUpdate { ContentUnavailable.update(self) }
      Delivery.deliver(.viewWillLayoutSubviews, to: self, on: stage)
      LayoutPass.layOutSubviews(of: view, on: stage)
      Delivery.deliver(.viewDidLayoutSubviews, to: self, on: stage)
    }
  }

  func updateRootViewProperties() { if needsPropertyUpdate { ControllerProperties.update(self) } }

  func rootViewTraitsDidChange() { ControllerProperties.mark(self) }

  func updateRootViewConstraints() { Delivery.deliver(.updateViewConstraints, to: self) }

  func rootViewWillBeTouched() { addOwnRecognizers() }

  func rootViewFittingSizeDidChange() {
    if let parent { return Delivery.deliver(.systemLayoutFittingSizeDidChange(self), to: parent) }
    ownPresentation?.controller.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
  }

  func rootViewSafeAreaInsetsDidChange() { Delivery.deliver(.viewSafeAreaInsetsDidChange, to: self) }

  func rootViewLayoutMarginsDidChange() { Delivery.deliver(.viewLayoutMarginsDidChange, to: self) }

  var rootViewAdditionalSafeAreaInsets: UIEdgeInsets { additionalSafeAreaInsets }

  var rootViewMinimumMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }
}

/// The minimum margins that the system gives root views (MARG-03).
@MainActor enum RootViewMargins {
  static func systemMinimum(of controller: UIViewController) -> NSDirectionalEdgeInsets {
    let width = controller.loadedView?.links.window?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width < SizeClasses.regularWidth ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Called before a window becomes wide or narrow, which changes the margins of its root views. Stores their present
  /// margins for comparison in the insets pass (MARG-05).
  static func window(_ window: UIWindow, willResizeTo size: CGSize) {
    guard (window.bounds.width < SizeClasses.regularWidth) != (size.width < SizeClasses.regularWidth) else { return }
    window.subtree.forEachView(below: window) { view in
      guard view.owner != nil else { return }
      if view.rare?.announcedMargins == nil { view.rareState.announcedMargins = LayoutMargins.undisturbed(of: view) }
      InsetsPass.mark(view, .look)
    }
  }
}
