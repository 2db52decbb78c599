// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ControllerTree
import Foundation

// The spellings of UIKit before Swift 3. Each compiles with a deprecation warning that names its successor and offers a fix-it.

// MARK: Points, sizes, vectors

/// The former spelling of `CGPoint.zero`.
@available(*, deprecated, renamed: "CGPoint.zero")
public var CGPointZero: CGPoint { .zero }

/// The former spelling of `CGSize.zero`.
@available(*, deprecated, renamed: "CGSize.zero")
public var CGSizeZero: CGSize { .zero }

/// The former spelling of `CGPoint.init(x:y:)`.
@available(*, deprecated, renamed: "CGPoint.init(x:y:)")
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// The former spelling of `CGSize.init(width:height:)`.
@available(*, deprecated, renamed: "CGSize.init(width:height:)")
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// The former spelling of `CGVector.init(dx:dy:)`.
@available(*, deprecated, renamed: "CGVector.init(dx:dy:)")
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// The former spelling of `==` between two values of `CGPoint`.
@available(*, deprecated, message: "Use the == operator instead.")
public func CGPointEqualToPoint(_ value1: CGPoint, _ value2: CGPoint) -> Bool { value1 == value2 }

/// The former spelling of `==` between two values of `CGSize`.
@available(*, deprecated, message: "Use the == operator instead.")
public func CGSizeEqualToSize(_ value1: CGSize, _ value2: CGSize) -> Bool { value1 == value2 }

/// The former spelling of `CGPoint.applying(_:)`.
@available(*, deprecated, renamed: "CGPoint.applying(self:_:)")
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint { point.applying(t) }

/// The former spelling of `CGSize.applying(_:)`.
@available(*, deprecated, renamed: "CGSize.applying(self:_:)")
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize { size.applying(t) }

// MARK: Rectangles

/// The former spelling of `CGRect.zero`.
@available(*, deprecated, renamed: "CGRect.zero")
public var CGRectZero: CGRect { .zero }

/// The former spelling of `CGRect.null`.
@available(*, deprecated, renamed: "CGRect.null")
public var CGRectNull: CGRect { .null }

/// The former spelling of `CGRect.infinite`.
@available(*, deprecated, renamed: "CGRect.infinite")
public var CGRectInfinite: CGRect { .infinite }

/// The former spelling of `CGRect.init(x:y:width:height:)`.
@available(*, deprecated, renamed: "CGRect.init(x:y:width:height:)")
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The former spelling of `CGRect.width`.
@available(*, deprecated, renamed: "getter:CGRect.width(self:)")
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// The former spelling of `CGRect.height`.
@available(*, deprecated, renamed: "getter:CGRect.height(self:)")
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// The former spelling of `CGRect.minX`.
@available(*, deprecated, renamed: "getter:CGRect.minX(self:)")
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// The former spelling of `CGRect.midX`.
@available(*, deprecated, renamed: "getter:CGRect.midX(self:)")
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// The former spelling of `CGRect.maxX`.
@available(*, deprecated, renamed: "getter:CGRect.maxX(self:)")
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// The former spelling of `CGRect.minY`.
@available(*, deprecated, renamed: "getter:CGRect.minY(self:)")
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// The former spelling of `CGRect.midY`.
@available(*, deprecated, renamed: "getter:CGRect.midY(self:)")
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// The former spelling of `CGRect.maxY`.
@available(*, deprecated, renamed: "getter:CGRect.maxY(self:)")
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// The former spelling of `CGRect.isEmpty`.
@available(*, deprecated, renamed: "getter:CGRect.isEmpty(self:)")
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// The former spelling of `CGRect.isNull`.
@available(*, deprecated, renamed: "getter:CGRect.isNull(self:)")
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// The former spelling of `CGRect.isInfinite`.
@available(*, deprecated, renamed: "getter:CGRect.isInfinite(self:)")
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// The former spelling of `CGRect.standardized`.
@available(*, deprecated, renamed: "getter:CGRect.standardized(self:)")
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// The former spelling of `CGRect.integral`.
@available(*, deprecated, renamed: "getter:CGRect.integral(self:)")
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// The former spelling of `CGRect.contains(_:)`.
@available(*, deprecated, renamed: "CGRect.contains(self:_:)")
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// The former spelling of `CGRect.contains(_:)`.
@available(*, deprecated, renamed: "CGRect.contains(self:_:)")
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }

/// The former spelling of `CGRect.intersects(_:)`.
@available(*, deprecated, renamed: "CGRect.intersects(self:_:)")
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }

/// The former spelling of `CGRect.intersection(_:)`.
@available(*, deprecated, renamed: "CGRect.intersection(self:_:)")
public func CGRectIntersection(_ rect1: CGRect, _ rect2: CGRect) -> CGRect { rect1.intersection(rect2) }

/// The former spelling of `CGRect.union(_:)`.
@available(*, deprecated, renamed: "CGRect.union(self:_:)")
public func CGRectUnion(_ rect1: CGRect, _ rect2: CGRect) -> CGRect { rect1.union(rect2) }

/// The former spelling of `CGRect.insetBy(dx:dy:)`.
@available(*, deprecated, renamed: "CGRect.insetBy(self:dx:dy:)")
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }

/// The former spelling of `CGRect.offsetBy(dx:dy:)`.
@available(*, deprecated, renamed: "CGRect.offsetBy(self:dx:dy:)")
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }

/// The former spelling of `CGRect.applying(_:)`.
@available(*, deprecated, renamed: "CGRect.applying(self:_:)")
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect { rect.applying(t) }

/// The former spelling of `==` between two values of `CGRect`.
@available(*, deprecated, message: "Use the == operator instead.")
public func CGRectEqualToRect(_ value1: CGRect, _ value2: CGRect) -> Bool { value1 == value2 }

// MARK: Insets and offsets

/// The former spelling of `UIEdgeInsets.zero`.
@available(*, deprecated, renamed: "UIEdgeInsets.zero")
public var UIEdgeInsetsZero: UIEdgeInsets { .zero }

/// The former spelling of `UIOffset.zero`.
@available(*, deprecated, renamed: "UIOffset.zero")
public var UIOffsetZero: UIOffset { .zero }

/// The former spelling of `UIEdgeInsets.init(top:left:bottom:right:)`.
@available(*, deprecated, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The former spelling of `CGRect.inset(by:)`.
@available(*, deprecated, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// The former spelling of `==` between two values of `UIEdgeInsets`.
@available(*, deprecated, message: "Use the == operator instead.")
public func UIEdgeInsetsEqualToEdgeInsets(_ value1: UIEdgeInsets, _ value2: UIEdgeInsets) -> Bool { value1 == value2 }

/// The former spelling of `UIOffset.init(horizontal:vertical:)`.
@available(*, deprecated, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// The former spelling of `==` between two values of `UIOffset`.
@available(*, deprecated, message: "Use the == operator instead.")
public func UIOffsetEqualToOffset(_ value1: UIOffset, _ value2: UIOffset) -> Bool { value1 == value2 }

// MARK: Transforms

/// The former spelling of `CGAffineTransform.identity`.
@available(*, deprecated, renamed: "CGAffineTransform.identity")
public var CGAffineTransformIdentity: CGAffineTransform { .identity }

/// The former spelling of `CGAffineTransform.init(a:b:c:d:tx:ty:)`.
@available(*, deprecated, renamed: "CGAffineTransform.init(a:b:c:d:tx:ty:)")
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

/// The former spelling of `CGAffineTransform.init(rotationAngle:)`.
@available(*, deprecated, renamed: "CGAffineTransform.init(rotationAngle:)")
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// The former spelling of `CGAffineTransform.init(scaleX:y:)`.
@available(*, deprecated, renamed: "CGAffineTransform.init(scaleX:y:)")
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// The former spelling of `CGAffineTransform.init(translationX:y:)`.
@available(*, deprecated, renamed: "CGAffineTransform.init(translationX:y:)")
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// The former spelling of `CGAffineTransform.rotated(by:)`.
@available(*, deprecated, renamed: "CGAffineTransform.rotated(self:by:)")
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}

/// The former spelling of `CGAffineTransform.scaledBy(x:y:)`.
@available(*, deprecated, renamed: "CGAffineTransform.scaledBy(self:x:y:)")
public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  t.scaledBy(x: sx, y: sy)
}

/// The former spelling of `CGAffineTransform.translatedBy(x:y:)`.
@available(*, deprecated, renamed: "CGAffineTransform.translatedBy(self:x:y:)")
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  t.translatedBy(x: tx, y: ty)
}

/// The former spelling of `CGAffineTransform.concatenating(_:)`.
@available(*, deprecated, renamed: "CGAffineTransform.concatenating(self:_:)")
public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
  t1.concatenating(t2)
}

/// The former spelling of `CGAffineTransform.inverted()`.
@available(*, deprecated, renamed: "CGAffineTransform.inverted(self:)")
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

/// The former spelling of `CGAffineTransform.isIdentity`.
@available(*, deprecated, renamed: "getter:CGAffineTransform.isIdentity(self:)")
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

/// The former spelling of `==` between two values of `CGAffineTransform`.
@available(*, deprecated, message: "Use the == operator instead.")
public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool { t1 == t2 }
