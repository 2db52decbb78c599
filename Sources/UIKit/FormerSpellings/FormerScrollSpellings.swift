// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ControllerTree
import Foundation

// Names that scroll views had in Swift 3 and 4.0, for code of that time.

/// The former spelling of `UIScrollView.ContentInsetAdjustmentBehavior`.
@available(*, deprecated, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior

/// The former spelling of `UIScrollView.IndicatorStyle`.
@available(*, deprecated, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle

/// The former spelling of `UIScrollView.KeyboardDismissMode`.
@available(*, deprecated, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode

/// The former spelling of `UIScrollView.DecelerationRate.normal`.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { .normal }

/// The former spelling of `UIScrollView.DecelerationRate.fast`.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { .fast }

extension UIScrollView {
  /// The former spelling of `isPagingEnabled`.
  @available(*, deprecated, renamed: "isPagingEnabled")
  public var pagingEnabled: Bool {
    get { isPagingEnabled }
    set { isPagingEnabled = newValue }
  }

  /// The former spelling of `isScrollEnabled`.
  @available(*, deprecated, renamed: "isScrollEnabled")
  public var scrollEnabled: Bool {
    get { isScrollEnabled }
    set { isScrollEnabled = newValue }
  }

  /// The former spelling of `isDirectionalLockEnabled`.
  @available(*, deprecated, renamed: "isDirectionalLockEnabled")
  public var directionalLockEnabled: Bool {
    get { isDirectionalLockEnabled }
    set { isDirectionalLockEnabled = newValue }
  }

  /// The former spelling of `isTracking`.
  @available(*, deprecated, renamed: "isTracking")
  public var tracking: Bool { isTracking }

  /// The former spelling of `isDragging`.
  @available(*, deprecated, renamed: "isDragging")
  public var dragging: Bool { isDragging }

  /// The former spelling of `isDecelerating`.
  @available(*, deprecated, renamed: "isDecelerating")
  public var decelerating: Bool { isDecelerating }

  /// The former spelling of `isZooming`.
  @available(*, deprecated, renamed: "isZooming")
  public var zooming: Bool { isZooming }

  /// The former spelling of `zoom(to:animated:)`.
  @available(*, deprecated, renamed: "zoom(to:animated:)")
  public func zoomToRect(_ rect: CGRect, animated: Bool) { zoom(to: rect, animated: animated) }
}
