import ControllerTree
import XCTest

final class UIImageTests: XCTestCase {
  func test_everyNameButTheEmptyOneGivesAnImageWithoutSize() throws {
    XCTAssertNil(UIImage(named: ""))
    XCTAssertNil(UIImage(systemName: ""))
    let image = try XCTUnwrap(UIImage(named: "logo"))
    XCTAssertEqual(image.size, .zero)
    XCTAssertEqual(image.scale, 1)
    XCTAssertEqual(image.renderingMode, .automatic)
  }

  func test_namedImagesAreEqualByNameKindAndMode() {
    XCTAssertEqual(UIImage(named: "star"), UIImage(named: "star"))
    XCTAssertEqual(UIImage(named: "star")?.hash, UIImage(named: "star")?.hash)
    XCTAssertNotEqual(UIImage(named: "star"), UIImage(named: "moon"))
    XCTAssertNotEqual(UIImage(named: "star"), UIImage(systemName: "star"))
    XCTAssertNotEqual(UIImage(named: "star"), UIImage(named: "star")?.withRenderingMode(.alwaysTemplate))
  }

  func test_imageWithoutNameIsEqualOnlyToItself() {
    let image = UIImage()
    XCTAssertEqual(image, image)
    XCTAssertNotEqual(image, UIImage())
    XCTAssertEqual(Set([image, image, UIImage()]).count, 2)
    XCTAssertFalse(image.isEqual("image"))
  }

  func test_renderingModeChangesInACopy() throws {
    let image = try XCTUnwrap(UIImage(systemName: "star"))
    let template = image.withRenderingMode(.alwaysTemplate)
    XCTAssertEqual(template.renderingMode, .alwaysTemplate)
    XCTAssertEqual(image.renderingMode, .automatic)
    XCTAssertEqual(template.withRenderingMode(.automatic), image)
    XCTAssertTrue(image.withRenderingMode(.automatic) === image)
    XCTAssertEqual(
      [UIImage.RenderingMode.automatic, .alwaysOriginal, .alwaysTemplate].map(\.rawValue), [0, 1, 2])
  }

  func test_descriptionContainsTheName() {
    XCTAssertEqual(UIImage(named: "star")?.description, "<UIImage: named(star) {0, 0} renderingMode=automatic>")
    XCTAssertEqual(
      UIImage(systemName: "star")?.withRenderingMode(.alwaysOriginal).description,
      "<UIImage: symbol(star) {20, 20} renderingMode=alwaysOriginal>")
    XCTAssertEqual(UIImage().description, "<UIImage: anonymous {0, 0} renderingMode=automatic>")
  }
}
