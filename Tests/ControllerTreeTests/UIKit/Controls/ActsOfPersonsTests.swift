import UIKit
import XCTest

/// A person's acts, which UIKit does not have, leave their names to subclasses.
final class ActsOfPersonsTests: XCTestCase {
  private final class Field: UITextField {
    var cleared = 0
    func clear() { cleared += 1 }
    func use() {
      clear()
      self.clear()
    }
  }
  private final class Picker: UIImagePickerController {
    var cancelled = 0
    func cancel() { cancelled += 1 }
    func use() { cancel() }
  }

  func test_ownMethodsOfTheSameName() async {
    await MainActor.run {
      let (field, picker) = (Field(), Picker())
      field.text = "a"
      field.use()
      field.clear()
      XCTAssertEqual(field.cleared, 3)
      XCTAssertEqual(field.text, "a")
      picker.use()
      XCTAssertEqual(picker.cancelled, 1)
      let stock = UITextField()
      stock.text = "a"
      XCTAssertFalse(stock.clear() as Bool)
    }
  }
}
