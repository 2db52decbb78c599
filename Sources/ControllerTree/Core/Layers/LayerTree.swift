import Foundation

/// A layer's place in its tree, and what is inside. Rules: LAYER-02 to LAYER-06.
///
/// The layers of subviews follow the tree of views. If layers of your own are among them, `order` has both, back to front; without
/// any it is empty, and the subviews are read from the view.
struct LayerTree {
  /// A sublayer: the layer of a subview, or one that was added.
  enum Entry {
    case view(ViewReference)
    case layer(CALayer)
  }

  fileprivate var order: [Entry] = []
  /// The superlayer of a layer that was added.
  fileprivate(set) weak var superlayer: CALayer?
  /// The layer whose mask this is, or was until the layer's view got a superview.
  fileprivate weak var masked: CALayer?
  fileprivate var mask: CALayer?

  /// Where a layer is inserted.
  enum Place {
    case front
    case index(Int)
    case below(CALayer?)
    case above(CALayer?)
  }

  /// The layers that were added, back to front.
  var added: [CALayer] {
    var layers: [CALayer] = []
    for case .layer(let layer) in order { layers.append(layer) }
    return layers
  }

  // MARK: Reading

  @MainActor static func superlayer(of layer: CALayer) -> CALayer? {
    if let presented = layer.presented { return presented.superlayer?.presentation() }
    if let view = layer.view { return view.links.superview?.layer }
    return layer.tree.superlayer
  }

  @MainActor static func sublayers(of layer: CALayer) -> [CALayer] {
    if let presented = layer.presented {
      var copies: [CALayer] = []
      for sublayer in sublayers(of: presented) { if let copy = sublayer.presentation() { copies.append(copy) } }
      return copies
    }
    guard let view = layer.view else { return layer.tree.added }
    var layers: [CALayer] = []
    if layer.tree.order.isEmpty {
      for subview in view.orderedSubviews { layers.append(subview.layer) }
    } else {
      for entry in layer.tree.order {
        switch entry {
        case .view(let reference): if let subview = reference.view { layers.append(subview.layer) }
        case .layer(let sublayer): layers.append(sublayer)
        }
      }
    }
    return layers
  }

  /// The mask of a layer. The layer of a view is none while the view has a superview.
  @MainActor static func mask(of layer: CALayer) -> CALayer? {
    guard let mask = layer.tree.mask, mask.view?.links.superview == nil else { return nil }
    return mask
  }

  /// The layer that contains this one or has it as its mask; a superview's layer is only looked for by views. The layer of a view masks
  /// nothing here: views can be moved so that it would be inside itself.
  @MainActor static func containing(_ layer: CALayer) -> CALayer? {
    layer.view == nil ? layer.tree.superlayer ?? layer.tree.masked : nil
  }

  /// The view in whose tree the layer is; `nil` for a tree without views. The layer's own view, if it has one.
  @MainActor static func view(around layer: CALayer) -> UIView? {
    var current: CALayer? = layer.presented ?? layer
    while let candidate = current {
      if let view = candidate.view { return view }
      current = containing(candidate)
    }
    return nil
  }

  /// Whether the layer is in a window.
  @MainActor static func isInWindow(_ layer: CALayer) -> Bool { view(around: layer)?.links.window != nil }

  // MARK: Changing

  @MainActor static func insert(_ layer: CALayer, in parent: CALayer, at place: Place, _ call: StaticString) {
    if let refusal = refusal(of: layer, in: parent) { return parent.report(refusal, by: call) }
    Stage.turn(call, parent) {
      let wasShown = isInWindow(layer)
      unlink(layer)
      var index = parent.tree.order.count
      if parent.view != nil, parent.tree.order.isEmpty { noteSubviews(of: parent) }
      switch place {
      case .front: index = parent.tree.order.count
      case .index(let given): index = min(max(given, 0), parent.tree.order.count)
      case .below(let sibling): index = parent.tree.index(of: sibling) ?? parent.tree.order.count
      case .above(let sibling): index = parent.tree.index(of: sibling).map { $0 + 1 } ?? parent.tree.order.count
      }
      parent.tree.order.insert(.layer(layer), at: index)
      layer.tree.superlayer = parent
      if !LayerLayout.isLayingOut(parent) { parent.setNeedsLayout() }
      if layer.isMarkedForLayout { LayerLayout.mark(layer) }
      if !wasShown, isInWindow(layer) { LayerActions.run(kCAOnOrderIn, on: layer) }
    }
  }

  @MainActor static func remove(_ layer: CALayer) {
    if let view = layer.view, view.links.superview != nil {
      return layer.report(.layerOfView(layer, view), by: "removeFromSuperlayer()")
    }
    guard layer.tree.superlayer != nil || layer.tree.masked != nil else { return }
    Stage.turn("removeFromSuperlayer()", layer) {
      if isInWindow(layer) { LayerActions.run(kCAOnOrderOut, on: layer) }
      unlink(layer)
      LayerAnimations.leftWindow(layer)
    }
  }

  @MainActor static func replace(_ old: CALayer, by new: CALayer, in parent: CALayer) {
    guard old !== new, let index = parent.tree.index(of: old), case .layer = parent.tree.order[index] else { return }
    if let refusal = refusal(of: new, in: parent) { return parent.report(refusal, by: "replaceSublayer(_:with:)") }
    insert(new, in: parent, at: .above(old), "replaceSublayer(_:with:)")
    remove(old)
  }

  @MainActor static func replace(in parent: CALayer, with layers: [CALayer]) {
    Stage.turn("sublayers", parent) {
      for layer in parent.tree.added where !layers.contains(where: { $0 === layer }) { remove(layer) }
      for layer in layers where !(layer.view.map { $0.links.superview === parent.view } ?? false) {
        insert(layer, in: parent, at: .front, "sublayers")
      }
    }
  }

  @MainActor static func setMask(_ mask: CALayer?, of layer: CALayer) {
    if let mask, let refusal = refusal(of: mask, in: layer, asMask: true) { return layer.report(refusal, by: "mask") }
    guard mask !== layer.tree.mask else { return }
    layer.change("mask") {
      layer.tree.mask?.tree.masked = nil
      if let mask { unlink(mask) }
      layer.tree.mask = mask
      mask?.tree.masked = layer
    }
  }

  /// The issue with which `parent` refuses a layer: a view's layer follows the view, unless it is a mask and the view has no superview;
  /// and no layer can be inside itself.
  @MainActor private static func refusal(
    of layer: CALayer, in parent: CALayer, asMask: Bool = false
  ) -> HierarchyIssue? {
    if let view = layer.view, !asMask || view.links.window != nil || view.links.superview != nil {
      return .layerOfView(layer, view)
    }
    var passed: Set<ObjectIdentifier> = []
    var current: CALayer? = parent
    while let candidate = current {
      if candidate === layer { return .layerCycle(layer, parent) }
      if candidate.view != nil, candidate.tree.masked != nil {
        // Views were moved since into what their layer masks.
        guard passed.insert(ObjectIdentifier(candidate)).inserted else { return nil }
      }
      current = above(candidate)
    }
    return nil
  }

  /// The layer above, masks of views included. A superview without a layer is left out: it masks nothing.
  @MainActor private static func above(_ layer: CALayer) -> CALayer? {
    guard let view = layer.view, var superview = view.links.superview else {
      return layer.tree.superlayer ?? layer.tree.masked
    }
    while true {
      if let found = superview.rare?.layer { return found }
      guard let next = superview.links.superview else { return nil }
      superview = next
    }
  }

  @MainActor private static func unlink(_ layer: CALayer) {
    if let parent = layer.tree.superlayer {
      parent.tree.order.removeAll { if case .layer(let present) = $0 { present === layer } else { false } }
      layer.tree.superlayer = nil
      if parent.view != nil, parent.tree.added.isEmpty { parent.tree.order = [] }
    }
    if let masked = layer.tree.masked {
      masked.tree.mask = nil
      layer.tree.masked = nil
    }
  }

  @MainActor private func index(of layer: CALayer?) -> Int? {
    guard let layer else { return nil }
    let reference = layer.viewReference
    return order.firstIndex {
      switch $0 {
      case .view(let present): present === reference
      case .layer(let present): present === layer
      }
    }
  }

  @MainActor private static func noteSubviews(of layer: CALayer) {
    guard let view = layer.view else { return }
    for subview in view.orderedSubviews { layer.tree.order.append(.view(subview.reference)) }
  }

  // MARK: Following the views

  /// A subview was linked, in front of all or at an index of the subviews.
  @MainActor mutating func linked(_ subview: UIView, at index: Int?) {
    guard !order.isEmpty else { return }
    let entry = Entry.view(subview.reference)
    guard let index else { return order.append(entry) }
    var place = 0
    var passed = 0
    while place < order.count {
      if case .view = order[place] {
        if passed == index { break }
        passed += 1
      }
      place += 1
    }
    order.insert(entry, at: place)
  }

  /// A subview was unlinked.
  @MainActor mutating func unlinked(_ subview: UIView) {
    guard !order.isEmpty, let reference = subview.rare?.reference else { return }
    order.removeAll { if case .view(let present) = $0 { present === reference } else { false } }
  }

  /// The subviews at two indices were exchanged.
  mutating func exchanged(_ first: Int, _ second: Int) {
    guard !order.isEmpty else { return }
    var places: [Int] = []
    for (place, entry) in order.enumerated() { if case .view = entry { places.append(place) } }
    guard places.indices.contains(first), places.indices.contains(second) else { return }
    order.swapAt(places[first], places[second])
  }
}
