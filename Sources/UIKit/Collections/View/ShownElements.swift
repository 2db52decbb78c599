import ControllerTree
import Foundation

/// The views of a collection view that are visible, and those that wait for reuse. Rules: LIST-57 to LIST-59, LIST-67, LIST-68.
@MainActor final class ShownElements {
  /// What a view is asked for.
  struct ReuseKey: Hashable {
    let element: UICollectionViewLayoutAttributes.Element
    let identifier: String
  }

  /// The collection view, which retains this part.
  unowned(unsafe) var view: UICollectionView!
  let pool = ReusePool<ReuseKey, UICollectionReusableView>()
  var visible: [ElementKey: UICollectionReusableView] = [:]
  /// Views that were made, and are not shown before the layout knows the sizes that they prefer.
  private(set) var prepared: [ElementKey: UICollectionReusableView] = [:]
  /// Elements whose views were asked for their preferred sizes.
  var sized: Set<ElementKey> = []
  /// The attributes of the elements that the data source is being asked for.
  var pending: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// The cells that the data source configures again.
  var reconfigured: [IndexPath: UICollectionViewCell] = [:]
  /// How far the content still moves, to be limited afterwards; `nil` if nothing has moved it since the size of the content was taken.
  private var offsetAdjustment: CGPoint?
  private var layoutSize: CGSize?
  /// The size that the layout still sees while it is asked about another one (LIST-63).
  private(set) var formerSize: CGSize?
  /// The size from which an animation has begun, until the layout has learned it.
  private var animatedSize: CGSize?
  private var usesDepth = false
  private let prefetching = CollectionPrefetching()
  /// Whether a registration was made inside the data source, and reported.
  var hasLateRegistration = false
  /// Whether a data source is being asked for a view.
  static var isAsking = false
  /// Whether all views are made anew.
  var needsReload = false
  private(set) var isUpdating = false
  private var wasLaidOut = false

  /// Whether changes show at once: in a window, and in a view that was laid out without one (LIST-71).
  var isInUse: Bool { view.window != nil || wasLaidOut }

  var layout: UICollectionViewLayout { view.collectionViewLayout }

  // MARK: Invalidation

  func invalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    let distance = context.contentOffsetAdjustment
    if distance != .zero { adjustOffset(x: distance.x, y: distance.y) }
    // A view that chooses its size after another one finds the content where that one has moved it.
    if isUpdating { moveContent() }
    if context.invalidateEverything {
      layout.forgetPreferredSizes()
      sized = []
    }
  }

  /// Another layout asks for the sizes again.
  func forgetSizes() { sized = [] }

  /// Asks the layout whether other bounds make it invalid.
  func boundsWillChange(to bounds: CGRect) {
    prefetching.note(from: view.bounds.origin, to: bounds.origin)
    guard layout.validity == .valid, layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
  }

  /// Asks the layout whether another size makes it invalid, also what is invalid already: a context may name only a part.
  private func noticeSize() {
    let bounds = view.bounds
    guard let old = layoutSize, old != bounds.size else {
      layoutSize = bounds.size
      return
    }
    layoutSize = bounds.size
    if UIView.inheritedAnimationDuration > 0 { animatedSize = old }
    formerSize = old
    let isInvalid = layout.shouldInvalidateLayout(forBoundsChange: bounds)
    let context = isInvalid ? layout.invalidationContext(forBoundsChange: bounds) : nil
    formerSize = nil
    guard let context else { return }
    sized = []
    layout.invalidateLayout(with: context)
  }

  // MARK: Layout

  /// Makes the layout valid: numbers first, then `prepare()`, then the size of the content.
  func prepare() {
    _ = view.loadedCounts
    guard layout.validity == .invalid else { return }
    prepareLayout()
    takeContentSize()
  }

  func prepareLayout() {
    layout.validity = .preparing
    view.presenting { layout.prepare() }
    if layout.validity == .preparing { layout.validity = .valid }
  }

  /// Takes the size of the content after the content has moved: a smaller size would limit the former offset.
  func takeContentSize() {
    let size = view.presenting { layout.collectionViewContentSize }
    // What is mirrored begins at the other edge, and keeps its distance from there.
    let growth = max(size.width, view.bounds.width) - max(view.contentSize.width, view.bounds.width)
    if growth != 0, growth.isFinite, view.isMirrored { adjustOffset(x: growth, y: 0) }
    moveContent()
    view.contentSize = size
    guard offsetAdjustment != nil else { return }
    offsetAdjustment = nil
    let limited = CollectionScrolling.limited(view.contentOffset, in: view)
    if limited != view.contentOffset { view.contentOffset = limited }
  }

  private func adjustOffset(x: CGFloat, y: CGFloat) {
    let waiting = offsetAdjustment ?? .zero
    offsetAdjustment = CGPoint(x: waiting.x + x, y: waiting.y + y)
  }

  /// Moves the content as far as was demanded, without a limit: the size of the content is not known yet.
  private func moveContent() {
    guard let distance = offsetAdjustment, distance != .zero else { return }
    offsetAdjustment = .zero
    let offset = view.contentOffset
    view.contentOffset = CGPoint(x: offset.x + distance.x, y: offset.y + distance.y)
  }

  /// The layout may change again and again; after this many rounds it is taken as it is.
  private static let mostRounds = 10

  /// Shows what is visible now.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    wasLaidOut = true
    if needsReload { endAll() }
    noticeSize()
    var anchor = self.anchor
    for round in 0..<Self.mostRounds {
      prepare()
      if round == 0, let animatedSize {
        layout.prepare(forAnimatedBoundsChange: CGRect(origin: view.bounds.origin, size: animatedSize))
        takeTargetOffset()
        prepare()
      }
      if let known = anchor { anchor = keep(known) }
      var keys: Set<ElementKey> = []
      let wanted = wantedAttributes(&keys)
      removeOthers(than: keys)
      makeMissing(wanted)
      // Only what views have chosen themselves moves the content.
      if layout.validity == .invalid, !needsReload { continue }
      anchor = nil
      show(wanted)
      if layout.validity == .valid, !needsReload { break }
      if needsReload { endAll() }
    }
    isUpdating = false
    if animatedSize != nil {
      animatedSize = nil
      layout.finalizeAnimatedBoundsChange()
    }
    prefetching.update(view)
  }

  /// An item that stays visible, and its place.
  private struct Anchor {
    let path: IndexPath
    let origin: CGPoint
  }

  /// The first of the visible items, for a layout with estimates that is valid.
  private var anchor: Anchor? {
    guard layout.keepsVisibleItems, layout.validity == .valid, !needsReload else { return nil }
    let bounds = view.bounds
    var best: Anchor?
    for key in visible.keys where key.element == .cell {
      guard let frame = view.shownAttributes(ofItem: key.path)?.frame, frame.reaches(into: bounds) else {
        continue
      }
      if let best, (best.origin.y, best.origin.x) <= (frame.minY, frame.minX) { continue }
      best = Anchor(path: key.path, origin: frame.origin)
    }
    return best
  }

  /// Items before it that are larger than their estimates move the content, not what is visible (LIST-44).
  /// - Returns: The item and its new place.
  private func keep(_ anchor: Anchor) -> Anchor? {
    guard let frame = view.shownAttributes(ofItem: anchor.path)?.frame else { return nil }
    let (offset, insets) = (view.contentOffset, view.adjustedContentInset)
    var target = offset
    if offset.y > -insets.top { target.y += frame.minY - anchor.origin.y }
    if offset.x > -insets.left { target.x += frame.minX - anchor.origin.x }
    target = CGPoint(x: max(target.x, -insets.left), y: max(target.y, -insets.top))
    if target != offset { view.contentOffset = target }
    return Anchor(path: anchor.path, origin: frame.origin)
  }

  /// The attributes of what is visible, in the layout's order.
  /// - Parameter known: Gets the keys of the attributes.
  private func wantedAttributes(_ known: inout Set<ElementKey>) -> [UICollectionViewLayoutAttributes] {
    let rect = view.bounds
    var wanted: [UICollectionViewLayoutAttributes] = []
    for attributes in view.shownAttributes(in: rect) {
      guard !attributes.isHidden, isPlaced(attributes, in: rect), exists(attributes),
        known.insert(attributes.key).inserted
      else { continue }
      wanted.append(view.movement?.attributes(instead: attributes, view) ?? attributes)
    }
    if let moving = view.movement?.key, !known.contains(moving),
      let attributes = view.shownAttributes(ofItem: moving.path)
    {
      known.insert(moving)
      wanted.append(view.movement?.attributes(instead: attributes, view) ?? attributes)
    }
    return wanted
  }

  /// Whether an element is visible. A cell without width or height is where its place is: it may choose a size (LIST-67).
  private func isPlaced(_ attributes: UICollectionViewLayoutAttributes, in rect: CGRect) -> Bool {
    let frame = attributes.frame
    return frame.reaches(into: rect)
      || frame.isEmpty && attributes.values.element == .cell && layout.asksForPreferredSizes(attributes)
        && frame.minX >= rect.minX && frame.minX < rect.maxX && frame.minY >= rect.minY && frame.minY < rect.maxY
  }

  private func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.values.element != .cell || view.exists(attributes.indexPath)
  }

  private func removeOthers(than keys: Set<ElementKey>) {
    var leaving: [ElementKey] = []
    for key in visible.keys where !keys.contains(key) { leaving.append(key) }
    for key in leaving.sorted() { end(key) }
    putAsidePrepared(except: keys)
  }

  private func putAsidePrepared(except keys: Set<ElementKey>) {
    guard !prepared.isEmpty else { return }
    for key in prepared.keys.sorted() where !keys.contains(key) {
      if let made = prepared.removeValue(forKey: key) { putAside(made, key) }
    }
  }

  private func makeMissing(_ wanted: [UICollectionViewLayoutAttributes]) {
    for attributes in wanted {
      let key = attributes.key
      if visible[key] == nil, prepared[key] == nil {
        prepared[key] = made(attributes)
        guard !needsReload, view.counts != nil else { return }
      }
      if let made = visible[key] ?? prepared[key] { askForSize(made, attributes) }
    }
  }

  /// Lets a view choose its size, once. Rules: LIST-67.
  private func askForSize(_ made: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    guard layout.asksForPreferredSizes(attributes), sized.insert(attributes.key).inserted else { return }
    if made.bounds.size != attributes.size {
      made.bounds.size = attributes.size
      // It may choose the size that it had, whose attributes are then given anew.
      made.use.attributes = nil
    }
    follow(made)
    let original = view.presented(attributes)
    let preferred = view.presented(made.preferredLayoutAttributesFitting(attributes.copied()))
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }

  private func show(_ wanted: [UICollectionViewLayoutAttributes]) {
    for attributes in wanted {
      let key = attributes.key
      if let made = prepared.removeValue(forKey: key) {
        display(made, attributes)
      } else if let made = visible[key] {
        apply(attributes, to: made)
      }
      guard !needsReload else { return }
    }
    if usesDepth { sortByDepth() }
  }

  /// Adds a view that was made.
  func display(_ made: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.key
    visible[key] = made
    apply(attributes, to: made)
    if let cell = made as? UICollectionViewCell {
      cell.isSelected = view.choice.contains(key.path)
      cell.isInEditing = view.isEditing
      cell.hasFocus = view.focus.path == key.path
      takeSeparators(cell, key.path)
    }
    switch (key.element, made) {
    case (.cell, let cell as UICollectionViewCell):
      view.delegate?.collectionView(view, willDisplay: cell, forItemAt: key.path)
    case (.supplementary(let kind), _):
      view.delegate?.collectionView(view, willDisplaySupplementaryView: made, forElementKind: kind, at: key.path)
    default: break
    }
    if visible[key] === made { view.addSubview(made) }
  }

  /// Gives a view its attributes, if they have changed. Rules: LIST-60.
  func apply(_ attributes: UICollectionViewLayoutAttributes, to made: UICollectionReusableView) {
    if let old = made.use.attributes, old.isEqual(attributes) { return }
    made.use.attributes = attributes.copied()
    if attributes.zIndex != 0 { usesDepth = true }
    if attributes.values.transform == CATransform3DIdentity, made.transform == .identity {
      made.frame = attributes.frame
    } else {
      made.bounds.size = attributes.size
      made.center = attributes.center
      made.transform3D = attributes.transform3D
    }
    if made.alpha != attributes.alpha { made.alpha = attributes.alpha }
    if made.isHidden != attributes.isHidden { made.isHidden = attributes.isHidden }
    made.apply(attributes)
  }

  /// Puts the views into the order of their depths. Rules: LIST-60.
  private func sortByDepth() {
    var depth = Int.min
    var isSorted = true
    for subview in view.subviews {
      guard let attributes = (subview as? UICollectionReusableView)?.use.attributes else { continue }
      if attributes.zIndex < depth { isSorted = false }
      depth = attributes.zIndex
    }
    guard !isSorted else { return }
    let sorted = view.subviews.enumerated().compactMap { place, subview in
      ((subview as? UICollectionReusableView)?.use.attributes?.zIndex).map { (depth: $0, place: place, view: subview) }
    }.sorted { ($0.depth, $0.place) < ($1.depth, $1.place) }
    for entry in sorted { view.bringSubviewToFront(entry.view) }
  }

  /// The lines of a cell of a list (COMP-10).
  private func takeSeparators(_ cell: UICollectionViewCell, _ path: IndexPath) {
    guard let cell = cell as? UICollectionViewListCell,
      let list = layout.listConfiguration(ofSection: path.section)
    else { return }
    cell.takeSeparators(list.separators(of: path, count: view.numberOfItems(inSection: path.section)))
  }

  /// The lines of all cells, whose places have changed.
  func renewSeparators() {
    for path in paths(of: .cell) { if let cell = view.cellForItem(at: path) { takeSeparators(cell, path) } }
  }

  // MARK: Contents that change

  /// Lets a cell report changes of its constraints (LIST-43).
  private func follow(_ made: UICollectionReusableView) {
    guard view.selfSizingInvalidation == .enabledIncludingConstraints, let cell = made as? UICollectionViewCell else {
      return
    }
    cell.contentView.followFitting { ($0.superview as? UICollectionViewCell)?.invalidateIntrinsicContentSize() }
  }

  func followContents() {
    for (key, made) in visible {
      guard let cell = made as? UICollectionViewCell else { continue }
      cell.contentView.followFitting(nil)
      if view.selfSizingInvalidation == .enabledIncludingConstraints { sized.remove(key) }
    }
    view.setNeedsLayout()
  }

  /// The content of a cell has changed: it chooses its size at the next layout.
  func contentChanged(_ cell: UICollectionViewCell) {
    guard view.selfSizingInvalidation != .disabled, !isUpdating, let path = path(of: cell) else { return }
    guard sized.remove(ElementKey(element: .cell, path: path)) != nil else { return }
    view.inTurn("invalidateIntrinsicContentSize()") { view.setNeedsLayout() }
  }

  // MARK: Removing

  /// Takes a view out of the collection view, and tells the delegate. Rules: LIST-58.
  private func end(_ key: ElementKey) {
    guard let made = visible.removeValue(forKey: key) else { return }
    remove(made, key)
  }

  func remove(_ made: UICollectionReusableView, _ key: ElementKey) {
    view.swipe.hides(made)
    made.removeFromSuperview()
    switch (key.element, made) {
    case (.cell, let cell as UICollectionViewCell):
      view.delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: key.path)
    case (.supplementary(let kind), _):
      view.delegate?.collectionView(
        view, didEndDisplayingSupplementaryView: made, forElementOfKind: kind, at: key.path)
    default: break
    }
    putAside(made, key)
  }

  private func putAside(_ made: UICollectionReusableView, _ key: ElementKey) {
    sized.remove(key)
    guard made.use.isDequeued, let identifier = made.reuseIdentifier else { return }
    made.use.attributes = nil
    let isPlaceholder = if case .placeholder = key.element { true } else { false }
    pool.put(made, for: ReuseKey(element: isPlaceholder ? .cell : key.element, identifier: identifier))
  }

  private func endAll() {
    needsReload = false
    sized = []
    prefetching.forget()
    removeOthers(than: [])
  }

  // MARK: Batches

  /// Makes the views that a batch will show, and lets them choose their sizes, until the layout is valid. Rules: LIST-65, LIST-67.
  /// - Returns: The attributes of what is visible then.
  func sizedAttributes() -> [UICollectionViewLayoutAttributes] {
    let wasUpdating = isUpdating
    isUpdating = true
    defer { isUpdating = wasUpdating }
    var wanted: [UICollectionViewLayoutAttributes] = []
    for _ in 0..<Self.mostRounds {
      prepare()
      var keys: Set<ElementKey> = []
      wanted = wantedAttributes(&keys)
      putAsidePrepared(except: keys)
      makeMissing(wanted)
      if layout.validity == .valid || needsReload { break }
    }
    return wanted
  }

  /// A view that was made and is shown from now on.
  func takePrepared(_ key: ElementKey) -> UICollectionReusableView? { prepared.removeValue(forKey: key) }

  /// The views have new places.
  func rename(_ keys: [ElementKey: ElementKey]) {
    sized = Set(sized.compactMap { keys[$0] })
    prefetching.forget()
  }
}
