import ControllerTree
import Foundation

/// The parts of lines that exclusion paths cover. Rules: TEXT-91.
struct ExcludedParts {
  private let paths: [UIBezierPath]

  init(_ paths: [UIBezierPath]) { self.paths = paths }

  /// The first part of a line that no path covers, and what is behind the path that ends it; empty rectangles for none.
  func first(of line: CGRect) -> (part: CGRect, rest: CGRect) {
    guard !line.isNull, line.width > 0 else { return (.zero, .zero) }
    var left = line.minX
    for covered in parts(of: line) {
      if covered.lowerBound > left {
        return (Self.part(of: line, left, covered.lowerBound), Self.part(of: line, covered.upperBound, line.maxX))
      }
      left = max(left, covered.upperBound)
    }
    return (Self.part(of: line, left, line.maxX), .zero)
  }

  private static func part(of line: CGRect, _ left: CGFloat, _ right: CGFloat) -> CGRect {
    right > left ? CGRect(x: left, y: line.minY, width: right - left, height: line.height) : .zero
  }

  /// What the paths cover in the height of a line, from left to right.
  private func parts(of line: CGRect) -> [ClosedRange<CGFloat>] {
    var parts: [ClosedRange<CGFloat>] = []
    for path in paths where path.bounds.maxY > line.minY && path.bounds.minY < line.maxY {
      var band = Band(line)
      band.add(path.cgPath)
      if let covered = band.covered, covered.lowerBound < line.maxX, covered.upperBound > line.minX {
        parts.append(covered)
      }
    }
    return parts.sorted { $0.lowerBound < $1.lowerBound }
  }
}

/// The extent of an outline in the height of a line.
private struct Band {
  private let (top, bottom): (CGFloat, CGFloat)
  private(set) var covered: ClosedRange<CGFloat>?

  init(_ line: CGRect) { (top, bottom) = (line.minY, line.maxY) }

  mutating func add(_ path: CGPath) { for side in BoundaryLine.lines(of: path) { add(side.start, side.end) } }

  /// The part of a side between the top and the bottom of the line.
  private mutating func add(_ from: CGPoint, _ to: CGPoint) {
    let (upper, lower) = from.y <= to.y ? (from, to) : (to, from)
    guard lower.y > top, upper.y < bottom || upper.y == lower.y && upper.y <= bottom else { return }
    func x(_ y: CGFloat) -> CGFloat {
      upper.y == lower.y ? upper.x : upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y)
    }
    let ends =
      upper.y == lower.y ? [upper.x, lower.x] : [x(max(top, upper.y)), x(min(bottom, lower.y))]
    for end in ends {
      covered = covered.map { min($0.lowerBound, end)...max($0.upperBound, end) } ?? end...end
    }
  }
}

extension NSTextContainer {
  private static let mostParts = 16

  /// The free parts of a row, without their padding, as ``lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`` tells.
  final func freeParts(top: CGFloat, height: CGFloat, width: CGFloat, at character: Int, padding: CGFloat)
    -> [LinePlace]
  {
    var parts: [LinePlace] = []
    var rest = CGRect(x: 0, y: top, width: width, height: height)
    while rest.width > 0, parts.count < Self.mostParts {
      var remaining = CGRect.zero
      let part = lineFragmentRect(
        forProposedRect: rest, at: character, writingDirection: .natural, remaining: &remaining)
      if part.width > 2 * padding { parts.append(LinePlace(x: part.minX, width: part.width - 2 * padding)) }
      if remaining.minX <= rest.minX { break }
      rest = remaining
    }
    return parts
  }
}
