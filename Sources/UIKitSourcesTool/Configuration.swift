import Foundation
import SourceRewriter

/// The part of `UIKitSources.json` that concerns the rewriting. The plugin reads the folders.
struct Configuration: Decodable {
  var defines: [String]?
  var moduleAliases: [String: Modules]?
  var tables: Bool?

  /// The name of one module, or a list of names.
  struct Modules: Decodable {
    let names: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let name = try? container.decode(String.self) {
        names = [name]
      } else {
        names = try container.decode([String].self)
      }
    }
  }

  /// - Parameters:
  ///   - url: The file.
  ///   - modules: The names of the modules on which the target depends.
  static func read(_ url: URL?, modules: [String]) throws -> RewritingOptions {
    var options = RewritingOptions()
    options.knownModules = Set(modules)
    guard let url else { return options }
    let read: Configuration
    do {
      read = try JSONDecoder().decode(Configuration.self, from: Data(contentsOf: url))
    } catch {
      throw UsageError(message: "\(url.path) can't be read: \(error)")
    }
    options.defines = Set(read.defines ?? [])
    options.moduleAliases = (read.moduleAliases ?? [:]).mapValues(\.names)
    options.writesTables = read.tables ?? options.writesTables
    return options
  }
}
