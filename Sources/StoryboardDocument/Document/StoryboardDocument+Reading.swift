import Foundation

extension StoryboardDocument {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The URL of a regular file on this machine.
  ///   - kind: The kind that is expected; `nil` for either.
  /// - Throws: A `StoryboardProblem` if the file is refused whole.
  public init(contentsOf url: URL, as kind: Kind? = nil) throws(StoryboardProblem) {
    try self.init(data: try FileContents.read(url), file: url.lastPathComponent, as: kind)
  }

  /// Reads the contents of a file.
  ///
  /// - Parameters:
  ///   - file: The name for `file` and for problems.
  ///   - kind: The kind that is expected; `nil` for either.
  /// - Throws: A `StoryboardProblem` if the file is refused whole.
  /// - Complexity: O(n). A file of 1 MB takes about 0.1 s in an optimized build, and at most 40 times its size in memory.
  public init(data: Data, file: String? = nil, as kind: Kind? = nil) throws(StoryboardProblem) {
    do throws(StoryboardProblem) {
      let scan = try SourceScan(data)
      self = try DocumentReader(tags: scan.tags, file: file).read(data)
      if let kind, kind != self.kind {
        throw StoryboardProblem(
          .notInterfaceBuilder, "This is a \(self.kind), not a \(kind).", at: nil, advice: "Give a \(kind).")
      }
    } catch {
      var problem = error
      problem.file = file
      throw problem
    }
  }
}
