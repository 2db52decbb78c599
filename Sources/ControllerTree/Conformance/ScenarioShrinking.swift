/// Makes a scenario as short and as plain as it can be without losing what it shows.
@MainActor enum ScenarioShrinking {
  typealias Steps = [ContainerConformance.Step]

  /// The last of ever shorter scenarios that `shows` accepts: none of its steps can be left out or made plainer.
  static func shortest(_ steps: Steps, shows: (Steps) -> Bool) -> Steps {
    var shortest = steps
    while let next = shorter(than: shortest).first(where: shows) ?? plainer(than: shortest).first(where: shows) {
      shortest = next
    }
    return shortest
  }

  /// The scenarios with a step less, the later ones first; a wait goes with the change that it belongs to.
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

extension ContainerConformance.Step {
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
