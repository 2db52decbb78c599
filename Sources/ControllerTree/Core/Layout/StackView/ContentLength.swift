import Foundation

/// The length of a view's content for `fillProportionally`. Rules: AL-66.
///
/// A stack inside a stack has no content size of its own: it counts with its views, and with its spacings along its own axis.
@MainActor enum ContentLength {
  /// - Returns: In points; `nil` if the view has no content size on the axis.
  static func of(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    guard view is UIStackView else { return intrinsic(view, axis) }
    // Stacks before the stacks inside them; their lengths are computed in the reverse order.
    var stacks: [UIStackView] = []
    var open = [view]
    while let next = open.popLast() {
      guard let stack = next as? UIStackView, intrinsic(stack, axis) == nil else { continue }
      stacks.append(stack)
      for inner in stack.arrangedSubviews where !inner.isHidden { open.append(inner) }
    }
    var lengths: [ObjectIdentifier: CGFloat] = [:]
    for stack in stacks.reversed() {
      if let length = sum(of: stack, axis, lengths) { lengths[ObjectIdentifier(stack)] = length }
    }
    return lengths[ObjectIdentifier(view)] ?? intrinsic(view, axis)
  }

  private static func sum(
    of stack: UIStackView, _ axis: NSLayoutConstraint.Axis, _ known: [ObjectIdentifier: CGFloat]
  ) -> CGFloat? {
    var result: CGFloat?
    var spacing: CGFloat = 0
    for (index, view) in stack.arrangedSubviews.enumerated() where !view.isHidden {
      let length = known[ObjectIdentifier(view)] ?? intrinsic(view, axis)
      if stack.axis == axis {
        if result != nil { result = (result ?? 0) + spacing }
        spacing = stack.usedSpacing(after: index)
        result = (result ?? 0) + (length ?? 0)
      } else if let length {
        result = max(result ?? 0, length)
      }
    }
    return result
  }

  private static func intrinsic(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let size = view.intrinsicContentSize
    let length = axis == .horizontal ? size.width : size.height
    return length == UIView.noIntrinsicMetric ? nil : length
  }
}
