import Foundation
import UIKit
import XCTest

@testable import ControllerTree

private final class NotingPrefetching: NSObject, UITableViewDataSourcePrefetching {
  let trace: Trace
  init(_ trace: Trace) { self.trace = trace }

  private func text(_ paths: [IndexPath]) -> String { paths.map { "\($0.row)" }.joined(separator: " ") }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    trace.note("prefetch \(text(indexPaths))")
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    trace.note("cancel \(text(indexPaths))")
  }
}

final class TablePrefetchingTests: XCTestCase {
  /// LIST-21: as many rows as are visible are announced in the direction of scrolling; those left behind are cancelled.
  func test_LIST21_prefetching() async {
    await withTrace { trace in
      let source = NotingPrefetching(trace)
      let scene = TableScene(trace, [numbers(30)]) {
        $0.rowHeight = 100
        $0.prefetchDataSource = source
      }
      scene.isNoting = false
      XCTAssertEqual(trace.read().compactMap(\.noteText).last, "prefetch 4 5 6 7")
      scene.table.contentOffset.y = 100
      trace.expect("prefetch 8")
      scene.table.contentOffset.y = 1000
      trace.expect("cancel 5 6 7 8\nprefetch 14 15 16 17")
      scene.table.contentOffset.y = 900
      trace.expect("cancel 14 15 16 17\nprefetch 8 7 6 5")
      scene.table.isPrefetchingEnabled = false
      scene.table.contentOffset.y = 0
      trace.expect("")
    }
  }
}
