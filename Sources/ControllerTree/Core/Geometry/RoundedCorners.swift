import Foundation

/// A rectangle with round corners, clockwise on a screen, from the end of the corner at the top left (DRAW-02).
struct RoundedCorners {
  let rect: CGRect
  let corners: UIRectCorner
  let radii: CGSize

  func add(to path: CGMutablePath) {
    let width = min(max(radii.width, 0), rect.width / 2)
    let height = min(max(radii.height, 0), rect.height / 2)
    guard width > 0, height > 0 else { return path.addRect(rect) }
    let all: [(corner: UIRectCorner, point: CGPoint, inwards: (x: CGFloat, y: CGFloat))] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), (-1, 1)),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), (-1, -1)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), (1, -1)),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), (1, 1)),
    ]
    path.move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? width : 0), y: rect.minY))
    for (index, item) in all.enumerated() {
      guard corners.contains(item.corner) else {
        path.addLine(to: item.point)
        continue
      }
      let center = CGPoint(x: item.point.x + item.inwards.x * width, y: item.point.y + item.inwards.y * height)
      let start = CGFloat(index - 1) * .pi / 2
      let ellipse = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y)
      path.addRelativeArc(center: .zero, radius: 1, startAngle: start, delta: .pi / 2, transform: ellipse)
    }
    path.closeSubpath()
  }
}
