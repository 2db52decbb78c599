import Foundation

/// Lays out layers that were added (LAYER-12). Views lay out their own layers.
@MainActor final class LayerLayout: TurnWork {
  private static var current: LayerLayout { Stage.current.part(LayerLayout.self) { LayerLayout() } }

  /// The layer whose `layoutSublayers()` runs.
  private static var laidOut: CALayer?
  private var marked: [CALayer] = []
  private var isWaiting = false

  /// Marks a layer; it is laid out at the end of the turn, if it is in a window then.
  static func mark(_ layer: CALayer) {
    if let view = layer.view { return view.markForLayout() }
    layer.isMarkedForLayout = true
    guard layer.presented == nil, LayerTree.isInWindow(layer) else { return }
    let layout = current
    layout.marked.append(layer)
    guard !layout.isWaiting else { return }
    layout.isWaiting = true
    Stage.current.cycle.enqueue(layout, in: .layout)
  }

  /// Whether a layer, or its view, is laying out what is inside: what it adds then marks it for no further layout.
  static func isLayingOut(_ layer: CALayer) -> Bool { layer.view?.layoutState.isLayingOut ?? (laidOut === layer) }

  func perform(_ phase: TurnPhase) {
    isWaiting = false
    let layers = marked
    marked = []
    for layer in layers where LayerTree.isInWindow(layer) { Self.run(in: layer) }
  }

  func drop(_ phase: TurnPhase) {
    isWaiting = false
    marked = []
  }

  /// Lays out the marked layers from `layer` down, superlayers first.
  static func run(in layer: CALayer) {
    layer.view?.layoutIfNeeded()
    var open = [layer]
    while let next = open.popLast() {
      if next.isMarkedForLayout {
        next.isMarkedForLayout = false
        let outer = laidOut
        laidOut = next
        next.layoutSublayers()
        laidOut = outer
      }
      open.append(contentsOf: next.tree.added.reversed())
    }
  }
}
