import ControllerTree
import XCTest

final class UIColorTests: XCTestCase {
  // MARK: Description

  func test_descriptionNamesSpaceAndNumbers() {
    XCTAssertEqual(UIColor.red.description, "UIExtendedSRGBColorSpace 1 0 0 1")
    XCTAssertEqual(UIColor.white.description, "UIExtendedGrayColorSpace 1 1")
    XCTAssertEqual(UIColor.clear.description, "UIExtendedGrayColorSpace 0 0")
    XCTAssertEqual(UIColor.darkGray.description, "UIExtendedGrayColorSpace 0.333333 1")
    XCTAssertEqual(
      UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1).description, "UIDisplayP3ColorSpace 1 0.5 0 1")
    XCTAssertEqual(UIColor.label.description, "<UIDynamicSystemColor; name = labelColor>")
  }

  // MARK: Equality

  func test_equalityComparesSpaceAndNumbers() {
    XCTAssertEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(UIColor.red.hash, UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    XCTAssertNotEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    XCTAssertNotEqual(UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    XCTAssertNotEqual(
      UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertFalse(UIColor.red.isEqual("red"))
    XCTAssertFalse(UIColor.red.isEqual(nil))
  }

  func test_systemColoursAreEqualOnlyToThemselves() {
    XCTAssertEqual(UIColor.label, UIColor.label)
    XCTAssertNotEqual(UIColor.systemBlue, UIColor.link)
    XCTAssertNotEqual(UIColor.systemBackground, UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  func test_colourIsAKey() {
    let names: [UIColor: String] = [.red: "red", .label: "label"]
    XCTAssertEqual(names[UIColor(red: 1, green: 0, blue: 0, alpha: 1)], "red")
    XCTAssertEqual(names[.label], "label")
    XCTAssertNil(names[.black])
  }

  func test_namedColoursAreMadeOnce() {
    XCTAssertTrue(UIColor.red === UIColor.red)
    XCTAssertTrue(UIColor.systemGray === UIColor.systemGray)
    XCTAssertTrue(UIColor.red.copy() as AnyObject === UIColor.red)
    XCTAssertEqual(UIColor(), .clear)
  }

  // MARK: Components

  func test_fixedColoursHaveTheirDocumentedChannels() {
    assertChannels(.black, 0, 0, 0, 1)
    assertChannels(.lightGray, 2.0 / 3, 2.0 / 3, 2.0 / 3, 1)
    assertChannels(.gray, 0.5, 0.5, 0.5, 1)
    assertChannels(.green, 0, 1, 0, 1)
    assertChannels(.blue, 0, 0, 1, 1)
    assertChannels(.cyan, 0, 1, 1, 1)
    assertChannels(.yellow, 1, 1, 0, 1)
    assertChannels(.magenta, 1, 0, 1, 1)
    assertChannels(.orange, 1, 0.5, 0, 1)
    assertChannels(.purple, 0.5, 0, 0.5, 1)
    assertChannels(.brown, 0.6, 0.4, 0.2, 1)
    assertChannels(.lightText, 1, 1, 1, 0.6)
  }

  func test_systemColoursHaveTheirLightChannels() {
    assertChannels(.systemRed, 1, 59 / 255.0, 48 / 255.0, 1)
    assertChannels(.systemBlue, 0, 122 / 255.0, 1, 1)
    assertChannels(.tintColor, 0, 122 / 255.0, 1, 1)
    assertChannels(.systemBackground, 1, 1, 1, 1)
    assertChannels(.label, 0, 0, 0, 1)
    assertChannels(.secondaryLabel, 60 / 255.0, 60 / 255.0, 67 / 255.0, 0.6)
    assertChannels(.quaternarySystemFill, 116 / 255.0, 116 / 255.0, 128 / 255.0, 0.08)
  }

  // MARK: Traits

  private let (light, dark, elevated) = (
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
    UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.userInterfaceLevel = .elevated
    }
  )

  /// TRAIT-21: a system colour has other numbers in dark appearance, and a background others in front of content. What is resolved depends
  /// on no traits.
  func test_TRAIT21_systemColoursDependOnTraits() {
    assertChannels(.systemRed.resolvedColor(with: dark), 1, 69 / 255.0, 58 / 255.0, 1)
    assertChannels(.quaternaryLabel.resolvedColor(with: dark), 235 / 255.0, 235 / 255.0, 245 / 255.0, 0.16)
    XCTAssertEqual(UIColor.systemBackground.resolvedColor(with: light), .white)
    XCTAssertEqual(UIColor.systemBackground.resolvedColor(with: dark), .black)
    assertChannels(.systemBackground.resolvedColor(with: elevated), 28 / 255.0, 28 / 255.0, 30 / 255.0, 1)
    XCTAssertEqual(UIColor.label.resolvedColor(with: dark), .white)
    let resolved = UIColor.systemGray6.resolvedColor(with: light)
    XCTAssertEqual(resolved.resolvedColor(with: dark), resolved)
    dark.performAsCurrent {
      XCTAssertEqual(UIColor.label.cgColor, UIColor.white.cgColor)
      XCTAssertEqual(UIColor.label, UIColor.label)
    }
    let hash = UIColor.label.hash
    dark.performAsCurrent { XCTAssertEqual(UIColor.label.hash, hash) }
  }

  /// TRAIT-21: with another opacity a colour goes on depending on traits.
  func test_TRAIT21_opacityKeepsTheDependence() {
    let colour = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    XCTAssertEqual(colour.withAlphaComponent(0.5).resolvedColor(with: dark), UIColor(white: 1, alpha: 0.5))
    XCTAssertEqual(colour.withAlphaComponent(0.5).resolvedColor(with: light), UIColor(white: 0, alpha: 0.5))
    XCTAssertEqual(UIColor.label.withAlphaComponent(0.3), UIColor.label.withAlphaComponent(0.3))
    XCTAssertEqual(UIColor.label.withAlphaComponent(0.3).hash, UIColor.label.withAlphaComponent(0.3).hash)
    XCTAssertNotEqual(UIColor.label.withAlphaComponent(0.3), UIColor.label.withAlphaComponent(0.4))
    XCTAssertNotEqual(UIColor.label.withAlphaComponent(0.3), UIColor(white: 0, alpha: 0.3))
    XCTAssertEqual(UIColor.red.withAlphaComponent(0.3), UIColor(red: 1, green: 0, blue: 0, alpha: 0.3))
  }

  func test_channelsBeyondSRGBAreKeptAndAlphaIsNot() {
    assertChannels(UIColor(red: 1.5, green: -0.5, blue: 0, alpha: 2), 1.5, -0.5, 0, 1)
    assertChannels(UIColor(white: 1.5, alpha: -1), 1.5, 1.5, 1.5, 0)
  }

  func test_nilPlacesAreSkipped() {
    var green: CGFloat = -1
    XCTAssertTrue(UIColor.brown.getRed(nil, green: &green, blue: nil, alpha: nil))
    XCTAssertEqual(green, 0.4)
    XCTAssertTrue(UIColor.brown.getWhite(nil, alpha: nil))
    XCTAssertTrue(UIColor.brown.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
  }

  /// Pure P3 red lies outside sRGB; white and greys are the same in both.
  func test_displayP3ConvertsToExtendedSRGB() {
    assertChannels(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1), 1.0930, -0.2267, -0.1501, 1, accuracy: 1e-4)
    assertChannels(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5), 1, 1, 1, 0.5)
    assertChannels(UIColor(displayP3Red: 0.25, green: 0.25, blue: 0.25, alpha: 1), 0.25, 0.25, 0.25, 1)
  }

  func test_whiteOfAGreyIsItsOwnAndOfAColourItsLuminance() {
    var white: CGFloat = -1
    var alpha: CGFloat = -1
    UIColor(white: 0.3, alpha: 0.7).getWhite(&white, alpha: &alpha)
    XCTAssertEqual(white, 0.3)
    XCTAssertEqual(alpha, 0.7)

    UIColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 1).getWhite(&white, alpha: nil)
    XCTAssertEqual(white, 0.3)

    // 0.2126 of the light of white is 1.055 · 0.2126^(1/2.4) − 0.055 on the curve of sRGB.
    UIColor.red.getWhite(&white, alpha: nil)
    XCTAssertEqual(white, 0.4984, accuracy: 1e-4)
  }

  // MARK: Hue

  func test_hueBecomesSRGB() {
    assertChannels(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1), 1, 0, 0, 1)
    assertChannels(UIColor(hue: 1.0 / 6, saturation: 1, brightness: 1, alpha: 1), 1, 1, 0, 1)
    assertChannels(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 1), 0, 0.5, 0, 1)
    assertChannels(UIColor(hue: 2.0 / 3, saturation: 0.5, brightness: 1, alpha: 0.2), 0.5, 0.5, 1, 0.2)
    assertChannels(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1), 1, 0, 0, 1)
    assertChannels(UIColor(hue: 0.4, saturation: 0, brightness: 0.3, alpha: 1), 0.3, 0.3, 0.3, 1)
    assertChannels(UIColor(hue: 9, saturation: 9, brightness: 9, alpha: 9), 1, 0, 0, 1)
  }

  func test_hueIsReadBack() {
    assertHue(.red, 0, 1, 1)
    assertHue(.yellow, 1.0 / 6, 1, 1)
    assertHue(.cyan, 0.5, 1, 1)
    assertHue(.blue, 2.0 / 3, 1, 1)
    assertHue(.magenta, 5.0 / 6, 1, 1)
    assertHue(.brown, 1.0 / 12, 2.0 / 3, 0.6)
    assertHue(.gray, 0, 0, 0.5)
    assertHue(.black, 0, 0, 0)
  }

  /// Every colour of a grid of hues is restored from its channels.
  func test_hueRoundTrip() {
    for hue in stride(from: CGFloat(0), to: 1, by: 0.05) {
      for saturation in stride(from: CGFloat(0.25), through: 1, by: 0.25) {
        for brightness in stride(from: CGFloat(0.25), through: 1, by: 0.25) {
          assertHue(
            UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1), hue, saturation, brightness)
        }
      }
    }
  }

  // MARK: Other forms

  func test_withAlphaComponentKeepsTheSpace() {
    XCTAssertEqual(UIColor.black.withAlphaComponent(0.5), UIColor(white: 0, alpha: 0.5))
    XCTAssertEqual(UIColor.red.withAlphaComponent(0.5), UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    XCTAssertEqual(UIColor.red.withAlphaComponent(3), .red)
    XCTAssertEqual(UIColor.label.withAlphaComponent(0.5).description, "UIExtendedGrayColorSpace 0 0.5")
  }

  func test_cgColorAndBack() {
    XCTAssertEqual(UIColor.red.cgColor.components, [1, 0, 0, 1])
    XCTAssertEqual(UIColor.white.cgColor, CGColor.white)
    XCTAssertEqual(UIColor(cgColor: UIColor.brown.cgColor), .brown)
    let wide = UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    XCTAssertEqual(wide.cgColor.components, [0.1, 0.2, 0.3, 0.4])
    XCTAssertEqual(UIColor(cgColor: wide.cgColor), wide)
  }

  func test_archiveRoundTrip() throws {
    let wide = UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    for color in [UIColor.red, .gray, .clear, .secondaryLabel, wide] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
      XCTAssertEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data), color)
    }
  }

  func test_coderWithoutColourGivesNone() throws {
    XCTAssertNil(UIColor(coder: NSCoder()))
    let data = try NSKeyedArchiver.archivedData(withRootObject: NSString(string: "red"), requiringSecureCoding: true)
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    XCTAssertNil(UIColor(coder: coder))
  }

  /// Client code can add initialisers and static members, and subclass.
  func test_clientsExtendAndSubclass() {
    XCTAssertEqual(UIColor(hex: 0xFF0000), .red)
    XCTAssertEqual(Brand(name: "sky").name, "sky")
    XCTAssertEqual(Brand(name: "sky"), UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))
  }

  private func assertChannels(
    _ color: UIColor, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, accuracy: CGFloat = 1e-9,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (-9, -9, -9, -9)
    XCTAssertTrue(color.getRed(&r, green: &g, blue: &b, alpha: &a), file: file, line: line)
    for (channel, wanted) in zip([r, g, b, a], [red, green, blue, alpha]) {
      XCTAssertEqual(channel, wanted, accuracy: accuracy, "\(color)", file: file, line: line)
    }
  }

  private func assertHue(
    _ color: UIColor, _ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (-9, -9, -9, -9)
    XCTAssertTrue(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a), file: file, line: line)
    for (number, wanted) in zip([h, s, b, a], [hue, saturation, brightness, 1]) {
      XCTAssertEqual(number, wanted, accuracy: 1e-9, "\(color)", file: file, line: line)
    }
  }
}

extension UIColor {
  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }
}

private final class Brand: UIColor, @unchecked Sendable {
  let name: String

  init(name: String) {
    self.name = name
    super.init(red: 0, green: 0.5, blue: 1, alpha: 1)
  }

  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }

  required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(name: "")
  }
}
