import Foundation
import PackagePlugin

/// Compiles the sources of a folder beside the target's own, after `uikit-sources` has rewritten them.
///
/// The target's folder has a file `UIKitSources.json`, which names the folders, and any Swift file, as a target needs one.
@main struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    guard let folders = try SourceFolders(of: target) else {
      Diagnostics.error("\(target.name) uses UIKitSources: its folder needs a file \(SourceFolders.fileName)")
      return []
    }
    let files = folders.files
    for folder in folders.withoutFiles {
      Diagnostics.warning(
        "\(folder) has no Swift files: correct its path under \"sources\" in \(folders.configuration.path), or remove it there"
      )
    }
    guard !files.isEmpty else {
      Diagnostics.error(
        "\(folders.configuration.path) names no folder with Swift files: name one under \"sources\", with its path from there"
      )
      return []
    }
    var names: Set<String> = []
    for file in files where !names.insert(file.lastPathComponent).inserted {
      Diagnostics.error("two files are called \(file.lastPathComponent): Swift allows one of a name in a module")
      return []
    }
    let dependencies = try Self.context(of: target)
    let output = context.pluginWorkDirectoryURL.appending(path: "Rewritten")
    var arguments = ["rewrite", "--configuration", folders.configuration.path, "--output", output.path]
    for file in dependencies { arguments += ["--context", file.path] }
    for dependency in target.recursiveTargetDependencies {
      if let module = dependency as? any SourceModuleTarget { arguments += ["--module", module.moduleName] }
    }
    arguments += files.map(\.path)
    return [
      .buildCommand(
        displayName: "Rewriting the UIKit sources of \(target.name)",
        executable: try context.tool(named: "uikit-sources").url, arguments: arguments,
        inputFiles: [folders.configuration] + files + dependencies,
        outputFiles: files.map { file in
          output.appending(path: "\(file.deletingPathExtension().lastPathComponent).rewritten.swift")
        })
    ]
  }

  /// The files of the targets on which `target` depends, if they use the plugin too: their protocols and classes matter.
  private static func context(of target: any SourceModuleTarget) throws -> [URL] {
    var files: [URL] = []
    for dependency in target.recursiveTargetDependencies {
      guard let module = dependency as? any SourceModuleTarget, let folders = try SourceFolders(of: module) else {
        continue
      }
      files += folders.files
    }
    return files
  }
}

/// The folders that a target's `UIKitSources.json` names.
struct SourceFolders {
  static let fileName = "UIKitSources.json"

  private struct Configuration: Decodable {
    var sources: [String]
    var exclude: [String]?
  }

  let configuration: URL
  let files: [URL]
  /// The paths of the named folders in which there are none.
  let withoutFiles: [String]

  /// `nil` if the target has no such file.
  init?(of target: any SourceModuleTarget) throws {
    configuration = target.directoryURL.appending(path: Self.fileName)
    guard let data = try? Data(contentsOf: configuration) else { return nil }
    let read = try JSONDecoder().decode(Configuration.self, from: data)
    let folder = target.directoryURL
    let excluded = (read.exclude ?? []).map { URL(fileURLWithPath: $0, relativeTo: folder).standardizedFileURL.path }
    let found = read.sources.map { URL(fileURLWithPath: $0, relativeTo: folder).standardizedFileURL }
      .map { (path: $0.path, files: Self.swiftFiles(in: $0)) }
    withoutFiles = found.filter(\.files.isEmpty).map(\.path)
    files = found.flatMap(\.files)
      .filter { file in !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } }
  }

  private static func swiftFiles(in url: URL) -> [URL] {
    if url.pathExtension == "swift" { return [url] }
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .sorted().map { url.appending(path: $0) }
  }
}
