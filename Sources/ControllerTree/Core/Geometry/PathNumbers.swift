import Foundation

/// Paths and lines as text, with all digits, for archives.
enum PathNumbers {
  static func text(of path: CGPath) -> String {
    var words: [String] = []
    path.applyWithBlock { element in
      let type = element.pointee.type
      words.append("\(type.rawValue)")
      for index in 0..<count(of: type) {
        let point = element.pointee.points[index]
        words += ["\(Double(point.x))", "\(Double(point.y))"]
      }
    }
    return words.joined(separator: " ")
  }

  /// The path; `nil` if the text is no path.
  static func path(from text: String) -> CGMutablePath? {
    let result = CGMutablePath()
    var words = text.split(separator: " ")[...]
    while let word = words.popFirst() {
      guard let type = Int32(word).flatMap(CGPathElementType.init(rawValue:)) else { return nil }
      var points: [CGPoint] = []
      for _ in 0..<count(of: type) {
        guard let x = words.popFirst().flatMap({ Double($0) }), let y = words.popFirst().flatMap({ Double($0) })
        else { return nil }
        points.append(CGPoint(x: x, y: y))
      }
      switch type {
      case .moveToPoint: result.move(to: points[0])
      case .addLineToPoint: result.addLine(to: points[0])
      case .addQuadCurveToPoint: result.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint: result.addCurve(to: points[2], control1: points[0], control2: points[1])
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }

  static func text(of style: CGLineStyle) -> String {
    let numbers = [
      style.width, CGFloat(style.cap.rawValue), CGFloat(style.join.rawValue), style.miterLimit, style.dashPhase,
    ]
    return (numbers + style.dashes).map { "\(Double($0))" }.joined(separator: " ")
  }

  static func read(_ text: String, into style: inout CGLineStyle) {
    let numbers = text.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
    guard numbers.count >= 5 else { return }
    style.width = numbers[0]
    style.cap = Int32(exactly: Double(numbers[1])).flatMap(CGLineCap.init(rawValue:)) ?? .butt
    style.join = Int32(exactly: Double(numbers[2])).flatMap(CGLineJoin.init(rawValue:)) ?? .miter
    (style.miterLimit, style.dashPhase) = (numbers[3], numbers[4])
    style.dashes = Array(numbers[5...])
  }

  private static func count(of type: CGPathElementType) -> Int {
    switch type {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}
