import ControllerTree
import Foundation

/// Shows the items of a data source where a layout places them.
///
/// At a layout it asks the data source for the numbers, then the layout for the attributes of what is visible, then the data source for
/// the views. `ShownElements` does that; `CollectionBatch` does batches of updates, `CollectionSelection` what a person selects.
///
///     layout   numberOfSections → numberOfItems of each section → prepare() → collectionViewContentSize
///              → layoutAttributesForElements(in:) → cellForItemAt, willDisplay for each new cell
///
/// Rules: LIST-57 to LIST-78.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  nonisolated(unsafe) private(set) final var layoutObject: UICollectionViewLayout
  /// The numbers of items in the sections; `nil` until the data source was asked.
  final var counts: [Int]?
  final let shown = ShownElements()
  final let choice = CollectionSelection()
  private(set) final lazy var focus = ListFocus(of: self)
  private(set) final lazy var swipe = CollectionSwipe(of: self)
  /// The item whose menu is open.
  final var menuItem: IndexPath?
  private(set) final lazy var interactionParts = ListInteractions(of: self)
  /// The changes that a running batch has named.
  final var batch: CollectionBatch?
  final var placeholdersIfUsed: ListPlaceholders?
  final var movement: CollectionMovement?
  final var transition: CollectionTransition?

  /// Makes a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutObject = layout
    super.init(frame: frame)
    begin()
  }

  /// Makes a collection view with a flow layout; a storyboard's collection view gets the layout of its file.
  public required init?(coder: NSCoder) {
    layoutObject = UICollectionViewFlowLayout()
    super.init(coder: coder)
    begin()
  }

  private final func begin() {
    layoutObject.owner = self
    shown.view = self
    choice.view = self
    offsetAtRest = { [unowned self] offset, velocity in
      layoutObject.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
    }
  }

  deinit { if layoutObject.owner === self { layoutObject.owner = nil } }

  // MARK: Delegate and data

  /// Decides on what a person does with items, and learns about it. Not retained.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }

  /// Has the items. Not retained. Setting it reads everything anew.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      if dataSource !== oldValue { reloadData() }
      if PropertyChanges.isObserved(self) { PropertyChanges.tell(self, "dataSource", from: oldValue) }
    }
  }

  /// Learns early which items come. Not retained. Rules: LIST-73.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether ``prefetchDataSource`` is told. Rules: LIST-73.
  open var isPrefetchingEnabled = true

  /// The number of sections. Asks the data source if it is unknown. Rules: LIST-57.
  open var numberOfSections: Int { loadedCounts.count }

  /// The number of items in a section; 0 if there is no such section. Asks the data source if it is unknown. Rules: LIST-57.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = isPresenting ? presentedCounts : loadedCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Reads everything anew at the next layout. Nothing is selected any more. Rules: LIST-59.
  open func reloadData() {
    turn("reloadData()") {
      counts = nil
      swipe.close()
      focus.forget()
      choice.forget()
      placeholdersIfUsed?.removeAll()
      shown.needsReload = true
      let context = layoutObject.makeContext()
      (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
      layoutObject.invalidateLayout(with: context)
    }
  }

  // MARK: Layout

  /// Places the items. Setting it exchanges the layout at once. Rules: LIST-66.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutObject }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Exchanges the layout; with `animated` in 0.25 seconds. Rules: LIST-66.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Exchanges the layout; with `animated` in 0.25 seconds. Rules: LIST-66.
  /// - Parameter completion: Gets whether the change has ended.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    turn("setCollectionViewLayout(_:animated:completion:)") {
      LayoutExchange(self, to: layout).run(duration: animated ? CollectionBatch.duration : nil, completion: completion)
    }
  }

  final func use(_ layout: UICollectionViewLayout) {
    if layoutObject.owner === self { layoutObject.owner = nil }
    layoutObject = layout
    layout.owner = self
    let context = layout.makeContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
  }

  /// Begins a change of layouts that follows ``UICollectionViewTransitionLayout/transitionProgress``. Rules: LIST-66.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    turn("startInteractiveTransition(to:completion:)") {
      CollectionTransition.start(in: self, to: layout, completion)
    }
  }
  /// The type of the completion of an interactive transition.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// Ends an interactive transition with the new layout. Rules: LIST-66.
  open func finishInteractiveTransition() {
    turn("finishInteractiveTransition()") { CollectionTransition.end(in: self, isCompleted: true) }
  }
  /// Ends an interactive transition with the old layout. Rules: LIST-66.
  open func cancelInteractiveTransition() {
    turn("cancelInteractiveTransition()") { CollectionTransition.end(in: self, isCompleted: false) }
  }

  /// Shows what is visible. An override calls `super`. Rules: LIST-57.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let backgroundView { backgroundView.frame = bounds }
    if batch == nil { shown.update() }
  }

  open override var bounds: CGRect {
    get { shown.formerSize.map { CGRect(origin: super.bounds.origin, size: $0) } ?? super.bounds }
    set {
      // A layout that moves the content while it sees the former size does not restore that size.
      let newValue = shown.formerSize == nil ? newValue : CGRect(origin: newValue.origin, size: super.bounds.size)
      guard newValue.origin != super.bounds.origin, !shown.isUpdating else {
        super.bounds = newValue
        return
      }
      turn("contentOffset") {
        shown.boundsWillChange(to: newValue)
        super.bounds = newValue
      }
    }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if layoutObject.validity == .valid, layoutObject.dependsOnInsets { insetsChanged() }
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if layoutObject.validity == .valid, layoutObject.refersToOtherInsets(in: self) { insetsChanged() }
  }
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if layoutObject.validity == .valid, layoutObject.refersToOtherInsets(in: self) { insetsChanged() }
  }

  /// The attributes of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    shown.prepare()
    return exists(indexPath) ? shownAttributes(ofItem: indexPath) : nil
  }
  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    shown.prepare()
    return layoutObject.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map { mirrored($0) }
  }

  /// The view behind the cells. It fills the visible rectangle.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView {
        backgroundView.frame = bounds
        insertSubview(backgroundView, at: 0)
      }
    }
  }

  // MARK: Registering and making views

  /// The class of the cells of an identifier; `nil` for none any more. Rules: LIST-68.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    shown.pool.register(cellClass.map { .type($0) }, for: .init(element: .cell, identifier: identifier))
  }
  /// The xib of the cells of an identifier; `nil` for none any more. Rules: LIST-68.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    shown.pool.register(nib.map { .nib($0) }, for: .init(element: .cell, identifier: identifier))
  }
  /// The class of the supplementary views of a kind and identifier; `nil` for none any more. Rules: LIST-68.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    shown.pool.register(
      viewClass.map { .type($0) }, for: .init(element: .supplementary(elementKind), identifier: identifier))
  }
  /// The xib of the supplementary views of a kind and identifier; `nil` for none any more. Rules: LIST-68.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    shown.pool.register(nib.map { .nib($0) }, for: .init(element: .supplementary(kind), identifier: identifier))
  }

  /// A cell for an item: one that waits for reuse, else a new one. Rules: LIST-68.
  /// - Issues: `reusableViewMissing`; the cell is then a plain one.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    shown.cell(identifier, indexPath)
  }

  /// A supplementary view: one that waits for reuse, else a new one. Rules: LIST-68.
  /// - Issues: `reusableViewMissing`; the view is then a plain one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    shown.supplementary(elementKind, identifier, indexPath)
  }

  // MARK: What is visible

  /// The visible cells, by their places.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }
  /// The places of the visible cells, sorted.
  open var indexPathsForVisibleItems: [IndexPath] { shown.paths(of: .cell) }
  /// The cell of an item; `nil` if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    switch named(indexPath) {
    case .element(let path): shown.visible[ElementKey(element: .cell, path: path)] as? UICollectionViewCell
    case .placeholder(let number): cell(ofPlaceholder: number) as? UICollectionViewCell
    }
  }
  /// The item of a visible cell; `nil` for other cells.
  /// - Complexity: O(n) in the visible cells.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.path(of: cell) }
  /// The supplementary view at a place; `nil` if it is not visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    shown.visible[ElementKey(element: .supplementary(elementKind), path: indexPath)]
  }
  /// The visible supplementary views of a kind, by their places.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }
  /// The places of the visible supplementary views of a kind, sorted.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.paths(of: .supplementary(elementKind))
  }
  /// The place of a visible supplementary view; `nil` for other views.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    shown.path(of: supplementaryView)
  }
  /// The item at a point of the content; `nil` if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shown.item(at: point)
  }

  /// Moves the content so that an item is at a place of the visible rectangle. Rules: LIST-72.
  /// - Issues: `placeOutOfRange`; nothing changes.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    CollectionScrolling.scroll(to: indexPath, at: scrollPosition, animated, in: self)
  }

  // MARK: Batches

  /// Runs changes, then shows the new data in an animation of 0.25 seconds. Rules: LIST-71.
  /// - Parameters:
  ///   - updates: Changes the data, and tells about the changes by the methods below. Places of deletions are those before the batch,
  ///     places of insertions those after it.
  ///   - completion: Gets whether the animation has ended.
  /// - Issues: `invalidListUpdate`; the data are then read anew.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    CollectionBatch.run(in: self, by: "performBatchUpdates(_:completion:)", updates ?? {}, completion)
  }

  /// Items are new. Rules: LIST-71.
  open func insertItems(at indexPaths: [IndexPath]) {
    change("insertItems(at:)", indexPaths.map { .insert($0) })
  }
  /// Items are gone. Rules: LIST-71.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change("deleteItems(at:)", indexPaths.map { .delete($0) })
  }
  /// Items get new cells. Rules: LIST-71.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change("reloadItems(at:)", indexPaths.map { .reload($0) })
  }
  /// An item has another place. Rules: LIST-71.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change("moveItem(at:to:)", [.move(indexPath, to: newIndexPath)])
  }
  /// Sections are new. Rules: LIST-71.
  open func insertSections(_ sections: IndexSet) {
    change("insertSections(_:)", sections.map { .insertSection($0) })
  }
  /// Sections are gone. Rules: LIST-71.
  open func deleteSections(_ sections: IndexSet) {
    change("deleteSections(_:)", sections.map { .deleteSection($0) })
  }
  /// Sections get new cells and views. Rules: LIST-71.
  open func reloadSections(_ sections: IndexSet) {
    change("reloadSections(_:)", sections.map { .reloadSection($0) })
  }
  /// A section has another place. Rules: LIST-71.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change("moveSection(_:toSection:)", [.moveSection(section, to: newSection)])
  }

  /// The data source configures the cells of items again; the cells stay. Rules: LIST-71.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    turn("reconfigureItems(at:)") {
      if batch != nil {
        batch?.reconfigured += indexPaths
      } else {
        shown.reconfigure(indexPaths)
      }
    }
  }

  /// Whether the collection view differs from its data source at the moment: in a batch, with placeholders of drops, or while an item is
  /// moved. Rules: LIST-36.
  open var hasUncommittedUpdates: Bool { batch != nil || movement != nil || places != nil }
  /// Which changes of a cell's content let it choose its size again. Rules: LIST-43.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { if selfSizingInvalidation != oldValue { shown.followContents() } }
  }

  // MARK: Selection

  /// Whether a person can select items. Rules: LIST-74.
  open var allowsSelection = true
  /// Whether a person can select more than one item. Turning it off deselects all but one. Rules: LIST-74.
  open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection { choice.keepOne() } } }
  /// Whether a person can select items in editing mode. Rules: LIST-75.
  open var allowsSelectionDuringEditing = false
  /// Whether a person can select more than one item in editing mode. Rules: LIST-75.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the item with the focus is selected. Rules: LIST-46.
  open var selectionFollowsFocus = false
  /// Whether items can have the focus. Rules: LIST-46.
  open var allowsFocus = false
  /// Whether items can have the focus in editing mode. Rules: LIST-46.
  open var allowsFocusDuringEditing = false
  /// Whether the last item with the focus gets it again. Rules: LIST-46.
  open var remembersLastFocusedIndexPath = false
  /// How dragged items are reordered. The library never reads it.
  open var reorderingCadence = ReorderingCadence.immediate

  // MARK: Menus, drags and drops

  /// The menus of the items, which the delegate makes. Rules: LIST-34, LIST-35.
  open var contextMenuInteraction: UIContextMenuInteraction? { interactionParts.menuInteraction }
  /// Makes the items of a drag of items. Not retained. Rules: LIST-40.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet {
      if dragDelegate != nil { interactionParts.offerDrags() }
      if PropertyChanges.isObserved(self) { PropertyChanges.tell(self, "dragDelegate", from: oldValue) }
    }
  }
  /// Takes what a person drops on the collection view. Not retained. Rules: LIST-41.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet {
      if dropDelegate != nil { interactionParts.offerDrops() }
      if PropertyChanges.isObserved(self) { PropertyChanges.tell(self, "dropDelegate", from: oldValue) }
    }
  }
  /// Whether a person can drag items. Rules: LIST-40.
  open var dragInteractionEnabled = true
  /// Whether items spring open when something is held above them: they are selected as by a tap. Rules: LIST-38.
  open var isSpringLoaded = false
  /// Whether items of the collection view are being dragged. Rules: LIST-40.
  open var hasActiveDrag: Bool { interactionParts.dragging?.isActive ?? false }
  /// Whether a drag is above the collection view. Rules: LIST-41.
  open var hasActiveDrop: Bool { interactionParts.dropping?.isActive ?? false }

  // MARK: Editing

  /// Whether the cells are in editing mode. Changing it deselects what can't be selected there. Rules: LIST-75.
  open var isEditing = false { didSet { if isEditing != oldValue { choice.editingChanged() } } }

  /// The selected items in the order in which they were selected; `nil` if there are none. Rules: LIST-74.
  open var indexPathsForSelectedItems: [IndexPath]? { choice.paths.isEmpty ? nil : choice.paths }

  /// Selects an item without a question to the delegate; `nil` deselects all. Rules: LIST-76.
  /// - Issues: `placeOutOfRange`; nothing changes.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    turn("selectItem(at:animated:scrollPosition:)") {
      guard let indexPath else { return choice.deselectAll() }
      guard exists(indexPath) else {
        return report(indexPath, by: "selectItem(at:animated:scrollPosition:)", uikitText: nil)
      }
      guard allowsSelection else { return }
      choice.select(indexPath)
      if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }
  }

  /// Deselects an item without a question to the delegate. Rules: LIST-76.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    turn("deselectItem(at:animated:)") { choice.deselect(indexPath) }
  }

  /// Highlights the item under the finger. Rules: LIST-74.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { fingersOnItems.touchBegan(touch, at: touch.location(in: self)) }
  }
  /// Selects the item under the finger, or acts on its accessory. Rules: LIST-74, TOUCH-48.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let point = touches.first?.location(in: self) { fingersOnItems.touchEnded(at: point) }
  }
  /// Ends the highlight. Rules: LIST-74.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    fingersOnItems.touchCancelled()
  }

  private final var fingersIfUsed: CollectionFingers?
  private final var fingersOnItems: CollectionFingers {
    if let fingersIfUsed { return fingersIfUsed }
    let made = CollectionFingers(of: self)
    fingersIfUsed = made
    made.install()
    return made
  }

  /// The recognizers, among them that of drags by the handle of an item. Rules: TOUCH-49.
  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      _ = fingersOnItems
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }

  // MARK: Movement by a person

  /// Begins to move an item. Rules: LIST-78.
  /// - Returns: Whether the item is visible and the data source permits it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    turn("beginInteractiveMovementForItem(at:)") { CollectionMovement.begin(indexPath, in: self) }
  }
  /// Moves the item to a point of the content. Rules: LIST-78.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    turn("updateInteractiveMovementTargetPosition(_:)") { CollectionMovement.update(targetPosition, in: self) }
  }
  /// The item stays where it is; the data source moves it, too. Rules: LIST-78.
  open func endInteractiveMovement() {
    turn("endInteractiveMovement()") { CollectionMovement.end(in: self, isCancelled: false) }
  }
  /// The item returns. Rules: LIST-78.
  open func cancelInteractiveMovement() {
    turn("cancelInteractiveMovement()") { CollectionMovement.end(in: self, isCancelled: true) }
  }
}
