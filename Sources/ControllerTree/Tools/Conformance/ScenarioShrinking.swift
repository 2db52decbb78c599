/// Makes a scenario as short and as simple as possible while it still shows the same violation.
@MainActor enum ScenarioShrinking {
  typealias Steps = [ContainerConformance.Step]

  /// The last of a series of shorter scenarios that `shows` accepts: no step can be left out or simplified.
  static func shortest(_ steps: Steps, shows: (Steps) -> Bool) -> Steps {
    var shortest = steps
    while let next = shorter(than: shortest).first(where: shows) ?? plainer(than: shortest).first(where: shows) {
      shortest = next
    }
    let renamed = renamed(shortest)
    return shows(renamed) ? renamed : shortest
  }

  /// The scenarios with one step less, later steps removed first. A wait is removed with the change that it follows.
  private static func shorter(than steps: Steps) -> [Steps] {
    let one = steps.indices.reversed().map { index in steps.enumerated().filter { $0.offset != index }.map(\.element) }
    let two = steps.indices.filter { $0 > 0 && steps[$0].isWait }.map { index in
      Array(steps[..<(index - 1)] + steps[(index + 1)...])
    }
    return one + two
  }

  private static func plainer(than steps: Steps) -> [Steps] {
    steps.indices.compactMap { index in
      guard let plainer = steps[index].plainer else { return nil }
      var others = steps
      others[index] = plainer
      return others
    }
  }
}

extension ScenarioShrinking {
  /// The same steps with the children named in the order of first use.
  private static func renamed(_ steps: Steps) -> Steps {
    let used = steps.flatMap(\.children)
    let old = ContainerConformance.ChildName.allCases.filter(used.contains)
      .sorted { (used.firstIndex(of: $0) ?? 0) < (used.firstIndex(of: $1) ?? 0) }
    let names = Dictionary(uniqueKeysWithValues: zip(old, ContainerConformance.ChildName.allCases))
    return steps.map { $0.renamed { names[$0] ?? $0 } }
  }
}

extension ContainerConformance.Step {
  typealias Name = ContainerConformance.ChildName

  fileprivate var children: [Name] {
    switch self {
    case .change(let change, _): change.children
    case .cancel(let child): [child]
    case .inside(_, let child, let change): [child] + change.children
    case .wait, .load, .appear, .nest, .leave, .hideWindow, .showWindow, .resizeWindow, .cover, .uncover, .release: []
    }
  }

  fileprivate func renamed(_ name: (Name) -> Name) -> Self {
    switch self {
    case .change(let change, let animated): .change(change.renamed(name), animated: animated)
    case .cancel(let child): .cancel(name(child))
    case .inside(let callback, let child, let change): .inside(callback, of: name(child), change.renamed(name))
    case .wait, .load, .appear, .nest, .leave, .hideWindow, .showWindow, .resizeWindow, .cover, .uncover, .release: self
    }
  }

  fileprivate var plainer: Self? {
    switch self {
    case .change(let change, animated: true): .change(change, animated: false)
    case .nest: .appear
    case .change, .cancel, .inside, .wait, .load, .appear, .leave, .hideWindow, .showWindow, .resizeWindow, .cover,
      .uncover, .release:
      nil
    }
  }
}

extension ContainerConformance.Change {
  fileprivate func renamed(_ name: (ContainerConformance.ChildName) -> ContainerConformance.ChildName) -> Self {
    switch self {
    case .show(let child): .show(name(child))
    case .remove(let child): .remove(name(child))
    case .replace(let old, let new): .replace(name(old), with: name(new))
    }
  }
}
