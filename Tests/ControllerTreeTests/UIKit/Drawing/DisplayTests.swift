import UIKit
import XCTest

@testable import ControllerTree

/// A view that draws; it notes what it is asked to draw.
private class DrawingView: UIView {
  var note: (String) -> Void = { _ in }

  override func layoutSubviews() { note("layout") }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    note("draw \(rect.shortText)")
    UIColor.red.setFill()
    UIRectFill(rect)
    setNeedsDisplay()
  }
}

private class DerivedView: DrawingView {}
private class PlainView: UIView {}
private class GenericView<Value>: UIView {
  override func draw(_ rect: CGRect) { tag += 1 }
}

/// A layer that draws itself.
private class DrawingLayer: CALayer {
  override func draw(in ctx: CGContext) { ctx.fill(bounds) }
}

/// A delegate that draws, or gives content.
private class LayerDelegate: NSObject, CALayerDelegate {
  var calls: [String] = []
  func layerWillDraw(_ layer: CALayer) { calls.append("layerWillDraw") }
  func draw(_ layer: CALayer, in ctx: CGContext) {
    calls.append("draw")
    ctx.stroke(layer.bounds)
  }
}

private class ContentDelegate: NSObject, CALayerDelegate {
  func display(_ layer: CALayer) { layer.contents = "content" }
}

final class DisplayTests: XCTestCase {
  private static let frame = CGRect(x: 0, y: 0, width: 20, height: 10)

  @MainActor private static func window(_ trace: Trace) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    trace.keep(window)
    window.isHidden = false
    return window
  }

  @MainActor private static func view(_ trace: Trace) -> DrawingView {
    let view = DrawingView(frame: frame)
    view.note = { [unowned trace] in trace.note($0) }
    return view
  }

  /// DRAW-30: a view that draws is drawn after layout, when it comes on screen, and after a mark, once in a turn.
  func test_DRAW30_drawsWhenVisibleAndMarked() async {
    await withTrace { trace in
      let window = Self.window(trace)
      let view = Self.view(trace)
      view.setNeedsDisplay()
      trace.expect("")
      window.addSubview(view)
      trace.expect("layout\ndraw (0, 0, 20, 10)")
      view.setNeedsDisplay()
      trace.expect("draw (0, 0, 20, 10)")
      UpdateCycle.main.turn {
        view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 2, height: 2))
        view.setNeedsDisplay(CGRect(x: 4, y: 0, width: 1, height: 2))
        XCTAssertTrue(view.layer.needsDisplay())
      }
      trace.expect("draw (0, 0, 5, 2)")
      XCTAssertFalse(view.layer.needsDisplay())
      UpdateCycle.main.turn {
        view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 2, height: 2))
        view.setNeedsDisplay()
      }
      trace.expect("draw (0, 0, 20, 10)")
      view.frame.size.width = 30
      trace.expect("layout")
      view.contentMode = .redraw
      view.frame.size.width = 40
      trace.expect("layout\ndraw (0, 0, 40, 10)")
      view.removeFromSuperview()
      view.setNeedsDisplay()
      trace.expect("")
      window.addSubview(view)
      trace.expect("draw (0, 0, 40, 10)")
    }
  }

  /// DRAW-30: a view that can't be seen waits until it can.
  func test_DRAW30_waitsUntilVisible() async {
    await withTrace { trace in
      let window = Self.window(trace)
      let (box, view) = (UIView(frame: Self.frame), Self.view(trace))
      box.isHidden = true
      box.addSubview(view)
      window.addSubview(box)
      trace.expect("layout")
      box.isHidden = false
      trace.expect("draw (0, 0, 20, 10)")
      window.isHidden = true
      view.setNeedsDisplay()
      trace.expect("")
      window.isHidden = false
      trace.expect("draw (0, 0, 20, 10)")
      let empty = Self.view(trace)
      empty.frame = .zero
      window.addSubview(empty)
      trace.expect("layout")
      empty.frame = Self.frame
      trace.expect("layout\ndraw (0, 0, 20, 10)")
      let released = Self.view(trace)
      released.isHidden = true
      window.addSubview(released)
      released.removeFromSuperview()
      trace.expect("layout")
    }
    let hasUndrawn = await MainActor.run { DisplayPass.hasUndrawn }
    XCTAssertFalse(hasUndrawn)
  }

  /// DRAW-30: which classes draw.
  func test_DRAW30_classes() async {
    await withStage { trace in
      XCTAssertTrue(DrawingClasses.draws(DrawingView()))
      XCTAssertTrue(DrawingClasses.draws(DerivedView()))
      XCTAssertTrue(DrawingClasses.draws(GenericView<Int>()))
      for view in [UIView(), PlainView(), UILabel(), UIImageView(), UIWindow(), UIScrollView(), UIButton()] {
        XCTAssertFalse(DrawingClasses.draws(view), "\(type(of: view))")
      }
      let window = Self.window(trace)
      let plain = PlainView(frame: Self.frame)
      window.addSubview(plain)
      XCTAssertFalse(plain.layoutState.needsDisplay)
      plain.setNeedsDisplay()
      XCTAssertNil(plain.rare?.layer)
    }
  }

  /// DRAW-31: the commands of the last drawing, in the current traits; recorders of views record the call.
  func test_DRAW31_commands() async {
    await withTrace(.views) { trace in
      let window = trace.setUp { Self.window(trace) }
      let view = DrawingView(frame: Self.frame)
      trace.setUp { window.addSubview(view) }
      XCTAssertEqual(view.drawnCommands.map(\.description), ["fill rect 0 0 20 10 #FF0000 copy"])
      view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
      XCTAssertEqual(view.drawnCommands.map(\.description), ["fill rect 0 0 1 1 #FF0000 copy"])
      XCTAssertEqual(trace.recorder.drain().map(\.line), ["DrawingView #1.draw()"])
    }
  }

  /// DRAW-32: layers draw themselves, or their delegates do.
  func test_DRAW32_layers() async {
    await withStage { trace in
      let window = Self.window(trace)
      let (own, other, third) = (DrawingLayer(), CALayer(), CALayer())
      let (delegate, content) = (LayerDelegate(), ContentDelegate())
      (other.delegate, third.delegate) = (delegate, content)
      for layer in [own, other, third] {
        layer.frame = Self.frame
        window.layer.addSublayer(layer)
        XCTAssertNil(layer.contents)
        layer.setNeedsDisplay()
      }
      XCTAssertEqual((own.contents as? CGImage)?.commands.map(\.description), ["fill rect 0 0 20 10 #000000"])
      XCTAssertEqual(delegate.calls, ["layerWillDraw", "draw"])
      XCTAssertEqual(
        (other.contents as? CGImage)?.commands.map(\.description), ["stroke rect 0 0 20 10 #000000 width 1"])
      XCTAssertEqual(third.contents as? String, "content")
      let lonely = DrawingLayer()
      lonely.bounds = Self.frame
      lonely.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
      XCTAssertTrue(lonely.needsDisplay())
      XCTAssertNil(lonely.contents)
      lonely.displayIfNeeded()
      XCTAssertFalse(lonely.needsDisplay())
      XCTAssertNotNil(lonely.contents)
    }
  }
}
