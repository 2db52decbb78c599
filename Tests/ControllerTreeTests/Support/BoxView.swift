import Foundation

@testable import ControllerTree

/// A view with a name and a content size, for tests of layout with constraints.
final class BoxView: UIView {
  let name: String
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  /// - Parameters:
  ///   - name: The name in lines of constraints.
  ///   - width: The width of the content in points, or none.
  ///   - height: The height of the content, or none.
  init(_ name: String, _ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    self.name = name
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var nameTitle: String? { name }
  override var intrinsicContentSize: CGSize { content }
}

extension NSLayoutConstraint {
  /// The constraint in one line, `b.leading == a.trailing + 8 @750`, with the names that the views have.
  var line: String {
    let relations: [Relation: String] = [.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="]
    var text = "\(Self.name(of: firstItem)).\(firstAttribute) \(relations[relation] ?? "")"
    if let secondItem {
      text += multiplier == 1 ? " " : " \((multiplier * 1000).rounded() / 1000)*"
      text += "\(Self.name(of: secondItem)).\(secondAttribute)"
      if constant != 0 { text += constant < 0 ? " - \((-constant).shortText)" : " + \(constant.shortText)" }
    } else {
      text += " \(constant.shortText)"
    }
    return text + (priority == .required ? "" : " @\(CGFloat(priority.rawValue).shortText)")
  }

  private static func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView: view.nameTitle ?? (view is UIStackView ? "stack" : "superview")
    case let guide as UILayoutGuide: guide.identifier
    default: "released"
    }
  }
}
