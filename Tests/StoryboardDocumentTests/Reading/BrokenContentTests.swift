import StoryboardDocument
import XCTest

/// Values in a readable file that can't be used: what is left out, and what is said of it.
final class BrokenContentTests: XCTestCase {
  private static let bad = [
    "abc", "", "nan", "inf", "-inf", "1e999", "0x10", " 5", "5 ", "1,5", "1e", "+", ".", "1.", "--1", "1.5.2", "１",
  ]

  /// STORY-07: what is not known is kept, and told once for each name.
  func test_STORY07_unknownElements() throws {
    let document = try Sample.read(
      Sample.document(
        """
        <scene sceneID="s"><objects>
        <fancyController id="c" sceneMemberID="viewController">
        <fancyView key="view" id="v"><subviews>
        <mapView id="m"/>
        <mapView id="n"><wonder a="1"><rect/></wonder></mapView>
        <label id="l"/>
        </subviews><wonder/></fancyView>
        </fancyController>
        <thing id="t"/><mapView id="top"/>
        </objects><marvel/></scene>
        <marvel/>
        """, attributes: "initialViewController=\"c\""))
    let controller = try XCTUnwrap(document.controllers.first)
    XCTAssertEqual(controller.kind, .unknown)
    XCTAssertEqual(controller.kind.stockClass, "UIViewController")
    XCTAssertEqual(controller.view?.kind, .unknown)
    XCTAssertEqual(controller.view?.stockClass, "UIView")
    XCTAssertEqual(controller.view?.subviews.map(\.kind), [.unknown, .unknown, .label])
    XCTAssertEqual(controller.view?.subviews.map(\.record.element), ["mapView", "mapView", "label"])
    let wonder = try XCTUnwrap(controller.view?.subviews[1].record.unknownElements.first)
    XCTAssertEqual(wonder.name, "wonder")
    XCTAssertEqual(wonder.attributes["a"], "1")
    XCTAssertEqual(wonder.children.map(\.name), ["rect"])
    XCTAssertEqual(wonder.location, .init(line: 8, column: 17))
    XCTAssertEqual(controller.view?.record.unknownElements.map(\.name), ["wonder"])
    XCTAssertEqual(document.scenes.first?.unknownElements.map(\.name), ["thing", "marvel"])
    XCTAssertEqual(document.unknownElements.map(\.name), ["marvel"])
    XCTAssertEqual(document.scenes.first?.objects.map(\.id), ["c", "top"])
    assertProblems(
      document,
      [
        "5 notice STORY-07: 'fancyController' is no known controller.",
        "6 notice STORY-07: 'fancyView' is no view of UIKit.",
        "7 notice STORY-07: 'mapView' is no view of UIKit.",
        "8 notice STORY-07: 'wonder' in 'mapView' is not known.",
        "12 notice STORY-07: 'thing' in 'objects' is not known.",
        "13 notice STORY-07: 'marvel' in 'scene' is not known.",
      ])
  }

  /// STORY-08: numbers are decimal and finite; a frame becomes zero, any other value is left out.
  func test_STORY08_numbers() throws {
    for text in Self.bad + ["1e16"] {
      let document = try Sample.read(
        Sample.view("<rect key=\"frame\" x=\"\(text)\" y=\"1\" width=\"2\" height=\"3\"/>"))
      XCTAssertEqual(document.views.first?.frame, .zero, text)
      assertProblems(
        document, ["5 error STORY-08: x of rect frame in view is '\(text)', which is no number."])
    }
    for text in Self.bad {
      let document = try Sample.read(
        Sample.view("", attributes: "alpha=\"\(text)\" tag=\"\(text)\" rowHeight=\"\(text)\""))
      let view = try XCTUnwrap(document.views.first)
      XCTAssertNil(view.alpha, text)
      XCTAssertNil(view.tag, text)
      XCTAssertNil(view.rowHeight, text)
      assertProblems(
        document,
        [
          "5 error STORY-08: alpha of view is '\(text)', which is no number; it is left out.",
          "5 error STORY-08: rowHeight of view is '\(text)', which is no number; it is left out.",
          "5 error STORY-08: tag of view is '\(text)', which is no whole number; it is left out.",
        ])
    }
    for (text, value) in [
      ("0.0", 0), ("-1", -1), ("+2", 2), ("1e3", 1000), ("1.5E-1", 0.15), (".5", 0.5), ("0031", 31),
    ] as [(String, Double)] {
      let document = try Sample.read(
        Sample.view(
          "<rect key=\"frame\" x=\"\(text)\" y=\"0\" width=\"0\" height=\"0\"/>", attributes: "alpha=\"\(text)\""))
      XCTAssertEqual(document.views.first?.frame?.origin.x, value)
      XCTAssertEqual(document.views.first?.alpha, value)
      assertProblems(document, [])
    }
    let document = try Sample.read(
      Sample.view(
        "<rect key=\"frame\" x=\"1\" y=\"1\"/><color key=\"tintColor\" white=\"w\"/><size key=\"x\" width=\"1\"/>"))
    XCTAssertEqual(document.views.first?.frame, .zero)
    XCTAssertNil(document.views.first?.tintColor)
    assertProblems(
      document,
      [
        "5 error STORY-08: width of rect frame in view is missing.",
        "5 error STORY-08: The colour tintColor of view can't be read.",
        "5 error STORY-08: height of size x in view is missing.",
      ])
  }

  /// STORY-08: a constraint with a wrong number is left out; a priority comes into its range.
  func test_STORY08_constraints() throws {
    func constraint(_ attributes: String) throws -> (StoryboardDocument.Constraint?, [String]) {
      let document = try Sample.read(
        Sample.view("<constraints><constraint id=\"k\" firstAttribute=\"width\" \(attributes)/></constraints>"))
      return (document.views.first?.constraints.first, document.problems.map(\.summary))
    }
    for (text, value) in [("2", 2), ("1:2", 0.5), ("16/4", 4), ("-1", -1), ("1.5:0.5", 3)] as [(String, Double)] {
      let (read, problems) = try constraint("multiplier=\"\(text)\"")
      XCTAssertEqual(read?.multiplier, value)
      XCTAssertEqual(problems, [])
    }
    for text in Self.bad + ["1:0", "1:", ":1", "0/3", "0", "1:2:3", "1e308:1e-308"] {
      let (read, problems) = try constraint("multiplier=\"\(text)\"")
      XCTAssertNil(read, text)
      XCTAssertEqual(
        problems,
        ["5 error STORY-08: multiplier is '\(text)', which is no number or ratio; the constraint 'k' is left out."])
    }
    for text in Self.bad {
      let (read, problems) = try constraint("constant=\"\(text)\"")
      XCTAssertNil(read, text)
      XCTAssertEqual(
        problems, ["5 error STORY-08: constant is '\(text)', which is no number; the constraint 'k' is left out."])
    }
    for (text, value) in [("-3", 0), ("2000", 1000), ("1000.5", 1000)] as [(String, Double)] {
      let (read, problems) = try constraint("priority=\"\(text)\"")
      XCTAssertEqual(read?.priority, value)
      XCTAssertEqual(problems, ["5 error STORY-08: The priority \(text) is not between 0 and 1000."])
    }
    XCTAssertNil(try constraint("priority=\"high\"").0)
    XCTAssertEqual(try constraint("priority=\"750\"").0?.priority, 750)
    XCTAssertEqual(try constraint("").0?.priority, 1000)
  }

  /// STORY-09: any other text than YES is false.
  func test_STORY09_booleans() throws {
    for text in ["yes", "true", "1", "", "No"] {
      let document = try Sample.read(
        Sample.view(
          """
          <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="\(text)"/>
          </userDefinedRuntimeAttributes>
          """, attributes: "hidden=\"\(text)\""))
      XCTAssertEqual(document.views.first?.isHidden, false)
      XCTAssertEqual(document.views.first?.runtimeAttributes.map(\.value), [.boolean(false)])
      assertProblems(
        document,
        [
          "5 notice STORY-09: hidden of view is '\(text)'.",
          "6 notice STORY-09: The runtime attribute 'a' is '\(text)'.",
        ])
    }
    XCTAssertEqual(try Sample.read(Sample.view("", attributes: "hidden=\"YES\"")).views.first?.isHidden, true)
    XCTAssertNil(try Sample.read(Sample.view("")).views.first?.isHidden)
  }

  /// STORY-10: of an unknown value the known ones are told, and the one thing is left out.
  func test_STORY10_unknownValues() throws {
    let document = try Sample.read(
      Sample.view(
        """
        <constraints>
        <constraint firstAttribute="middle" id="a"/>
        <constraint firstAttribute="top" relation="about" id="b"/>
        <constraint firstAttribute="top" secondItem="v" secondAttribute="edge" id="d"/>
        </constraints>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="font" keyPath="f" value="x"/></userDefinedRuntimeAttributes>
        <connections>
        <action selector="a:" destination="c" eventType="tap"/>
        <segue kind="fly" destination="c"/>
        <segue kind="relationship" relationship="twin" destination="c"/>
        <segue kind="show" destination="c" modalPresentationStyle="big"/>
        <wire destination="c"/>
        </connections>
        """, attributes: "contentMode=\"squeeze\""))
    let view = try XCTUnwrap(document.views.first)
    XCTAssertNil(view.contentMode)
    XCTAssertEqual(view.constraints, [])
    XCTAssertEqual(view.runtimeAttributes, [])
    XCTAssertEqual(view.actions, [])
    XCTAssertEqual(view.segues.map(\.kind), [.show])
    XCTAssertEqual(view.segues.map(\.modalPresentationStyle), [nil])
    XCTAssertEqual(view.record.unknownElements.map(\.name), ["wire"])
    assertProblems(
      document,
      [
        "5 notice STORY-10: contentMode of view is 'squeeze'; it is left out.",
        "6 notice STORY-10: firstAttribute is 'middle'; the constraint 'a' is left out.",
        "7 notice STORY-10: relation is 'about'; the constraint 'b' is left out.",
        "8 notice STORY-10: secondAttribute is 'edge'; the constraint 'd' is left out.",
        "10 notice STORY-10: The runtime attribute 'f' has the type 'font'; it is left out.",
        "12 notice STORY-10: The event 'tap' is not known; the action is left out.",
        "13 notice STORY-10: The kind of segue 'fly' is not known; the segue is left out.",
        "14 notice STORY-10: The relationship 'twin' is not known; the segue is left out.",
        "15 notice STORY-10: modalPresentationStyle of a segue is 'big'; it is left out.",
        "16 notice STORY-07: 'wire' in 'connections' is not known.",
      ])
    XCTAssertEqual(
      document.problems.first { $0.location?.line == 15 }?.advice,
      "Known are automatic, fullScreen, pageSheet, formSheet, currentContext, overFullScreen, overCurrentContext, "
        + "popover, blurOverFullScreen, custom, none.")
  }

  /// STORY-11: a connection or constraint that lacks an attribute is left out.
  func test_STORY11_missingAttributes() throws {
    let document = try Sample.read(
      Sample.view(
        """
        <constraints><constraint/></constraints>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" value="x"/>
        <userDefinedRuntimeAttribute type="rect" keyPath="r"/></userDefinedRuntimeAttributes>
        <connections>
        <outlet destination="c"/>
        <outlet property="o"/>
        <outletCollection destination="c"/>
        <action destination="c"/>
        <segue kind="unwind" destination="c"/>
        <segue kind="relationship" destination="c"/>
        <segue kind="show" destination=""/>
        </connections>
        """))
    XCTAssertEqual(document.views.first?.connections, [])
    XCTAssertEqual(document.views.first?.constraints, [])
    assertProblems(
      document,
      [
        "5 error STORY-11: firstAttribute is missing; the constraint is left out.",
        "6 error STORY-11: A runtime attribute has no key path; it is left out.",
        "7 error STORY-11: The runtime attribute 'r' has no value of the type rect; it is left out.",
        "9 error STORY-11: The outlet has no property; it is left out.",
        "10 error STORY-11: The outlet has no destination; it is left out.",
        "11 error STORY-11: The outletCollection has no property; it is left out.",
        "12 error STORY-11: The action has no selector; it is left out.",
        "13 error STORY-11: The segue has no unwindAction; it is left out.",
        "14 error STORY-11: The segue has no relationship; it is left out.",
        "15 error STORY-11: The segue has no destination; it is left out.",
      ])
  }

  /// STORY-12: the name of another storyboard is never a path.
  func test_STORY12_namesAreNoPaths() throws {
    for name in ["../Other", "/etc/passwd", "a/b", "..", ".", "", "a\\b", "&#9;", String(repeating: "x", count: 256)] {
      let document = try Sample.read(
        Sample.document(
          Sample.scene(
            "<viewControllerPlaceholder storyboardName=\"\(name)\" id=\"p\" sceneMemberID=\"viewController\"/>"),
          attributes: "initialViewController=\"p\""))
      guard case .refused? = document.scenes.first?.reference?.target else {
        XCTFail("\(name) is accepted")
        continue
      }
      XCTAssertNil(document.scenes.first?.reference?.storyboardName)
      XCTAssertEqual(document.problems.map(\.rule), ["STORY-12"], name)
    }
    XCTAssertNil(StoryboardDocument.ResourceName("a\0b"))
    XCTAssertEqual(StoryboardDocument.ResourceName("Überblick 2.1")?.text, "Überblick 2.1")
    XCTAssertThrowsError(
      try JSONDecoder().decode([StoryboardDocument.ResourceName].self, from: Data("[\"../x\"]".utf8)))
  }

  /// STORY-13: a key path has at most 16 names.
  func test_STORY13_keyPaths() throws {
    func attributes(_ count: Int) throws -> StoryboardDocument {
      let path = (1...count).map { "k\($0)" }.joined(separator: ".")
      return try Sample.read(
        Sample.view(
          """
          <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="nil" keyPath="\(path)"/></userDefinedRuntimeAttributes>
          """))
    }
    XCTAssertEqual(try attributes(16).views.first?.runtimeAttributes.first?.keys.count, 16)
    assertProblems(try attributes(16), [])
    for count in [17, 10_000] {
      let document = try attributes(count)
      XCTAssertEqual(document.views.first?.runtimeAttributes, [])
      XCTAssertEqual(document.problems.map(\.rule), ["STORY-13"])
      XCTAssertTrue(document.problems.first?.message.contains("has \(count) names; at most 16") ?? false)
    }
  }

  /// STORY-14: encoded data is not decoded, and not kept.
  func test_STORY14_encodedData() throws {
    let document = try Sample.read(
      Sample.view(
        """
        <subviews><label id="l">
        <attributedString key="attributedText"><fragment content="x"/>
        <mutableData key="keyedArchiveRepresentation">YnBsaXN0MDA=</mutableData></attributedString>
        <string key="text" base64-UTF8="YES">SGVsbG8</string>
        </label></subviews>
        """))
    let label = try document.view("l")
    guard case .element(let text)? = label.property("attributedText") else { return XCTFail("\(label)") }
    XCTAssertEqual(text.children.map(\.name), ["fragment", "mutableData"])
    XCTAssertEqual(text.children.map(\.text), ["", ""])
    XCTAssertNil(label.text)
    guard case .element(let encoded)? = label.property("text") else { return XCTFail("\(label)") }
    XCTAssertEqual(encoded.text, "SGVsbG8")
    assertProblems(document, [])
  }

  /// STORY-15: a thousand problems are listed, and the number of the others.
  func test_STORY15_problemsAreBounded() throws {
    let outlets = String(repeating: "<outlet/>", count: 1_234)
    let document = try Sample.read(Sample.inController("<connections>\(outlets)</connections>"))
    XCTAssertEqual(document.readingProblems.count, 1_001)
    XCTAssertEqual(document.readingProblems.last?.summary, "notice STORY-15: There are 234 more problems.")

    let title = String(repeating: "x", count: 1_000_000)
    let long = try Sample.read(Sample.view("", attributes: "hidden=\"\(title)\n\""))
    XCTAssertEqual(
      long.problems.map(\.summary), ["5 notice STORY-09: hidden of view is '\(title.prefix(64))…'."])
  }
}
