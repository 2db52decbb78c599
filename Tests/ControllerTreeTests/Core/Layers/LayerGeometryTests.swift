import UIKit
import XCTest

@testable import ControllerTree

/// The geometry of layers: that of a view's layer is the view's (LAYER-07 to LAYER-13).
final class LayerGeometryTests: XCTestCase {
  /// LAYER-07: view and layer have one geometry, whichever is set.
  func test_LAYER07_oneGeometry() async {
    await withStage { _ in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      let layer = view.layer
      XCTAssertEqual(layer.frame, view.frame)
      XCTAssertEqual(layer.position, view.center)
      layer.position = CGPoint(x: 50, y: 60)
      layer.bounds = CGRect(x: 5, y: 6, width: 20, height: 10)
      XCTAssertEqual(view.center, CGPoint(x: 50, y: 60))
      XCTAssertEqual(view.bounds, CGRect(x: 5, y: 6, width: 20, height: 10))
      view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      XCTAssertEqual(layer.bounds, CGRect(x: 5, y: 6, width: 8, height: 8))
      let alone = CALayer()
      alone.frame = CGRect(x: 1, y: 2, width: -10, height: 20)
      XCTAssertEqual(alone.bounds, CGRect(x: 0, y: 0, width: 10, height: 20))
      XCTAssertEqual(alone.position, CGPoint(x: -4, y: 12))
    }
  }

  /// LAYER-07, MIS-32: numbers that are no numbers are refused.
  func test_LAYER07_MIS32_refusals() async {
    await withStage { trace in
      let (layer, view) = (CALayer(), UIView())
      let issues = trace.stage.diagnostics.collect {
        layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
        layer.position = CGPoint(x: 0, y: CGFloat.nan)
        layer.anchorPoint.x = .nan
        layer.transform.m34 = .nan
        layer.zPosition = .infinity
        layer.shadowOpacity = .nan
        view.layer.position = CGPoint(x: CGFloat.nan, y: 0)
      }
      XCTAssertEqual(issues.map(\.kind), Array(repeating: .invalidGeometry, count: 8))
      XCTAssertEqual(layer.frame, .zero)
      XCTAssertEqual(layer.zPosition, 0)
      trace.begin()
    }
  }

  /// LAYER-08: the anchor point moves the frame and not the position; the view's frame, conversion and hit test follow.
  func test_LAYER08_anchorPoint() async {
    await withStage { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
      root.addSubview(view)
      view.layer.anchorPoint = .zero
      XCTAssertEqual(view.center, CGPoint(x: 120, y: 110))
      XCTAssertEqual(view.frame, CGRect(x: 120, y: 110, width: 40, height: 20))
      XCTAssertEqual(view.layer.frame, view.frame)
      XCTAssertEqual(view.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 121, y: 112))
      XCTAssertTrue(root.hitTest(CGPoint(x: 159, y: 129), with: nil) === view)
      XCTAssertTrue(root.hitTest(CGPoint(x: 119, y: 110), with: nil) === root)
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      assertEqual(view.frame, CGRect(x: 100, y: 110, width: 20, height: 40))
      view.transform = .identity
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      XCTAssertEqual(view.center, .zero)
      XCTAssertEqual(view.anchorPoint, .zero)
      view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
      view.frame = CGRect(x: 100, y: 0, width: 100, height: 10)
      root.frame.size.width = 800
      XCTAssertEqual(view.frame, CGRect(x: 300, y: 0, width: 300, height: 10))
    }
  }

  /// LAYER-08, AL-23: constraints place the frame, wherever the anchor point is.
  func test_LAYER08_AL23_anchorPointWithConstraints() async {
    await withStage { trace in
      let window = trace.window()
      let (root, view) = (UIViewController(), UIView())
      window.rootViewController = root
      window.isHidden = false
      view.translatesAutoresizingMaskIntoConstraints = false
      view.layer.anchorPoint = CGPoint(x: 1, y: 0)
      root.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 20),
        view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 40),
      ])
      root.view.layoutIfNeeded()
      XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
      XCTAssertEqual(view.center, CGPoint(x: 40, y: 20))
      window.isHidden = true
      trace.begin()
    }
  }

  /// LAYER-09: the view has the part in the plane, the layer all of it.
  func test_LAYER09_transforms() async {
    await withStage { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 500
      view.layer.transform = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
      XCTAssertEqual(view.transform.a, 0.5, accuracy: 1e-12)
      XCTAssertEqual(view.layer.transform.m34, view.transform3D.m34)
      XCTAssertNotEqual(view.layer.transform.m34, 0)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      XCTAssertEqual(view.layer.transform, CATransform3DMakeScale(2, 2, 1))
      view.layer.setAffineTransform(CGAffineTransform(translationX: 3, y: 4))
      XCTAssertEqual(view.transform.tx, 3)
      XCTAssertEqual(view.layer.affineTransform(), view.transform)
      view.transform3D = CATransform3DMakeTranslation(0, 0, 9)
      XCTAssertEqual(view.layer.transform.m43, 9)
      XCTAssertTrue(view.transform.isIdentity)
      view.transform3D = CATransform3DIdentity
      XCTAssertEqual(view.layer.transform, CATransform3DIdentity)
    }
  }

  /// LAYER-10: the foremost layer by z and order; a layer that masks hides what is outside of it.
  func test_LAYER10_hitTest() async {
    await withStage { _ in
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let layers = (0..<3).map { index in
        let layer = CALayer()
        layer.frame = CGRect(x: 20 * index, y: 0, width: 60, height: 60)
        root.addSublayer(layer)
        return layer
      }
      XCTAssertTrue(root.hitTest(CGPoint(x: 50, y: 10)) === layers[2])
      layers[0].zPosition = 1
      XCTAssertTrue(root.hitTest(CGPoint(x: 50, y: 10)) === layers[0])
      layers[0].isHidden = true
      layers[2].isHidden = true
      XCTAssertTrue(root.hitTest(CGPoint(x: 50, y: 10)) === layers[1])
      XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 90)) === root)
      XCTAssertNil(root.hitTest(CGPoint(x: 5, y: 100)))
      let outside = CALayer()
      outside.frame = CGRect(x: 200, y: 0, width: 10, height: 10)
      root.addSublayer(outside)
      XCTAssertTrue(root.hitTest(CGPoint(x: 205, y: 5)) === outside)
      root.masksToBounds = true
      XCTAssertNil(root.hitTest(CGPoint(x: 205, y: 5)))
      XCTAssertTrue(root.contains(CGPoint(x: 99, y: 99)))
      XCTAssertFalse(root.contains(CGPoint(x: 100, y: 99)))
    }
  }

  /// LAYER-11: conversion through transforms, bounds and anchor points, as views convert.
  func test_LAYER11_convert() async {
    await withStage { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let inner = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
      let leaf = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
      root.addSubview(inner)
      inner.addSubview(leaf)
      inner.bounds.origin = CGPoint(x: 5, y: 5)
      leaf.transform = CGAffineTransform(scaleX: 2, y: 3)
      leaf.layer.anchorPoint = CGPoint(x: 0, y: 1)
      let point = CGPoint(x: 7, y: 9)
      XCTAssertEqual(leaf.layer.convert(point, to: root.layer), leaf.convert(point, to: root))
      XCTAssertEqual(leaf.layer.convert(point, from: root.layer).x, leaf.convert(point, from: root).x, accuracy: 1e-9)
      assertEqual(
        leaf.layer.convert(leaf.bounds, to: root.layer), leaf.convert(leaf.bounds, to: root))
      let free = CALayer()
      free.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      leaf.layer.addSublayer(free)
      assertEqual(free.convert(free.bounds, to: leaf.layer), free.frame)
      assertEqual(leaf.layer.convert(free.frame, to: free), free.bounds)
    }
  }

  /// LAYER-13: the looks that view and layer have in common.
  func test_LAYER13_commonLooks() async {
    await withStage { _ in
      let view = UIView()
      let layer = view.layer
      layer.opacity = 0.25
      layer.isHidden = true
      layer.masksToBounds = true
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      layer.contentsScale = 5
      XCTAssertEqual(view.alpha, 0.25)
      XCTAssertTrue(view.isHidden)
      XCTAssertTrue(view.clipsToBounds)
      XCTAssertEqual(view.backgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      XCTAssertEqual(view.contentScaleFactor, 5)
      view.alpha = 1
      view.isHidden = false
      view.clipsToBounds = false
      view.backgroundColor = nil
      XCTAssertEqual(layer.opacity, 1)
      XCTAssertFalse(layer.isHidden)
      XCTAssertFalse(layer.masksToBounds)
      XCTAssertNil(layer.backgroundColor)
    }
  }
}

@MainActor private func assertEqual(_ one: CGRect, _ other: CGRect, file: StaticString = #filePath, line: UInt = #line)
{
  for (one, other) in [
    (one.minX, other.minX), (one.minY, other.minY), (one.width, other.width), (one.height, other.height),
  ] {
    XCTAssertEqual(one, other, accuracy: 1e-9, file: file, line: line)
  }
}
