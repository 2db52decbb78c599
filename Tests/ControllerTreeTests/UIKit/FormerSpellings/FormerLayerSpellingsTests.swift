import UIKit
import XCTest

/// Core Animation's constants of the time before Swift 4.2 mean the present ones, and so do the functions of geometric
/// values' texts and the former names of an activity indicator's style.
final class FormerLayerSpellingsTests: XCTestCase {
  @available(*, deprecated)
  func test_animations() {
    XCTAssertEqual(
      [
        kCAMediaTimingFunctionLinear, kCAMediaTimingFunctionEaseIn, kCAMediaTimingFunctionEaseOut,
        kCAMediaTimingFunctionEaseInEaseOut, kCAMediaTimingFunctionDefault,
      ],
      [
        .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
      ] as [CAMediaTimingFunctionName])
    XCTAssertEqual(
      [kCAFillModeRemoved, kCAFillModeForwards, kCAFillModeBackwards, kCAFillModeBoth],
      [.removed, .forwards, .backwards, .both] as [CAMediaTimingFillMode])
    XCTAssertEqual(
      [kCAAnimationLinear, kCAAnimationDiscrete, kCAAnimationPaced, kCAAnimationCubic, kCAAnimationCubicPaced],
      [.linear, .discrete, .paced, .cubic, .cubicPaced] as [CAAnimationCalculationMode])
    XCTAssertEqual(
      [kCAAnimationRotateAuto, kCAAnimationRotateAutoReverse],
      [.rotateAuto, .rotateAutoReverse] as [CAAnimationRotationMode])
    XCTAssertEqual(
      [kCATransitionFade, kCATransitionMoveIn, kCATransitionPush, kCATransitionReveal],
      [.fade, .moveIn, .push, .reveal] as [CATransitionType])
    XCTAssertEqual(
      [kCATransitionFromRight, kCATransitionFromLeft, kCATransitionFromTop, kCATransitionFromBottom],
      [.fromRight, .fromLeft, .fromTop, .fromBottom] as [CATransitionSubtype])
    XCTAssertEqual(
      [
        kCAValueFunctionRotateX, kCAValueFunctionRotateY, kCAValueFunctionRotateZ, kCAValueFunctionScale,
        kCAValueFunctionScaleX, kCAValueFunctionScaleY, kCAValueFunctionScaleZ, kCAValueFunctionTranslate,
        kCAValueFunctionTranslateX, kCAValueFunctionTranslateY, kCAValueFunctionTranslateZ,
      ],
      [
        .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
        .translateZ,
      ] as [CAValueFunctionName])
  }

  @available(*, deprecated)
  func test_layers() {
    XCTAssertEqual(
      [
        kCAGravityCenter, kCAGravityTop, kCAGravityBottom, kCAGravityLeft, kCAGravityRight, kCAGravityTopLeft,
        kCAGravityTopRight, kCAGravityBottomLeft, kCAGravityBottomRight, kCAGravityResize, kCAGravityResizeAspect,
        kCAGravityResizeAspectFill,
      ],
      [
        .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .resize, .resizeAspect,
        .resizeAspectFill,
      ] as [CALayerContentsGravity])
    XCTAssertEqual(
      [kCAFilterNearest, kCAFilterLinear, kCAFilterTrilinear],
      [.nearest, .linear, .trilinear] as [CALayerContentsFilter])
    XCTAssertEqual(
      [kCAContentsFormatRGBA8Uint, kCAContentsFormatRGBA16Float, kCAContentsFormatGray8Uint],
      [.RGBA8Uint, .RGBA16Float, .gray8Uint] as [CALayerContentsFormat])
    XCTAssertEqual([kCAFillRuleNonZero, kCAFillRuleEvenOdd], [.nonZero, .evenOdd] as [CAShapeLayerFillRule])
    XCTAssertEqual(
      [kCALineCapButt, kCALineCapRound, kCALineCapSquare],
      [.butt, .round, .square] as [CAShapeLayerLineCap])
    XCTAssertEqual(
      [kCALineJoinMiter, kCALineJoinRound, kCALineJoinBevel],
      [.miter, .round, .bevel] as [CAShapeLayerLineJoin])
    XCTAssertEqual(
      [kCATruncationNone, kCATruncationStart, kCATruncationMiddle, kCATruncationEnd],
      [.none, .start, .middle, .end] as [CATextLayerTruncationMode])
    XCTAssertEqual(
      [kCAAlignmentNatural, kCAAlignmentLeft, kCAAlignmentRight, kCAAlignmentCenter, kCAAlignmentJustified],
      [.natural, .left, .right, .center, .justified] as [CATextLayerAlignmentMode])
    XCTAssertEqual(
      [kCAGradientLayerAxial, kCAGradientLayerRadial, kCAGradientLayerConic],
      [.axial, .radial, .conic] as [CAGradientLayerType])
    XCTAssertEqual(
      [kCAScrollNone, kCAScrollVertically, kCAScrollHorizontally, kCAScrollBoth],
      [.none, .vertically, .horizontally, .both] as [CAScrollLayerScrollMode])
  }

  @available(*, deprecated)
  func test_emitters() {
    XCTAssertEqual(
      [
        kCAEmitterLayerPoint, kCAEmitterLayerLine, kCAEmitterLayerRectangle, kCAEmitterLayerCuboid,
        kCAEmitterLayerCircle, kCAEmitterLayerSphere,
      ],
      [
        .point, .line, .rectangle, .cuboid, .circle, .sphere,
      ] as [CAEmitterLayerEmitterShape])
    XCTAssertEqual(
      [kCAEmitterLayerPoints, kCAEmitterLayerOutline, kCAEmitterLayerSurface, kCAEmitterLayerVolume],
      [.points, .outline, .surface, .volume] as [CAEmitterLayerEmitterMode])
    XCTAssertEqual(
      [
        kCAEmitterLayerUnordered, kCAEmitterLayerOldestFirst, kCAEmitterLayerOldestLast, kCAEmitterLayerBackToFront,
        kCAEmitterLayerAdditive,
      ],
      [
        .unordered, .oldestFirst, .oldestLast, .backToFront, .additive,
      ] as [CAEmitterLayerRenderMode])
  }

  @available(*, deprecated)
  func test_textsOfGeometry() {
    XCTAssertEqual(NSStringFromCGPoint(CGPoint(x: 1, y: 2.5)), "{1, 2.5}")
    XCTAssertEqual(NSStringFromCGVector(CGVector(dx: 1, dy: 2)), "{1, 2}")
    XCTAssertEqual(NSStringFromCGSize(CGSize(width: 3, height: 4)), "{3, 4}")
    XCTAssertEqual(NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3, height: 4)), "{{1, 2}, {3, 4}}")
    XCTAssertEqual(NSStringFromCGAffineTransform(.identity), "[1, 0, 0, 1, 0, 0]")
    XCTAssertEqual(NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), "{1, 2, 3, 4}")
    XCTAssertEqual(NSStringFromUIOffset(UIOffset(horizontal: 1, vertical: 2)), "{1, 2}")
    XCTAssertEqual(CGPointFromString("{1, 2.5}"), CGPoint(x: 1, y: 2.5))
    XCTAssertEqual(CGVectorFromString("{1, 2}"), CGVector(dx: 1, dy: 2))
    XCTAssertEqual(CGSizeFromString("{3, 4}"), CGSize(width: 3, height: 4))
    XCTAssertEqual(CGRectFromString("{{1, 2}, {3, 4}}"), CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(CGAffineTransformFromString("[1, 0, 0, 1, 5, 6]"), CGAffineTransform(translationX: 5, y: 6))
    XCTAssertEqual(UIEdgeInsetsFromString("{1, 2, 3, 4}"), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    XCTAssertEqual(UIOffsetFromString("{1, 2}"), UIOffset(horizontal: 1, vertical: 2))
  }

  @available(*, deprecated)
  func test_activityIndicator() async {
    await MainActor.run {
      let indicator = UIActivityIndicatorView(activityIndicatorStyle: .large)
      XCTAssertEqual(indicator.style, .large)
      indicator.activityIndicatorViewStyle = .medium
      XCTAssertEqual(indicator.style, .medium)
      XCTAssertEqual(indicator.activityIndicatorViewStyle, .medium)
    }
  }
}
