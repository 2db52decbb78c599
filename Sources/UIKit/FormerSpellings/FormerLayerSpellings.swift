// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ControllerTree

// Names that constants of Core Animation's layers had until Swift 4.2, for code of that time.

/// The former spelling of `CALayerContentsGravity.center`.
@available(*, deprecated, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: CALayerContentsGravity { .center }

/// The former spelling of `CALayerContentsGravity.top`.
@available(*, deprecated, renamed: "CALayerContentsGravity.top")
public var kCAGravityTop: CALayerContentsGravity { .top }

/// The former spelling of `CALayerContentsGravity.bottom`.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottom")
public var kCAGravityBottom: CALayerContentsGravity { .bottom }

/// The former spelling of `CALayerContentsGravity.left`.
@available(*, deprecated, renamed: "CALayerContentsGravity.left")
public var kCAGravityLeft: CALayerContentsGravity { .left }

/// The former spelling of `CALayerContentsGravity.right`.
@available(*, deprecated, renamed: "CALayerContentsGravity.right")
public var kCAGravityRight: CALayerContentsGravity { .right }

/// The former spelling of `CALayerContentsGravity.topLeft`.
@available(*, deprecated, renamed: "CALayerContentsGravity.topLeft")
public var kCAGravityTopLeft: CALayerContentsGravity { .topLeft }

/// The former spelling of `CALayerContentsGravity.topRight`.
@available(*, deprecated, renamed: "CALayerContentsGravity.topRight")
public var kCAGravityTopRight: CALayerContentsGravity { .topRight }

/// The former spelling of `CALayerContentsGravity.bottomLeft`.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomLeft")
public var kCAGravityBottomLeft: CALayerContentsGravity { .bottomLeft }

/// The former spelling of `CALayerContentsGravity.bottomRight`.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomRight")
public var kCAGravityBottomRight: CALayerContentsGravity { .bottomRight }

/// The former spelling of `CALayerContentsGravity.resize`.
@available(*, deprecated, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: CALayerContentsGravity { .resize }

/// The former spelling of `CALayerContentsGravity.resizeAspect`.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { .resizeAspect }

/// The former spelling of `CALayerContentsGravity.resizeAspectFill`.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity { .resizeAspectFill }

/// The former spelling of `CALayerContentsFilter.nearest`.
@available(*, deprecated, renamed: "CALayerContentsFilter.nearest")
public var kCAFilterNearest: CALayerContentsFilter { .nearest }

/// The former spelling of `CALayerContentsFilter.linear`.
@available(*, deprecated, renamed: "CALayerContentsFilter.linear")
public var kCAFilterLinear: CALayerContentsFilter { .linear }

/// The former spelling of `CALayerContentsFilter.trilinear`.
@available(*, deprecated, renamed: "CALayerContentsFilter.trilinear")
public var kCAFilterTrilinear: CALayerContentsFilter { .trilinear }

/// The former spelling of `CALayerContentsFormat.RGBA8Uint`.
@available(*, deprecated, renamed: "CALayerContentsFormat.RGBA8Uint")
public var kCAContentsFormatRGBA8Uint: CALayerContentsFormat { .RGBA8Uint }

/// The former spelling of `CALayerContentsFormat.RGBA16Float`.
@available(*, deprecated, renamed: "CALayerContentsFormat.RGBA16Float")
public var kCAContentsFormatRGBA16Float: CALayerContentsFormat { .RGBA16Float }

/// The former spelling of `CALayerContentsFormat.gray8Uint`.
@available(*, deprecated, renamed: "CALayerContentsFormat.gray8Uint")
public var kCAContentsFormatGray8Uint: CALayerContentsFormat { .gray8Uint }

/// The former spelling of `CAShapeLayerFillRule.nonZero`.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: CAShapeLayerFillRule { .nonZero }

/// The former spelling of `CAShapeLayerFillRule.evenOdd`.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { .evenOdd }

/// The former spelling of `CAShapeLayerLineCap.butt`.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { .butt }

/// The former spelling of `CAShapeLayerLineCap.round`.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { .round }

/// The former spelling of `CAShapeLayerLineCap.square`.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { .square }

/// The former spelling of `CAShapeLayerLineJoin.miter`.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { .miter }

/// The former spelling of `CAShapeLayerLineJoin.round`.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { .round }

/// The former spelling of `CAShapeLayerLineJoin.bevel`.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { .bevel }

/// The former spelling of `CATextLayerTruncationMode.none`.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.none")
public var kCATruncationNone: CATextLayerTruncationMode { .none }

/// The former spelling of `CATextLayerTruncationMode.start`.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.start")
public var kCATruncationStart: CATextLayerTruncationMode { .start }

/// The former spelling of `CATextLayerTruncationMode.middle`.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.middle")
public var kCATruncationMiddle: CATextLayerTruncationMode { .middle }

/// The former spelling of `CATextLayerTruncationMode.end`.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.end")
public var kCATruncationEnd: CATextLayerTruncationMode { .end }

/// The former spelling of `CATextLayerAlignmentMode.natural`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.natural")
public var kCAAlignmentNatural: CATextLayerAlignmentMode { .natural }

/// The former spelling of `CATextLayerAlignmentMode.left`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.left")
public var kCAAlignmentLeft: CATextLayerAlignmentMode { .left }

/// The former spelling of `CATextLayerAlignmentMode.right`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.right")
public var kCAAlignmentRight: CATextLayerAlignmentMode { .right }

/// The former spelling of `CATextLayerAlignmentMode.center`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.center")
public var kCAAlignmentCenter: CATextLayerAlignmentMode { .center }

/// The former spelling of `CATextLayerAlignmentMode.justified`.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.justified")
public var kCAAlignmentJustified: CATextLayerAlignmentMode { .justified }

/// The former spelling of `CAGradientLayerType.axial`.
@available(*, deprecated, renamed: "CAGradientLayerType.axial")
public var kCAGradientLayerAxial: CAGradientLayerType { .axial }

/// The former spelling of `CAGradientLayerType.radial`.
@available(*, deprecated, renamed: "CAGradientLayerType.radial")
public var kCAGradientLayerRadial: CAGradientLayerType { .radial }

/// The former spelling of `CAGradientLayerType.conic`.
@available(*, deprecated, renamed: "CAGradientLayerType.conic")
public var kCAGradientLayerConic: CAGradientLayerType { .conic }

/// The former spelling of `CAScrollLayerScrollMode.none`.
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.none")
public var kCAScrollNone: CAScrollLayerScrollMode { .none }

/// The former spelling of `CAScrollLayerScrollMode.vertically`.
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.vertically")
public var kCAScrollVertically: CAScrollLayerScrollMode { .vertically }

/// The former spelling of `CAScrollLayerScrollMode.horizontally`.
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.horizontally")
public var kCAScrollHorizontally: CAScrollLayerScrollMode { .horizontally }

/// The former spelling of `CAScrollLayerScrollMode.both`.
@available(*, deprecated, renamed: "CAScrollLayerScrollMode.both")
public var kCAScrollBoth: CAScrollLayerScrollMode { .both }

/// The former spelling of `CAEmitterLayerEmitterShape.point`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.point")
public var kCAEmitterLayerPoint: CAEmitterLayerEmitterShape { .point }

/// The former spelling of `CAEmitterLayerEmitterShape.line`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.line")
public var kCAEmitterLayerLine: CAEmitterLayerEmitterShape { .line }

/// The former spelling of `CAEmitterLayerEmitterShape.rectangle`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.rectangle")
public var kCAEmitterLayerRectangle: CAEmitterLayerEmitterShape { .rectangle }

/// The former spelling of `CAEmitterLayerEmitterShape.cuboid`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.cuboid")
public var kCAEmitterLayerCuboid: CAEmitterLayerEmitterShape { .cuboid }

/// The former spelling of `CAEmitterLayerEmitterShape.circle`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.circle")
public var kCAEmitterLayerCircle: CAEmitterLayerEmitterShape { .circle }

/// The former spelling of `CAEmitterLayerEmitterShape.sphere`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.sphere")
public var kCAEmitterLayerSphere: CAEmitterLayerEmitterShape { .sphere }

/// The former spelling of `CAEmitterLayerEmitterMode.points`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.points")
public var kCAEmitterLayerPoints: CAEmitterLayerEmitterMode { .points }

/// The former spelling of `CAEmitterLayerEmitterMode.outline`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.outline")
public var kCAEmitterLayerOutline: CAEmitterLayerEmitterMode { .outline }

/// The former spelling of `CAEmitterLayerEmitterMode.surface`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.surface")
public var kCAEmitterLayerSurface: CAEmitterLayerEmitterMode { .surface }

/// The former spelling of `CAEmitterLayerEmitterMode.volume`.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.volume")
public var kCAEmitterLayerVolume: CAEmitterLayerEmitterMode { .volume }

/// The former spelling of `CAEmitterLayerRenderMode.unordered`.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.unordered")
public var kCAEmitterLayerUnordered: CAEmitterLayerRenderMode { .unordered }

/// The former spelling of `CAEmitterLayerRenderMode.oldestFirst`.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.oldestFirst")
public var kCAEmitterLayerOldestFirst: CAEmitterLayerRenderMode { .oldestFirst }

/// The former spelling of `CAEmitterLayerRenderMode.oldestLast`.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.oldestLast")
public var kCAEmitterLayerOldestLast: CAEmitterLayerRenderMode { .oldestLast }

/// The former spelling of `CAEmitterLayerRenderMode.backToFront`.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.backToFront")
public var kCAEmitterLayerBackToFront: CAEmitterLayerRenderMode { .backToFront }

/// The former spelling of `CAEmitterLayerRenderMode.additive`.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.additive")
public var kCAEmitterLayerAdditive: CAEmitterLayerRenderMode { .additive }
