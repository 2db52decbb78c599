import Foundation
import StoryboardDocument

/// A view above the hierarchy, such as a label, that reads attributes of its own from a file (IB-17).
@MainActor package protocol FileAttributed: UIView {
  /// Takes the attributes; what the file leaves out stays as it is. Runs when the view's initialiser has ended.
  func take(_ view: StoryboardDocument.View, from file: FileResources)
}

/// A view above the hierarchy with a place of its own for what a file has as its `contentView`.
@MainActor package protocol FileContentOwner: UIView {
  /// Makes a view of a file the content view. Runs in the view's initialiser.
  func takeContentView(_ view: UIView)
}

/// The resources of a file that attributes name.
@MainActor package struct FileResources {
  let file: InterfaceFile

  package func color(_ color: StoryboardDocument.Color) -> UIColor { file.color(color) }
}
