import StoryboardDocument

extension InterfaceFile {
  /// The colour of a file.
  ///
  /// A named colour is that of the bundle's asset catalogues; without one it has the value of the copy in the file's resources, as a system
  /// colour whose name is unknown has (TRAIT-22).
  func color(_ color: StoryboardDocument.Color, depth: Int = 0) -> UIColor {
    switch color {
    case .white(let white, let alpha, _): return UIColor(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha, let space):
      if space == "displayP3" { return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .cmyk(let cyan, let magenta, let yellow, let black, let alpha, _):
      let light = 1 - black
      return UIColor(
        red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
    case .named(let name):
      if let color = NamedColors.catalogued(name, in: bundle ?? .main) { return UIColor(color) }
      return copy(of: name, isSystem: false, depth) ?? UIColor(white: 0, alpha: 1)
    case .system(let name):
      let value = copy(of: name, isSystem: true, depth)?.value ?? .gray(white: 0, alpha: 1)
      return UIColor(UIColor.systemColor(named: name, otherwise: value))
    }
  }

  private func copy(of name: String, isSystem: Bool, _ depth: Int) -> UIColor? {
    guard depth < 4 else { return nil }
    for resource in document.resources {
      switch resource {
      case .namedColor(name, let color?) where !isSystem, .systemColor(name, let color?) where isSystem:
        return self.color(color, depth: depth + 1)
      default: continue
      }
    }
    return nil
  }
}
