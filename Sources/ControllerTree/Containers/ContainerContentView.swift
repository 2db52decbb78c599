import Foundation

/// The superview of the views of a container's children.
final class ContainerContentView: UIView {
  /// The insets that bars in front cover, in points.
  var covered = UIEdgeInsets.zero {
    didSet { if covered != oldValue { SafeArea.sourceChanged(on: self) } }
  }

  /// The edges that opaque bars in front cover.
  var opaque: UIRectEdge = [] {
    didSet { if opaque != oldValue { placesChange() } }
  }

  /// The edges that bars in front cover.
  var barEdges: UIRectEdge {
    var edges: UIRectEdge = []
    if covered.top > 0 { edges.insert(.top) }
    if covered.bottom > 0 { edges.insert(.bottom) }
    return edges
  }

  /// Runs when a view is added, also when it is restored after a presentation.
  var viewCameIn: () -> Void = {}

  /// Gives the children's views their places beside bars; to all of them if the argument is `true`, else to those that do not extend under
  /// each bar. Returns `false` while an animated change places them.
  var placeChildren: (_ all: Bool) -> Bool = { _ in true }

  /// Whether children that extend under the bars need a new place too.
  private(set) var allWait = false

  /// Whether a child may lie beside a bar. Until one does, layout has nothing to place.
  var hasViewsBesideBars = false {
    didSet { Self.anyHasViewsBesideBars = true }
  }

  /// Whether any content has ever had ``hasViewsBesideBars``: until then, changes of children do not ask.
  private(set) static var anyHasViewsBesideBars = false

  override var addedSafeAreaInsets: UIEdgeInsets { covered }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    viewCameIn()
  }

  /// The next layout places all children beside the bars.
  func placesChange() {
    (allWait, hasViewsBesideBars) = (true, true)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// Before the safe areas of the children are announced.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    place()
  }

  private func place() {
    guard hasViewsBesideBars else { return }
    if placeChildren(allWait) { allWait = false }
  }
}
