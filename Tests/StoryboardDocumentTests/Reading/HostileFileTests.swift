import Foundation
import StoryboardDocument
import XCTest

/// Files that are refused as a whole, and bounds of those that are not. No file may cost more than two
/// seconds.
final class HostileFileTests: XCTestCase {
  private let head = "<document type=\"\(Sample.type)\" version=\"3.0\">"

  /// STORY-01: more than 8 MiB are refused, and so is all that is no regular file.
  func test_STORY01_sizeAndKindOfFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("storyboards-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func refusal(_ url: URL) -> String? {
      do {
        _ = try StoryboardDocument(contentsOf: url)
        return nil
      } catch {
        return error.description
      }
    }

    let large = folder.appendingPathComponent("Large.storyboard")
    try Data(repeating: 0x20, count: 8 << 20 | 1).write(to: large)
    XCTAssertEqual(
      refusal(large),
      "Large.storyboard: error: The file has more than 8 MiB. Split the storyboard into several files. [STORY-01]")
    assertRefused(Data(repeating: 0x20, count: 8 << 20 | 1), "error STORY-01: The file has more than 8 MiB.")

    // At the bound the file is read, and found to be blank.
    assertRefused(
      Data(repeating: 0x20, count: 8 << 20),
      "1 error STORY-05: The XML is malformed: it ends too soon, or goes on after its end.")

    XCTAssertEqual(
      refusal(folder),
      "\(folder.lastPathComponent): error: '\(folder.lastPathComponent)' is a folder. "
        + "Give the path of a .storyboard or .xib file. [STORY-01]")
    let compiled = folder.appendingPathComponent("Main.storyboardc")
    try FileManager.default.createDirectory(at: compiled, withIntermediateDirectories: true)
    XCTAssertEqual(
      refusal(compiled),
      "Main.storyboardc: error: 'Main.storyboardc' is compiled, and only sources can be read. "
        + "Give the source file of an iOS or tvOS interface. [STORY-06]")
    XCTAssertTrue(refusal(folder.appendingPathComponent("Missing.storyboard"))?.contains("does not exist") ?? false)
    XCTAssertTrue(
      refusal(try XCTUnwrap(URL(string: "https://example.com/Main.storyboard")))?.contains("is not the URL of a file")
        ?? false)
    #if os(Linux)
      // Has no end.
      XCTAssertEqual(
        refusal(URL(fileURLWithPath: "/dev/zero")),
        "zero: error: 'zero' is not a regular file. Give the path of a .storyboard or .xib file. [STORY-01]")
    #endif

    let link = folder.appendingPathComponent("Link.storyboard")
    let fixture = try XCTUnwrap(Fixture.urls.first)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: fixture)
    XCTAssertNil(refusal(link))
  }

  /// STORY-02: the text is UTF-8, whatever it says of itself.
  func test_STORY02_encodings() throws {
    let text = Sample.document("")
    XCTAssertNoThrow(try StoryboardDocument(data: Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)))
    XCTAssertNoThrow(try Sample.read(text.replacingOccurrences(of: "UTF-8", with: "utf-8")))
    XCTAssertNoThrow(try Sample.read(text.replacingOccurrences(of: " encoding=\"UTF-8\"", with: "")))

    assertRefused(try XCTUnwrap(text.data(using: .utf16)), "1 error STORY-02: The file is in UTF-16.")
    assertRefused(
      Data(text.replacingOccurrences(of: "UTF-8", with: "ISO-8859-1").utf8),
      "1 error STORY-02: The file is in the encoding 'ISO-8859-1'.")
    assertRefused(
      Data(text.replacingOccurrences(of: "\"UTF-8\"", with: "'UTF-7'").utf8),
      "1 error STORY-02: The file is in the encoding 'UTF-7'.")
    assertRefused(
      Data(text.replacingOccurrences(of: "\"UTF-8\"", with: "UTF-8").utf8),
      "1 error STORY-02: The file is in the encoding ''.")
    let spaces = String(repeating: " ", count: 2_000)
    assertRefused(
      Data(text.replacingOccurrences(of: " encoding=\"UTF-8\"", with: "\(spaces)encoding=\"UTF-16\"").utf8),
      "1 error STORY-05: The XML declaration has no end.")
    assertRefused(
      Data("\(head)\n<scenes>\u{0}</scenes></document>".utf8), "2 error STORY-02: The file has a NUL character.")
    for bytes: [UInt8] in [
      [0xFF], [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0xE2, 0x82, 0x20],
    ] {
      assertRefused(
        Data("\(head)\n\n<!-- ".utf8) + bytes + Data(" --></document>".utf8),
        "3 error STORY-02: The file has bytes that are not UTF-8.")
    }
    // All lengths of characters.
    let title = "aé€𝄞"
    let document = try Sample.read(Sample.inController("", attributes: "title=\"\(title)\""))
    XCTAssertEqual(document.controllers.first?.title, title)
  }

  /// STORY-03: nothing may be declared, so no entity can be expanded or fetched.
  func test_STORY03_declarations() {
    let bomb = (1...10).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }.joined()
    let large = "<!ENTITY e \"\(String(repeating: "x", count: 50_000))\">"
    for subset in [bomb, large, "<!ENTITY e SYSTEM \"file:///etc/passwd\">", ""] {
      for place in ["", "<!-- <!DOCTYPE document> -->"] {
        assertRefused(
          Data("<?xml version=\"1.0\"?>\n\(place)<!DOCTYPE document [\(subset)]>\n\(head)&e9;</document>".utf8),
          "2 error STORY-03: There is a DOCTYPE, which no storyboard has.")
      }
    }
    assertRefused(
      Data("<!ELEMENT document>\(head)</document>".utf8),
      "1 error STORY-03: There is a declaration, which no storyboard has.")
    // The hyphens that open a comment do not close it.
    assertRefused(
      Data("<!--><a x=\" --><!DOCTYPE document [\(bomb)]>\n\(head)</document>".utf8),
      "1 error STORY-03: There is a DOCTYPE, which no storyboard has.")
    // In a comment or a text it is no declaration.
    XCTAssertNoThrow(try Sample.read("<!--<!DOCTYPE x>-->\(head)</document>"))
    XCTAssertNoThrow(try Sample.read(Sample.inController("<string key=\"title\"><![CDATA[<!DOCTYPE x>]]></string>")))
    // An instruction without data, on which FoundationXML traps, and any other after the first line.
    for text in ["<?x?>", "<?x y?>", "<?xml?>", "<?xml version=\"1.0\"?>"] {
      assertRefused(
        Data(" \(text)\(head)</document>".utf8),
        "1 error STORY-03: There is a processing instruction, which no storyboard has.")
    }
    // An entity that is not declared.
    assertRefused(
      Data("\(head)\n<a b=\"&e;\"/></document>".utf8),
      "2 error STORY-05: The XML is malformed: an entity is not declared.")
  }

  /// STORY-04: depth, number of elements, of attributes and of names.
  func test_STORY04_bounds() throws {
    func nested(_ depth: Int) -> Data {
      let views = depth - 7
      return Data(
        Sample.document(
          Sample.scene(
            "<viewController id=\"c\"><view key=\"view\">"
              + String(repeating: "<view key=\"contentView\">", count: views)
              + String(repeating: "</view>", count: views) + "</view></viewController>")
        ).utf8)
    }
    // document, scenes, scene, objects, viewController, view, and the views in it.
    let deepest = try StoryboardDocument(data: nested(201 - 1 + 1))
    XCTAssertEqual(deepest.views.count, 195)
    assertRefused(nested(202), "4 error STORY-04: Elements are nested more than 200 deep.")
    assertRefused(
      Data((head + String(repeating: "<a>", count: 100_000)).utf8),
      "1 error STORY-04: Elements are nested more than 200 deep.")

    let siblings = String(repeating: "<view/>", count: 1_000_000)
    assertRefused(
      Data(Sample.view("<subviews>\(siblings)</subviews>").utf8),
      "5 error STORY-04: The file has more than 500000 elements.")

    func attributes(_ count: Int) -> Data {
      Data(Sample.view("", attributes: (1...count).map { "a\($0)=\"=\"" }.joined(separator: " ")).utf8)
    }
    // The view has a key and an id as well.
    XCTAssertEqual(try StoryboardDocument(data: attributes(254)).views.first?.attributes.count, 254)
    assertRefused(attributes(255), "5 error STORY-04: An element has more than 256 attributes.")
    assertRefused(attributes(100_000), "5 error STORY-04: An element has more than 256 attributes.")

    let names = (0..<300_000).map { "<a\($0)/>" }.joined()
    assertRefused(
      Data(Sample.inController(names).utf8),
      "4 error STORY-04: The file has more than 2048 different names of elements and attributes.")
  }

  /// STORY-05: malformed XML is refused with the place of the first error.
  func test_STORY05_malformedXML() throws {
    let whole = Sample.document(Sample.scene(Sample.controller("c")))
    func refusal(_ text: String) -> String? {
      do {
        _ = try Sample.read(text)
        return nil
      } catch {
        return (error as? StoryboardProblem)?.summary
      }
    }
    XCTAssertNil(refusal(whole))
    let malformed = "error STORY-05: The XML is malformed:"
    XCTAssertEqual(refusal(""), "error STORY-05: There is no document element.")
    XCTAssertEqual(refusal(" \n"), "error STORY-05: There is no document element.")
    XCTAssertEqual(refusal("<!-- -->"), "1 \(malformed) it ends too soon, or goes on after its end.")
    XCTAssertEqual(
      refusal(whole.replacingOccurrences(of: "</scenes>", with: "</scene>")),
      "5 \(malformed) an end tag does not match its start tag.")
    XCTAssertEqual(refusal("\(whole)\n<document/>"), "7 \(malformed) it ends too soon, or goes on after its end.")
    XCTAssertEqual(
      refusal(whole.replacingOccurrences(of: "version=\"3.0\"", with: "version=\"3.0\" version=\"2.0\"")),
      "2 \(malformed) an element has an attribute twice.")
    XCTAssertEqual(
      refusal(whole.replacingOccurrences(of: "<scenes>", with: "<scenes><x:a/>")),
      "3 \(malformed) a prefix is not declared.")
    XCTAssertEqual(
      refusal(whole.replacingOccurrences(of: "<scenes>", with: "<scenes>&#0;")),
      "3 \(malformed) a character is not allowed.")
    // Wherever the file ends, it is refused.
    for count in stride(from: 1, to: whole.utf8.count - 1, by: 7) {
      XCTAssertNotNil(refusal(String(decoding: whole.utf8.prefix(count), as: UTF8.self)), "\(count) bytes")
    }
  }

  /// STORY-06: what is no interface for iOS or tvOS is named.
  func test_STORY06_otherDocuments() throws {
    func document(_ type: String, _ runtime: String) -> Data {
      Data("<document type=\"\(type)\" version=\"3.0\" targetRuntime=\"\(runtime)\"></document>".utf8)
    }
    let xib = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    XCTAssertEqual(try StoryboardDocument(data: document(Sample.type, "AppleTV")).kind, .storyboard)
    XCTAssertEqual(try StoryboardDocument(data: document(xib, "iOS.CocoaTouch")).kind, .xib)
    XCTAssertThrowsError(try StoryboardDocument(data: document(xib, "iOS.CocoaTouch"), as: .storyboard)) {
      XCTAssertEqual(($0 as? StoryboardProblem)?.summary, "error STORY-06: This is a xib, not a storyboard.")
    }
    for (data, kind) in [
      (document("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa"), "an interface for macOS"),
      (document("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa"), "an interface for macOS"),
      (document("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit"), "a storyboard for watchOS"),
      (document("x", ""), "a document of the type 'x'"), (document("", ""), "a document without a type"),
      (Data("<archive type=\"x\"/>".utf8), "a xib in the format of Xcode 3, which Xcode 8 to 15 can convert"),
      (Data("<plist/>".utf8), "a property list"), (Data("<svg/>".utf8), "a file of type svg"),
      (Data("<a/>".utf8), "no document of Interface Builder: its first element is 'a'"),
    ] {
      assertRefused(data, "1 error STORY-06: This is \(kind).")
    }
    for magic in ["bplist00", "NIBArchive"] {
      assertRefused(
        Data("\(magic)\u{1}".utf8), "error STORY-06: This file is compiled, and only sources can be read.")
    }
  }

  /// STORY-01, STORY-04: files at the bounds are read and checked in two seconds.
  ///
  /// That holds for optimized builds. An unoptimized one gets a fortieth of the size, or the whole size and more time if
  /// `STORYBOARD_TESTS` is `full`.
  func test_STORY04_timeAtTheBounds() throws {
    var (share, bound) = (1, Duration.seconds(2))
    #if DEBUG
      if ProcessInfo.processInfo.environment["STORYBOARD_TESTS"] == "full" {
        bound = .seconds(30)
      } else {
        share = 40
      }
    #endif
    func repeated(_ text: String, _ most: Int = 499_980) -> String {
      String(repeating: text, count: min(8_300_000 / text.utf8.count, most) / share)
    }
    let attributes = (0..<250).map { "b\($0)=''" }.joined(separator: " ")
    let files: [(name: String, text: String, problems: ClosedRange<Int>)] = [
      ("views", Sample.view("<subviews>\(repeated("<view/>"))</subviews>"), 0...0),
      (
        "ids", Sample.view("<subviews>\((0..<300_000 / share).map { "<view id=\"v\($0)\"/>" }.joined())</subviews>"),
        0...0
      ),
      ("unknown elements", Sample.inController(repeated("<z/>")), 1...1),
      ("damaged outlets", Sample.inController("<connections>\(repeated("<outlet/>"))</connections>"), 1_001...1_001),
      (
        "dangling outlets",
        Sample.inController("<connections>\(repeated("<outlet property='a' destination='b'/>"))</connections>"),
        1_001...1_001
      ),
      (
        "cycles of embed segues",
        Sample.view(
          "<subviews>\(repeated("<containerView><connections><segue kind='embed' destination='c'/></connections></containerView>"))</subviews>"
        ),
        1...1
      ),
      (
        "constraints", Sample.view("<constraints>\(repeated("<constraint firstAttribute='top'/>"))</constraints>"),
        0...0
      ),
      (
        "equal identifiers",
        Sample.document(repeated(Sample.scene(Sample.controller("c")))), 1_001...1_001
      ),
      ("scenes", Sample.document(repeated("<scene/>")), 1_001...1_001),
      ("attributes", Sample.view("<subviews>\(repeated("<view \(attributes)/>"))</subviews>"), 0...0),
      ("text", Sample.inController("<string key=\"title\">\(repeated("&amp;", 2_000_000))</string>"), 0...0),
      ("attribute", Sample.inController("", attributes: "title=\"\(repeated("&amp;x", 2_000_000))\""), 0...0),
      ("comments", Sample.inController(repeated("<!-- -->", 2_000_000)), 0...0),
      ("line breaks", Sample.inController(repeated("\n", 9_000_000)), 0...0),
    ]
    for file in files {
      let data = Data(file.text.utf8)
      XCTAssertLessThanOrEqual(data.count, 8 << 20, file.name)
      var count = 0
      let time = try processorTime { count = try StoryboardDocument(data: data).problems.count }
      XCTAssertLessThan(time, bound, file.name)
      XCTAssertTrue(file.problems.contains(count), "\(file.name): \(count) problems")
    }
  }

  /// STORY-04: a large file of usual content takes time in proportion to its size.
  func test_STORY04_timeIsLinear() throws {
    let fixture = try String(
      contentsOf: Fixture.folder.appendingPathComponent("tabs-with-navigation.storyboard"), encoding: .utf8)
    let scenes = try XCTUnwrap(fixture.range(of: "<scenes>")?.upperBound)
    let end = try XCTUnwrap(fixture.range(of: "</scenes>")?.lowerBound)
    let text = fixture[scenes..<end].replacingOccurrences(of: "<!--", with: "<string>")
      .replacingOccurrences(of: "-->", with: "</string>")
    /// The scenes of the fixture, many times, with ids of their own.
    func document(_ count: Int) -> Data {
      let ids = (0..<count).map { number in
        text.replacingOccurrences(of: "-", with: "\(number)-")
      }
      return Data(Sample.document(ids.joined()).utf8)
    }
    func time(_ count: Int) throws -> Duration {
      let data = document(count)
      return try (0..<3).map { _ in
        try processorTime { _ = try StoryboardDocument(data: data) }
      }.min() ?? .zero
    }
    // Eight times the size; sixteen times the time is far from the square.
    XCTAssertLessThan(try time(16), try time(2) * 16)
  }
}
