/// The callbacks of segues. ``Delivery`` sends and records them.
@MainActor enum SegueDelivery {
  static func shouldPerform(_ template: SegueTemplate, of source: UIViewController, sender: Any?) -> Bool {
    let identifier = template.identifier ?? ""
    return Delivery.deliver("shouldPerformSegue", .words("withIdentifier: \"\(identifier)\""), to: source) {
      source.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }
  }

  static func prepare(_ source: UIViewController, for segue: UIStoryboardSegue, sender: Any?) {
    Delivery.deliver("prepare", .words("for: \(segue.text)"), to: source) {
      source.prepare(for: segue, sender: sender)
    }
  }
}

extension UIStoryboardSegue {
  /// The segue in timelines: `"detail" → B`.
  fileprivate var text: String {
    let arrow = "→ \(destination.hierarchyName.short)"
    return identifier.map { "\"\($0)\" \(arrow)" } ?? arrow
  }
}
