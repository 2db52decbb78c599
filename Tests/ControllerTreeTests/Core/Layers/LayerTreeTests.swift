import UIKit
import XCTest

@testable import ControllerTree

/// The tree of layers beside that of views (LAYER-01 to LAYER-06).
final class LayerTreeTests: XCTestCase {
  /// LAYER-01: the layer is made when it is asked for, and keeps nothing alive.
  func test_LAYER01_madeOnFirstUse() async {
    await withStage { _ in
      let view = UIView()
      XCTAssertNil(view.rare)
      let layer = view.layer
      XCTAssertTrue(view.layer === layer)
      XCTAssertTrue(layer.delegate === view)
      layer.delegate = nil
      XCTAssertTrue(layer.delegate === view)
      weak var released: UIView?
      let kept: CALayer
      do {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.alpha = 0.5
        (released, kept) = (view, view.layer)
      }
      XCTAssertNil(released)
      XCTAssertNil(kept.delegate)
      XCTAssertEqual(kept.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
      XCTAssertEqual(kept.opacity, 0.5)
    }
  }

  /// LAYER-02, LAYER-03: sublayers are the layers of subviews and the added ones, in the order of adding.
  func test_LAYER02_LAYER03_subviewsAndAddedLayers() async {
    await withStage { _ in
      let root = view("root")
      XCTAssertNil(root.layer.sublayers)
      let a = view("a", in: root)
      XCTAssertTrue(a.layer.superlayer === root.layer)
      XCTAssertEqual(names(root.layer), "a")
      let x = layer("x")
      root.layer.addSublayer(x)
      XCTAssertTrue(x.superlayer === root.layer)
      let b = view("b", in: root)
      XCTAssertEqual(names(root.layer), "a x b")
      a.removeFromSuperview()
      XCTAssertEqual(names(root.layer), "x b")
      XCTAssertNil(a.layer.superlayer)
      x.removeFromSuperlayer()
      XCTAssertEqual(names(root.layer), "b")
      XCTAssertNil(x.superlayer)
      XCTAssertTrue(b.superview === root)
    }
  }

  /// LAYER-04: each way to insert, and reordering of the views around the added layers.
  func test_LAYER04_placesAndReordering() async {
    await withStage { _ in
      let root = view("root")
      let (a, b) = (view("a", in: root), view("b", in: root))
      let (x, y, z) = (layer("x"), layer("y"), layer("z"))
      root.layer.insertSublayer(x, at: 0)
      XCTAssertEqual(names(root.layer), "x a b")
      root.layer.insertSublayer(y, below: b.layer)
      root.layer.insertSublayer(z, above: x)
      XCTAssertEqual(names(root.layer), "x z a y b")
      root.bringSubviewToFront(a)
      XCTAssertEqual(names(root.layer), "x z y b a")
      root.exchangeSubview(at: 0, withSubviewAt: 1)
      XCTAssertEqual(names(root.layer), "x z y a b")
      root.insertSubview(view("c"), at: 1)
      XCTAssertEqual(names(root.layer), "x z y a c b")
      root.sendSubviewToBack(b)
      XCTAssertEqual(names(root.layer), "x z y b a c")
      root.layer.replaceSublayer(z, with: layer("n"))
      XCTAssertEqual(names(root.layer), "x n y b a c")
      root.layer.insertSublayer(y, at: 99)
      root.layer.insertSublayer(x, above: nil)
      XCTAssertEqual(names(root.layer), "n b a c y x")
      root.layer.sublayers = [y, a.layer, z]
      XCTAssertEqual(names(root.layer), "b a c y z")
    }
  }

  /// LAYER-03: trees of layers without views; a layer leaves its former superlayer.
  func test_LAYER03_layersAlone() async {
    await withStage { _ in
      let (a, b, x) = (layer("a"), layer("b"), layer("x"))
      a.addSublayer(x)
      b.addSublayer(x)
      XCTAssertNil(a.sublayers)
      XCTAssertEqual(names(b), "x")
      b.sublayers = nil
      XCTAssertNil(x.superlayer)
    }
  }

  /// LAYER-05: a view's layer follows its view, and no layer is inside itself: the tree stays as it is.
  func test_LAYER05_refusals() async {
    await withStage { trace in
      let (root, other) = (view("root"), view("other"))
      let inner = view("inner", in: root)
      let (a, b) = (layer("a"), layer("b"))
      a.addSublayer(b)
      let issues = trace.stage.diagnostics.collect {
        other.layer.addSublayer(inner.layer)
        inner.layer.removeFromSuperlayer()
        other.layer.mask = inner.layer
        b.addSublayer(a)
        a.addSublayer(a)
        b.mask = a
      }
      XCTAssertEqual(
        issues.map(\.kind), [.layerOfView, .layerOfView, .layerOfView, .layerCycle, .layerCycle, .layerCycle])
      XCTAssertTrue(inner.layer.superlayer === root.layer)
      XCTAssertTrue(b.superlayer === a)
      XCTAssertNil(a.superlayer)
      XCTAssertNil(b.mask)
      XCTAssertNil(other.layer.sublayers)
      trace.begin()
    }
  }

  /// LAYER-05, LAYER-06: the layer of a view without a superview can be a mask, and is it while the view has none.
  func test_LAYER05_LAYER06_theLayerOfAViewMasks() async {
    await withStage { trace in
      let (root, mask, a) = (view("root"), view("mask"), layer("a"))
      root.layer.mask = mask.layer
      XCTAssertTrue(root.layer.mask === mask.layer)
      XCTAssertNil(mask.layer.superlayer)
      XCTAssertNil(root.layer.sublayers)
      root.addSubview(mask)
      XCTAssertNil(root.layer.mask)
      let issues = trace.stage.diagnostics.collect { root.layer.mask = mask.layer }
      XCTAssertEqual(issues.map(\.kind), [.layerOfView])
      XCTAssertNil(root.layer.mask)
      mask.removeFromSuperview()
      XCTAssertTrue(root.layer.mask === mask.layer)
      a.mask = mask.layer
      XCTAssertNil(root.layer.mask)
      mask.layer.removeFromSuperlayer()
      XCTAssertNil(a.mask)
      // The layer outlives its view.
      do {
        let short = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        root.layer.mask = short.layer
      }
      XCTAssertEqual(root.layer.mask?.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
      root.layer.mask = nil
      XCTAssertNil(root.layer.mask)
      trace.begin()
    }
  }

  /// LAYER-05: a view's layer masks nothing that is inside it, and a layer that it masks is not added inside it. The layer of a window is
  /// no mask.
  func test_LAYER05_masksInsideThemselves() async {
    await withStage { trace in
      let (outer, window) = (view("outer"), trace.show(trace.controller("P")))
      let (inner, x) = (view("inner", in: view("middle", in: outer)), layer("x"))
      let issues = trace.stage.diagnostics.collect {
        inner.layer.mask = outer.layer
        outer.layer.mask = outer.layer
        x.mask = window.layer
        x.mask = outer.layer
        inner.layer.addSublayer(x)
      }
      XCTAssertEqual(issues.map(\.kind), [.layerCycle, .layerCycle, .layerOfView, .layerCycle])
      XCTAssertNil(inner.layer.mask)
      XCTAssertNil(outer.layer.mask)
      XCTAssertTrue(x.mask === outer.layer)
      XCTAssertNil(x.superlayer)
      // No call of views is refused for a mask; the next calls of layers still end.
      let host = view("host")
      host.layer.addSublayer(x)
      inner.addSubview(host)
      host.layer.addSublayer(layer("y"))
      XCTAssertEqual(x.convert(CGPoint(x: 1, y: 1), to: outer.layer), CGPoint(x: 1, y: 1))
      x.mask = nil
      trace.begin()
    }
  }

  /// LAYER-06: a mask is no sublayer, and has one layer.
  func test_LAYER06_masks() async {
    await withStage { _ in
      let (a, b, mask) = (layer("a"), layer("b"), layer("mask"))
      a.addSublayer(mask)
      a.mask = mask
      XCTAssertNil(a.sublayers)
      XCTAssertNil(mask.superlayer)
      b.mask = mask
      XCTAssertNil(a.mask)
      XCTAssertTrue(b.mask === mask)
      a.addSublayer(mask)
      XCTAssertNil(b.mask)
      b.mask = layer("other")
      b.mask = nil
      XCTAssertNil(b.mask)
    }
  }

  /// LAYER-14: the view names the class of its layer; a class that Swift can't make is made by its `init(coder:)`.
  func test_LAYER14_layerClass() async {
    final class GradientView: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }
    final class OwnView: UIView { override class var layerClass: AnyClass { OwnLayer.self } }
    final class MadeView: UIView { override class var layerClass: AnyClass { MadeLayer.self } }
    final class WrongView: UIView { override class var layerClass: AnyClass { NSString.self } }
    await withStage { _ in
      XCTAssertTrue(type(of: UIView().layer) == CALayer.self)
      XCTAssertTrue(GradientView().layer is CAGradientLayer)
      XCTAssertEqual((OwnView().layer as? OwnLayer)?.origin, "init")
      XCTAssertEqual((MadeView().layer as? MadeLayer)?.origin, "own")
      XCTAssertTrue(type(of: WrongView().layer) == CALayer.self)
    }
  }
}

/// A layer class of which the library can make objects.
final class OwnLayer: CALayer, LayerInitializable {
  let origin: String
  var progress: CGFloat = 0

  required override init() {
    origin = "init"
    super.init()
  }

  required override init(layer: Any) {
    origin = "copy"
    progress = (layer as? OwnLayer)?.progress ?? 0
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    origin = "coder"
    super.init(coder: coder)
  }
}

private final class MadeLayer: CALayer {
  let origin: String

  override init() {
    origin = "own"
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor private func names(_ layer: CALayer) -> String {
  (layer.sublayers ?? []).map { $0.name ?? "?" }.joined(separator: " ")
}

@MainActor private func view(_ name: String, in superview: UIView? = nil) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  superview?.addSubview(view)
  view.layer.name = name
  return view
}

@MainActor private func layer(_ name: String) -> CALayer {
  let layer = CALayer()
  layer.name = name
  return layer
}
