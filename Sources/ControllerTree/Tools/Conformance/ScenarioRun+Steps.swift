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

  /// A container can only remove a child that it has.
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
      // At another size a container may show other children.
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

  /// The child of that name, made on first use.
  private func child(_ name: ChildName) -> ContainerConformance.Child {
    if let child = children[name] { return child }
    let child = ContainerConformance.Child()
    child.title = name.rawValue
    children[name] = child
    return child
  }

  private func perform(_ change: Change, animated: Bool) {
    guard let container else { return }
    // During a transition a container may refuse a change.
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
    // Of two nested calls, the outer one may win.
    places[name] = isOrder && changeDepth == 1 ? .shown : .asked
  }

  private func coverAll() {
    for (name, place) in places where place == .shown { places[name] = .covered }
  }

  // MARK: What is where

  /// The children that were passed to the container, in the order of their names.
  var known: [(name: ChildName, child: ContainerConformance.Child)] {
    ChildName.allCases.compactMap { name in children[name].map { (name, $0) } }
  }

  /// Whether the child belongs to the container, or to a container inside it. Before its view is loaded, the outer container
  /// may not have added the inner one yet.
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

  /// Where the child must be, now that everything has settled.
  func place(of name: ChildName) -> ChildPlace? {
    guard places[name] == .asked, let child = children[name] else { return places[name] }
    let place: ChildPlace? =
      belongs(child) ? (isInTree(child) ? .shown : .covered) : (child.log.hasBeenChild ? .gone : nil)
    places[name] = place
    return place
  }
}

/// Where a child must be.
enum ChildPlace {
  /// It was shown last.
  case shown
  /// Another child was shown after it, or the container was resized: the container decides whether it is still shown, or
  /// still a child.
  case covered
  /// The container was asked to remove it.
  case gone
  /// The container was asked to show or remove it during an animation, and may have refused.
  case asked
}

/// The sizes of the window of a scenario.
enum ScenarioWindow {
  static let size = CGSize(width: 390, height: 844)
  static let otherSize = CGSize(width: 844, height: 390)
}
