import UIKit
import XCTest

@testable import ControllerTree

/// Notes what it is asked and told about drags and drops of text.
private final class Delegate: NSObject, UITextDragDelegate, UITextDropDelegate, UITextViewDelegate {
  let note: (String) -> Void
  var items: [UIDragItem]?
  var proposal: UITextDropProposal?
  var editability = UITextDropEditability.no
  var changes = true
  init(_ note: @escaping (String) -> Void) { self.note = note }

  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] {
    let text = textDraggableView.text(in: dragRequest.dragRange) ?? ""
    note(
      "items \(text) \(dragRequest.isSelected) \(dragRequest.suggestedItems.count) \(dragRequest.existingItems.count)")
    return items ?? dragRequest.suggestedItems
  }
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    note("preview")
    return nil
  }
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) { note("lift") }
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) { note("begin \(textDraggableView.isTextDragActive)") }
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) { note("end \(operation) \(textDraggableView.isTextDragActive)") }

  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability {
    note("editable?")
    return editability
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal {
    let place = textDroppableView.offset(from: textDroppableView.beginningOfDocument, to: drop.dropPosition)
    note("proposal \(drop.suggestedProposal.operation) at \(place) \(drop.isSameView)")
    return proposal ?? drop.suggestedProposal
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) { note("perform \(drop.dropSession.items.count)") }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) { note("enter \(textDroppableView.isTextDropActive)") }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) { note("update") }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) { note("exit") }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) { note("ended \(textDroppableView.isTextDropActive)") }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    note("change \(range.location), \(range.length) to \(text.isEmpty ? "nothing" : text)")
    return changes
  }
}

/// A delegate with all defaults.
private final class Plain: NSObject, UITextDragDelegate, UITextDropDelegate {}

/// Drags and drops of text. A letter at 10 points is 5.56 points wide, a space 2.78.
final class TextDraggingTests: XCTestCase {
  @MainActor private static func scene(
    _ trace: Trace
  ) -> (window: UIWindow, view: UITextView, field: UITextField, delegate: Delegate) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    trace.keep(window)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.font = .systemFont(ofSize: 10)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.text = "one two"
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 30))
    field.font = .systemFont(ofSize: 10)
    window.isHidden = false
    window.addSubview(view)
    window.addSubview(field)
    let delegate = Delegate { trace.note($0) }
    return (window, view, field, delegate)
  }

  /// ACT-69, ACT-70: the selection is dragged within a text view, which moves it.
  func test_ACT69_ACT70_movesText() async {
    await withTrace { trace in
      let (_, view, _, delegate) = trace.setUp { Self.scene(trace) }
      trace.setUp {
        view.selectedRange = NSRange(location: 0, length: 3)
        (view.textDragDelegate, view.textDropDelegate, view.delegate) = (delegate, delegate, delegate)
      }
      XCTAssertTrue(view.textDragDelegate === delegate && view.textDropDelegate === delegate)
      let result = view.textDragInteraction?.drag(from: [CGPoint(x: 3, y: 5)], to: CGPoint(x: 200, y: 5))
      XCTAssertEqual(result, .move)
      XCTAssertEqual(view.text, " twoone")
      XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 3))
      trace.expect(
        """
        items one true 1 0
        preview
        lift
        begin true
        enter true
        update
        proposal move at 7 true
        perform 1
        change 7, 0 to one
        change 0, 3 to nothing
        ended false
        end move false
        """)
    }
  }

  /// ACT-70: a field takes a copy of a dragged text at the place of the drop, without a delegate.
  func test_ACT70_copiesText() async {
    await withStage { trace in
      let (_, view, field, delegate) = Self.scene(trace)
      view.selectedRange = NSRange(location: 4, length: 3)
      field.text = "ab"
      XCTAssertEqual(view.textDragInteraction?.drag(from: [CGPoint(x: 20, y: 5)], to: CGPoint(x: 299, y: 115)), .copy)
      XCTAssertEqual(field.text, "abtwo")
      XCTAssertEqual(view.text, "one two")
      XCTAssertFalse(field.isTextDropActive)
      // Nothing is dragged where no selection is, and from a secure field.
      XCTAssertNil(view.textDragInteraction?.drag(from: [CGPoint(x: 3, y: 5)], to: CGPoint(x: 10, y: 115)))
      field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
      field.isSecureTextEntry = true
      XCTAssertNil(field.textDragInteraction?.drag(from: [CGPoint(x: 3, y: 15)], to: CGPoint(x: 10, y: 5)))
      field.isSecureTextEntry = false
      view.isEditable = false
      XCTAssertEqual(field.textDragInteraction?.drag(from: [CGPoint(x: 3, y: 15)], to: CGPoint(x: 1, y: 5)), .cancel)
      view.isEditable = true
      delegate.items = []
      field.textDragDelegate = delegate
      XCTAssertNil(field.textDragInteraction?.drag(from: [CGPoint(x: 3, y: 15)], to: CGPoint(x: 1, y: 5)))
      let plain = Plain()
      (field.textDragDelegate, view.textDropDelegate) = (plain, plain)
      XCTAssertEqual(field.textDragInteraction?.drag(from: [CGPoint(x: 3, y: 15)], to: CGPoint(x: 0, y: 5)), .copy)
      XCTAssertEqual(view.text, "abtwoone two")
      (view.textDragOptions, field.textDragOptions) = ([.stripTextColorFromPreviews], [.stripTextColorFromPreviews])
      XCTAssertEqual([view.textDragOptions, field.textDragOptions].map(\.rawValue), [1, 1])
      XCTAssertTrue(field.textDropDelegate == nil && !field.isTextDragActive && !view.isTextDropActive)
    }
  }

  /// ACT-70: proposals decide where the text goes; a text that can't be edited asks its delegate first.
  func test_ACT70_proposals() async {
    await withStage { trace in
      let (window, view, field, delegate) = Self.scene(trace)
      let source = UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
      window.addSubview(source)
      let items = Items(["new", "more"])
      let drag = UIDragInteraction(delegate: items)
      source.addInteraction(drag)
      view.textDropDelegate = delegate
      delegate.proposal = UITextDropProposal(dropAction: .replaceAll)
      XCTAssertEqual(drag.drag(to: CGPoint(x: 10, y: 5)), .copy)
      XCTAssertEqual(view.text, "new\nmore")
      view.selectedRange = NSRange(location: 0, length: 3)
      delegate.proposal = UITextDropProposal(dropAction: .replaceSelection)
      XCTAssertEqual(drag.drag(to: CGPoint(x: 10, y: 5)), .copy)
      XCTAssertEqual(view.text, "new\nmore\nmore")
      delegate.proposal?.dropPerformer = .delegate
      XCTAssertEqual(drag.drag(to: CGPoint(x: 10, y: 5)), .copy)
      view.delegate = delegate
      delegate.changes = false
      delegate.proposal?.dropPerformer = .view
      XCTAssertEqual(drag.drag(to: CGPoint(x: 10, y: 5)), .copy)
      XCTAssertEqual(view.text, "new\nmore\nmore")
      view.isEditable = false
      XCTAssertEqual(drag.drag(to: CGPoint(x: 10, y: 5)), .forbidden)
      (delegate.editability, delegate.changes) = (.yes, true)
      XCTAssertEqual(drag.drag(to: CGPoint(x: 10, y: 5)), .copy)
      XCTAssertTrue(view.isEditable)
      let copy = delegate.proposal?.copy() as? UITextDropProposal
      XCTAssertTrue(copy?.dropAction == .replaceSelection && copy?.dropPerformer == .view)
      XCTAssertTrue(copy?.dropProgressMode == .system && copy?.useFastSameViewOperations == true)
      XCTAssertNotNil(field.textDropInteraction)
    }
  }

  /// ACT-69: links and images are dragged without a selection; a person's finger drags, too.
  func test_ACT69_linksAndFingers() async {
    await withStage { trace in
      let (window, view, field, _) = Self.scene(trace)
      view.attributedText = NSAttributedString(
        string: "link", attributes: [.link: "https://example.com", .font: UIFont.systemFont(ofSize: 10)])
      XCTAssertEqual(view.textDragInteraction?.drag(from: [CGPoint(x: 3, y: 5)], to: CGPoint(x: 5, y: 115)), .copy)
      XCTAssertEqual(field.text, "https://example.com")
      let attachment = NSTextAttachment(image: UIImage())
      attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      view.attributedText = NSAttributedString(attachment: attachment)
      XCTAssertEqual(view.textDragInteraction?.drag(from: [CGPoint(x: 3, y: 5)], to: CGPoint(x: 5, y: 115)), .cancel)
      view.text = "word"
      view.font = .systemFont(ofSize: 10)
      view.selectedRange = NSRange(location: 0, length: 4)
      field.text = ""
      _ = window.fingers.begin(at: CGPoint(x: 5, y: 5))
      trace.stage.cycle.advance(by: .seconds(1))
      window.fingers.move(to: CGPoint(x: 50, y: 60))
      window.fingers.move(to: CGPoint(x: 5, y: 115))
      window.fingers.end()
      XCTAssertEqual(field.text, "word")
    }
  }

  /// ACT-71: objects that are made later are dropped when they are there.
  func test_ACT71_laterObjects() async {
    await withStage(pacing: .manual) { trace in
      let (window, view, _, _) = Self.scene(trace)
      let source = UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
      window.addSubview(source)
      let provider = NSItemProvider()
      provider.registerObject(ofClass: NSString.self, visibility: .all) { completion in
        nonisolated(unsafe) let completion = completion
        MainActor.assumeIsolated {
          UIView.animate(withDuration: 1, animations: { changeSomething() }) { _ in
            completion(NSString(string: "later"), nil)
          }
        }
        return nil
      }
      XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text"])
      XCTAssertTrue(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: NSURL.self))
      let items = Items([])
      items.items = [
        UIDragItem(itemProvider: provider), UIDragItem(itemProvider: NSItemProvider(object: "now" as Any)),
      ]
      let drag = UIDragInteraction(delegate: items)
      source.addInteraction(drag)
      XCTAssertEqual(drag.drag(to: CGPoint(x: 299, y: 5)), .copy)
      XCTAssertEqual(view.text, "one two")
      trace.stage.cycle.advance(by: .seconds(1.1))
      XCTAssertEqual(view.text, "one twolater\nnow")
    }
  }

  /// ACT-71: providers make objects and data once for each question.
  func test_ACT71_providers() {
    let provider = NSItemProvider()
    var answers: [String] = []
    provider.registerDataRepresentation(forTypeIdentifier: "public.html", visibility: .ownProcess) { completion in
      completion(Data("<p>".utf8), nil)
      completion(nil, nil)
      return Progress(totalUnitCount: 3)
    }
    provider.registerObject(ofClass: URL.self, visibility: .team) { completion in
      completion(nil, CocoaError(.featureUnsupported))
      return nil
    }
    XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.html", "public.url"])
    XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.text"))
    let progress = provider.loadObject(ofClass: String.self) { text, _ in answers.append(text ?? "none") }
    XCTAssertEqual(progress.totalUnitCount, 3)
    provider.loadObject(ofClass: NSURL.self) { url, error in answers.append("\(url == nil) \(error != nil)") }
    provider.loadDataRepresentation(forTypeIdentifier: "public.html") { data, _ in answers.append("\(data?.count ?? 0)")
    }
    provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
      answers.append("\(data?.count ?? 0)")
    }
    provider.loadObject(ofClass: UIImage.self) { image, _ in answers.append("\(image == nil)") }
    let text = NSItemProvider(object: NSString(string: "four"))
    text.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in answers.append("\(data?.count ?? 0)") }
    XCTAssertEqual(answers, ["<p>", "true true", "3", "0", "true", "4"])
    for type in [UIImage.self, UIColor.self, NSObject.self] as [NSObject.Type] { Self.register(type, with: provider) }
    XCTAssertEqual(
      provider.registeredTypeIdentifiers.suffix(3), ["public.png", "com.apple.uikit.color", "public.data"])
    XCTAssertFalse(provider.canLoadObject(ofClass: Int.self))
  }

  private static func register(_ type: NSObject.Type, with provider: NSItemProvider) {
    if type == UIImage.self {
      provider.registerObject(ofClass: UIImage.self, visibility: .group) { _ in nil }
    } else if type == UIColor.self {
      provider.registerObject(ofClass: UIColor.self, visibility: .group) { _ in nil }
    } else {
      provider.registerObject(ofClass: NSObject.self, visibility: .group) { _ in nil }
    }
  }
}

/// Drags texts.
private final class Items: NSObject, UIDragInteractionDelegate {
  var items: [UIDragItem]
  init(_ texts: [String]) { items = texts.map { UIDragItem(itemProvider: NSItemProvider(object: $0 as Any)) } }
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    items
  }
}
