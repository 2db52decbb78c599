// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ControllerTree
import Foundation

// Names that Auto Layout had in Swift 2, 3 and 4.0, for code of that time.

// MARK: Types

/// The former spelling of `NSLayoutConstraint.Attribute`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

/// The former spelling of `NSLayoutConstraint.Relation`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// The former spelling of `NSLayoutConstraint.Axis`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// The former spelling of `NSLayoutConstraint.FormatOptions`.
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// The former spelling of `UIStackView.Distribution`.
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution

/// The former spelling of `UIStackView.Alignment`.
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

// MARK: Values

/// The former spelling of `UILayoutPriority.required`.
@available(*, deprecated, renamed: "UILayoutPriority.required")
public var UILayoutPriorityRequired: UILayoutPriority { UILayoutPriority.required }

/// The former spelling of `UILayoutPriority.defaultHigh`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public var UILayoutPriorityDefaultHigh: UILayoutPriority { UILayoutPriority.defaultHigh }

/// The former spelling of `UILayoutPriority.defaultLow`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public var UILayoutPriorityDefaultLow: UILayoutPriority { UILayoutPriority.defaultLow }

/// The former spelling of `UILayoutPriority.fittingSizeLevel`.
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
public var UILayoutPriorityFittingSizeLevel: UILayoutPriority { UILayoutPriority.fittingSizeLevel }

/// The former spelling of `UIView.layoutFittingCompressedSize`.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

/// The former spelling of `UIView.layoutFittingExpandedSize`.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

/// The former spelling of `UIView.noIntrinsicMetric`.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

/// The former spelling of `UIStackView.spacingUseDefault`.
@available(*, deprecated, renamed: "UIStackView.spacingUseDefault")
public var UIStackViewSpacingUseDefault: CGFloat { UIStackView.spacingUseDefault }

/// The former spelling of `UIStackView.spacingUseSystem`.
@available(*, deprecated, renamed: "UIStackView.spacingUseSystem")
public var UIStackViewSpacingUseSystem: CGFloat { UIStackView.spacingUseSystem }

// MARK: Views

extension UIView {
  /// The former spelling of `setContentHuggingPriority(_:for:)`.
  @available(*, deprecated, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(_ priority: UILayoutPriority, forAxis axis: NSLayoutConstraint.Axis) {
    setContentHuggingPriority(priority, for: axis)
  }

  /// The former spelling of `setContentCompressionResistancePriority(_:for:)`.
  @available(*, deprecated, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, forAxis axis: NSLayoutConstraint.Axis
  ) {
    setContentCompressionResistancePriority(priority, for: axis)
  }

  /// The former spelling of `contentHuggingPriority(for:)`.
  @available(*, deprecated, renamed: "contentHuggingPriority(for:)")
  public func contentHuggingPriorityForAxis(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentHuggingPriority(for: axis)
  }

  /// The former spelling of `contentCompressionResistancePriority(for:)`.
  @available(*, deprecated, renamed: "contentCompressionResistancePriority(for:)")
  public func contentCompressionResistancePriorityForAxis(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentCompressionResistancePriority(for: axis)
  }

  /// The former spelling of `constraintsAffectingLayout(for:)`.
  @available(*, deprecated, renamed: "constraintsAffectingLayout(for:)")
  public func constraintsAffectingLayoutForAxis(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffectingLayout(for: axis)
  }

  /// The former spelling of `systemLayoutSizeFitting(_:)`.
  @available(*, deprecated, renamed: "systemLayoutSizeFitting(_:)")
  public func systemLayoutSizeFittingSize(_ targetSize: CGSize) -> CGSize { systemLayoutSizeFitting(targetSize) }

  /// The former spelling of `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  @available(
    *, deprecated, renamed: "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)"
  )
  public func systemLayoutSizeFittingSize(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// The former spelling of `alignmentRect(forFrame:)`.
  @available(*, deprecated, renamed: "alignmentRect(forFrame:)")
  public func alignmentRectForFrame(_ frame: CGRect) -> CGRect { alignmentRect(forFrame: frame) }

  /// The former spelling of `frame(forAlignmentRect:)`.
  @available(*, deprecated, renamed: "frame(forAlignmentRect:)")
  public func frameForAlignmentRect(_ alignmentRect: CGRect) -> CGRect { frame(forAlignmentRect: alignmentRect) }

  /// The former spelling of `forFirstBaselineLayout`.
  @available(*, deprecated, renamed: "forFirstBaselineLayout")
  public var viewForFirstBaselineLayout: UIView { forFirstBaselineLayout }

  /// The former spelling of `forLastBaselineLayout`.
  @available(*, deprecated, renamed: "forLastBaselineLayout")
  public var viewForLastBaselineLayout: UIView { forLastBaselineLayout }
}

extension UIStackView {
  /// The former spelling of `insertArrangedSubview(_:at:)`.
  @available(*, deprecated, renamed: "insertArrangedSubview(_:at:)")
  public func insertArrangedSubview(_ view: UIView, atIndex stackIndex: Int) {
    insertArrangedSubview(view, at: stackIndex)
  }

  /// The former spelling of `isBaselineRelativeArrangement`.
  @available(*, deprecated, renamed: "isBaselineRelativeArrangement")
  public var baselineRelativeArrangement: Bool {
    get { isBaselineRelativeArrangement }
    set { isBaselineRelativeArrangement = newValue }
  }

  /// The former spelling of `isLayoutMarginsRelativeArrangement`.
  @available(*, deprecated, renamed: "isLayoutMarginsRelativeArrangement")
  public var layoutMarginsRelativeArrangement: Bool {
    get { isLayoutMarginsRelativeArrangement }
    set { isLayoutMarginsRelativeArrangement = newValue }
  }
}
