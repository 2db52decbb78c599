import ControllerTree
import Foundation
import XCTest

/// The scenarios that also run on devices, here: DEVICE-01 to DEVICE-04.
final class DeviceTraceTests: XCTestCase {
  @MainActor private static let scenarios: [String: @MainActor () async -> String] = [
    "AddAndRemoveChild": AddAndRemoveChild.trace, "PresentAndDismiss": PresentAndDismiss.trace,
    "PushAndPop": PushAndPop.trace, "SelectTab": SelectTab.trace,
  ]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static func files(in folder: String, _ suffix: String) throws -> [URL] {
    let all = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return all.filter { $0.lastPathComponent.hasSuffix(suffix) }.sorted { $0.path < $1.path }
  }

  /// The trace of a scenario on a stage of its own.
  @MainActor private static func trace(_ play: @MainActor () async -> String) async -> String {
    await Stage.withPristine { stage in
      let text = await play()
      stage.cycle.settle()
      return text
    }
  }

  /// DEVICE-01: each scenario is the file that the export makes of it, so it can be copied to Xcode as it is.
  func test_DEVICE01_scenariosAreExported() throws {
    let files = try Self.files(in: "Scenarios", ".swift")
    XCTAssertEqual(files.count, 4)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let test = try DeviceTest(scenario: text)
      XCTAssertEqual("\(test.name).swift", file.lastPathComponent)
      XCTAssertTrue(test.source == text, "\(test.name): run 'device-traces export' and store what it prints.")
      XCTAssertFalse(text.contains("import ControllerTree"))
    }
  }

  /// DEVICE-04: traces that were made on a device are evidence: the same scenario has the same trace here. A trace that the library
  /// made is a sample of the format.
  @MainActor func test_DEVICE04_evidence() async throws {
    let files = try Self.files(in: "Evidence", ".trace")
    XCTAssertFalse(files.isEmpty)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let header = try Recording.header(ofDeviceTrace: text)
      guard let play = Self.scenarios[header.scenario] else {
        XCTFail("\(file.lastPathComponent): no scenario is called \(header.scenario)")
        continue
      }
      let here = try Recording(deviceTrace: await Self.trace(play))
      XCTAssertEqual(
        here.difference(from: try Recording(deviceTrace: text)), "", "\(file.lastPathComponent), \(header.maker)")
      XCTAssertEqual(file.lastPathComponent.hasSuffix(".sample.trace"), header.isOfLibrary, file.lastPathComponent)
    }
  }

  /// DEVICE-02: the recorder in the file writes the lines that an `EventRecorder` records.
  @MainActor func test_DEVICE02_linesAreThoseOfARecorder() async throws {
    let noted: Set<String> = [
      "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      "willMove", "didMove",
    ]
    for name in ["AddAndRemoveChild", "PresentAndDismiss", "PushAndPop"] {
      guard let play = Self.scenarios[name] else { return XCTFail(name) }
      let recorder = EventRecorder()
      let text = await Self.trace {
        recorder.start()
        return await play()
      }
      let lines = try Recording(deviceTrace: text).events.map(\.line)
      let recorded = recorder.events.filter { noted.contains(String($0.text.prefix { $0 != "(" })) }.map(\.line)
      XCTAssertEqual(lines, Array(recorded.prefix(lines.count)), name)
    }
  }
}
