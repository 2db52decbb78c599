import Foundation

/// The places of children's views beside the bars of a container. Rules: NAV-42 to NAV-44, TAB-64.
///
///     the child's view extends under      translucent bar                          opaque bar
///     edgesForExtendedLayout              has the edge                             has the edge, and
///                                                                                  extendedLayoutIncludesOpaqueBars
///
/// A view that does not extend under a bar begins where the bar ends, so nothing of its safe area is left at that edge.
extension LayoutContaining {
  /// The frame of the view of a child that fills the content.
  func frameBesideBars(of child: UIViewController, in content: UIView) -> CGRect {
    let own = content as? ContainerContentView
    guard !extendsUnderBars(child, in: own) else { return content.bounds }
    own?.hasViewsBesideBars = true
    let edges = edgesBesideBars(of: child)
    guard !edges.isEmpty else { return content.bounds }
    let safeArea = content.safeAreaInsets
    return content.bounds.inset(
      by: UIEdgeInsets(
        top: edges.contains(.top) ? safeArea.top : 0, left: 0, bottom: edges.contains(.bottom) ? safeArea.bottom : 0,
        right: 0))
  }

  /// The edges at which the view of a child lies beside a bar.
  private func edgesBesideBars(of child: UIViewController) -> UIRectEdge {
    let bars = barsInFront
    let beside = bars.edges.subtracting(child.edgesForExtendedLayout)
    return child.extendedLayoutIncludesOpaqueBars ? beside : beside.union(bars.opaque)
  }

  /// Whether the view of a child extends under each bar that may be there.
  private func extendsUnderBars(_ child: UIViewController, in content: ContainerContentView?) -> Bool {
    guard child.edgesForExtendedLayout.isSuperset(of: [.top, .bottom]) else { return false }
    // An opaque bar of an outer container is in front only if this one extends under it.
    return child.extendedLayoutIncludesOpaqueBars || content?.opaque == [] && !extendedLayoutIncludesOpaqueBars
  }

  /// The bars in front of the content: those of the container, and of the containers that it fills.
  private var barsInFront: BarsInFront {
    var bars = BarsInFront()
    var next: (any LayoutContaining)? = self
    while let container = next, let content = container.contentView {
      bars.edges.formUnion(content.barEdges)
      bars.opaque.formUnion(content.opaque)
      next = container.parent as? any LayoutContaining
    }
    return bars
  }

  /// Lets the content place the children's views.
  func placeChildren(in content: ContainerContentView) {
    content.placeChildren = { [reference, unowned content] all in
      (reference.controller as? Self)?.placeChildren(all, in: content) ?? true
    }
  }

  private func placeChildren(_ all: Bool, in content: ContainerContentView) -> Bool {
    guard let shown = rare?.shownChildren, shown.animatedCoordinator == nil else { return false }
    for child in shown.target where all || !extendsUnderBars(child, in: content) {
      guard let view = child.viewInPlace, view.superview === content else { continue }
      let frame = frameBesideBars(of: child, in: content)
      if view.frame != frame { view.frame = frame }
      // Its own children may lie beside the same bars.
      if all { (child as? any LayoutContaining)?.contentView?.placesChange() }
    }
    return true
  }

  /// The places of children depend on other properties now.
  func childPlacesChange() {
    guard isViewLoaded else { return }
    Stage.turn("edgesForExtendedLayout", self) { contentView?.placesChange() }
  }

  /// A change of the shown children has ended: bars may have come and gone meanwhile.
  func changeOfChildrenEnded() {
    guard ContainerContentView.anyHasViewsBesideBars else { return }
    guard let content = contentView, content.hasViewsBesideBars, let shown = rare?.shownChildren,
      shown.animatedCoordinator == nil
    else { return }
    if content.allWait || shown.target.contains(where: { !extendsUnderBars($0, in: content) }) {
      content.setNeedsLayout()
    }
  }
}

/// The edges that bars cover.
private struct BarsInFront {
  var edges: UIRectEdge = []
  /// Those where a bar is opaque.
  var opaque: UIRectEdge = []
}
