import Foundation

/// Draws the views that are marked and visible, at the end of the turn, after layout (DRAW-30, DRAW-31).
@MainActor final class DisplayPass: StagePart, TurnWork, EndingPart {
  private var waiting: [UIView] = []
  private var layers: [CALayer] = []
  /// Views that were in a window but not visible.
  private var undrawn: [ViewReference] = [] {
    didSet { Self.undrawnCount += undrawn.count - oldValue.count }
  }
  /// The number of undrawn views of all stages.
  @exclusivity(unchecked) private static var undrawnCount = 0

  /// Whether any view waits for becoming visible: a quick question for changes that may make one visible.
  static var hasUndrawn: Bool { undrawnCount > 0 }

  /// A marked view has come into a window. A view that does not draw is never marked again; a plain one does not.
  @inline(__always)
  static func entered(_ view: UIView) {
    if type(of: view) == UIView.self, view.rare == nil {
      view.layoutState.needsDisplay = false
    } else {
      enteredOther(view)
    }
  }

  @inline(never)
  private static func enteredOther(_ view: UIView) {
    guard isDrawable(view) else {
      view.layoutState.needsDisplay = false
      return
    }
    of(.current).add(view)
  }

  /// Marks a view, or a part of it. During its own drawing a view can't be marked.
  static func mark(_ view: UIView, _ rect: CGRect?) {
    guard isDrawable(view) else { return }
    if view.layoutState.needsDisplay {
      // Without a part, all is marked already.
      let old = view.rare?.invalidRect
      view.rareState.invalidRect = rect.flatMap { old?.union($0) }
    } else {
      view.layoutState.needsDisplay = true
      view.rareState.invalidRect = rect
    }
    guard view.links.window != nil else { return }
    Stage.turn("setNeedsDisplay()", view) { of($0).add(view) }
  }

  static func add(_ layer: CALayer) {
    Stage.turn("setNeedsDisplay()", nil) { stage in
      let pass = of(stage)
      pass.layers.append(layer)
      stage.cycle.enqueue(pass, in: .display)
    }
  }

  /// Looks again at the views that were not visible.
  @inline(never)
  static func retry() {
    let pass = of(.current)
    guard !pass.undrawn.isEmpty else { return }
    let references = pass.undrawn
    pass.undrawn = []
    Stage.turn("isHidden", nil) {
      for reference in references { if let view = reference.view { pass.add(view) } }
    }
  }

  /// Calls `draw(_:)` of a view, in the context of its layer.
  static func draw(_ view: UIView, _ layer: CALayer) {
    guard layer === view.rare?.layer else { return }
    let rect = view.rare?.invalidRect.map { $0.intersection(view.geometry.bounds) } ?? view.geometry.bounds
    CurrentTraits.within(view) { ViewDelivery.draw(view, rect) }
  }

  private static func isDrawable(_ view: UIView) -> Bool {
    DrawingClasses.draws(view) || view.rare?.layer.map { type(of: $0) != CALayer.self } == true
  }

  private func add(_ view: UIView) {
    waiting.append(view)
    if waiting.count == 1 { Stage.current.cycle.enqueue(self, in: .display) }
  }

  func perform(_ phase: TurnPhase) {
    let (views, layers) = (waiting, layers)
    (waiting, self.layers) = ([], [])
    for view in views where view.layoutState.needsDisplay && view.links.window != nil {
      if Self.isVisible(view) {
        view.madeLayer.display()
        view.layoutState.needsDisplay = false
        view.rare?.invalidRect = nil
      } else {
        undrawn.append(view.reference)
      }
    }
    for layer in layers where LayerTree.isInWindow(layer) { LayerDisplay.runIfMarked(layer) }
  }

  func drop(_ phase: TurnPhase) { (waiting, layers) = ([], []) }

  func stageEnds() { undrawn = [] }

  private static func isVisible(_ view: UIView) -> Bool {
    guard view.isInVisibleWindow, view.geometry.bounds.width > 0, view.geometry.bounds.height > 0 else { return false }
    var current: UIView? = view
    while let candidate = current {
      if candidate.layoutState.isHidden { return false }
      current = candidate.links.superview
    }
    return true
  }
}
