import Foundation

// The offset is the origin of the bounds, which every view has. Rules: CODE-11.

extension UIScrollView: ArchivedContent {
  private struct Values: Codable {
    var size: [CGFloat]
    var inset: [CGFloat]
    var scales: [CGFloat]
    var flags: [Bool]
    var adjustment: Int
    var dismissal: Int
  }

  private final var flags: [ReferenceWritableKeyPath<UIScrollView, Bool>] {
    [
      \.isScrollEnabled, \.isPagingEnabled, \.bounces, \.alwaysBounceVertical, \.alwaysBounceHorizontal,
      \.showsVerticalScrollIndicator, \.showsHorizontalScrollIndicator, \.isDirectionalLockEnabled, \.scrollsToTop,
      \.bouncesZoom, \.delaysContentTouches, \.canCancelContentTouches,
    ]
  }

  package final func writeContent(to coder: NSCoder) {
    let inset = contentInset
    coder.write(
      json: Values(
        size: [contentSize.width, contentSize.height], inset: [inset.top, inset.left, inset.bottom, inset.right],
        scales: [minimumZoomScale, maximumZoomScale], flags: flags.map { self[keyPath: $0] },
        adjustment: contentInsetAdjustmentBehavior.rawValue, dismissal: keyboardDismissMode.rawValue),
      "ControllerTree.scrolling")
    (self as? any ArchivedScrollView)?.writeScrolled(to: coder)
  }

  package final func readContent(from coder: NSCoder) {
    if let values = coder.read(Values.self, "ControllerTree.scrolling") { take(values) }
    (self as? any ArchivedScrollView)?.readScrolled(from: coder)
  }

  private func take(_ values: Values) {
    let offset = contentOffset
    for (flag, value) in zip(flags, values.flags) { self[keyPath: flag] = value }
    contentInsetAdjustmentBehavior =
      ContentInsetAdjustmentBehavior(rawValue: values.adjustment) ?? contentInsetAdjustmentBehavior
    keyboardDismissMode = KeyboardDismissMode(rawValue: values.dismissal) ?? keyboardDismissMode
    if values.size.count == 2 { contentSize = CGSize(width: values.size[0], height: values.size[1]) }
    if values.inset.count == 4 {
      let inset = values.inset
      contentInset = UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
    }
    if values.scales.count == 2 { (minimumZoomScale, maximumZoomScale) = (values.scales[0], values.scales[1]) }
    contentOffset = offset
  }
}

/// A stock scroll view with values beside those of every scroll view.
@MainActor package protocol ArchivedScrollView: UIScrollView {
  /// Writes the values under keys.
  func writeScrolled(to coder: NSCoder)
  /// Reads what `writeScrolled(to:)` wrote.
  func readScrolled(from coder: NSCoder)
}
