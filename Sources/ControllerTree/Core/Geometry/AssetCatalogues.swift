import Foundation

/// Asset catalogues that lie in a bundle as folders, as Swift packages copy them on Linux (DRAW-13, TRAIT-22).
enum AssetCatalogues {
  /// The catalogues of a folder, in the order of their names.
  static func paths(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted().map { folder + "/" + $0 }
  }

  /// The folders with a name and an ending, such as `star.imageset`, in the catalogues of a folder.
  /// - Complexity: O(n) in the files of the catalogues.
  static func sets(named name: String, in folder: String) -> [String] {
    paths(in: folder).flatMap { catalogue in
      let paths = FileManager.default.enumerator(atPath: catalogue)?.compactMap { $0 as? String }.sorted() ?? []
      return paths.filter { $0 == name || $0.hasSuffix("/" + name) }.map { catalogue + "/" + $0 }
    }
  }
}
