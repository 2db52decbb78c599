import Foundation

/// Which constraints give a view its place and its size.
///
///     UILabel #1 (36, 8, 100, 20)
///     x = 36
///       +16  UILabel #1.leading == UIView #1.leading + 16
///       +20  UIView #1.leading == UIView #2.leading + 20
///     width = 100
///       +100  content of UILabel #1 @750
///
/// Each number is the sum of the parts below it. The parts form a chain: those that name the view come first, then those that name
/// what the first ones name. The numbers are those of the alignment rectangle in the superview, before they are rounded to whole
/// pixels. Rules: AL-86.
public struct LayoutExplanation: Hashable, Sendable, Codable {
  /// One of the four numbers of a rectangle.
  public enum Quantity: String, Hashable, Sendable, Codable {
    /// The left edge.
    case x
    /// The top edge.
    case y
    /// The width.
    case width
    /// The height.
    case height
  }

  /// What takes part in determining a number.
  public enum Source: String, Hashable, Sendable, Codable {
    /// An active constraint.
    case constraint
    /// The frame of a view that translates its autoresizing mask.
    case frame
    /// The size of a view's content.
    case content
    /// That a side of a view is not negative.
    case bound
  }

  /// A part of a number.
  public struct Part: Hashable, Sendable, Codable {
    /// What takes part.
    public let source: Source
    /// The constraint as an equation, or the frame or the content of which view.
    public let text: String
    /// The views and guides that are named.
    public let items: [ObjectName]
    /// The constraint's identifier.
    public let identifier: String?
    /// From above 0 to 1000.
    public let priority: Float
    /// How many points of the number come from here.
    public let contribution: Double
  }

  /// A number and its parts.
  public struct Answer: Hashable, Sendable, Codable {
    /// Which number.
    public let quantity: Quantity
    /// In points.
    public let value: Double
    /// Whether another value would satisfy the constraints as well.
    public let isAmbiguous: Bool
    /// The parts, those that name the view first; empty if nothing determines the number.
    public let parts: [Part]
  }

  /// The view.
  public let view: ObjectName
  /// Its frame as of the last layout.
  public let frame: CGRect
  /// The numbers, in the order x, width, y, height.
  public let answers: [Answer]
}

extension LayoutExplanation: CustomStringConvertible {
  /// A line for the view, one for each number, and one for each part.
  public var description: String {
    var lines = ["\(view.short) \(frame.shortText)"]
    for answer in answers {
      lines.append("\(answer.quantity.rawValue) = \(Self.text(answer.value))\(answer.isAmbiguous ? ", ambiguous" : "")")
      let amounts = answer.parts.map { ($0.contribution < 0 ? "-" : "+") + Self.text(abs($0.contribution)) }
      let width = amounts.map(\.count).max() ?? 0
      for (part, amount) in zip(answer.parts, amounts) {
        lines.append("  \(amount)\(String(repeating: " ", count: width - amount.count))  \(part.text)")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The number with at most three digits after the point.
  private static func text(_ value: Double) -> String { CGFloat((value * 1000).rounded() / 1000 + 0).shortText }
}

extension UIView {
  /// Explains which constraints give the view its x, y, width and height.
  ///
  /// A number that no constraint is about is the frame's: it is a part of its own if the view translates its autoresizing mask, else
  /// ambiguous.
  /// - Complexity: O(n²) in the constraints that take part.
  /// - Rules: AL-86.
  public final var layoutExplanation: LayoutExplanation {
    let engine = LayoutEngine.engine(for: self)
    engine?.solve()
    let answers = [LayoutComponent.x, .width, .y, .height].map { component in
      engine?.system.determination(of: component, of: self).map { answer($0) } ?? unconstrainedAnswer(component)
    }
    return LayoutExplanation(view: hierarchyName, frame: frame, answers: answers)
  }

  private func answer(_ found: LayoutDetermination) -> LayoutExplanation.Answer {
    LayoutExplanation.Answer(
      quantity: found.component.quantity, value: found.value, isAmbiguous: found.isAmbiguous,
      parts: LayoutChain(from: self, found.parts).ordered)
  }

  private func unconstrainedAnswer(_ component: LayoutComponent) -> LayoutExplanation.Answer {
    let rectangle = alignmentRect(forFrame: frame)
    let value: CGFloat =
      switch component {
      case .x: rectangle.minX
      case .y: rectangle.minY
      case .width: rectangle.width
      case .height: rectangle.height
      }
    let translates = translatesAutoresizingMaskIntoConstraints || superview == nil
    let part = LayoutExplanation.Part(
      source: .frame, text: "frame of \(hierarchyName.short)", items: [hierarchyName], identifier: nil, priority: 1000,
      contribution: value)
    return LayoutExplanation.Answer(
      quantity: component.quantity, value: value, isAmbiguous: !translates, parts: translates ? [part] : [])
  }
}

/// Brings the parts of a number into an order in which each but the first ones names something that one before it names.
@MainActor private struct LayoutChain {
  private(set) var ordered: [LayoutExplanation.Part] = []

  init(from view: UIView, _ parts: [LayoutDetermination.Part]) {
    var waiting = parts.map { (part: Self.explained($0), items: Self.items(of: $0.origin)) }
    var reached = [ObjectIdentifier(view.reference)]
    while !waiting.isEmpty {
      let next = waiting.firstIndex { entry in entry.items.contains { reached.contains($0.identity) } } ?? 0
      let (part, items) = waiting.remove(at: next)
      ordered.append(part)
      reached += items.map(\.identity)
    }
  }

  private static func items(of origin: LayoutSystem.Origin) -> [LayoutItemReference] {
    switch origin {
    case .place(let item, _), .content(let item, _), .side(let item, _): [item.reference]
    case .constraint(let constraint): constraint.items
    }
  }

  private static func explained(_ part: LayoutDetermination.Part) -> LayoutExplanation.Part {
    let names = items(of: part.origin).compactMap { ($0.object as? any Nameable)?.hierarchyName }
    let priority = part.priority == 1000 ? "" : " @\(CGFloat(part.priority).shortText)"
    let (source, text, identifier): (LayoutExplanation.Source, String, String?) =
      switch part.origin {
      case .constraint(let constraint): (.constraint, ConstraintText.description(of: constraint), constraint.identifier)
      case .place(let item, _): (.frame, "frame of \(ConstraintText.name(of: item.reference))", nil)
      case .side(let item, let component):
        (.bound, "the least \(component) of \(ConstraintText.name(of: item.reference))", nil)
      case .content(let item, _): (.content, "content of \(ConstraintText.name(of: item.reference))\(priority)", nil)
      }
    return LayoutExplanation.Part(
      source: source, text: text, items: names, identifier: identifier, priority: part.priority,
      contribution: part.rate * part.constant)
  }
}

extension LayoutComponent {
  fileprivate var quantity: LayoutExplanation.Quantity {
    switch self {
    case .x: .x
    case .y: .y
    case .width: .width
    case .height: .height
    }
  }
}

extension LayoutExplanation {
  /// The same in the form of all explanations: a step for each number and each of its parts.
  ///
  /// - Rules: AL-86, WHY-01.
  public var explanation: Explanation {
    var steps: [Explanation.Step] = []
    for answer in answers {
      let ambiguity = answer.isAmbiguous ? ", ambiguous" : ""
      steps.append(
        Explanation.Step(
          object: view, reason: .layoutNumber,
          text: "has \(answer.quantity.rawValue) = \(Self.text(answer.value))\(ambiguity)", others: [], rule: "AL-86"))
      for part in answer.parts {
        steps.append(
          Explanation.Step(
            object: nil, reason: .layoutPart, text: "\(Self.text(part.contribution)) from \(part.text)",
            others: part.items, rule: nil))
      }
    }
    return Explanation(
      question: "frame of \(view.short)", subject: view, verdict: .found, answer: frame.shortText, objects: [view],
      steps: steps, issue: nil)
  }
}
