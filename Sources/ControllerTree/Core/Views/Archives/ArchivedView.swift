import Foundation

/// A stock view with values beside those of every view. Rules: CODE-11.
@MainActor package protocol ArchivedContent: UIView {
  /// Writes the values under keys.
  func writeContent(to coder: NSCoder)
  /// Reads what `writeContent(to:)` wrote. It runs in the base of `init(coder:)`.
  func readContent(from coder: NSCoder)
}

/// A stock view that makes its subviews itself: they are not archived. Rules: CODE-10.
@MainActor package protocol MakesSubviews: UIView {}

/// Writes views into archives, and reads them. Rules: CODE-10, CODE-11.
@MainActor package enum ArchivedView {
  private static let key = "ControllerTree.view"

  /// The numbers and texts of every view.
  private struct Values: Codable {
    var bounds: [CGFloat]
    var center: [CGFloat]
    var transform: [CGFloat]
    var alpha: CGFloat
    var tag: Int
    var isHidden: Bool
    var isOpaque: Bool
    var clips: Bool
    var isTouched: Bool
    var isTouchedByMany: Bool
    var resizesSubviews: Bool
    var translatesMask: Bool
    var mask: UInt
    var contentMode: Int
    var semantics: Int
    var priorities: [Float]
    var restorationIdentifier: String?
    var accessibilityIdentifier: String?
  }

  /// Whether a coder contains a view that was archived.
  package static func isArchive(_ coder: NSCoder) -> Bool {
    coder.holds(key)
  }

  /// Writes a view with its subviews; does nothing if the coder has no keys.
  static func write(_ view: UIView, to coder: NSCoder) {
    guard coder.hasKeys else { return }
    coder.write(json: values(of: view), key)
    coder.write(view.backgroundColor, "ControllerTree.background")
    if !(view is any MakesSubviews) {
      coder.write(view.subviews, "ControllerTree.subviews")
      coder.write(json: ArchivedConstraint.all(of: view), "ControllerTree.constraints")
    }
    (view as? any ArchivedContent)?.writeContent(to: coder)
  }

  /// Gives a view what was written.
  static func read(_ view: UIView, from coder: NSCoder) {
    guard isArchive(coder), let values = coder.read(Values.self, key) else { return }
    apply(values, to: view)
    view.backgroundColor = coder.color("ControllerTree.background")
    for subview in coder.objects(UIView.self, "ControllerTree.subviews") { view.addSubview(subview) }
    for constraint in coder.read([ArchivedConstraint].self, "ControllerTree.constraints") ?? [] {
      constraint.activate(in: view)
    }
    (view as? any ArchivedContent)?.readContent(from: coder)
  }

  /// Writes what an app has put into a content view.
  /// - Parameter own: The views there that the stock view has made itself.
  package static func writeContent(_ content: UIView, without own: [UIView?] = [], to coder: NSCoder) {
    guard coder.hasKeys else { return }
    let subviews = content.subviews.filter { subview in !own.contains { $0 === subview } }
    coder.write(subviews, "ControllerTree.content")
    coder.write(content.backgroundColor, "ControllerTree.contentBackground")
    // Constraints name views by their places, which are others without the stock view's own.
    guard subviews.count == content.subviews.count else { return }
    coder.write(json: ArchivedConstraint.all(of: content), "ControllerTree.contentConstraints")
  }

  /// Puts into a content view what `writeContent(_:without:to:)` wrote.
  package static func readContent(into content: UIView, from coder: NSCoder) {
    content.backgroundColor = coder.color("ControllerTree.contentBackground")
    for subview in coder.objects(UIView.self, "ControllerTree.content") { content.addSubview(subview) }
    for constraint in coder.read([ArchivedConstraint].self, "ControllerTree.contentConstraints") ?? [] {
      constraint.activate(in: content)
    }
  }

  private static func values(of view: UIView) -> Values {
    let (bounds, center, transform) = (view.bounds, view.center, view.transform)
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    var priorities: [Float] = []
    for axis in axes {
      priorities.append(view.contentHuggingPriority(for: axis).rawValue)
      priorities.append(view.contentCompressionResistancePriority(for: axis).rawValue)
    }
    return Values(
      bounds: [bounds.minX, bounds.minY, bounds.width, bounds.height], center: [center.x, center.y],
      transform: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], alpha: view.alpha,
      tag: view.tag, isHidden: view.isHidden, isOpaque: view.isOpaque, clips: view.clipsToBounds,
      isTouched: view.isUserInteractionEnabled, isTouchedByMany: view.isMultipleTouchEnabled,
      resizesSubviews: view.autoresizesSubviews, translatesMask: view.translatesAutoresizingMaskIntoConstraints,
      mask: view.autoresizingMask.rawValue, contentMode: view.contentMode.rawValue,
      semantics: view.semanticContentAttribute.rawValue, priorities: priorities,
      restorationIdentifier: view.restorationIdentifier, accessibilityIdentifier: view.accessibilityIdentifier)
  }

  private static func apply(_ values: Values, to view: UIView) {
    let (bounds, center, part) = (values.bounds, values.center, values.transform)
    if bounds.count == 4 { view.bounds = CGRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3]) }
    if center.count == 2 { view.center = CGPoint(x: center[0], y: center[1]) }
    if part.count == 6 {
      view.transform = CGAffineTransform(a: part[0], b: part[1], c: part[2], d: part[3], tx: part[4], ty: part[5])
    }
    (view.alpha, view.tag, view.isHidden) = (values.alpha, values.tag, values.isHidden)
    (view.isOpaque, view.clipsToBounds) = (values.isOpaque, values.clips)
    (view.isUserInteractionEnabled, view.isMultipleTouchEnabled) = (values.isTouched, values.isTouchedByMany)
    view.autoresizesSubviews = values.resizesSubviews
    view.translatesAutoresizingMaskIntoConstraints = values.translatesMask
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: values.mask)
    view.contentMode = UIView.ContentMode(rawValue: values.contentMode) ?? .scaleToFill
    view.semanticContentAttribute = UISemanticContentAttribute(rawValue: values.semantics) ?? .unspecified
    if values.priorities.count == 4 {
      let priorities = values.priorities.map { UILayoutPriority($0) }
      view.setContentHuggingPriority(priorities[0], for: .horizontal)
      view.setContentCompressionResistancePriority(priorities[1], for: .horizontal)
      view.setContentHuggingPriority(priorities[2], for: .vertical)
      view.setContentCompressionResistancePriority(priorities[3], for: .vertical)
    }
    view.restorationIdentifier = values.restorationIdentifier
    if let identifier = values.accessibilityIdentifier { view.accessibilityIdentifier = identifier }
  }
}
