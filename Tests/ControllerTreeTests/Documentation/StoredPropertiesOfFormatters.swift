import UIKit
import XCTest

#if !canImport(ObjectiveC)
  /// The properties of formatters that exist only for code that sets and reads them.
  final class StoredPropertiesOfFormattersTests: XCTestCase {
    func test_formattersStoreTheirOptions() async {
      await MainActor.run {
        assertStores(\DateComponentsFormatter.allowsFractionalUnits, true, in: DateComponentsFormatter())
      }
    }
  }
#endif
