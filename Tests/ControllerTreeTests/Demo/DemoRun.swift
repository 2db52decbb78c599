import Foundation
import XCTest

/// One run of the built program.
struct DemoRun {
  let status: Int32
  let output: String
  let errors: String

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  init(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = try Self.executable()
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // The program writes little to standard error, so that pipe can't fill up meanwhile.
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// The program lies beside the test bundle, wherever the build directory is.
  static func executable() throws -> URL {
    var folder = Bundle(for: DemoTests.self).bundleURL
    for _ in 0..<4 {
      let candidate = folder.appendingPathComponent("ControllerTreeDemo")
      var isDirectory: ObjCBool = false
      if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isDirectory), !isDirectory.boolValue {
        return candidate
      }
      folder.deleteLastPathComponent()
    }
    throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "ControllerTreeDemo"])
  }
}
