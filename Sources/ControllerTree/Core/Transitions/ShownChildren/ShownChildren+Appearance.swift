/// The children come and go with their container.
extension ShownChildren {
  private final var visible: [UIViewController] { change?.outcome ?? children }

  /// Forwards a callback that the container has just got.
  final func forward(_ callback: AppearanceCallback, in container: UIViewController) {
    switch callback {
    case .viewWillAppear(let animated):
      if change != nil {
        ContainerForwarding.begin(visible, of: container, appearing: true, animated: animated)
      } else if appearsLater {
        updateLater()
      } else {
        appear(with: container)
      }
    case .viewIsAppearing: break
    case .viewDidAppear:
      guard change == nil else { return ContainerForwarding.end(visible, of: container) }
      if !isUpToDate { appear(with: container) }
      let (arrived, moves) = (children, takeMoves())
      ContainerForwarding.end(arrived, of: container)
      didAppear(with: arrived, ending: moves)
    case .viewWillDisappear(let animated):
      if let change, change.progress == .waiting {
        discard(change)
        didDiscard(change)
      }
      ContainerForwarding.begin(visible, of: container, appearing: false, animated: animated)
    case .viewDidDisappear:
      ContainerForwarding.end(visible, of: container)
      tidy(container)
    }
  }

  /// Shows the wanted children with the container, which is appearing.
  final func appear(with container: UIViewController) {
    willShow()
    willAppear()
    var next = wanted
    for child in children where !next.holds(child) { takeOut(child) }
    didSettle()
    // A callback of a removed child may have removed the container, or begun a change.
    guard !ContainerPresence(of: container).isAway, superview != nil else { return tidy(container) }
    guard change == nil else { return }
    next = wanted
    let before = children
    children = next
    didChange()
    let animated = container.appearance.transition?.animated ?? false
    for child in next {
      ContainerForwarding.bringIn(child, animated: animated)
      if !before.holds(child) { didBringIn(child) }
      guard children.holds(child), !ContainerPresence(of: container).isAway else { continue }
      if !child.isCovered { place(child) }
      if let superview { child.putBackPresentedInPlace(in: superview) }
    }
  }

  /// Off screen: takes out the children that are not wanted.
  final func tidy(_ container: UIViewController) {
    guard container.appearance == .disappeared, change == nil else { return }
    let next = wanted
    for child in children where !next.holds(child) { takeOut(child) }
    didSettle()
  }
}
