import Foundation

/// Reads a file whose size, kind and contents nobody has checked. Rule STORY-01.
enum FileContents {
  static func read(_ url: URL) throws(StoryboardProblem) -> Data {
    let name = url.lastPathComponent
    func refusal(_ kind: StoryboardProblem.Kind, _ message: String) -> StoryboardProblem {
      StoryboardProblem(kind, message, at: nil, file: name)
    }

    guard url.isFileURL else {
      throw refusal(.unreadable, "'\(url.absoluteString.shortened)' is not the URL of a file.")
    }
    // A link leads to what it names; a pipe or a device may never end.
    let target = url.resolvingSymlinksInPath()
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: target.path) else {
      throw refusal(.unreadable, "'\(url.path.shortened)' does not exist or can't be read.")
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular: break
    case .typeDirectory where ["storyboardc", "nib"].contains(url.pathExtension):
      throw refusal(.notInterfaceBuilder, "'\(name.shortened)' is compiled, and only sources can be read.")
    case .typeDirectory: throw refusal(.unreadable, "'\(name.shortened)' is a folder.")
    default: throw refusal(.unreadable, "'\(name.shortened)' is not a regular file.")
    }

    do {
      let handle = try FileHandle(forReadingFrom: target)
      defer { try? handle.close() }
      // One byte more than is allowed, because the size may have changed meanwhile.
      return try handle.read(upToCount: Limits.bytes + 1) ?? Data()
    } catch {
      throw refusal(.unreadable, "'\(name.shortened)' can't be read: \(error.localizedDescription)")
    }
  }
}
