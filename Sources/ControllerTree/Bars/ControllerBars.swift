/// What a controller shows in the bars around it; made on first use.
@MainActor final class ControllerBars {
  private(set) var navigationItem: UINavigationItem?
  var toolbarItems: [UIBarButtonItem]?

  nonisolated init() {}

  func navigationItem(titled title: String?) -> UINavigationItem {
    if let navigationItem { return navigationItem }
    let made = UINavigationItem()
    made.title = title
    navigationItem = made
    return made
  }
}

extension RareControllerState {
  @MainActor var barsState: ControllerBars {
    if let bars { return bars }
    let made = ControllerBars()
    bars = made
    return made
  }
}
