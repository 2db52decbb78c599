import ControllerTree
import Foundation

extension UICollectionView {
  /// How cells of a class are made and configured for items. Rules: LIST-68.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let source: RegistrationSource

    /// A registration of the class.
    @preconcurrency @MainActor public init(handler: @escaping Handler) {
      self.handler = handler
      source = RegistrationSource(.type(Cell.self), name: "\(Cell.self)")
    }

    /// A registration of a xib with one cell.
    @preconcurrency @MainActor public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      source = RegistrationSource(.nib(cellNib), name: "\(Cell.self)")
    }
  }

  /// How supplementary views of a class and kind are made and configured. Rules: LIST-68.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void

    let handler: Handler
    let kind: String
    let source: RegistrationSource

    /// A registration of the class.
    @preconcurrency @MainActor public init(elementKind: String, handler: @escaping Handler) {
      (self.handler, kind) = (handler, elementKind)
      source = RegistrationSource(.type(Supplementary.self), name: "\(Supplementary.self)")
    }

    /// A registration of a xib with one view.
    @preconcurrency @MainActor public init(
      supplementaryNib: UINib, elementKind: String, handler: @escaping Handler
    ) {
      (self.handler, kind) = (handler, elementKind)
      source = RegistrationSource(.nib(supplementaryNib), name: "\(Supplementary.self)")
    }
  }

  private func register(_ source: RegistrationSource, for key: ShownElements.ReuseKey, _ call: StaticString) {
    shown.pool.register(source.source, for: key)
    guard source.isMadeInside, !shown.hasLateRegistration else { return }
    shown.hasLateRegistration = true
    ListReport.lateRegistration(isCell: key.element == .cell, of: self, by: call)
  }

  /// A configured cell for an item. Rules: LIST-68.
  /// - Parameters:
  ///   - registration: Make it once, not in the data source.
  ///   - indexPath: The place of the item.
  ///   - item: The item.
  /// - Issues: `lateRegistration`, once: the cells of such registrations are never used again.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = ShownElements.ReuseKey(element: .cell, identifier: registration.source.identifier)
    if !shown.pool.isRegistered(key) {
      register(registration.source, for: key, "dequeueConfiguredReusableCell(using:for:item:)")
    }
    let dequeued = dequeueReusableCell(withReuseIdentifier: registration.source.identifier, for: indexPath)
    let cell = dequeued as? Cell ?? shown.prepareNew(Cell(frame: dequeued.frame), key.identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A configured supplementary view. Rules: LIST-68.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let key = ShownElements.ReuseKey(
      element: .supplementary(registration.kind), identifier: registration.source.identifier)
    if !shown.pool.isRegistered(key) {
      register(registration.source, for: key, "dequeueConfiguredReusableSupplementary(using:for:)")
    }
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: key.identifier, for: indexPath)
    let made = dequeued as? Supplementary ?? shown.prepareNew(Supplementary(frame: dequeued.frame), key.identifier)
    registration.handler(made, registration.kind, indexPath)
    return made
  }
}

/// The source of a registration, with an identifier of its own.
@MainActor struct RegistrationSource {
  private static var count = 0

  let source: ReusableSource
  let identifier: String
  /// Whether it was made while a data source was asked for a view.
  let isMadeInside: Bool

  init(_ source: ReusableSource, name: String) {
    Self.count += 1
    isMadeInside = ShownElements.isAsking
    self.source = source
    identifier = "\(name) registration \(Self.count)"
  }
}
