import UIKit
import XCTest

// The properties of layers and animations that exist only for code that sets and reads them.
extension StoredPropertiesTests {
  func testKeyframeAnimationStoresItsProperties() async {
    await MainActor.run {
      let keyframeAnimation = CAKeyframeAnimation()
      assertStores(\CAKeyframeAnimation.rotationMode, .rotateAuto, in: keyframeAnimation)
    }
  }

  func testLayerStoresItsProperties() async {
    await MainActor.run {
      let layer = CALayer()
      assertStores(\CALayer.contentsScale, 7, in: layer)
      assertStores(\CALayer.anchorPointZ, 7, in: layer)
      assertStores(\CALayer.sublayerTransform, CATransform3DMakeScale(2, 3, 4), in: layer)
      assertStores(\CALayer.isOpaque, true, in: layer)
      assertStores(\CALayer.isDoubleSided, false, in: layer)
      assertStores(\CALayer.isGeometryFlipped, true, in: layer)
      layer.contents = "value"
      XCTAssertNotNil(layer.contents)  // \.contents
      assertStores(\CALayer.contentsRect, CGRect(x: 1, y: 2, width: 3, height: 4), in: layer)
      assertStores(\CALayer.contentsCenter, CGRect(x: 1, y: 2, width: 3, height: 4), in: layer)
      assertStores(\CALayer.contentsGravity, .center, in: layer)
      assertStores(\CALayer.minificationFilter, .nearest, in: layer)
      assertStores(\CALayer.magnificationFilter, .nearest, in: layer)
      assertStores(\CALayer.cornerRadius, 7, in: layer)
      assertStores(\CALayer.cornerCurve, .continuous, in: layer)
      assertStores(\CALayer.maskedCorners, .layerMinXMinYCorner, in: layer)
      assertStores(\CALayer.borderWidth, 7, in: layer)
      assertStores(\CALayer.borderColor, CGColor(red: 1, green: 0, blue: 0, alpha: 1), in: layer)
      assertStores(\CALayer.shadowColor, CGColor(red: 1, green: 0, blue: 0, alpha: 1), in: layer)
      assertStores(\CALayer.shadowOpacity, 0.5, in: layer)
      assertStores(\CALayer.shadowOffset, CGSize(width: 3, height: 4), in: layer)
      assertStores(\CALayer.shadowRadius, 7, in: layer)
      assertStores(
        \CALayer.shadowPath, CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil), in: layer)
      assertStores(\CALayer.allowsEdgeAntialiasing, true, in: layer)
      assertStores(\CALayer.edgeAntialiasingMask, .layerTopEdge, in: layer)
      assertStores(\CALayer.allowsGroupOpacity, false, in: layer)
      assertStores(\CALayer.shouldRasterize, true, in: layer)
      assertStores(\CALayer.rasterizationScale, 7, in: layer)
      assertStores(\CALayer.drawsAsynchronously, true, in: layer)
      assertStores(\CALayer.needsDisplayOnBoundsChange, true, in: layer)
      layer.filters = ["value"]
      XCTAssertNotNil(layer.filters)  // \.filters
      layer.backgroundFilters = ["value"]
      XCTAssertNotNil(layer.backgroundFilters)  // \.backgroundFilters
      layer.compositingFilter = "value"
      XCTAssertNotNil(layer.compositingFilter)  // \.compositingFilter
    }
  }

  func testPropertyAnimationStoresItsProperties() async {
    await MainActor.run {
      let propertyAnimation = CAPropertyAnimation()
      let springAnimation = CASpringAnimation()
      assertStores(\CAPropertyAnimation.valueFunction, CAValueFunction(name: .scale), in: propertyAnimation)
      assertStores(\CASpringAnimation.allowsOverdamping, true, in: springAnimation)  // \.allowsOverdamping
    }
  }

  func testTransitionStoresItsProperties() async {
    await MainActor.run {
      let transition = CATransition()
      assertStores(\CATransition.type, .push, in: transition)
    }
  }

  func testEmitterLayerStoresItsProperties() async {
    await MainActor.run {
      let emitterLayer = CAEmitterLayer()
      assertStores(\CAEmitterLayer.emitterCells, [CAEmitterCell()], in: emitterLayer)
      assertStores(\CAEmitterLayer.birthRate, 0.5, in: emitterLayer)
      assertStores(\CAEmitterLayer.lifetime, 0.5, in: emitterLayer)
      assertStores(\CAEmitterLayer.emitterPosition, CGPoint(x: 3, y: 4), in: emitterLayer)
      assertStores(\CAEmitterLayer.emitterZPosition, 7, in: emitterLayer)
      assertStores(\CAEmitterLayer.emitterSize, CGSize(width: 3, height: 4), in: emitterLayer)
      assertStores(\CAEmitterLayer.emitterDepth, 7, in: emitterLayer)
      assertStores(\CAEmitterLayer.emitterShape, .sphere, in: emitterLayer)
      assertStores(\CAEmitterLayer.emitterMode, .outline, in: emitterLayer)
      assertStores(\CAEmitterLayer.renderMode, .additive, in: emitterLayer)
      assertStores(\CAEmitterLayer.preservesDepth, true, in: emitterLayer)
      assertStores(\CAEmitterLayer.velocity, 0.5, in: emitterLayer)
      assertStores(\CAEmitterLayer.scale, 0.5, in: emitterLayer)
      assertStores(\CAEmitterLayer.spin, 0.5, in: emitterLayer)
      assertStores(\CAEmitterLayer.seed, 7, in: emitterLayer)
    }
  }

  func testGradientLayerStoresItsProperties() async {
    await MainActor.run {
      let gradientLayer = CAGradientLayer()
      gradientLayer.colors = ["value"]
      XCTAssertNotNil(gradientLayer.colors)  // \.colors
      assertStores(\CAGradientLayer.locations, [1, 2], in: gradientLayer)
      assertStores(\CAGradientLayer.startPoint, CGPoint(x: 3, y: 4), in: gradientLayer)
      assertStores(\CAGradientLayer.endPoint, CGPoint(x: 3, y: 4), in: gradientLayer)
      assertStores(\CAGradientLayer.type, .conic, in: gradientLayer)
    }
  }

  func testReplicatorLayerStoresItsProperties() async {
    await MainActor.run {
      let replicatorLayer = CAReplicatorLayer()
      assertStores(\CAReplicatorLayer.instanceCount, 7, in: replicatorLayer)
      assertStores(\CAReplicatorLayer.preservesDepth, true, in: replicatorLayer)
      assertStores(\CAReplicatorLayer.instanceDelay, 7, in: replicatorLayer)
      assertStores(\CAReplicatorLayer.instanceTransform, CATransform3DMakeScale(2, 3, 4), in: replicatorLayer)
      assertStores(\CAReplicatorLayer.instanceColor, CGColor(red: 1, green: 0, blue: 0, alpha: 1), in: replicatorLayer)
      assertStores(\CAReplicatorLayer.instanceRedOffset, 0.5, in: replicatorLayer)
      assertStores(\CAReplicatorLayer.instanceGreenOffset, 0.5, in: replicatorLayer)
      assertStores(\CAReplicatorLayer.instanceBlueOffset, 0.5, in: replicatorLayer)
      assertStores(\CAReplicatorLayer.instanceAlphaOffset, 0.5, in: replicatorLayer)
    }
  }

  func testShapeLayerStoresItsProperties() async {
    await MainActor.run {
      let shapeLayer = CAShapeLayer()
      assertStores(
        \CAShapeLayer.path, CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil), in: shapeLayer)
      assertStores(\CAShapeLayer.fillColor, CGColor(red: 1, green: 0, blue: 0, alpha: 1), in: shapeLayer)
      assertStores(\CAShapeLayer.strokeColor, CGColor(red: 1, green: 0, blue: 0, alpha: 1), in: shapeLayer)
      assertStores(\CAShapeLayer.lineWidth, 7, in: shapeLayer)
      assertStores(\CAShapeLayer.strokeStart, 7, in: shapeLayer)
      assertStores(\CAShapeLayer.strokeEnd, 7, in: shapeLayer)
      assertStores(\CAShapeLayer.lineDashPhase, 7, in: shapeLayer)
      assertStores(\CAShapeLayer.miterLimit, 7, in: shapeLayer)
      assertStores(\CAShapeLayer.lineDashPattern, [1, 2], in: shapeLayer)
      assertStores(\CAShapeLayer.fillRule, .evenOdd, in: shapeLayer)
      assertStores(\CAShapeLayer.lineCap, .round, in: shapeLayer)
      assertStores(\CAShapeLayer.lineJoin, .bevel, in: shapeLayer)
    }
  }

  func testTextLayerStoresItsProperties() async {
    await MainActor.run {
      let textLayer = CATextLayer()
      textLayer.string = "value"
      XCTAssertNotNil(textLayer.string)  // \.string
      textLayer.font = "value"
      XCTAssertNotNil(textLayer.font)  // \.font
      assertStores(\CATextLayer.fontSize, 7, in: textLayer)
      assertStores(\CATextLayer.foregroundColor, CGColor(red: 1, green: 0, blue: 0, alpha: 1), in: textLayer)
      assertStores(\CATextLayer.isWrapped, true, in: textLayer)
      assertStores(\CATextLayer.truncationMode, .end, in: textLayer)
      assertStores(\CATextLayer.alignmentMode, .right, in: textLayer)
      assertStores(\CATextLayer.allowsFontSubpixelQuantization, true, in: textLayer)
    }
  }
}
