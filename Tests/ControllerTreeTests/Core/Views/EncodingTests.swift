import ControllerTree
import Foundation
import XCTest

final class EncodingTests: XCTestCase {
  private final class NumberedView: UIView {
    var number = 3
    override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      coder.encode(number, forKey: "number")
    }
  }

  private final class NumberedController: UIViewController {
    var number = 4
    override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      coder.encode(number, forKey: "number")
    }
  }

  /// Overrides store values of their own; the library's part of an archive is empty.
  func test_overridesEncodeTheirValues() async {
    await MainActor.run {
      let view = NumberedView()
      XCTAssertEqual(Self.number { view.encode(with: $0) }, 3)
      let controller = NumberedController()
      XCTAssertEqual(Self.number { controller.encode(with: $0) }, 4)
    }
  }

  @MainActor private static func number(_ encode: (NSCoder) -> Void) -> Int? {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    encode(archiver)
    archiver.finishEncoding()
    let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    return unarchiver?.decodeInteger(forKey: "number")
  }
}
