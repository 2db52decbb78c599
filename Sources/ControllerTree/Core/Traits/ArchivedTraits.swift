import Foundation

/// The traits of the system in an archive: a number for each, and the size of text. Rules: CODE-02.
struct ArchivedTraits {
  private struct Contents: Codable {
    var numbers: [String: Double] = [:]
    var textSize: String?
  }

  private static let key = "ControllerTree.traits"
  private(set) var values = TraitValues()

  init(_ values: TraitValues) { self.values = values }

  /// The traits that `write(to:)` wrote; `nil` if there are none.
  init?(_ coder: NSCoder) {
    guard let contents = coder.read(Contents.self, Self.key) else { return nil }
    var reader = Reader(numbers: contents.numbers)
    reader.visitAll()
    values = reader.values
    if let scale = contents.numbers[UITraitDisplayScale.name], scale.isFinite, scale >= 0 {
      values.set(CGFloat(scale), for: UITraitDisplayScale.self)
    }
    if let textSize = contents.textSize {
      values.set(UIContentSizeCategory(rawValue: textSize), for: UITraitPreferredContentSizeCategory.self)
    }
  }

  func write(to coder: NSCoder) {
    var writer = Writer(values: values)
    writer.visitAll()
    var contents = Contents(numbers: writer.numbers)
    let scale = values.value(of: UITraitDisplayScale.self)
    if scale > 0 { contents.numbers[UITraitDisplayScale.name] = Double(scale) }
    if values.entry(for: ObjectIdentifier(UITraitPreferredContentSizeCategory.self)) != nil {
      contents.textSize = values.value(of: UITraitPreferredContentSizeCategory.self).rawValue
    }
    coder.write(json: contents, Self.key)
  }
}

/// Visits the traits of the system whose values are numbered.
private protocol NumberedTraitVisitor {
  mutating func visit<Trait: UITraitDefinition>(_ trait: Trait.Type)
  where Trait.Value: RawRepresentable, Trait.Value.RawValue == Int
}

extension NumberedTraitVisitor {
  mutating func visitAll() {
    visit(UITraitUserInterfaceIdiom.self)
    visit(UITraitUserInterfaceStyle.self)
    visit(UITraitLayoutDirection.self)
    visit(UITraitHorizontalSizeClass.self)
    visit(UITraitVerticalSizeClass.self)
    visit(UITraitForceTouchCapability.self)
    visit(UITraitDisplayGamut.self)
    visit(UITraitAccessibilityContrast.self)
    visit(UITraitUserInterfaceLevel.self)
    visit(UITraitLegibilityWeight.self)
    visit(UITraitActiveAppearance.self)
  }
}

private struct Writer: NumberedTraitVisitor {
  let values: TraitValues
  var numbers: [String: Double] = [:]

  mutating func visit<Trait: UITraitDefinition>(_ trait: Trait.Type)
  where Trait.Value: RawRepresentable, Trait.Value.RawValue == Int {
    guard values.entry(for: ObjectIdentifier(trait)) != nil else { return }
    numbers[trait.name] = Double(values.value(of: trait).rawValue)
  }
}

private struct Reader: NumberedTraitVisitor {
  let numbers: [String: Double]
  var values = TraitValues()

  mutating func visit<Trait: UITraitDefinition>(_ trait: Trait.Type)
  where Trait.Value: RawRepresentable, Trait.Value.RawValue == Int {
    guard let number = numbers[trait.name].flatMap({ Int(exactly: $0) }), let value = Trait.Value(rawValue: number)
    else { return }
    values.set(value, for: trait)
  }
}
