extension ScenarioRun {
  /// The state before a step.
  @MainActor struct Before {
    let isUnderWay: Bool
    let isOnScreen: Bool
    let children: [ObjectIdentifier]
    private var visible: [ChildName: Bool] = [:]

    init(_ run: ScenarioRun) {
      isUnderWay = run.isUnderWay
      isOnScreen = run.container?.isOnScreen ?? false
      children = run.container?.children.map(ObjectIdentifier.init) ?? []
      for (name, child) in run.known where child.isOnScreen {
        visible[name] = child.view.bounds.size == run.container?.viewIfLoaded?.bounds.size
      }
      for (_, child) in run.known { child.beginStep() }
    }

    var showsSomebody: Bool { !visible.isEmpty }
    func shows(_ name: ChildName) -> Bool { visible[name] != nil }
    func isFilled(by name: ChildName) -> Bool { visible[name] == true }
  }

  /// Checks everything after a step, once all has settled.
  /// - Parameter isForeseeable: Whether no child acts inside a callback, so that each step does only what it
  ///   describes.
  func check(_ step: Step, since before: Before, isForeseeable: Bool) {
    for (name, child) in known {
      checkRelation(name, child)
      if case .cancel = step { child.forgetOpenRemoval() }
      checkMoves(name, child)
      checkLoading(name, child)
      checkAppearance(name, child)
    }
    guard isForeseeable, !before.isUnderWay else { return }
    switch step {
    case .change(_, let animated): checkWhatWasTold(animated: animated, since: before)
    case .cancel: checkTakenBack(since: before)
    case .resizeWindow: checkSizes(since: before)
    case .inside, .wait, .load, .appear, .nest, .leave, .hideWindow, .showWindow, .cover, .uncover, .release: break
    }
  }

  // MARK: Children

  private func checkRelation(_ name: ChildName, _ child: ContainerConformance.Child) {
    switch (place(of: name), belongs: belongs(child), inTree: isInTree(child)) {
    case (.shown, belongs: false, _):
      add(.notAChild, "\(containerName) should show \(name), but \(name) is not its child.")
    case (.shown, belongs: true, inTree: false):
      guard container?.isOnScreen == true else { return }
      add(.viewMissing, "\(containerName) should show \(name), but \(name)'s view is not in its view.")
    case (.gone, belongs: true, _):
      add(.staysChild, "\(containerName) should remove \(name), but \(name) is still its child.")
    case (.gone, belongs: false, inTree: true), (.covered, belongs: false, inTree: true):
      let rule = child.log.hasBeenChild ? ConformanceRule.issue(.viewLeftBehind) : .notAChild
      add(rule, "\(name) is not a child of \(containerName), but its view is still inside.")
    case (.shown, _, _), (.gone, _, _), (.covered, _, _), (.asked, _, _), (nil, _, _): break
    }
  }

  private func checkMoves(_ name: ChildName, _ child: ContainerConformance.Child) {
    if child.log.hasMovedWithoutParent {
      add(.notAChild, "\(name).didMove(toParent:) was called, but \(name) has never been a child of \(containerName).")
    }
    switch child.log.surplusMove {
    case .repeated: add(.surplusMove, "\(name).didMove(toParent:) was called twice for one change.")
    case .foreign: add(.surplusMove, "\(name).didMove(toParent:) got a controller that is not the parent of \(name).")
    case nil: break
    }
    guard belongs(child) else { return }
    switch child.log.lastMove {
    case .willJoin:
      // Off screen a container may keep the view until it shows the child.
      guard container?.isOnScreen == true else { return }
      add(
        .issue(.didMoveMissing), "\(containerName) added \(name) but never called \(name).didMove(toParent:).")
    case .willLeave: add(.neverLeaves, "\(name) got willMove(toParent: nil), but is still a child.")
    case .none, .moved: break
    }
  }

  private func checkLoading(_ name: ChildName, _ child: ContainerConformance.Child) {
    guard let container, !container.isViewLoaded, child.isViewLoaded else { return }
    add(.loadedTooEarly, "\(containerName) has loaded the view of \(name) before its own.")
  }

  // MARK: Appearance

  private func checkAppearance(_ name: ChildName, _ child: ContainerConformance.Child) {
    let isContainerOnScreen = container?.isOnScreen ?? false
    switch (child.appearance, isOnScreen: child.isOnScreen) {
    case (.appearing, _), (.entering, _), (.disappearing, _):
      add(
        .issue(.unbalancedAppearance),
        "An appearance transition of \(name) was begun but never ended: \(name) is still \(child.appearance.name).")
    case (.disappeared, isOnScreen: true):
      if child.log.disappearedOnScreen {
        add(.seenAfterDisappearing, "\(name) got viewDidDisappear(_:), but its view is still on screen.")
      } else {
        add(.notForwarded, "\(name)'s view is on screen, but \(name) got no viewDidAppear(_:).")
      }
    case (.appeared, isOnScreen: false):
      if isContainerOnScreen {
        add(.toldUnseen, "\(name) got viewDidAppear(_:), but its view is not on screen.")
      } else if child.log.appearedOffScreen {
        add(.toldOffScreen, "\(name) got viewDidAppear(_:) while \(containerName) was off screen.")
      } else {
        add(.notForwarded, "\(containerName) is off screen, but \(name) got no viewDidDisappear(_:).")
      }
    case (.disappeared, isOnScreen: false), (.appeared, isOnScreen: true): break
    }
  }

  /// Checks the callbacks of a change that was obeyed without interruption.
  private func checkWhatWasTold(animated: Bool, since before: Before) {
    for (name, child) in known {
      let told = child.log.step.told
      if !told.isEmpty, !before.shows(name), !child.isOnScreen {
        let rule = container?.isOnScreen == true ? ConformanceRule.toldUnseen : .toldOffScreen
        add(rule, "\(name) got appearance callbacks, but was not on screen before or after.")
      }
      guard before.isOnScreen, subject.animates else { continue }
      // Adding or removing a view sends `false`, also inside an animation; only a begin and an end can send the
      // value of the call.
      let isWrong = told.contains { $0.animated ? !animated : animated && $0.isExplicit && before.showsSomebody }
      guard isWrong else { continue }
      add(.wrongAnimated, "The call had animated: \(animated), but \(name) got animated: \(!animated).")
    }
  }

  private func checkTakenBack(since before: Before) {
    guard let container else { return }
    let isSame =
      container.children.map(ObjectIdentifier.init) == before.children
      && known.allSatisfy { before.shows($0.name) == $0.child.isOnScreen }
    guard !isSame else { return }
    add(.notTakenBack, "A change was cancelled, but \(containerName) has or shows other children than before.")
  }

  // MARK: Sizes

  private func checkSizes(since before: Before) {
    guard let size = container?.viewIfLoaded?.bounds.size else { return }
    for (name, child) in known where before.isFilled(by: name) && child.isOnScreen && belongs(child) {
      if child.log.step.sizes.isEmpty {
        add(
          .sizeNotForwarded,
          "\(containerName) got another size, but \(name), which fills it, got no viewWillTransition(to:with:).")
      }
      if child.view.bounds.size != size {
        add(.sizeNotKept, "\(name) filled \(containerName), but does not fill it at its new size.")
      }
    }
  }
}

extension UIViewController {
  fileprivate final var isOnScreen: Bool { viewIfLoaded?.window?.isOnScreen ?? false }
}
