import UIKit
import XCTest

final class LayerKeysOfFurtherLayersTests: XCTestCase {
  /// Sets a number by each key and reads it again; a text changes nothing.
  @MainActor private static func checkNumbers(_ keys: [String], of layer: CALayer) {
    for key in keys {
      layer.setValue(0.5, forKey: key)
      layer.setValue("text", forKey: key)
      let value = layer.value(forKey: key)
      let number = (value as? Float).map { Double($0) } ?? (value as? CGFloat).map { Double($0) } ?? value as? Double
      XCTAssertEqual(number, 0.5, "\(type(of: layer)).\(key)")
    }
  }

  /// LAYER-26: the further layers have their properties by name.
  func test_LAYER26_numbers() async {
    await MainActor.run {
      Self.checkNumbers(
        ["birthRate", "lifetime", "emitterZPosition", "emitterDepth", "velocity", "scale", "spin"], of: CAEmitterLayer()
      )
      Self.checkNumbers(
        ["instanceDelay", "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset"],
        of: CAReplicatorLayer())
      Self.checkNumbers(["fontSize"], of: CATextLayer())
      Self.checkNumbers(["lineWidth", "strokeStart", "strokeEnd", "lineDashPhase", "miterLimit"], of: CAShapeLayer())
    }
  }

  /// LAYER-26: values of other types, and names that no layer has.
  func test_LAYER26_values() async {
    await MainActor.run {
      let (emitter, copies, text) = (CAEmitterLayer(), CAReplicatorLayer(), CATextLayer())
      emitter.setValue(CGPoint(x: 1, y: 2), forKey: "emitterPosition")
      emitter.setValue(CGSize(width: 3, height: 4), forKey: "emitterSize")
      XCTAssertEqual(emitter.value(forKey: "emitterPosition") as? CGPoint, CGPoint(x: 1, y: 2))
      XCTAssertEqual(emitter.value(forKey: "emitterSize") as? CGSize, CGSize(width: 3, height: 4))
      copies.setValue(CATransform3DMakeScale(2, 2, 2), forKey: "instanceTransform")
      XCTAssertEqual((copies.value(forKey: "instanceTransform") as? CATransform3D)?.m11, 2)
      copies.setValue(CGColor.black, forKey: "instanceColor")
      XCTAssertEqual(copies.value(forKey: "instanceColor") as? CGColor, .black)
      text.setValue(CGColor.black, forKey: "foregroundColor")
      XCTAssertEqual(text.value(forKey: "foregroundColor") as? CGColor, .black)
      for layer in [emitter, copies, text] {
        layer.setValue("kept", forKey: "own")
        XCTAssertEqual(layer.value(forKey: "own") as? String, "kept")
      }
    }
  }

  /// LAYER-26: names that are no places, lists, layers, and the default of a class.
  func test_LAYER26_otherTypes() async {
    await MainActor.run {
      let (shape, emitter, mask) = (CAShapeLayer(), CAEmitterLayer(), CALayer())
      shape.setValue("evenOdd", forKey: "fillRule")
      XCTAssertEqual(shape.fillRule, .evenOdd)
      shape.setValue(CAShapeLayerLineCap.round, forKey: "lineCap")
      XCTAssertEqual(shape.value(forKey: "lineCap") as? CAShapeLayerLineCap, .round)
      shape.setValue([NSNumber(value: 2)], forKey: "lineDashPattern")
      XCTAssertEqual(shape.lineDashPattern, [2])
      shape.setValue(3, forKey: "lineDashPattern")
      XCTAssertEqual(shape.lineDashPattern, [2])
      shape.setValue(nil, forKey: "lineDashPattern")
      XCTAssertNil(shape.value(forKey: "lineDashPattern"))
      shape.setValue(mask, forKey: "mask")
      XCTAssertIdentical(shape.mask, mask)
      emitter.setValue(7.9, forKey: "seed")
      XCTAssertEqual(emitter.seed, 7)
      XCTAssertEqual(CAShapeLayer.defaultValue(forKey: "miterLimit") as? CGFloat, 10)
    }
  }

  /// LAYER-31: a copy of a further layer has all its properties.
  func test_LAYER31_copies() async {
    await MainActor.run {
      let emitter = CAEmitterLayer()
      emitter.emitterCells = [CAEmitterCell()]
      emitter.renderMode = .additive
      emitter.preservesDepth = true
      let copy = CAEmitterLayer(layer: emitter)
      XCTAssertEqual(copy.emitterCells?.count, 1)
      XCTAssertEqual(copy.renderMode, .additive)
      XCTAssertTrue(copy.preservesDepth)
    }
  }
}
