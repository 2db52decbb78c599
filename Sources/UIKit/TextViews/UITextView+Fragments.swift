import ControllerTree
import Foundation

/// Whether a text view has a layout manager of fragments. Rules: FRAG-08.
enum FragmentsOfView {
  /// One is made when it is read.
  case possible
  /// The document of the one that was made.
  case made(NSTextContentStorage)
  /// None: the view was made without, or its other layout manager was read.
  case none
}

extension UITextView {
  /// The layout manager of fragments, made on first use; `nil` if the view has none. Rules: FRAG-08.
  final func madeTextLayoutManager() -> NSTextLayoutManager? {
    switch fragments {
    case .none: return nil
    case .made(let content):
      if content.textStorage !== textStorage { content.textStorage = textStorage }
      return content.primaryTextLayoutManager
    case .possible:
      let (content, manager) = (NSTextContentStorage(textStorage), NSTextLayoutManager())
      content.addTextLayoutManager(manager)
      content.primaryTextLayoutManager = manager
      manager.textContainer = textContainer
      fragments = .made(content)
      return manager
    }
  }
}
