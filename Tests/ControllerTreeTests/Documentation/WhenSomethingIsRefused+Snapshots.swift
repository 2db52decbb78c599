import Foundation
import UIKit

@testable import ControllerTree

/// The examples of the section "Snapshots of lists".
@MainActor let snapshotExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .duplicateIdentifier: { _ in
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["Fruits"])
    // example: duplicateIdentifier
    snapshot.appendItems([1, 2, 1], toSection: "Fruits")
    // end
  },
  .existingIdentifier: { _ in
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["Fruits", "Roots"])
    snapshot.appendItems([1, 2], toSection: "Fruits")
    // example: existingIdentifier
    snapshot.appendItems([2], toSection: "Roots")
    // end
  },
  .unknownIdentifier: { _ in
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["Fruits"])
    // example: unknownIdentifier
    snapshot.reloadItems([7])
    // end
  },
]
