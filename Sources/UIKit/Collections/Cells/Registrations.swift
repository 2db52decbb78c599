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

  /// A configured cell for an item. Rules: LIST-68.
  /// - Parameters:
  ///   - registration: Make it once, not in the data source.
  ///   - indexPath: The place of the item.
  ///   - item: The item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = ShownElements.ReuseKey(element: .cell, identifier: registration.source.identifier)
    if !shown.pool.isRegistered(key) { shown.pool.register(registration.source.source, for: key) }
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
    if !shown.pool.isRegistered(key) { shown.pool.register(registration.source.source, for: key) }
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

  init(_ source: ReusableSource, name: String) {
    Self.count += 1
    self.source = source
    identifier = "\(name) registration \(Self.count)"
  }
}
