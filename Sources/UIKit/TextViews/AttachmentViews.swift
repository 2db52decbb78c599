import ControllerTree
import Foundation

/// The views that stand for attachments in a text view with a layout manager of fragments. Rules: FRAG-12.
@MainActor struct AttachmentViews {
  private struct Entry {
    let attachment: NSTextAttachment
    let provider: NSTextAttachmentViewProvider
    /// The place of the attachment, in UTF-16 units.
    var offset: Int
  }

  private var entries: [Entry] = []
  /// Whether the text was changed since the views were made.
  private(set) var isOutdated = false

  /// The text was changed: the next layout makes the views anew. Nothing is to do for a text that never had an attachment.
  mutating func textChanged(in storage: NSTextStorage) {
    if !isOutdated { isOutdated = !entries.isEmpty || storage.string.utf16.contains(0xFFFC) }
  }

  /// Makes views for new attachments, and removes those of attachments that are gone.
  mutating func update(in view: UITextView) {
    guard isOutdated else { return }
    isOutdated = false
    var kept: [Entry] = []
    var resized = false
    let storage = view.textStorage
    storage.enumerateAttribute(.attachment, in: NSRange(location: 0, length: storage.length)) { value, range, _ in
      guard let attachment = value as? NSTextAttachment, attachment.allowsTextAttachmentView else { return }
      MainActor.assumeIsolated {
        guard var entry = entry(for: attachment, at: range.location, in: view) else { return }
        entry.offset = range.location
        resized = resize(entry, view) || resized
        kept.append(entry)
      }
    }
    for entry in entries where !kept.contains(where: { $0.provider === entry.provider }) {
      entry.provider.view?.removeFromSuperview()
      (entry.attachment.hasView, entry.attachment.boundsOfView) = (false, nil)
    }
    entries = kept
    if resized {
      view.usedLayoutManager.forgetLayout()
      view.madeTextLayoutManager()?.forgetLayout()
    }
  }

  private func entry(for attachment: NSTextAttachment, at offset: Int, in view: UITextView) -> Entry? {
    for entry in entries where entry.attachment === attachment { return entry }
    guard view.madeTextLayoutManager() != nil,
      let provider = attachment.viewProvider(
        for: view, location: TextPlace(offset), textContainer: view.textContainer),
      let made = provider.view
    else { return nil }
    attachment.hasView = true
    view.addSubview(made)
    return Entry(attachment: attachment, provider: provider, offset: offset)
  }

  /// - Returns: Whether the attachment has another size now.
  private func resize(_ entry: Entry, _ view: UITextView) -> Bool {
    guard entry.provider.tracksTextAttachmentViewBounds else { return false }
    let width = max(0, view.bounds.width - view.textContainerInset.left - view.textContainerInset.right)
    let bounds = entry.provider.attachmentBounds(
      for: view.textStorage.attributes(at: entry.offset, effectiveRange: nil), location: entry.provider.location,
      textContainer: view.textContainer, proposedLineFragment: CGRect(x: 0, y: 0, width: width, height: 0),
      position: .zero)
    guard bounds != entry.attachment.boundsOfView else { return false }
    entry.attachment.boundsOfView = bounds
    return true
  }

  /// Puts the views where their attachments are.
  func place(in view: UITextView) {
    guard !entries.isEmpty else { return }
    let (layout, inset) = (TextViewPlaces(view).lines, view.textContainerInset)
    for entry in entries {
      for line in layout.lines where line.units.contains(entry.offset) {
        let size = entry.attachment.attachmentBounds(
          for: view.textContainer, proposedLineFragment: CGRect(origin: .zero, size: layout.size),
          glyphPosition: .zero, characterIndex: entry.offset)
        entry.provider.view?.frame = CGRect(
          x: inset.left + layout.x(entry.offset, in: line) + size.minX,
          y: inset.top + line.origin.y + line.layout.baseline - size.maxY, width: size.width, height: size.height)
      }
    }
  }
}
