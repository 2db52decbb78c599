import UIKit
import XCTest

@testable import ControllerTree

final class RegistrationsTests: XCTestCase {
  private typealias Registration = UICollectionView.CellRegistration<UICollectionViewCell, Int>
  private typealias Header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>

  /// Shows two items, whose cells and headers the test makes.
  @MainActor private static func show(
    _ trace: Trace, cell: @escaping () -> Registration, header: (() -> Header)? = nil
  ) -> UICollectionViewDiffableDataSource<Int, Int> {
    let layout = UICollectionViewFlowLayout()
    if header != nil { layout.headerReferenceSize = CGSize(width: 0, height: 10) }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cell(), for: path, item: item)
    }
    if let header {
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: header(), for: path)
      }
    }
    trace.kept += [view, source]
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    view.layoutIfNeeded()
    return source
  }

  /// LIST-68: a registration that is made inside the data source is reported once; the cells are shown.
  func test_LIST68_lateRegistration() async {
    await withTrace { trace in
      var configured: [Int] = []
      let source = Self.show(trace, cell: { Registration { _, _, item in configured.append(item) } })
      trace.expect("! LIST-68 lateRegistration: UICollectionView #1.layoutIfNeeded()")
      XCTAssertEqual(configured, [1, 2])
      var snapshot = source.snapshot()
      snapshot.appendItems([3])
      source.apply(snapshot, animatingDifferences: false)
      XCTAssertEqual(source.snapshot().numberOfItems, 3)
    }
  }

  /// LIST-68: registrations that are made before are used without a report; those of headers are checked, too.
  func test_LIST68_registrations() async {
    await withTrace { trace in
      let registration = Registration { _, _, _ in }
      _ = Self.show(trace, cell: { registration })
      trace.expect("")
      let kind = UICollectionView.elementKindSectionHeader
      let header = Header(elementKind: kind) { _, _, _ in }
      _ = Self.show(trace, cell: { registration }, header: { header })
      trace.expect("")
      _ = Self.show(trace, cell: { registration }, header: { Header(elementKind: kind) { _, _, _ in } })
      trace.expect("! LIST-68 lateRegistration: UICollectionView #1.layoutIfNeeded()")
    }
  }
}
