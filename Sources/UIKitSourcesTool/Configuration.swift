import Foundation
import SourceRewriter

/// The part of `UIKitSources.json` that concerns the rewriting. The plugin reads the folders.
struct Configuration: Decodable {
  var defines: [String]?
  var moduleAliases: [String: String]?
  var tables: Bool?

  static func read(_ url: URL?) throws -> RewritingOptions {
    var options = RewritingOptions()
    guard let url else { return options }
    let read: Configuration
    do {
      read = try JSONDecoder().decode(Configuration.self, from: Data(contentsOf: url))
    } catch {
      throw UsageError(message: "\(url.path) can't be read: \(error)")
    }
    options.defines = Set(read.defines ?? [])
    options.moduleAliases = read.moduleAliases ?? [:]
    options.writesTables = read.tables ?? options.writesTables
    return options
  }
}
