import UIKit
import XCTest

@testable import ControllerTree

/// ACT-80: menus of links, attachments and tagged texts. ACT-79: writing tools in text views.
final class TextItemMenuTests: XCTestCase {
  @MainActor private static func show(_ trace: Trace) -> (UITextView, Items) {
    let (root, view) = (trace.controller("R"), UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
    let notes = Items(trace)
    trace.show(root)
    let text = NSMutableAttributedString(string: "ab ")
    text.append(NSAttributedString(string: "link", attributes: [.link: "https://example.org"]))
    text.append(NSAttributedString(string: " "))
    text.append(NSAttributedString(string: "tag", attributes: [.textItemTag: "topic"]))
    trace.setUp {
      root.view.addSubview(view)
      view.attributedText = text
    }
    view.isEditable = false
    view.delegate = notes
    trace.kept.append(notes)
    return (view, notes)
  }

  func test_ACT80_menus() async {
    await withTrace { trace in
      let (view, notes) = Self.show(trace)
      XCTAssertFalse(view.pressItem(at: 0), "There is no item.")
      XCTAssertTrue(view.pressItem(at: 4))
      trace.expect("may link 1\nmenu of https://example.org: Open Link, Copy Link\nwill display")
      XCTAssertEqual(view.openItemMenu?.children.map(\.title), ["Open Link", "Copy Link"])
      XCTAssertTrue(view.openItemMenu.map { view.chooseFromItemMenu($0.children[1]) } ?? false)
      trace.expect("will end")
      XCTAssertEqual(UIPasteboard.general.url?.absoluteString, "https://example.org")
      XCTAssertNil(view.openItemMenu)
      XCTAssertFalse(view.chooseFromItemMenu(UIAction(title: "x") { _ in }))
      notes.menu = UIMenu(children: [UIAction(title: "Follow") { _ in trace.note("follow") }])
      XCTAssertTrue(view.tapItem(at: 9), "Without an action a tap opens the menu.")
      trace.expect("menu of topic: Copy\nwill display")
      XCTAssertTrue(view.openItemMenu.map { view.chooseFromItemMenu($0.children[0]) } ?? false)
      trace.expect("follow\nwill end")
      notes.hasMenu = false
      XCTAssertFalse(view.pressItem(at: 9))
      trace.expect("menu of topic: Copy")
      view.delegate = nil
      XCTAssertTrue(view.pressItem(at: 9))
      XCTAssertTrue(view.openItemMenu.map { view.chooseFromItemMenu($0.children[0]) } ?? false)
      XCTAssertEqual(UIPasteboard.general.string, "tag")
      view.isEditable = true
      XCTAssertFalse(view.pressItem(at: 9))
    }
  }

  /// ACT-80, TOUCH-53: a long press with a finger opens the menu, a tap on an element chooses it.
  func test_ACT80_touches() async {
    await withTrace { trace in
      let (view, notes) = Self.show(trace)
      notes.menu = UIMenu(children: [UIAction(title: "Follow") { _ in trace.note("follow") }])
      let place = view.firstRect(for: view.units.range(NSRange(location: 8, length: 3)))
      let point = view.convert(CGPoint(x: place.midX, y: place.midY), to: nil)
      guard let window = view.window else { return XCTFail("There is no window.") }
      window.fingers.longPress(at: point)
      trace.expect("menu of topic: Copy\nwill display")
      let menu = window.subviews.first { $0 is MenuView }
      XCTAssertNotNil(menu)
      view.closeItemMenu()
      XCTAssertNil(menu?.superview)
      trace.expect("will end")
    }
  }

  /// ACT-79: a text view's text is rewritten; the delegate is told before and after.
  func test_ACT79_textViews() async {
    await withTrace { trace in
      let (view, _) = Self.show(trace)
      XCTAssertFalse(view.rewriteText { $0 })
      view.isEditable = true
      XCTAssertTrue(view.rewriteText { NSAttributedString(string: $0.string.uppercased()) })
      trace.expect("tools begin, active: true\ndid change\ntools end, active: false")
      XCTAssertEqual(view.text, "AB LINK TAG")
      view.selectedRange = NSRange(location: 0, length: 2)
      XCTAssertTrue(view.rewriteText { _ in NSAttributedString(string: "c") })
      XCTAssertEqual([view.text, "\(view.selectedRange)"], ["c LINK TAG", "{0, 1}"])
      trace.expect("tools begin, active: true\ndid change\ntools end, active: false")
      XCTAssertFalse(view.rewriteText { _ in nil })
      trace.expect("tools begin, active: true\ntools end, active: false")
      view.writingToolsBehavior = .none
      XCTAssertFalse(view.rewriteText { $0 })
      view.writingToolsBehavior = .default
      let plain = PlainDelegate()
      view.delegate = plain
      XCTAssertTrue(view.rewriteText { $0 })
      view.isEditable = false
      view.attributedText = NSAttributedString(string: "x", attributes: [.textItemTag: "t"])
      XCTAssertTrue(view.pressItem(at: 0))
      view.closeItemMenu()
    }
  }
}

private final class PlainDelegate: NSObject, UITextViewDelegate {}

/// Notes what it is told of items.
private final class Items: NSObject, UITextViewDelegate {
  private let trace: Trace
  var menu: UIMenu?
  var hasMenu = true
  init(_ trace: Trace) { self.trace = trace }

  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    trace.note("may link \(interaction.rawValue)")
    return true
  }
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
    nil
  }
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    let name =
      switch textItem.content {
      case .link(let url): url.absoluteString
      case .tag(let tag): tag
      case .textAttachment: "attachment"
      }
    trace.note("menu of \(name): \(defaultMenu.children.map(\.title).joined(separator: ", "))")
    return hasMenu ? .init(preview: .view(UIView()), menu: menu ?? defaultMenu) : nil
  }
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) { trace.note("will display") }
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
  ) { trace.note("will end") }
  func textViewWritingToolsWillBegin(_ textView: UITextView) {
    trace.note("tools begin, active: \(textView.isWritingToolsActive)")
  }
  func textViewWritingToolsDidEnd(_ textView: UITextView) {
    trace.note("tools end, active: \(textView.isWritingToolsActive)")
  }
  func textViewDidChange(_ textView: UITextView) { trace.note("did change") }
}
