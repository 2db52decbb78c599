import Foundation

/// The steps: when they are possible, and what they do.
extension ScenarioRun {
  func isPossible(_ step: Step, after last: Step?) -> Bool {
    guard let container else { return false }
    let isShown = window?.rootViewController != nil && window?.isHidden == false
    switch step {
    case .change(let change, _): return isPossible(change)
    case .cancel(let name): return isShown && cover == nil && child(name).parent == nil && places[name] == nil
    case .inside(_, let name, _): return places[name] == nil || places[name] == .shown
    case .wait:
      if case .change(_, animated: true) = last { return stage.cycle.hasTimedWork }
      return false
    case .load: return !container.isViewLoaded
    case .appear: return window?.rootViewController == nil
    case .nest: return window?.rootViewController == nil && outer == nil
    case .leave: return window?.rootViewController != nil && cover == nil
    case .hideWindow: return isShown
    case .showWindow: return window?.isHidden == true
    case .resizeWindow: return isShown && window?.bounds.size != ScenarioWindow.otherSize
    case .cover: return isShown && cover == nil
    case .uncover: return cover != nil
    case .release: return true
    }
  }

  private func isPossible(_ change: Change) -> Bool {
    switch change {
    case .show(let name): mayArrive(name)
    case .replace(let old, let new): places[old] == .shown && mayArrive(new)
    case .remove(let name): places[name] == .shown || places[name] == .covered && belongs(child(name))
    }
  }

  /// Nobody is given up before the container has it.
  private func isPossibleInside(_ change: Change) -> Bool {
    switch change {
    case .show: isPossible(change)
    case .replace(let child, _), .remove(let child): isPossible(change) && belongs(self.child(child))
    }
  }

  private func mayArrive(_ name: ChildName) -> Bool { child(name).parent == nil && places[name] != .shown }

  func perform(_ step: Step) {
    switch step {
    case .change(let change, let animated): perform(change, animated: animated)
    case .cancel(let name):
      isUnderWay = true
      if let container { subject.cancel?(container, child(name)) }
    case .inside(let callback, let name, let change):
      child(name).inside(callback) { [weak self] in
        if let self, isPossibleInside(change) { perform(change, animated: false) }
      }
    case .wait(let milliseconds): stage.cycle.advance(by: .milliseconds(milliseconds))
    case .load: container?.loadViewIfNeeded()
    case .appear: enterWindow()
    case .nest:
      nest()
      enterWindow()
    case .leave: window?.rootViewController = nil
    case .hideWindow: window?.isHidden = true
    case .showWindow: window?.isHidden = false
    case .resizeWindow:
      // At another size a container may show others.
      coverAll()
      window?.frame.size = ScenarioWindow.otherSize
    case .cover:
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      self.cover = cover
      container?.present(cover, animated: false)
    case .uncover:
      cover = nil
      container?.dismiss(animated: false)
    case .release:
      if cover != nil { perform(.uncover) }
      window?.rootViewController = nil
      outer = nil
    }
  }

  private func nest() {
    guard let container else { return }
    let outer = UIViewController()
    outer.addChild(container)
    container.view.frame = outer.view.bounds
    outer.view.addSubview(container.view)
    container.didMove(toParent: outer)
    self.outer = outer
  }

  private func enterWindow() {
    let window = window ?? UIWindow(frame: CGRect(origin: .zero, size: ScenarioWindow.size))
    self.window = window
    window.rootViewController = outer ?? container
    window.makeKeyAndVisible()
  }

  /// The child of that name, which is made when it is first needed.
  private func child(_ name: ChildName) -> ContainerConformance.Child {
    if let child = children[name] { return child }
    let child = ContainerConformance.Child()
    child.title = name.rawValue
    children[name] = child
    return child
  }

  private func perform(_ change: Change, animated: Bool) {
    guard let container else { return }
    // While something is under way, a container may refuse.
    let isOrder = !isUnderWay && !stage.cycle.hasTimedWork
    if animated { isUnderWay = true }
    changeDepth += 1
    defer { changeDepth -= 1 }
    switch change {
    case .show(let name):
      arrive(name, isOrder)
      subject.show(container, child(name), animated)
    case .replace(let old, let new):
      arrive(new, isOrder)
      places[old] = isOrder ? .gone : .asked
      subject.replace?(container, child(old), child(new), animated)
    case .remove(let name):
      places[name] = isOrder ? .gone : .asked
      subject.remove?(container, child(name), animated)
    }
  }

  private func arrive(_ name: ChildName, _ isOrder: Bool) {
    coverAll()
    // Of two calls inside each other, the outer one may have the last word.
    places[name] = isOrder && changeDepth == 1 ? .shown : .asked
  }

  private func coverAll() {
    for (name, place) in places where place == .shown { places[name] = .covered }
  }

  // MARK: What is where

  /// The children that the container was told to show, in the order of their names.
  var known: [(name: ChildName, child: ContainerConformance.Child)] {
    ChildName.allCases.compactMap { name in children[name].map { (name, $0) } }
  }

  /// Whether the child is the container's, or that of a container inside it, which it may not have taken in before it
  /// is loaded.
  func belongs(_ child: UIViewController) -> Bool {
    if container?.isViewLoaded == false { return child.parent != nil }
    var current = child.parent
    while let parent = current, parent !== container { current = parent.parent }
    return current != nil
  }

  func isInTree(_ child: UIViewController) -> Bool {
    guard let view = child.viewIfLoaded, let whole = container?.viewIfLoaded else { return false }
    return view.isDescendant(of: whole)
  }

  /// Where the child has to be, now that everything is at rest.
  func place(of name: ChildName) -> ChildPlace? {
    guard places[name] == .asked, let child = children[name] else { return places[name] }
    let place: ChildPlace? =
      belongs(child) ? (isInTree(child) ? .shown : .covered) : (child.log.hasBeenChild ? .gone : nil)
    places[name] = place
    return place
  }
}

/// Where a child has to be.
enum ChildPlace {
  /// It was shown last.
  case shown
  /// Another one was shown after it, or the container got another size: whether it is shown still, or a child, is the
  /// container's business.
  case covered
  /// The container was told to give it up.
  case gone
  /// The container was told something about it while an animation was under way, and may have refused.
  case asked
}

/// The sizes of the window of a scenario.
enum ScenarioWindow {
  static let size = CGSize(width: 390, height: 844)
  static let otherSize = CGSize(width: 844, height: 390)
}
