import ControllerTree
import Foundation

/// The views of elements: those that wait for reuse, and new ones. Rules: LIST-57, LIST-68.
extension ShownElements {
  /// The view of an element, from the data source or the layout.
  func made(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let key = attributes.key
    pending[key] = attributes
    let wasAsking = Self.isAsking
    Self.isAsking = true
    defer { (pending[key], Self.isAsking) = (nil, wasAsking) }
    switch key.element {
    case .cell: return madeCell(key.path)
    case .supplementary(let kind):
      return view.dataSource?.collectionView(view, viewForSupplementaryElementOfKind: kind, at: key.path)
        ?? UICollectionReusableView()
    case .decoration(let kind): return decoration(kind, key)
    case .placeholder(let number): return placeholder(number, key)
    }
  }

  private func madeCell(_ path: IndexPath) -> UICollectionViewCell {
    let cell = view.dataSource?.collectionView(view, cellForItemAt: path) ?? UICollectionViewCell()
    if !cell.use.isDequeued {
      ListReport.missingView(
        "the data source returned a cell for \(path.section)-\(path.item) that it did not get from the collection view",
        of: view, by: "layoutSubviews()",
        uikitText:
          "the view returned from -collectionView:cellForItemAtIndexPath: does not match the element kind it is being "
          + "used for, or was not retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    return cell
  }

  private func placeholder(_ number: Int, _ key: ElementKey) -> UICollectionReusableView {
    guard let look = view.placeholders.look(of: number) else { return UICollectionViewCell() }
    let reuse = ReuseKey(element: .cell, identifier: look.identifier)
    let made =
      dequeued(reuse, key, kind: "UICollectionElementKindCell")
      ?? prepareNew(UICollectionViewCell(frame: frame(of: key)), look.identifier)
    look.update(made)
    return made
  }

  func cell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    if let cell = reconfigured[path] { return cell }
    let key = ElementKey(element: .cell, path: path)
    let made = dequeued(ReuseKey(element: .cell, identifier: identifier), key, kind: "UICollectionElementKindCell")
    return made as? UICollectionViewCell ?? prepareNew(UICollectionViewCell(frame: frame(of: key)), identifier)
  }

  func supplementary(_ kind: String, _ identifier: String, _ path: IndexPath) -> UICollectionReusableView {
    let key = ElementKey(element: .supplementary(kind), path: path)
    return dequeued(ReuseKey(element: key.element, identifier: identifier), key, kind: kind)
      ?? prepareNew(UICollectionReusableView(frame: frame(of: key)), identifier)
  }

  private func dequeued(_ reuse: ReuseKey, _ key: ElementKey, kind: String) -> UICollectionReusableView? {
    if let waiting = pool.take(reuse) {
      waiting.prepareForReuse()
      return waiting
    }
    do throws(ReuseError) {
      let frame = frame(of: key)
      let made = try pool.make(reuse) { type in
        guard reuse.element != .cell || type is UICollectionViewCell.Type else { return nil }
        return UIView.made(of: type, frame: frame) as? UICollectionReusableView
      }
      return prepareNew(made, reuse.identifier)
    } catch {
      ListReport.missingView(
        error.text(reuse.identifier, kind), of: view,
        by: reuse.element == .cell
          ? "dequeueReusableCell(withReuseIdentifier:for:)"
          : "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
        uikitText:
          "could not dequeue a view of kind: \(kind) with identifier \(reuse.identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
      return nil
    }
  }

  func prepareNew<View: UICollectionReusableView>(_ made: View, _ identifier: String) -> View {
    made.reuseIdentifier = identifier
    made.use.isDequeued = true
    return made
  }

  private func frame(of key: ElementKey) -> CGRect {
    if let attributes = pending[key] { return attributes.frame }
    guard layout.validity == .valid else { return .zero }
    return view.shownAttributes(of: key)?.frame ?? .zero
  }

  private func decoration(_ kind: String, _ key: ElementKey) -> UICollectionReusableView {
    let reuse = ReuseKey(element: key.element, identifier: kind)
    if !pool.isRegistered(reuse), let source = layout.decoration(ofKind: kind) { pool.register(source, for: reuse) }
    return dequeued(reuse, key, kind: kind) ?? prepareNew(UICollectionReusableView(frame: frame(of: key)), kind)
  }

  /// The data source configures the cells of items again.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = view.cellForItem(at: path) else { continue }
      reconfigured[path] = cell
      _ = view.dataSource?.collectionView(view, cellForItemAt: path)
      reconfigured[path] = nil
      sized.remove(ElementKey(element: .cell, path: path))
    }
    view.setNeedsLayout()
  }
}

extension ReuseError {
  fileprivate func text(_ identifier: String, _ kind: String) -> String {
    switch self {
    case .notRegistered: "nothing is registered for '\(identifier)' of the kind \(kind)"
    case .wrongClass(let name): "the class \(name) for '\(identifier)' is not one of the kind \(kind)"
    case .wrongNib: "the xib for '\(identifier)' does not have one view of the kind \(kind) at its top"
    }
  }
}

extension UICollectionView {
  /// A view for a provider that returns none.
  final func missingSupplementaryView(_ kind: String, _ path: IndexPath) -> UICollectionReusableView {
    ListReport.missingView(
      "the provider returned no supplementary view \(kind) for section \(path.section)", of: self,
      by: "layoutSubviews()", uikitText: nil)
    return shown.prepareNew(UICollectionReusableView(), kind)
  }
}
