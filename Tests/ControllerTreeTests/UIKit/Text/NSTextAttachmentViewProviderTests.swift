import UIKit
import XCTest

/// FRAG-12: views that stand for attachments.
final class NSTextAttachmentViewProviderTests: XCTestCase {
  private final class Badge: UIView {}

  private final class Provider: NSTextAttachmentViewProvider {
    @MainActor static var loads: [String] = []
    let tag: Int

    override init(
      textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
      location: any NSTextLocation
    ) {
      tag = 7
      super.init(
        textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager, location: location
      )
      tracksTextAttachmentViewBounds = true
      Self.loads.append("made \(location) \(parentView is UITextView) \(textLayoutManager != nil)")
    }

    override func loadView() {
      super.loadView()
      view = Badge(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      Self.loads.append("loaded \(tag)")
    }
  }

  private final class Own: NSTextAttachment, @unchecked Sendable {
    override func viewProvider(
      for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
      let provider = super.viewProvider(for: parentView, location: location, textContainer: textContainer)
      XCTAssertNil(provider)
      let own = NSTextAttachmentViewProvider(
        textAttachment: self, parentView: parentView, textLayoutManager: nil, location: location)
      own.view = UIView()
      return own
    }
  }

  @MainActor private static func view(_ text: NSAttributedString) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.textContainer.lineFragmentPadding = 0
    view.attributedText = text
    view.layoutIfNeeded()
    return view
  }

  func test_FRAG12_registeredClass() async {
    await withStage { _ in
      NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: "org.badge")
      NSTextAttachment.registerViewProviderClass(NSString.self, forFileType: "org.none")
      XCTAssertTrue(NSTextAttachment.textAttachmentViewProviderClass(forFileType: "org.badge") == Provider.self)
      XCTAssertNil(NSTextAttachment.textAttachmentViewProviderClass(forFileType: "org.none"))
      let attachment = NSTextAttachment(data: nil, ofType: "org.badge")
      let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      text.append(NSAttributedString(attachment: attachment))
      let view = Self.view(text)
      XCTAssertEqual(Provider.loads, ["made 2 true true", "loaded 7"])
      XCTAssertTrue(attachment.usesTextAttachmentView)
      let badge = view.subviews.first { $0 is Badge }
      XCTAssertEqual(badge?.frame.integral, CGRect(x: 11, y: 8, width: 41, height: 30))
      XCTAssertEqual(view.contentSize.height, 8 + 30 - UIFont.systemFont(ofSize: 10).descender + 8, accuracy: 0.5)

      // Text before it moves it; the same view stays.
      view.textStorage.insert(
        NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 10)]), at: 0)
      view.layoutIfNeeded()
      XCTAssertEqual(Provider.loads.count, 2)
      XCTAssertEqual(badge?.frame.minX ?? 0, 16.12, accuracy: 0.01)
      view.text = ""
      view.layoutIfNeeded()
      XCTAssertNil(badge?.superview)
      XCTAssertFalse(attachment.usesTextAttachmentView)
      Provider.loads = []
    }
  }

  /// A view without bounds of its own is as large as the attachment; text views of the former layout have none.
  func test_FRAG12_ownProvider() async {
    await withStage { _ in
      let attachment = Own()
      attachment.bounds = CGRect(x: 0, y: -2, width: 12, height: 10)
      let view = Self.view(NSAttributedString(attachment: attachment))
      XCTAssertEqual(view.subviews.first { $0.bounds.width == 12 }?.bounds.size, CGSize(width: 12, height: 10))
      attachment.allowsTextAttachmentView = false
      view.attributedText = NSAttributedString(attachment: attachment)
      view.layoutIfNeeded()
      XCTAssertNil(view.subviews.first { $0.bounds.width == 12 })
      let former = UITextView(usingTextLayoutManager: false)
      attachment.allowsTextAttachmentView = true
      former.attributedText = NSAttributedString(attachment: attachment)
      former.layoutIfNeeded()
      XCTAssertFalse(attachment.usesTextAttachmentView)
    }
  }

  /// The methods of fragments ask those of containers.
  func test_FRAG12_layoutMethods() async {
    await withStage { _ in
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(x: 0, y: 0, width: 5, height: 6)
      attachment.image = UIImage(systemName: "star")
      let start = NSTextContentStorage().documentRange.location
      XCTAssertEqual(
        attachment.attachmentBounds(
          for: [:], location: start, textContainer: nil, proposedLineFragment: .zero, position: .zero),
        attachment.bounds)
      XCTAssertNotNil(attachment.image(for: .zero, attributes: [:], location: start, textContainer: nil))
      let provider = NSTextAttachmentViewProvider(
        textAttachment: attachment, parentView: nil, textLayoutManager: nil, location: start)
      @MainActor func bounds() -> CGRect {
        provider.attachmentBounds(
          for: [:], location: start, textContainer: nil, proposedLineFragment: .zero, position: .zero)
      }
      XCTAssertEqual(bounds(), .zero)
      XCTAssertTrue(provider.textAttachment === attachment && provider.textLayoutManager == nil)
      let label = UILabel()
      label.text = "abc"
      provider.view = label
      XCTAssertEqual(bounds().width, label.intrinsicContentSize.width)
    }
  }

  /// FRAG-13: pictures in texts are values.
  func test_FRAG13_adaptiveImages() throws {
    let glyph = NSAdaptiveImageGlyph(imageContent: Data([1, 2, 3]))
    let text = NSAttributedString(adaptiveImageGlyph: glyph, attributes: [.kern: 1])
    XCTAssertEqual(text.string, NSAttributedString.attachmentCharacter)
    XCTAssertTrue(text.attribute(.adaptiveImageGlyph, at: 0, effectiveRange: nil) as? NSAdaptiveImageGlyph === glyph)
    XCTAssertEqual(try archivedCopy(glyph), glyph)
    XCTAssertNotEqual(glyph, NSAdaptiveImageGlyph(imageContent: Data([1])))
    XCTAssertTrue(glyph.copy() as? NSAdaptiveImageGlyph === glyph)
    XCTAssertEqual(glyph.hash, NSAdaptiveImageGlyph(imageContent: Data([1, 2, 3])).hash)
    XCTAssertEqual(glyph.contentDescription, "")
    XCTAssertNil(NSAdaptiveImageGlyph(coder: try emptyCoder()))
  }
}
