import Foundation

/// Finds the colours of asset catalogues by their names (TRAIT-22).
enum NamedColors {
  /// What a bundle has under a name.
  private enum Found: Sendable {
    case color(SystemColor)
    /// Its catalogues have no such colour.
    case missing
    case noCatalogue
  }

  private static let known = Locked<[String: Found]>([:])

  /// The colour of that name in a bundle: black if the bundle has no catalogue, `nil` if its catalogues have no such colour.
  static func color(named name: String, in bundle: Bundle) -> SystemColor? {
    switch find(name, in: bundle) {
    case .color(let color): color
    case .missing: nil
    case .noCatalogue: SystemColor(key(name, bundle), light: .gray(white: 0, alpha: 1))
    }
  }

  /// The colour of that name in the catalogues of a bundle.
  static func catalogued(_ name: String, in bundle: Bundle) -> SystemColor? {
    if case .color(let color) = find(name, in: bundle) { color } else { nil }
  }

  /// Each name is looked up once.
  private static func find(_ name: String, in bundle: Bundle) -> Found {
    let key = key(name, bundle)
    if let found = known.withValue({ $0[key] }) { return found }
    let found = look(name, bundle, key)
    known.withValue { $0[key] = found }
    return found
  }

  private static func key(_ name: String, _ bundle: Bundle) -> String { bundle.bundlePath + "\n" + name }

  private static func look(_ name: String, _ bundle: Bundle, _ key: String) -> Found {
    guard let folder = bundle.resourcePath, !AssetCatalogues.paths(in: folder).isEmpty else { return .noCatalogue }
    for set in AssetCatalogues.sets(named: name + ".colorset", in: folder) {
      if let data = FileManager.default.contents(atPath: set + "/Contents.json"),
        let contents = try? JSONDecoder().decode(Contents.self, from: data), let color = contents.color(named: key)
      {
        return .color(color)
      }
    }
    return .missing
  }

  /// The contents of a colour set, as Xcode writes them.
  fileprivate struct Contents: Decodable {
    struct Entry: Decodable {
      var appearances: [Condition]?
      var color: Color?
    }
    struct Condition: Decodable, Equatable {
      var appearance: String
      var value: String
    }
    struct Color: Decodable {
      var components: [String: String]?
      var space: String?
      /// The name of a system colour.
      var reference: String?
      private enum CodingKeys: String, CodingKey {
        case components, reference
        case space = "color-space"
      }
    }
    var colors: [Entry]

    func color(named name: String) -> SystemColor? {
      guard let any = entry([]) else { return nil }
      let light = entry([Condition(appearance: "luminosity", value: "light")]) ?? any
      let dark = entry([Condition(appearance: "luminosity", value: "dark")]) ?? any
      return SystemColor(
        name, light: light.value(for: UITraitCollection(userInterfaceStyle: .light)),
        dark: dark.value(for: UITraitCollection(userInterfaceStyle: .dark)))
    }

    private func entry(_ appearances: [Condition]) -> Color? {
      colors.first { ($0.appearances ?? []) == appearances }?.color
    }
  }
}

extension NamedColors.Contents.Color {
  fileprivate func value(for traits: UITraitCollection) -> ColorValue {
    if let reference {
      return UIColor.systemColor(named: reference, otherwise: .gray(white: 0, alpha: 1)).value(for: traits)
    }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return .gray(white: white, alpha: alpha) }
    let (red, green, blue) = (component("red") ?? 0, component("green") ?? 0, component("blue") ?? 0)
    return space == "display-p3"
      ? .displayP3(.init(red: red, green: green, blue: blue), alpha: alpha)
      : .sRGB(.init(red: red, green: green, blue: blue), alpha: alpha)
  }

  /// A number from 0 to 1, which a set writes as such, as one of 255, or with hexadecimal digits.
  private func component(_ name: String) -> CGFloat? {
    guard let text = components?[name] else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if text.contains(".") { return Double(text).map { CGFloat($0) } }
    // Opacity has no form of 255 steps.
    return Int(text).map { name == "alpha" ? CGFloat($0) : CGFloat($0) / 255 }
  }
}
