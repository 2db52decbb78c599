import UIKit
import XCTest

@testable import ControllerTree

/// The layout of layers (LAYER-12).
final class LayerLayoutTests: XCTestCase {
  private final class NotedLayer: CALayer {
    var note: ((String) -> Void)?
    override func layoutSublayers() {
      note?("layout of \(name ?? "?")")
      super.layoutSublayers()
    }
  }

  private final class LayoutView: UIView {
    var note: ((String) -> Void)?
    let gradient = CAGradientLayer()
    override func layoutSublayers(of layer: CALayer) {
      note?("layoutSublayers(of:) begins")
      super.layoutSublayers(of: layer)
      gradient.frame = layer.bounds
      note?("layoutSublayers(of:) ends")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      note?("layoutSubviews()")
    }
  }

  private final class PlainView: UIView {
    var note: ((String) -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      note?("layoutSubviews()")
    }
  }

  /// LAYER-12: no layer is made for the layout of a view whose class does not place layers.
  func test_LAYER12_viewsWithoutLayers() async {
    await withTrace(pacing: .manual) { trace in
      let root = UIViewController()
      _ = trace.ignore { trace.show(root) }
      let view = PlainView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.note = { trace.note($0) }
      root.view.addSubview(view)
      trace.expect("layoutSubviews()")
      XCTAssertNil(view.rare?.layer)
    }
  }

  /// A view and a layer that put their layers into place again in each layout.
  private final class RepeatingView: UIView {
    var note: ((String) -> Void)?
    private let gradient = CAGradientLayer()
    private var line = CALayer()
    override func layoutSubviews() {
      super.layoutSubviews()
      layer.insertSublayer(gradient, at: 0)
      line.removeFromSuperlayer()
      line = CALayer()
      layer.addSublayer(line)
      note?("layoutSubviews()")
    }
  }

  private final class RepeatingLayer: CALayer {
    var note: ((String) -> Void)?
    private let line = CALayer()
    override func layoutSublayers() {
      addSublayer(line)
      note?("layoutSublayers()")
    }
  }

  /// LAYER-12: what a view or a layer adds to itself in its layout marks it for no further layout.
  func test_LAYER12_layersThatAreAddedInLayout() async {
    await withTrace(pacing: .manual) { trace in
      let root = UIViewController()
      _ = trace.ignore { trace.show(root) }
      let view = RepeatingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.note = { trace.note($0) }
      root.view.addSubview(view)
      trace.expect("layoutSubviews()")
      XCTAssertEqual(view.layer.sublayers?.count, 2)
      let layer = RepeatingLayer()
      layer.note = { trace.note($0) }
      root.view.layer.addSublayer(layer)
      trace.begin()
      layer.addSublayer(CALayer())
      trace.expect("layoutSublayers()")
      trace.stage.cycle.settle()
      trace.expect("")
    }
  }

  /// LAYER-12: a view is laid out through its layer, which is made for it if its class places layers.
  func test_LAYER12_views() async {
    await withTrace(pacing: .manual) { trace in
      let root = UIViewController()
      _ = trace.ignore { trace.show(root) }
      let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.note = { trace.note($0) }
      root.view.addSubview(view)
      trace.expect("layoutSublayers(of:) begins\nlayoutSubviews()\nlayoutSublayers(of:) ends")
      view.layer.addSublayer(view.gradient)
      trace.begin()
      view.bounds.size.width = 30
      trace.expect("layoutSublayers(of:) begins\nlayoutSubviews()\nlayoutSublayers(of:) ends")
      XCTAssertEqual(view.gradient.bounds.width, 30)
      view.layer.setNeedsLayout()
      XCTAssertTrue(view.layer.needsLayout())
      trace.begin()
      view.layer.layoutIfNeeded()
      XCTAssertFalse(view.layer.needsLayout())
      trace.expect("layoutSublayers(of:) begins\nlayoutSubviews()\nlayoutSublayers(of:) ends")
    }
  }

  /// LAYER-12: an added layer is laid out at the end of the turn, superlayers first, or at once if it is asked to.
  func test_LAYER12_addedLayers() async {
    await withTrace(pacing: .manual) { trace in
      let shown = trace.shownLayer()
      let (outer, inner) = (NotedLayer(), NotedLayer())
      (outer.name, inner.name) = ("outer", "inner")
      outer.note = { trace.note($0) }
      inner.note = { trace.note($0) }
      outer.addSublayer(inner)
      inner.bounds.size.width = 5
      trace.expect("")
      inner.layoutIfNeeded()
      trace.expect("layout of inner")
      trace.stage.cycle.turn {
        shown.addSublayer(outer)
        inner.setNeedsLayout()
        trace.note("the turn ends")
      }
      trace.expect("the turn ends\nlayout of outer\nlayout of inner")
      outer.bounds.size.height = 7
      trace.expect("layout of outer")
      outer.position.x = 7
      trace.expect("")
      XCTAssertEqual(outer.preferredFrameSize(), CGSize(width: 0, height: 7))
      trace.advance(1)
    }
  }
}
