import Foundation
import UIKit

@testable import ControllerTree

/// A collection view in a visible window, whose data source, delegate, layout and cells write into the trace.
@MainActor final class CollectionScene: NSObject {
  let window: UIWindow
  let controller: UIViewController
  let collection: UICollectionView
  /// The numbers of items in the sections.
  var counts: [Int]
  /// The names of the calls that are not written.
  var silent: Set<String> = []
  var answers: [String: Bool] = [:]
  /// The titles of the items, for tests that move them.
  var items: [[Int]] = []
  private let trace: Trace

  init(
    _ trace: Trace, counts: [Int] = [3], layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    size: CGSize = CGSize(width: 100, height: 200), begin: Bool = true
  ) {
    self.trace = trace
    self.counts = counts
    controller = trace.controller("P")
    window = trace.show(controller, size: size)
    collection = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    collection.register(NotedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    NotedCell.note = { [weak trace] in trace?.note($0) }
    collection.dataSource = self
    collection.delegate = self
    trace.kept.append(self)
    if begin { show() }
  }

  /// Adds the collection view; the trace begins after it.
  func show() {
    controller.view.addSubview(collection)
    UpdateCycle.main.settle()
    trace.begin()
  }

  func note(_ call: String, _ text: String = "") {
    if !silent.contains(call) { trace.note(text.isEmpty ? call : "\(call) \(text)") }
  }

  func answer(_ call: String, _ path: IndexPath) -> Bool {
    note(call, Self.text(path))
    return answers[call] ?? true
  }

  static func text(_ path: IndexPath) -> String { path.map { "\($0)" }.joined(separator: ".") }

  /// The frames of the visible cells, by their places.
  var frames: String {
    collection.indexPathsForVisibleItems.map { path in
      let frame = collection.cellForItem(at: path)?.frame ?? .null
      return "\(Self.text(path)): \(Self.text(frame))"
    }.joined(separator: "\n")
  }

  static func text(_ rect: CGRect) -> String {
    func number(_ value: CGFloat) -> String {
      let value = (value * 100).rounded() / 100
      return value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    return [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
  }

  func tapped(_ item: Int, _ section: Int = 0) -> Bool {
    collection.tapItem(at: IndexPath(item: item, section: section))
  }
}

extension CollectionScene: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    note("numberOfSections")
    return counts.count
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    note("numberOfItems", "\(section)")
    return counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    note("cellForItem", Self.text(indexPath))
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if items.indices.contains(indexPath.section) { cell.tag = items[indexPath.section][indexPath.item] }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    note("viewForSupplementary", "\(kind.suffix(6)) \(Self.text(indexPath))")
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    answer("canMove", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    note("moveItem", "\(Self.text(sourceIndexPath)) to \(Self.text(destinationIndexPath))")
  }
}

extension CollectionScene: UICollectionViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll", "\(Int(scrollView.contentOffset.x)) \(Int(scrollView.contentOffset.y))")
  }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    answer("shouldHighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight", Self.text(indexPath))
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("didUnhighlight", Self.text(indexPath))
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    answer("shouldSelect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    answer("shouldDeselect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", Self.text(indexPath))
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", Self.text(indexPath))
  }
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    note("performPrimaryAction", Self.text(indexPath))
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note("willDisplay", Self.text(indexPath)) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note("didEndDisplaying", Self.text(indexPath)) }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { note("willDisplaySupplementary", "\(elementKind.suffix(6)) \(Self.text(indexPath))") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { note("didEndDisplayingSupplementary", "\(elementKind.suffix(6)) \(Self.text(indexPath))") }
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    note("targetIndexPath", "\(Self.text(currentIndexPath)) to \(Self.text(proposedIndexPath))")
    return proposedIndexPath
  }
}

/// A cell that writes its making and its reuse into the trace.
final class NotedCell: UICollectionViewCell {
  static var note: (String) -> Void = { _ in }
  static var isNoted = false
  let number: Int
  private static var count = 0

  override init(frame: CGRect) {
    Self.count += 1
    number = Self.count
    super.init(frame: frame)
    if Self.isNoted { Self.note("init \(CollectionScene.text(frame))") }
  }

  required init?(coder: NSCoder) {
    number = 0
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    if Self.isNoted { Self.note("prepareForReuse") }
  }
}

/// A column of items, 100 points high each, that writes the calls of the collection view into the trace.
final class NotedLayout: UICollectionViewLayout {
  var note: (String) -> Void = { _ in }
  var height: CGFloat = 100
  var isInvalidatedByBounds = false
  var extra: [UICollectionViewLayoutAttributes] = []
  private var frames: [IndexPath: CGRect] = [:]

  override func prepare() {
    note("prepare")
    frames = [:]
    var y: CGFloat = 0
    let width = collectionView?.bounds.width ?? 0
    for section in 0..<(collectionView?.numberOfSections ?? 0) {
      for item in 0..<(collectionView?.numberOfItems(inSection: section) ?? 0) {
        frames[IndexPath(item: item, section: section)] = CGRect(x: 0, y: y, width: width, height: height)
        y += height
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    note("contentSize")
    return CGSize(width: collectionView?.bounds.width ?? 0, height: height * CGFloat(frames.count))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    note("attributes in \(CollectionScene.text(rect))")
    return frames.keys.sorted().filter { frames[$0]?.intersects(rect) == true }.compactMap { item($0) } + extra
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    note("attributes of \(CollectionScene.text(indexPath))")
    return item(indexPath)
  }

  private func item(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let frame = frames[path] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    note("shouldInvalidate \(CollectionScene.text(newBounds))")
    return isInvalidatedByBounds
  }
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    note("invalidationContext forBounds")
    return super.invalidationContext(forBoundsChange: newBounds)
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note("invalidate everything \(context.invalidateEverything) counts \(context.invalidateDataSourceCounts)")
    super.invalidateLayout(with: context)
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    let texts = updateItems.map { item in
      let paths = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map { $0.map(CollectionScene.text) ?? "-" }
      return "\(item.updateAction) \(paths.joined(separator: " "))"
    }
    note("prepare for \(texts.joined(separator: ", "))")
    super.prepare(forCollectionViewUpdates: updateItems)
  }
  override func finalizeCollectionViewUpdates() { note("finalizeUpdates") }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("initial \(CollectionScene.text(itemIndexPath))")
    let attributes = item(itemIndexPath)
    attributes?.alpha = 0
    return attributes
  }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("final \(CollectionScene.text(itemIndexPath))")
    return nil
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    note("target for \(Int(proposedContentOffset.y))")
    return CGPoint(x: 0, y: (proposedContentOffset.y / height).rounded() * height)
  }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    note("target for \(Int(proposedContentOffset.y))")
    return proposedContentOffset
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { note("transition to") }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { note("transition from") }
  override func finalizeLayoutTransition() { note("finalizeTransition") }
}
