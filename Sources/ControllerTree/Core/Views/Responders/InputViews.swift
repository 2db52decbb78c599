import Foundation

/// The views that a first responder has in place of the keyboard and above it: its own, or those of the next object of its chain that has
/// one. Rules: RESP-76.
@MainActor struct InputViews {
  /// The view in place of the keyboard.
  private(set) var input: UIView?
  /// The view above the keyboard.
  private(set) var accessory: UIView?
  /// The object with the accessory view, or else the one with the input view.
  private(set) var supplier: UIResponder?

  /// - Complexity: O(n) in the chain.
  init(of responder: UIResponder) {
    var next: UIResponder? = responder
    var inputSupplier: UIResponder?
    while let candidate = next, input == nil || accessory == nil {
      if accessory == nil, let view = candidate.inputAccessoryView { (accessory, supplier) = (view, candidate) }
      if input == nil, let view = candidate.inputView { (input, inputSupplier) = (view, candidate) }
      next = candidate.next
    }
    supplier = supplier ?? inputSupplier
  }

  /// The heights of the views of a first responder on a screen, in points.
  func extent(for responder: UIResponder, on screen: UIScreen) -> Extent {
    let width = screen.bounds.width
    let keys = input.map { Self.height(of: $0, width: width) }
    return Extent(
      keys: keys ?? (responder.bringsUpKeyboard ? screen.device.keyboardHeight : 0),
      accessory: accessory.map { Self.height(of: $0, width: width) } ?? 0)
  }

  /// How high the keyboard, or the view in its place, and the view above it are.
  struct Extent: Equatable {
    var keys: CGFloat = 0
    var accessory: CGFloat = 0

    var total: CGFloat { keys + accessory }
  }

  /// The height of a view: that of its constraints and its content if it follows them, else the one that it has.
  private static func height(of view: UIView, width: CGFloat) -> CGFloat {
    if sizesItself(view) {
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let height = view.bounds.height
    return height > 0 ? height : max(view.intrinsicContentSize.height, 0)
  }

  /// Whether a view follows its constraints and its content: as those do that leave their height to others, and have a content.
  static func sizesItself(_ view: UIView) -> Bool {
    if !view.translatesAutoresizingMaskIntoConstraints || (view as? UIInputView)?.allowsSelfSizing == true {
      return true
    }
    return view.autoresizingMask.contains(.flexibleHeight)
      && view.intrinsicContentSize.height != UIView.noIntrinsicMetric
  }
}
