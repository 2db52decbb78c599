/// The sizes of content that views allow (TRAIT-20).
@MainActor enum ViewContentSize {
  static func limit(
    _ view: UIView, from minimum: UIContentSizeCategory?, to maximum: UIContentSizeCategory?
  ) {
    let isLimited = minimum != nil || maximum != nil
    guard isLimited || view.traitState?.limits != nil else { return }
    let limits = isLimited ? ContentSizeLimits(minimum: minimum, maximum: maximum) : nil
    Stage.turn("contentSizeCategory", view) {
      TraitUse.begin()
      TraitChange.overlay(of: view) { $0.limits = limits }
    }
  }

  static func description(of view: UIView) -> String {
    var (lines, current): ([String], UIView?) = ([], view)
    while let member = current {
      let limits = member.traitState?.limits
      var line = "\(member.hierarchyName): \(member.traitCollection.preferredContentSizeCategory.shortName)"
      if let minimum = limits?.minimum { line += ", minimum \(minimum.shortName)" }
      if let maximum = limits?.maximum { line += ", maximum \(maximum.shortName)" }
      lines.append(line)
      current = member.superview
    }
    return lines.joined(separator: "\n")
  }
}
