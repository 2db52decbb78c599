import ControllerTree
import Foundation

/// The part of a path between two fractions of its length, as `strokeStart` and `strokeEnd` name it. Rules: DRAW-35.
@MainActor struct StrokedPart {
  private struct Piece {
    let start: CGPoint
    let end: CGPoint
    /// Whether it continues the piece before it.
    let isConnected: Bool

    var length: CGFloat {
      let (x, y) = (end.x - start.x, end.y - start.y)
      return (x * x + y * y).squareRoot()
    }
    func point(at part: CGFloat) -> CGPoint {
      CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }

  /// - Returns: The path itself if all of it is meant; `nil` if nothing is.
  static func of(_ path: CGPath, from start: CGFloat, to end: CGFloat) -> CGPath? {
    guard start.isFinite, end.isFinite else { return path }
    let (start, end) = (max(start, 0), min(end, 1))
    if start == 0, end == 1 { return path }
    let pieces = pieces(of: path)
    var whole: CGFloat = 0
    for piece in pieces { whole += piece.length }
    guard start < end, whole > 0 else { return nil }
    return cut(pieces, from: start * whole, to: end * whole)
  }

  private static func cut(_ pieces: [Piece], from start: CGFloat, to end: CGFloat) -> CGPath {
    let part = CGMutablePath()
    var (way, isDrawing): (CGFloat, Bool) = (0, false)
    for piece in pieces {
      let length = piece.length
      defer { way += length }
      guard length > 0, way < end, way + length > start else {
        if way + length <= start || length > 0 { isDrawing = false }
        continue
      }
      if !isDrawing || !piece.isConnected { part.move(to: piece.point(at: max(start - way, 0) / length)) }
      part.addLine(to: piece.point(at: min(end - way, length) / length))
      isDrawing = true
    }
    return part
  }

  private static func pieces(of path: CGPath) -> [Piece] {
    var pieces: [Piece] = []
    var (first, current, isConnected) = (CGPoint.zero, CGPoint.zero, false)
    func add(_ end: CGPoint) {
      pieces.append(Piece(start: current, end: end, isConnected: isConnected))
      (current, isConnected) = (end, true)
    }
    path.flattened(threshold: 0).applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: (first, current, isConnected) = (element.pointee.points[0], element.pointee.points[0], false)
      case .addLineToPoint: add(element.pointee.points[0])
      case .closeSubpath: if current != first { add(first) }
      case .addQuadCurveToPoint, .addCurveToPoint: break
      }
    }
    return pieces
  }
}
