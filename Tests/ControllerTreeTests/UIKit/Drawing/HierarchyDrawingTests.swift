import UIKit
import XCTest

@testable import ControllerTree

private final class LineView: UIView {
  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.stroke()
  }
}

final class HierarchyDrawingTests: XCTestCase {
  /// A box with a label, an image, a view that draws and views that are not seen.
  @MainActor private static func box(_ trace: Trace) -> UIView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    trace.keep(window)
    window.isHidden = false
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
    box.backgroundColor = .white
    (box.layer.borderWidth, box.layer.borderColor) = (2, UIColor.black.cgColor)
    let label = UILabel(frame: CGRect(x: 5, y: 5, width: 100, height: 20))
    (label.text, label.alpha) = ("Hi", 0.5)
    let image = UIImageView(frame: CGRect(x: 0, y: 20, width: 40, height: 10))
    (image.image, image.contentMode) = (UIImage(systemName: "star"), .scaleAspectFit)
    let line = LineView(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
    let (hidden, clear) = (UILabel(frame: box.bounds), UILabel(frame: box.bounds))
    (hidden.text, hidden.isHidden, clear.text, clear.alpha) = ("hidden", true, "clear", 0)
    for view in [label, image, line, hidden, clear] { box.addSubview(view) }
    window.addSubview(box)
    return box
  }

  /// DRAW-33: back to front: colour, content, sublayers, border.
  func test_DRAW33_drawHierarchy() async {
    await withStage { trace in
      let box = Self.box(trace)
      XCTAssertFalse(box.drawHierarchy(in: box.bounds, afterScreenUpdates: true))
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 40)).image { _ in
        XCTAssertTrue(box.drawHierarchy(in: CGRect(x: 0, y: 0, width: 100, height: 40), afterScreenUpdates: true))
      }
      let lines = (image.cgImage?.commands ?? []).map(\.description)
      XCTAssertEqual(lines.count, 5)
      XCTAssertEqual(lines.first, "fill rect 0 0 100 40 #FFFFFF")
      XCTAssertTrue(lines[1].hasPrefix("text \"Hi\" 10 5 ") && lines[1].hasSuffix(" alpha 0.5"), lines[1])
      XCTAssertEqual(
        Array(lines[2...]),
        [
          "image symbol(star) 30 20 20 10", "stroke M40 0 L50 5 #000000 width 1",
          "stroke rect 2 1 96 38 #000000 width 2",
        ])
    }
  }

  /// DRAW-33: `render(in:)` draws in the layer's own coordinates; masks clip, transforms turn.
  func test_DRAW33_render() async {
    await withStage { _ in
      let (outer, inner) = (CALayer(), CALayer())
      outer.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
      outer.masksToBounds = true
      inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      inner.backgroundColor = UIColor.red.cgColor
      inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
      outer.addSublayer(inner)
      let context = CGContext(bounds: outer.bounds, scale: 1)
      outer.render(in: context)
      XCTAssertEqual(context.commands.map(\.description), ["fill rect 0 5 20 10 #FF0000 clip rect 0 0 20 20"])
      XCTAssertTrue(context.ctm.isIdentity)
    }
  }

  /// DRAW-34: snapshots have the size, no subviews, and what was drawn.
  func test_DRAW34_snapshots() async throws {
    try await withStage { trace in
      let box = Self.box(trace)
      let whole = try XCTUnwrap(box.snapshotView(afterScreenUpdates: true))
      XCTAssertEqual(whole.frame, box.frame)
      XCTAssertTrue(whole.subviews.isEmpty)
      XCTAssertEqual(whole.drawnCommands.count, 5)
      let part = try XCTUnwrap(
        box.resizableSnapshotView(
          from: CGRect(x: 20, y: 0, width: 10, height: 10), afterScreenUpdates: false, withCapInsets: .zero))
      XCTAssertEqual(part.frame, CGRect(x: 0, y: 0, width: 10, height: 10))
      XCTAssertEqual(part.drawnCommands[3].description, "stroke M0 0 L5 5 #000000 width 1")
      // A snapshot is drawn where its hierarchy is drawn.
      let again = try XCTUnwrap(part.snapshotView(afterScreenUpdates: true))
      XCTAssertEqual(again.drawnCommands[4].description, part.drawnCommands[3].description)
    }
  }
}
