import Foundation
import PackagePlugin

/// `swift package uikit-report FOLDER…` prints what the plugin UIKitSources does with the sources of a folder, which types and
/// modules are missing, and what can't be rewritten.
@main struct UIKitReport: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let rest = ArgumentExtractor(arguments)
    let folders = rest.remainingArguments
    guard !folders.isEmpty else {
      Diagnostics.error("usage: swift package uikit-report FOLDER…")
      return
    }
    let process = Process()
    process.executableURL = try context.tool(named: "uikit-sources").url
    process.arguments = ["report"]
    if let library = Self.library(in: context.package) { process.arguments? += ["--library", library.path] }
    process.arguments? += folders
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("uikit-sources ended with status \(process.terminationStatus)")
    }
  }

  /// The sources of the library, of which the report reads the names: of this package, or of the one that it depends on.
  private static func library(in package: Package) -> URL? {
    let packages = [package] + package.dependencies.map(\.package)
    for candidate in packages where candidate.targets.contains(where: { $0.name == "ControllerTree" }) {
      return candidate.directoryURL.appending(path: "Sources")
    }
    return nil
  }
}
