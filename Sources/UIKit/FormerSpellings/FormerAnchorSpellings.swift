import ControllerTree
import Foundation

// Names that constraints and anchors had in Swift 2, for code of that time.

extension NSLayoutConstraint {
  /// The former spelling of `activate(_:)`.
  @available(*, deprecated, renamed: "activate(_:)")
  public class func activateConstraints(_ constraints: [NSLayoutConstraint]) { activate(constraints) }

  /// The former spelling of `deactivate(_:)`.
  @available(*, deprecated, renamed: "deactivate(_:)")
  public class func deactivateConstraints(_ constraints: [NSLayoutConstraint]) { deactivate(constraints) }

  /// The former spelling of `constraints(withVisualFormat:options:metrics:views:)`.
  @available(*, deprecated, renamed: "constraints(withVisualFormat:options:metrics:views:)")
  public class func constraintsWithVisualFormat(
    _ format: String, options opts: FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    constraints(withVisualFormat: format, options: opts, metrics: metrics, views: views)
  }

  /// The former spelling of `isActive`.
  @available(*, deprecated, renamed: "isActive")
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }
}

extension NSLayoutXAxisAnchor {
  /// The former spelling of `constraint(equalTo:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:)")
  public func constraintEqualToAnchor(_ anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
    constraint(equalTo: anchor)
  }

  /// The former spelling of `constraint(equalTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:constant:)")
  public func constraintEqualToAnchor(_ anchor: NSLayoutXAxisAnchor, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: c)
  }

  /// The former spelling of `constraint(greaterThanOrEqualTo:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:)")
  public func constraintGreaterThanOrEqualToAnchor(_ anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor)
  }

  /// The former spelling of `constraint(greaterThanOrEqualTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:constant:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutXAxisAnchor, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: c)
  }

  /// The former spelling of `constraint(lessThanOrEqualTo:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:)")
  public func constraintLessThanOrEqualToAnchor(_ anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor)
  }

  /// The former spelling of `constraint(lessThanOrEqualTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:constant:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutXAxisAnchor, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: c)
  }
}

extension NSLayoutYAxisAnchor {
  /// The former spelling of `constraint(equalTo:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:)")
  public func constraintEqualToAnchor(_ anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    constraint(equalTo: anchor)
  }

  /// The former spelling of `constraint(equalTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:constant:)")
  public func constraintEqualToAnchor(_ anchor: NSLayoutYAxisAnchor, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: c)
  }

  /// The former spelling of `constraint(greaterThanOrEqualTo:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:)")
  public func constraintGreaterThanOrEqualToAnchor(_ anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor)
  }

  /// The former spelling of `constraint(greaterThanOrEqualTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:constant:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutYAxisAnchor, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: c)
  }

  /// The former spelling of `constraint(lessThanOrEqualTo:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:)")
  public func constraintLessThanOrEqualToAnchor(_ anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor)
  }

  /// The former spelling of `constraint(lessThanOrEqualTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:constant:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutYAxisAnchor, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: c)
  }
}

extension NSLayoutDimension {
  /// The former spelling of `constraint(equalTo:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:)")
  public func constraintEqualToAnchor(_ anchor: NSLayoutDimension) -> NSLayoutConstraint { constraint(equalTo: anchor) }

  /// The former spelling of `constraint(equalTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:constant:)")
  public func constraintEqualToAnchor(_ anchor: NSLayoutDimension, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: c)
  }

  /// The former spelling of `constraint(greaterThanOrEqualTo:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:)")
  public func constraintGreaterThanOrEqualToAnchor(_ anchor: NSLayoutDimension) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor)
  }

  /// The former spelling of `constraint(greaterThanOrEqualTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:constant:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: c)
  }

  /// The former spelling of `constraint(lessThanOrEqualTo:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:)")
  public func constraintLessThanOrEqualToAnchor(_ anchor: NSLayoutDimension) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor)
  }

  /// The former spelling of `constraint(lessThanOrEqualTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:constant:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: c)
  }

  /// The former spelling of `constraint(equalToConstant:)`.
  @available(*, deprecated, renamed: "constraint(equalToConstant:)")
  public func constraintEqualToConstant(_ c: CGFloat) -> NSLayoutConstraint { constraint(equalToConstant: c) }

  /// The former spelling of `constraint(equalTo:multiplier:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:multiplier:)")
  public func constraintEqualToAnchor(_ anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m)
  }

  /// The former spelling of `constraint(equalTo:multiplier:constant:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:multiplier:constant:)")
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m, constant: c)
  }

  /// The former spelling of `constraint(greaterThanOrEqualToConstant:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualToConstant:)")
  public func constraintGreaterThanOrEqualToConstant(_ c: CGFloat) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToConstant: c)
  }

  /// The former spelling of `constraint(greaterThanOrEqualTo:multiplier:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:multiplier:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m)
  }

  /// The former spelling of `constraint(greaterThanOrEqualTo:multiplier:constant:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:multiplier:constant:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: c)
  }

  /// The former spelling of `constraint(lessThanOrEqualToConstant:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualToConstant:)")
  public func constraintLessThanOrEqualToConstant(_ c: CGFloat) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToConstant: c)
  }

  /// The former spelling of `constraint(lessThanOrEqualTo:multiplier:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:multiplier:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m)
  }

  /// The former spelling of `constraint(lessThanOrEqualTo:multiplier:constant:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:multiplier:constant:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: c)
  }
}
