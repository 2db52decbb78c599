import Foundation
import StoryboardDocument

/// The storyboards and xibs of a stage. Each file is read once.
@MainActor final class InterfaceFiles: StagePart, EndingPart {
  private var files: [URL: Result<InterfaceFile, StoryboardError>] = [:]

  func stageEnds() { files = [:] }

  /// The storyboard of that name.
  /// - Parameter place: The reference that names it.
  func storyboard(
    named name: String, in bundle: Bundle?, for place: InterfaceFile.Place? = nil
  ) throws(StoryboardError) -> InterfaceFile {
    guard let found = find(name, "storyboard", in: bundle) else {
      throw .missingStoryboard(name, in: bundle, for: place)
    }
    return try read(found.url, as: .storyboard, bundle: found.bundle)
  }

  /// The xib of that name.
  func nib(named name: String, in bundle: Bundle?) throws(StoryboardError) -> InterfaceFile {
    guard let found = find(name, "xib", in: bundle) else { throw .missingNib(name, in: bundle) }
    return try read(found.url, as: .xib, bundle: found.bundle)
  }

  /// A name is never a path (STORY-12).
  private func find(_ name: String, _ fileExtension: String, in bundle: Bundle?) -> (url: URL, bundle: Bundle)? {
    guard let name = StoryboardDocument.ResourceName(name) else { return nil }
    return ResourceBundles.url(of: name.text, fileExtension, in: bundle)
  }

  func read(_ url: URL, as kind: StoryboardDocument.Kind, bundle: Bundle?) throws(StoryboardError) -> InterfaceFile {
    if let known = files[url] { return try known.get() }
    let result: Result<InterfaceFile, StoryboardError>
    do { result = .success(try InterfaceFile.read(url, as: kind, bundle: bundle)) } catch { result = .failure(error) }
    files[url] = result
    return try result.get()
  }
}
