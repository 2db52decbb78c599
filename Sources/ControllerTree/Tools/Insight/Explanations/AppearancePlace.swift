/// Why a controller is off screen, or still there.
extension CallbackInquiry {
  // MARK: Off screen

  /// Climbs to the controller that keeps the one that was asked about off screen.
  mutating func absence() -> Finding {
    var current = asked
    while true {
      if let presentation = current.rare?.presentation?.coveredBy, current.isCovered {
        add(cover: presentation, of: current)
        return .notSent
      }
      guard let parent = current.links.parent else { return absence(ofOutermost: current) }
      if let finding = absence(of: current, in: parent) { return finding }
      current = parent
    }
  }

  /// `nil` if the reason lies with the parent.
  private mutating func absence(of child: UIViewController, in parent: UIViewController) -> Finding? {
    if let shown = parent.rare?.shownChildren { return absence(of: child, in: parent, shown) }
    switch Appearance.arrival(of: child) {
    case .byHand:
      add(byHand: "beginAppearanceTransition", missingIn: parent)
      return .notSent
    case .withScreen, .withParent, .notYet: break
    }
    guard child.isViewLoaded else {
      steps.add(child, .viewNotLoaded, "has no view yet: no call has needed it")
      return .notSent
    }
    if !Appearance.takesPart(child, in: parent), !child.isViewOnScreen {
      steps.add(child, .viewNotAdded, "has a view outside the view of its parent \(parent.shortName)", others: [parent])
      return .notSent
    }
    return climb(to: parent)
  }

  /// The state of a parent: `nil` if it is off screen itself.
  private mutating func climb(to parent: UIViewController) -> Finding? {
    switch parent.appearance {
    case .disappeared:
      steps.add(parent, .isOff, "has not begun to appear, and its children follow", rule: "APP-10")
      return nil
    case .disappearing:
      steps.add(parent, .isDisappearing, "is disappearing", rule: "APP-10")
      return .notSent
    case .appearing, .entering, .appeared:
      steps.add(parent, .turnRuns, "is on screen: the child follows in this turn", rule: "APP-10")
      return .due(Self.endOfTurn)
    }
  }

  /// A child of a container that shows some of its children.
  private mutating func absence(
    of child: UIViewController, in container: UIViewController, _ shown: ShownChildren
  ) -> Finding? {
    let wanted = shown.wanted
    guard wanted.holds(child) else {
      var names: [String] = []
      for other in wanted { names.append(other.shortName) }
      let text = names.isEmpty ? "shows none of its children" : "shows \(names.joined(separator: ", "))"
      steps.add(container, .showsOthers, text, others: wanted)
      return .notSent
    }
    switch container.appearance {
    case .disappeared: break
    case .disappearing: return climb(to: container)
    case .appearing, .entering, .appeared:
      if Delivery.isKnownToSkipSuper(.viewWillAppear, container, on: .current) {
        add(skipped: .viewWillAppear, in: container)
        return .notSent
      }
      if let transition = child.ownTransition, transition.isInProgress { return wait(for: transition, of: child) }
      steps.add(container, .transitionWaits, "shows it in a change that begins at the end of the turn", rule: "NAV-03")
      return .due(Self.endOfTurn)
    }
    return climb(to: container)
  }

  /// A controller without a parent.
  private mutating func absence(ofOutermost controller: UIViewController) -> Finding {
    if let presentation = controller.ownPresentation {
      if let transition = presentation.transition { return wait(for: transition, of: controller) }
      if let window = presentation.containerView?.links.window {
        add(absenceOf: window)
      } else if let presenter = presentation.presenter {
        steps.add(presenter, .isOff, "presents it, and is in no window", rule: "PRES-19")
      }
      return .notSent
    }
    if let window = controller.rare?.windowAsRoot ?? controller.loadedView?.links.window {
      add(absenceOf: window)
      return .notSent
    }
    steps.add(controller, .hasNoPlace, "has no parent, is no window's root, and is not presented")
    return .notSent
  }

  private mutating func add(cover presentation: Presentation, of controller: UIViewController) {
    let style = presentation.controller.presentationStyle
    steps.add(
      presentation.presented, .isCovered,
      "is presented as \(style.name), which removes the view of \(controller.shortName) from the window",
      others: [controller])
  }

  // MARK: On screen

  /// Why a controller that has appeared does not disappear.
  mutating func presence() -> Finding {
    if let transition = asked.ownTransition, transition.isInProgress, callback == .viewWillDisappear {
      return wait(for: transition, of: asked)
    }
    if !asked.isViewOnScreen, let parent = asked.links.parent, Appearance.arrival(of: asked) == .byHand {
      add(byHand: "beginAppearanceTransition", missingIn: parent)
      return .notSent
    }
    if let presentation = asked.nearestPresented {
      if let transition = presentation.transition { return wait(for: transition, of: asked) }
      if !presentation.controller.shouldRemovePresentersView {
        let style = presentation.controller.presentationStyle
        steps.add(
          presentation.presented, .coversNothing, "is presented as \(style.name), which keeps the views behind it")
        return .notSent
      }
    }
    if let place = background {
      steps.add(place, .isInBackground, "is in the background, where windows stay on screen")
      return .notSent
    }
    steps.add(asked, .staysOnScreen, "has appeared, and nothing has removed its view")
    return .notSent
  }

  /// The scene of the controller's window, or else the application, if it is in the background.
  private var background: UIResponder? {
    if let scene = asked.loadedView?.links.window?.windowScene {
      return scene.activationState == .background ? scene : nil
    }
    let application = UIApplication.shared
    return application.applicationState == .background ? application : nil
  }
}
