/// The smallest and the largest size of content that a view allows. Laid over a category, they give the one within them (TRAIT-20).
final class ContentSizeLimits: TraitValue, @unchecked Sendable {
  let minimum: UIContentSizeCategory?
  let maximum: UIContentSizeCategory?

  init(minimum: UIContentSizeCategory?, maximum: UIContentSizeCategory?) {
    self.minimum = minimum
    self.maximum = maximum
    super.init(UITraitPreferredContentSizeCategory.self, isDefault: false)
  }

  /// The category within the limits. A minimum above the maximum does not count.
  func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    // A device without a choice of its user has large text.
    let given = category == .unspecified ? .large : category
    var limited = given
    if let minimum { limited = max(limited, minimum) }
    if let maximum { limited = min(limited, maximum) }
    return limited == given ? category : limited
  }

  override func laid(over other: TraitValue?) -> TraitValue {
    if let other = other as? ContentSizeLimits {
      return ContentSizeLimits(
        minimum: other.minimum.map(limited) ?? minimum, maximum: other.maximum.map(limited) ?? maximum)
    }
    guard let other else { return self }
    var values = TraitValues()
    values.set(other)
    let category = values.value(of: UITraitPreferredContentSizeCategory.self)
    return .of(limited(category), UITraitPreferredContentSizeCategory.self)
  }

  override var text: String { "\(minimum?.shortName ?? "") to \(maximum?.shortName ?? "")" }

  override func isEqual(to other: TraitValue) -> Bool {
    guard let other = other as? ContentSizeLimits else { return false }
    return other.minimum == minimum && other.maximum == maximum
  }
}
