import XCTest

@testable import ControllerTree

final class ConstraintDescriptionTests: XCTestCase {
  /// AL-87: constraints as UIKit writes them, with names instead of addresses.
  func test_AL87_descriptions() async {
    await withStage { trace in
      let (label, box) = (BoxView("label"), BoxView("box"))
      box.addSubview(label)
      let leading = label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8)
      leading.identifier = "id"
      let width = label.widthAnchor.constraint(lessThanOrEqualTo: box.widthAnchor, multiplier: 0.5, constant: -4)
      width.priority = .defaultHigh
      leading.isActive = true
      XCTAssertEqual("\(leading)", "<NSLayoutConstraint 'id' label.leading == box.leading + 8 (active)>")
      XCTAssertEqual("\(width)", "<NSLayoutConstraint label.width <= 0.5*box.width - 4 priority:750 (inactive)>")
      XCTAssertEqual(
        "\(label.heightAnchor.constraint(greaterThanOrEqualToConstant: 44))",
        "<NSLayoutConstraint label.height >= 44 (inactive)>")
      XCTAssertEqual("\(NSLayoutConstraint())", "<NSLayoutConstraint (inactive)>")
    }
  }
}
