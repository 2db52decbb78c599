import UIKit
import XCTest

/// TRAIT-22: colours of asset catalogues.
final class NamedColorsTests: XCTestCase {
  /// A bundle with these colour sets, for the time of `body`.
  private func withBundle(_ sets: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, contents) in sets {
      let set = folder.appendingPathComponent("Assets.xcassets/\(path).colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    try body(try XCTUnwrap(Bundle(path: folder.path)))
  }

  private func set(_ colors: String...) -> String { "{\"colors\": [\(colors.joined(separator: ", "))]}" }

  private func color(
    _ red: String, _ green: String, _ blue: String, alpha: String = "1.000", space: String = "srgb", _ rest: String = ""
  ) -> String {
    """
    {"idiom": "universal", "color": {"color-space": "\(space)", "components":
    {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "\(alpha)"}}\(rest)}
    """
  }

  private let dark = ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"

  private let traits = (
    light: UITraitCollection(userInterfaceStyle: .light), dark: UITraitCollection(userInterfaceStyle: .dark)
  )

  /// Numbers in each form; dark appearance; a colour of traits.
  func test_TRAIT22_forms() throws {
    let sets = [
      "Brand": set(color("1.000", "0.500", "0.000"), color("0x00", "0xFF", "0x33", alpha: "0.5", dark)),
      "groups/Steps": set(color("255", "51", "0", alpha: "1", space: "display-p3")),
      "Grey": """
      {"colors": [{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "1.000"}}}]}
      """,
      "Link": """
      {"colors": [{"color": {"platform": "ios", "reference": "systemRedColor"}}]}
      """,
    ]
    try withBundle(sets) { bundle in
      func named(_ name: String, _ traits: UITraitCollection? = nil) throws -> UIColor {
        try XCTUnwrap(UIColor(named: name, in: bundle, compatibleWith: traits))
      }
      let (light, dark) = (
        UIColor(red: 1, green: 0.5, blue: 0, alpha: 1), UIColor(red: 0, green: 1, blue: 0.2, alpha: 0.5)
      )
      let brand = try named("Brand")
      XCTAssertEqual(brand.resolvedColor(with: traits.light), light)
      XCTAssertEqual(brand.resolvedColor(with: traits.dark), dark)
      XCTAssertEqual(try named("Brand", traits.dark), dark)
      XCTAssertEqual(try named("Steps", traits.light), UIColor(displayP3Red: 1, green: 0.2, blue: 0, alpha: 1))
      XCTAssertEqual(try named("Grey", traits.light), UIColor(white: 0.25, alpha: 1))
      let link = try named("Link")
      for traits in [traits.light, traits.dark] {
        XCTAssertEqual(link.resolvedColor(with: traits), UIColor.systemRed.resolvedColor(with: traits))
      }
      XCTAssertEqual(brand, try named("Brand"))
      XCTAssertNotEqual(brand, link)
    }
  }

  /// A catalogue without the colour, or with a set that can't be read; no catalogue.
  func test_TRAIT22_missing() throws {
    try withBundle(["Brand": "{", "Empty": set(), "Dark": set(color("1", "1", "1", dark))]) { bundle in
      for name in ["Brand", "Empty", "Dark", "Other"] {
        XCTAssertNil(UIColor(named: name, in: bundle, compatibleWith: nil), name)
      }
    }
    try withBundle([:]) { bundle in
      let color = UIColor(named: "Brand", in: bundle, compatibleWith: nil)
      XCTAssertEqual(color?.resolvedColor(with: traits.dark), UIColor(white: 0, alpha: 1))
    }
    XCTAssertNotNil(UIColor(named: "Brand"))
  }

  /// Classes of images and colours without initialisers inherit all.
  func test_subclassesInheritInitialisers() {
    final class Tinted: UIColor, @unchecked Sendable { var note = "" }
    final class Pictured: UIImage, @unchecked Sendable { var note = "" }
    XCTAssertEqual(Tinted(white: 1, alpha: 1), UIColor(white: 1, alpha: 1))
    XCTAssertEqual(Pictured(systemName: "star")?.size, UIImage(systemName: "star")?.size)
    XCTAssertEqual(Pictured().size, .zero)
  }
}
