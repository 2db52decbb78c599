import Foundation

/// One change of a batch of updates of a list.
///
/// The places of deletes, of reloads and of the beginnings of moves are those before the batch; the places of inserts and of the ends
/// of moves are those after it. Rules: LIST-01.
enum ListChange: Hashable, Sendable {
  case insertSection(Int)
  case deleteSection(Int)
  case moveSection(Int, to: Int)
  case reloadSection(Int)
  case insert(IndexPath)
  case delete(IndexPath)
  case move(IndexPath, to: IndexPath)
  case reload(IndexPath)

  /// The paths of the change.
  var paths: [IndexPath] {
    switch self {
    case .insertSection, .deleteSection, .moveSection, .reloadSection: []
    case .insert(let path), .delete(let path), .reload(let path): [path]
    case .move(let origin, let target): [origin, target]
    }
  }
}

extension IndexPath {
  /// The path in UIKit's texts.
  var uikitText: String {
    "<NSIndexPath> {length = \(count), path = \(map { "\($0)" }.joined(separator: " - "))}"
  }
}
