import UIKit
import XCTest

@testable import ControllerTree

/// ACT-79: writing tools in a view of the app's own.
final class UIWritingToolsCoordinatorTests: XCTestCase {
  func test_ACT79_rewriting() async {
    await withTrace { trace in
      let (root, page) = (trace.controller("R"), Page(trace, ["one two", "three"]))
      trace.show(root)
      trace.begin()
      let tools = UIWritingToolsCoordinator(delegate: page)
      XCTAssertTrue(UIWritingToolsCoordinator.isWritingToolsAvailable && tools.delegate === page)
      XCTAssertFalse(tools.rewrite(.fullDocument) { $0 }, "It is in no view.")
      root.view.addInteraction(tools)
      XCTAssertTrue(tools.view === root.view)
      page.range = NSRange(location: 4, length: 99)
      XCTAssertTrue(tools.rewrite(.fullDocument) { NSAttributedString(string: $0.string.uppercased()) })
      trace.expect(
        """
        texts of 1
        will be 1
        (4, 3) of one two: TWO, 1
        (4, 1) of three: E, 1
        will be 0
        """)
      XCTAssertEqual(tools.state, .inactive)
      page.range = NSRange(location: 0, length: 3)
      XCTAssertTrue(tools.rewrite(.userSelection) { $0.string == "one" ? nil : NSAttributedString(string: "x") })
      trace.expect("texts of 0\nwill be 1\n(0, 3) of three: x, 1\nwill be 0")
      page.answers = false
      XCTAssertTrue(tools.rewrite(.visibleArea) { $0 })
      XCTAssertEqual(tools.state, .noninteractive)
      XCTAssertFalse(tools.rewrite(.visibleArea) { $0 })
      tools.stopWritingTools()
      trace.expect("texts of 2\nwill be 1\n(0, 3) of one two: one, 1\nwill be 0")
      XCTAssertEqual(tools.state, .inactive)
      tools.preferredBehavior = .none
      XCTAssertEqual(tools.behavior, .none)
      XCTAssertFalse(tools.rewrite(.fullDocument) { $0 })
      tools.preferredBehavior = .complete
      XCTAssertEqual(tools.behavior, .limited)
    }
  }

  /// ACT-79: a delegate with the required methods alone; completions of other threads.
  func test_ACT79_plainDelegates() async {
    let done = expectation(description: "done")
    await withStage { trace in
      let (root, delegate) = (trace.controller("R"), Plain { done.fulfill() })
      trace.show(root)
      Held.objects = [delegate]
      let tools = UIWritingToolsCoordinator(delegate: delegate)
      root.view.addInteraction(tools)
      let context = UIWritingToolsCoordinator.Context(attributedString: NSAttributedString(string: "a"), range: .init())
      let protocolDelegate: any UIWritingToolsCoordinator.Delegate = delegate
      protocolDelegate.writingToolsCoordinator(tools, requestsRangeInContextWithIdentifierFor: .zero) { _, _ in }
      protocolDelegate.writingToolsCoordinator(tools, requestsSingleContainerSubrangesOf: .init(), in: context) { _ in }
      protocolDelegate.writingToolsCoordinator(tools, requestsDecorationContainerViewFor: .init(), in: context) { _ in }
      XCTAssertTrue(tools.rewrite(.fullDocument) { $0 })
      tools.updateRange(
        NSRange(), with: NSAttributedString(string: ""), reason: .typing, forContextWithIdentifier: UUID())
      tools.updateForReflowedTextInContextWithIdentifier(context.identifier)
      Held.objects.append(tools)
    }
    await fulfillment(of: [done], timeout: 5)
    await MainActor.run { Held.objects = [] }
  }
}

/// What lives until the test is over.
@MainActor private enum Held { static var objects: [AnyObject] = [] }

/// Notes what it is asked, with the two texts that it has.
private final class Page: NSObject, UIWritingToolsCoordinatorDelegate {
  private let trace: Trace
  private let texts: [String]
  var range = NSRange()
  var answers = true
  init(_ trace: Trace, _ texts: [String]) { (self.trace, self.texts) = (trace, texts) }

  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    requestsContextsFor scope: UIWritingToolsCoordinator.ContextScope,
    completion: @escaping @Sendable ([UIWritingToolsCoordinator.Context]) -> Void
  ) {
    trace.note("texts of \(scope.rawValue)")
    completion(texts.map { .init(attributedString: NSAttributedString(string: $0), range: range) })
  }
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, replace range: NSRange,
    in context: UIWritingToolsCoordinator.Context, proposedText replacementText: NSAttributedString,
    reason: UIWritingToolsCoordinator.TextReplacementReason,
    animationParameters: UIWritingToolsCoordinator.AnimationParameters?,
    completion: @escaping @Sendable (NSAttributedString?) -> Void
  ) {
    let place = "(\(range.location), \(range.length)) of \(context.attributedString.string)"
    trace.note("\(place): \(replacementText.string), \(reason.rawValue)")
    if answers { completion(replacementText) }
  }
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, willChangeTo newState: UIWritingToolsCoordinator.State,
    completion: @escaping @Sendable () -> Void
  ) {
    trace.note("will be \(newState.rawValue)")
    completion()
  }
}

/// Answers on another thread.
private final class Plain: NSObject, UIWritingToolsCoordinatorDelegate {
  private let done: () -> Void
  init(_ done: @escaping () -> Void) { self.done = done }

  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    requestsContextsFor scope: UIWritingToolsCoordinator.ContextScope,
    completion: @escaping @Sendable ([UIWritingToolsCoordinator.Context]) -> Void
  ) {
    let contexts = [
      UIWritingToolsCoordinator.Context(attributedString: NSAttributedString(string: "a"), range: NSRange(0..<1))
    ]
    DispatchQueue.global().async { completion(contexts) }
  }
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, replace range: NSRange,
    in context: UIWritingToolsCoordinator.Context, proposedText replacementText: NSAttributedString,
    reason: UIWritingToolsCoordinator.TextReplacementReason,
    animationParameters: UIWritingToolsCoordinator.AnimationParameters?,
    completion: @escaping @Sendable (NSAttributedString?) -> Void
  ) {
    completion(nil)
    done()
  }
}

extension UIWritingToolsCoordinatorDelegate {
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, select ranges: [NSValue],
    in context: UIWritingToolsCoordinator.Context, completion: @escaping @Sendable () -> Void
  ) {}
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    requestsPreviewFor textAnimation: UIWritingToolsCoordinator.TextAnimation, of range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping @Sendable (UITargetedPreview?) -> Void
  ) {}
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    prepareFor textAnimation: UIWritingToolsCoordinator.TextAnimation, for range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping @Sendable () -> Void
  ) {}
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator,
    finish textAnimation: UIWritingToolsCoordinator.TextAnimation, for range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping @Sendable () -> Void
  ) {}
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsBoundingBezierPathsFor range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping @Sendable ([UIBezierPath]) -> Void
  ) {}
  func writingToolsCoordinator(
    _ writingToolsCoordinator: UIWritingToolsCoordinator, requestsUnderlinePathsFor range: NSRange,
    in context: UIWritingToolsCoordinator.Context, completion: @escaping @Sendable ([UIBezierPath]) -> Void
  ) {}
}
