import ControllerTree
import Foundation

/// A batch of updates of a collection view, from its changes to the end of its animation. Rules: LIST-65, LIST-71.
@MainActor final class CollectionBatch {
  var changes: [ListChange] = []
  /// By their places before the batch.
  var reconfigured: [IndexPath] = []
  private var completions: [(Bool) -> Void] = []
  private unowned let view: UICollectionView
  private let call: StaticString
  /// The numbers before the batch.
  private let oldCounts: [Int]
  /// The placeholders before the batch.
  private let oldPlaces: PlaceholderPlaces?

  /// In seconds.
  static let duration: TimeInterval = 0.25

  private init(_ view: UICollectionView, _ call: StaticString) {
    self.view = view
    self.call = call
    oldCounts = view.loadedCounts
    oldPlaces = view.places
  }

  /// Runs the changes, as a part of a batch that is running already, or as a batch.
  static func run(
    in view: UICollectionView, by call: StaticString, _ updates: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    view.turn(call) {
      if let batch = view.batch {
        if let completion { batch.completions.append(completion) }
        return updates()
      }
      // What is visible before the batch is what moves.
      if view.shown.isInUse { view.shown.update() }
      let batch = CollectionBatch(view, call)
      if let completion { batch.completions.append(completion) }
      view.batch = batch
      updates()
      view.batch = nil
      batch.end()
    }
  }

  private func end() {
    let newCounts = view.askedCounts
    // A reload inside the batch has read everything anew.
    guard view.counts != nil else { return finish(with: true) }
    do throws(ListUpdateError) {
      let update = try ListUpdate(changes, from: oldCounts, to: newCounts, words: .collection)
      show(update)
    } catch {
      view.reloadData()
      ListReport.invalidUpdate(error.message, of: view, by: call, uikitText: error.uikitText)
      finish(with: false)
    }
  }

  private func finish(with result: Bool) {
    let completions = completions
    guard !completions.isEmpty else { return }
    UIView.animate(
      withDuration: 0, animations: {}, completion: { _ in for completion in completions { completion(result) } })
  }

  // MARK: Showing

  private func show(_ update: ListUpdate) {
    let (shown, layout) = (view.shown, view.collectionViewLayout)
    view.counts = update.newCounts
    view.choice.move(update)
    view.focus.move(by: update)
    let presented = view.movePlaceholders(update, from: oldPlaces)
    layout.movePreferredSizes(presented)
    let context = layout.makeContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    guard shown.isInUse, !shown.needsReload else {
      shown.needsReload = true
      return finish(with: true)
    }
    shown.prepareLayout()
    view.presenting { layout.prepare(forCollectionViewUpdates: Self.items(of: presented)) }
    shown.takeContentSize()
    shown.takeTargetOffset()
    let steps = BatchSteps(view, update, oldPlaces)
    steps.begin(shown.sizedAttributes())
    shown.renewSeparators()
    animate(steps, layout)
    let paths = reconfigured.compactMap { update.newPath(of: $0) }
    if !paths.isEmpty { shown.reconfigure(paths) }
  }

  private func animate(_ steps: BatchSteps, _ layout: UICollectionViewLayout) {
    let completions = completions
    let run = { [view] in
      UIView.animateAsSystem(
        withDuration: Self.duration,
        animations: {
          layout.finalizeCollectionViewUpdates()
          steps.showEnds()
        },
        completion: { finished in
          withExtendedLifetime(view) { steps.removeLeaving() }
          for completion in completions { completion(finished) }
        })
    }
    if view.mayAnimate { run() } else { UIView.performWithoutAnimation(run) }
  }

  /// The changes as a layout gets them, in the order of UIKit's table: deletions, insertions, reloads, moves.
  private static func items(of update: ListUpdate) -> [UICollectionViewUpdateItem] {
    func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
    let changes = update.changes
    var items: [UICollectionViewUpdateItem] = []
    for number in changes.deletedSections.sorted() { items.append(.init(.delete, from: section(number), to: nil)) }
    for path in changes.deletes.sorted() { items.append(.init(.delete, from: path, to: nil)) }
    for number in changes.insertedSections.sorted() { items.append(.init(.insert, from: nil, to: section(number))) }
    for path in changes.inserts.sorted() { items.append(.init(.insert, from: nil, to: path)) }
    for number in changes.reloadedSections.sorted() {
      items.append(.init(.reload, from: section(number), to: update.newSection(of: number).map(section)))
    }
    for path in changes.reloads.sorted() { items.append(.init(.reload, from: path, to: update.newPath(of: path))) }
    for (from, to) in changes.sectionTargets.sorted(by: { $0.key < $1.key }) {
      items.append(.init(.move, from: section(from), to: section(to)))
    }
    for (from, to) in changes.targets.sorted(by: { $0.key < $1.key }) { items.append(.init(.move, from: from, to: to)) }
    return items
  }
}

/// The views of a batch: those that stay, those that come and those that go.
@MainActor final class BatchSteps {
  private struct Leaving {
    let view: UICollectionReusableView
    let key: ElementKey
    let end: UICollectionViewLayoutAttributes?
    let fades: Bool
  }

  private unowned let view: UICollectionView
  private let update: ListUpdate
  /// The views before the batch.
  private let old: [ElementKey: UICollectionReusableView]
  /// The new keys of the views that stay.
  private var kept: [ElementKey: ElementKey] = [:]
  private var staying: [(UICollectionReusableView, UICollectionViewLayoutAttributes)] = []
  private var leaving: [Leaving] = []

  private let oldPlaces: PlaceholderPlaces?

  /// Gives the views that stay their new keys.
  init(_ view: UICollectionView, _ update: ListUpdate, _ oldPlaces: PlaceholderPlaces?) {
    (self.view, self.update, self.oldPlaces) = (view, update, oldPlaces)
    old = view.shown.visible
    kept = keptKeys()
    view.shown.rename(kept)
    var visible: [ElementKey: UICollectionReusableView] = [:]
    for (key, new) in kept { visible[new] = old[key] }
    view.shown.visible = visible
  }

  /// Shows new views where they begin, and asks where old ones end.
  /// - Parameter wanted: The attributes of what is visible after the batch, whose views are made.
  func begin(_ wanted: [UICollectionViewLayoutAttributes]) {
    view.shown.visible = [:]
    let sources = Dictionary(kept.map { ($0.value, $0.key) }) { first, _ in first }
    var shown: Set<ElementKey> = []
    for attributes in wanted {
      let key = attributes.key
      if let source = sources[key], let made = old[source] {
        shown.insert(source)
        view.shown.visible[key] = made
        staying.append((made, attributes))
      } else if let made = view.shown.takePrepared(key) {
        appear(made, attributes)
      }
    }
    for key in old.keys.sorted() where !shown.contains(key) {
      if let made = old[key] { leave(made, key, to: kept[key]) }
    }
  }

  private func keptKeys() -> [ElementKey: ElementKey] {
    let layout = view.collectionViewLayout
    var kept: [ElementKey: ElementKey] = [:]
    var removed: [UICollectionViewLayoutAttributes.Element: Set<IndexPath>] = [:]
    for key in view.shown.visible.keys.sorted() {
      let path: IndexPath?
      switch key.element {
      case .cell: path = update.isReloaded(key.path) ? nil : update.newPath(of: key.path)
      case .placeholder(let number): path = view.places?.place(of: number) == nil ? nil : key.path
      case .supplementary(let kind):
        if removed[key.element] == nil {
          removed[key.element] = Set(layout.indexPathsToDeleteForSupplementaryView(ofKind: kind))
        }
        path = removed[key.element]?.contains(key.path) == true ? nil : newPlace(of: key.path)
      case .decoration(let kind):
        if removed[key.element] == nil {
          removed[key.element] = Set(layout.indexPathsToDeleteForDecorationView(ofKind: kind))
        }
        path = removed[key.element]?.contains(key.path) == true ? nil : newPlace(of: key.path)
      }
      if let path { kept[key] = ElementKey(element: key.element, path: path) }
    }
    return kept
  }

  /// A view beside items stays with its section.
  private func newPlace(of path: IndexPath) -> IndexPath? {
    guard path.count == 2 else { return path }
    guard !update.changes.reloadedSections.contains(path.section) else { return nil }
    return update.newSection(of: path.section).map { IndexPath(item: path.item, section: $0) }
  }

  private func isNew(_ key: ElementKey) -> Bool {
    if case .placeholder(let number) = key.element { return oldPlaces?.place(of: number) == nil }
    guard key.element == .cell else { return update.oldSection(of: key.path.section) == nil }
    guard let old = update.oldPath(of: key.path) else { return true }
    return update.isReloaded(old)
  }

  private func appear(_ made: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let layout = view.collectionViewLayout
    let begin: UICollectionViewLayoutAttributes?
    switch attributes.values.element {
    case _ where !isNew(attributes.key): begin = nil
    case .cell, .placeholder:
      begin = layout.initialLayoutAttributesForAppearingItem(at: view.presented(attributes.key).path)
    case .supplementary(let kind):
      begin = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: attributes.indexPath)
    case .decoration(let kind):
      begin = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: attributes.indexPath)
    }
    let start = begin.map { view.mirrored($0).copied() } ?? attributes
    // The key of the view is that of its element, whatever the layout returns.
    (start.values.element, start.values.path) = (attributes.values.element, attributes.values.path)
    view.shown.display(made, start)
    staying.append((made, attributes))
  }

  private func leave(_ made: UICollectionReusableView, _ key: ElementKey, to new: ElementKey?) {
    let layout = view.collectionViewLayout
    let end: UICollectionViewLayoutAttributes?
    switch key.element {
    case _ where new != nil: end = new.flatMap { layout.attributes(of: view.presented($0)) }
    case .cell: end = layout.finalLayoutAttributesForDisappearingItem(at: oldPlaces?.presented(key.path) ?? key.path)
    case .placeholder(let number):
      end = oldPlaces?.presented(placeholder: number)
        .flatMap { layout.finalLayoutAttributesForDisappearingItem(at: $0) }
    case .supplementary(let kind):
      end = layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.path)
    case .decoration(let kind):
      end = layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.path)
    }
    leaving.append(
      Leaving(view: made, key: key, end: end.map { view.mirrored($0).copied() }, fades: new == nil && end == nil))
  }

  /// The ends of all movements, inside the animation.
  func showEnds() {
    for (made, attributes) in staying { view.shown.apply(attributes, to: made) }
    for entry in leaving {
      if let end = entry.end { view.shown.apply(end, to: entry.view) }
      if entry.fades { entry.view.alpha = 0 }
    }
  }

  /// Views that have gone wait for reuse from now on.
  func removeLeaving() {
    for entry in leaving { view.shown.remove(entry.view, entry.key) }
    leaving = []
  }
}
