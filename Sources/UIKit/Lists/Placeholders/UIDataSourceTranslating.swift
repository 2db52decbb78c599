import ControllerTree
import Foundation

/// Translates between the places of elements in a data source and those on screen, where placeholders of drops count, too.
/// Tables and collection views adopt it. Rules: LIST-37.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// The place of a section on screen: the same.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// The place of a section in the data source: the same; `NSNotFound` for a section that does not exist.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// The place of an element on screen.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// The place of an element in the data source; `nil` for a placeholder.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Runs code in which the list's numbers, cells and rectangles are asked for by places on screen.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

/// What tables and collection views answer.
extension PlaceholdingList {
  func translatedSection(_ section: Int) -> Int { numbersOfElements.indices.contains(section) ? section : NSNotFound }

  func translatedToScreen(_ path: IndexPath?) -> IndexPath? { path.map { placeholders.places.presented($0) } }

  func translatedToData(_ path: IndexPath?) -> IndexPath? {
    guard let path, case .element(let place) = placeholders.places.element(at: path) else { return nil }
    return place
  }
}

extension UITableView: UIDataSourceTranslating {
  public final func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    translatedSection(dataSourceSectionIndex)
  }
  public final func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    translatedSection(presentationSectionIndex)
  }
  public final func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    translatedToScreen(dataSourceIndexPath)
  }
  public final func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    translatedToData(presentationIndexPath)
  }
  public final func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    placeholders.presenting(actionsToTranslate)
  }
}

extension UICollectionView: UIDataSourceTranslating {
  public final func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    translatedSection(dataSourceSectionIndex)
  }
  public final func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    translatedSection(presentationSectionIndex)
  }
  public final func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    translatedToScreen(dataSourceIndexPath)
  }
  public final func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    translatedToData(presentationIndexPath)
  }
  public final func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    placeholders.presenting(actionsToTranslate)
  }
}
