import ControllerTree
import Foundation
import StoryboardDocument

/// What a storyboard has of a collection view. Rules: LIST-77.
extension UICollectionView: FileAttributed, FileOutlets {
  package func take(_ view: StoryboardDocument.View, from file: FileResources) {
    for object in view.objects {
      guard case .custom(let description) = object, let layout = layout(description, file) else { continue }
      collectionViewLayout = layout
    }
    let attributes = view.attributes
    if let value = attributes.bool("allowsSelection") { allowsSelection = value }
    if let value = attributes.bool("allowsMultipleSelection") { allowsMultipleSelection = value }
    if let value = attributes.bool("prefetchingEnabled") { isPrefetchingEnabled = value }
    for prototype in view.prototypes {
      guard let identifier = prototype.reuseIdentifier else { continue }
      shown.pool.register(.prototype(file.prototype(prototype)), for: .init(element: .cell, identifier: identifier))
    }
    register(view.attachedView("sectionHeaderView"), UICollectionView.elementKindSectionHeader, file)
    register(view.attachedView("sectionFooterView"), UICollectionView.elementKindSectionFooter, file)
  }

  /// The layout of a file, with its attributes; `nil` for an object of another kind.
  private func layout(_ description: StoryboardDocument.CustomObject, _ file: FileResources) -> UICollectionViewLayout?
  {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    switch description.record.element {
    case "collectionViewFlowLayout":
      let flow = file.object(description.record, stock: UICollectionViewFlowLayout.self) { $0.init(coder: coder) }
      flow?.take(description)
      return flow
    case "collectionViewLayout":
      return file.object(description.record, stock: UICollectionViewLayout.self) { $0.init(coder: coder) }
    default: return nil
    }
  }

  private func register(_ view: StoryboardDocument.View?, _ kind: String, _ file: FileResources) {
    guard let view, let identifier = view.reuseIdentifier else { return }
    shown.pool.register(
      .prototype(file.prototype(view)), for: .init(element: .supplementary(kind), identifier: identifier))
  }

  package func takeOutlet(_ name: String, _ object: AnyObject) -> Bool {
    switch name {
    case "dataSource": dataSource = object as? any UICollectionViewDataSource
    case "delegate": delegate = object as? any UICollectionViewDelegate
    case "prefetchDataSource": prefetchDataSource = object as? any UICollectionViewDataSourcePrefetching
    default: return false
    }
    return true
  }
}

extension UICollectionViewLayout: FileAwaking {}

extension UICollectionViewFlowLayout {
  /// Takes the attributes of a file.
  fileprivate func take(_ record: StoryboardDocument.CustomObject) {
    func size(_ name: String) -> CGSize? {
      guard case .size(let size) = record.property(name) else { return nil }
      return CGSize(width: size.width, height: size.height)
    }
    if let value = record.attributes.number("minimumLineSpacing") { minimumLineSpacing = value }
    if let value = record.attributes.number("minimumInteritemSpacing") { minimumInteritemSpacing = value }
    if record.attributes["scrollDirection"] == "horizontal" { scrollDirection = .horizontal }
    if let value = size("itemSize") { itemSize = value }
    if let value = size("headerReferenceSize") { headerReferenceSize = value }
    if let value = size("footerReferenceSize") { footerReferenceSize = value }
    if record.attributes["automaticEstimatedItemSize"] == "YES" {
      estimatedItemSize = Self.automaticSize
    } else if let value = size("estimatedItemSize") {
      estimatedItemSize = value
    }
    if case .insets(let insets) = record.property("sectionInset") {
      sectionInset = UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
  }
}

extension UICollectionViewCell: FileContentOwner, FileSegueSource {
  package func takeContentView(_ view: UIView) { adopt(view) }

  package func addSegue(named trigger: String?, _ perform: @escaping @MainActor (Any?) -> Void) {
    segues.append(perform)
  }

  /// Performs the segues of the item, with the cell as the sender. Rules: LIST-77.
  final func triggerSegues() { for perform in segues { perform(self) } }
}
