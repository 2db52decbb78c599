import UIKit
import XCTest

@testable import ControllerTree

final class CGContextTests: XCTestCase {
  private static func commands(_ draw: (CGContext) -> Void) -> String {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 2)
    GraphicsStack.with(context) { draw(context) }
    return context.commands.map(\.description).joined(separator: "\n")
  }

  /// DRAW-20: what is drawn becomes commands, in the coordinates of the context.
  func test_DRAW20_commands() throws {
    let star = try XCTUnwrap(UIImage(systemName: "star"))
    let commands = Self.commands { context in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.translateBy(x: 5, y: 5)
      context.scaleBy(x: 2, y: 2)
      context.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
      context.setLineWidth(3)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 10, y: 10))
      XCTAssertEqual(context.currentPointOfPath, CGPoint(x: 10, y: 10))
      XCTAssertEqual(context.path?.text, "M0 0 L10 10")
      context.strokePath()
      XCTAssertTrue(context.isPathEmpty)
      star.draw(at: CGPoint(x: 1, y: 1))
      star.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .multiply, alpha: 0.5)
      "Hello".draw(in: CGRect(x: 0, y: 0, width: 20, height: 8))
      context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    XCTAssertEqual(
      commands,
      """
      fill rect 0 0 10 10 #FF0000 copy
      stroke M5 5 L25 25 #0000FF80 width 3
      image symbol(star) 7 7 40 40
      image symbol(star) 5 5 2 2 alpha 0.5 multiply
      text "Hello" 5 5 40 16
      clear 5 5 2 2
      fill M5 5 L13 5 L13 13 L5 13 Z M7 7 L11 7 L11 11 L7 11 Z #FF0000 evenOdd copy
      """)
  }

  /// DRAW-21, DRAW-22: clips add up, and go with the state.
  func test_DRAW21_DRAW22_clipsAndStates() {
    let commands = Self.commands { context in
      context.saveGState()
      context.clip(to: CGRect(x: 10, y: 0, width: 60, height: 60))
      UIBezierPath(rect: CGRect(x: 0, y: 10, width: 40, height: 60)).addClip()
      XCTAssertEqual(context.boundingBoxOfClipPath, CGRect(x: 10, y: 10, width: 30, height: 40))
      context.setFillColor(gray: 1, alpha: 1)
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
      context.setAlpha(0.25)
      context.rotate(by: .pi / 2)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.restoreGState()
      context.restoreGState()
      XCTAssertEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 100, height: 50))
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
      context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
      XCTAssertEqual(context.boundingBoxOfPath.width, 2, accuracy: 1e-9)
      XCTAssertFalse(context.pathContains(CGPoint(x: 1, y: 1), mode: .eoFill))
      XCTAssertTrue(context.pathContains(CGPoint(x: 1, y: 1), mode: .fill))
      context.beginPath()
      context.fillPath()
      context.addRect(CGRect(x: 0, y: 0, width: 3, height: 3))
      context.setLineDash(phase: 0, lengths: [1, 2])
      context.setLineCap(.round)
      context.drawPath(using: .fillStroke)
    }
    XCTAssertEqual(
      commands,
      """
      fill rect -1 0 1 2 #FFFFFF clip rect 10 0 60 60 clip rect 0 10 40 60 alpha 0.25 shadow 1 2 3 #00000055
      fill rect 0 0 3 3 #000000
      stroke rect 0 0 3 3 #000000 width 1 round dashes 1 2
      """)
  }

  /// DRAW-20: gradients, lines between points, outlines.
  func test_DRAW20_furtherCommands() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let gradient = try XCTUnwrap(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil))
    XCTAssertNil(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil))
    let commands = Self.commands { context in
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 1, endCenter: .zero, endRadius: 5, options: [.drawsAfterEndLocation])
      context.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 2, y: 0), CGPoint(x: 3, y: 0)])
      context.addLines(between: [.zero, CGPoint(x: 4, y: 0)])
      context.setLineWidth(2)
      context.replacePathWithStrokedPath()
      context.fillPath()
    }
    XCTAssertEqual(
      commands,
      """
      gradient #FF0000,#0000FF from 0 0 to 10 0
      gradient #FF0000,#0000FF from 0 0 radius 1 to 0 0 radius 5
      stroke M0 0 L1 0 M2 0 L3 0 #000000 width 1
      fill rect 0 -1 4 2 #000000
      """)
  }

  /// DRAW-24: the stack of contexts of a thread.
  func test_DRAW24_currentContext() async {
    await withStage { trace in
      XCTAssertNil(UIGraphicsGetCurrentContext())
      XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
      UIColor.red.set()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), false, 0)
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).stroke()
      let inner = CGContext(
        data: nil, width: 5, height: 5, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      if let inner { UIGraphicsPushContext(inner) }
      XCTAssertTrue(UIGraphicsGetCurrentContext() === inner)
      XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
      UIGraphicsEndImageContext()
      UIGraphicsPopContext()
      let image = UIGraphicsGetImageFromCurrentImageContext()
      XCTAssertEqual(image?.size, CGSize(width: 10, height: 20))
      XCTAssertEqual(image?.scale, UIScreen.main.scale)
      XCTAssertEqual(image?.cgImage?.commands.map(\.description), ["stroke rect 0 0 1 1 #000000 width 1"])
      UIGraphicsEndImageContext()
      XCTAssertNil(UIGraphicsGetCurrentContext())
      UIGraphicsPopContext()
      UIGraphicsBeginImageContext(.zero)
      XCTAssertNil(UIGraphicsGetCurrentContext())
    }
  }
}
