import Foundation

/// Where the files of an app are: the main bundle, and the resource bundles of packages, which lie beside the program.
///
/// SwiftPM gives each target with resources a bundle of its own, and unmodified code looks into the main one. So both are
/// searched for the main bundle (IB-40).
@MainActor enum ResourceBundles {
  /// The main bundle, then those beside it in the order of their names.
  static let ofProgram: [Bundle] = {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let packages = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
    return [.main] + packages.compactMap { Bundle(url: folder.appendingPathComponent($0)) }
  }()

  static func candidates(for bundle: Bundle?) -> [Bundle] {
    guard let bundle, bundle != .main else { return ofProgram }
    return [bundle]
  }

  /// The first file of that name.
  static func url(of name: String, _ fileExtension: String, in bundle: Bundle?) -> (url: URL, bundle: Bundle)? {
    for bundle in candidates(for: bundle) {
      let url =
        bundle.url(forResource: name, withExtension: fileExtension)
        ?? bundle.url(forResource: name, withExtension: fileExtension, subdirectory: "Base.lproj")
      if let url { return (url, bundle) }
    }
    return nil
  }

  /// Whether the program has any xib: if not, none is searched for.
  static let hasNibs = ofProgram.contains { bundle in
    let folders = [bundle.bundleURL, bundle.bundleURL.appendingPathComponent("Base.lproj"), bundle.resourceURL]
    return folders.compactMap(\.self).contains { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).contains { $0.hasSuffix(".xib") }
    }
  }
}
