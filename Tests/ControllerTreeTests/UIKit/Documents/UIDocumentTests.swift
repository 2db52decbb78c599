import UIKit
import XCTest

@testable import ControllerTree

/// The life of a document: opened, changed, saved, closed.
final class UIDocumentTests: XCTestCase {
  private static func file(_ name: String = "Note.txt", _ text: String? = "old") -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    if let text { try? Data(text.utf8).write(to: url) }
    return url
  }

  private static func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

  @MainActor private static func open(_ trace: Trace, _ url: URL = file()) -> NoteDocument {
    let document = NoteDocument(fileURL: url)
    document.trace = trace
    trace.setUp { document.open() }
    return document
  }

  /// DOC-01, DOC-02: opening reads and loads, and posts the state; the handler comes at the end of the turn.
  func test_DOC02_open() async {
    await withTrace { trace in
      let document = NoteDocument(fileURL: Self.file())
      XCTAssertEqual(document.documentState, .closed)
      document.trace = trace
      let token = document.notes { trace.note("state \(document.documentState.rawValue)") }
      UpdateCycle.main.turn {
        document.open { trace.note("opened \($0)") }
        trace.note("after the call")
      }
      trace.expect("load old as public.plain-text\nstate 0\nafter the call\nopened true")
      XCTAssertEqual(document.localizedName, "Note")
      XCTAssertNotNil(document.fileModificationDate)
      XCTAssertEqual(document.progress.totalUnitCount, 1)
      document.close { trace.note("closed \($0)") }
      trace.expect("state 1\nclosed true")
      NotificationCenter.default.removeObserver(token)
    }
  }

  /// DOC-02: a file that can't be read leaves the document closed, and is an error.
  func test_DOC02_openFails() async throws {
    try await withTrace { trace in
      let document = NoteDocument(fileURL: Self.file("Missing.xyz", nil))
      document.trace = trace
      document.open { trace.note("opened \($0)") }
      trace.expect("error, no interaction\nfinished false\nopened false")
      XCTAssertEqual(document.documentState, .closed)
      XCTAssertEqual(document.fileType, "public.data")
      document.userInteractionNoLongerPermitted(forError: CocoaError(.fileNoSuchFile))
      trace.expect("finished false")
      XCTAssertThrowsError(try UIDocument(fileURL: document.fileURL).contents(forType: "x"))
      XCTAssertThrowsError(
        try document.writeContents(1, to: document.fileURL, for: .forCreating, originalContentsURL: nil))
    }
  }

  /// DOC-03: saving makes contents and writes them; closing saves what has changed.
  func test_DOC03_saveAndClose() async {
    await withTrace { trace in
      let document = Self.open(trace)
      document.text = "new"
      document.updateChangeCount(.done)
      XCTAssertTrue(document.hasUnsavedChanges)
      document.save(to: document.fileURL, for: .forOverwriting) { trace.note("saved \($0)") }
      trace.expect("contents\nsaved true")
      XCTAssertFalse(document.hasUnsavedChanges)
      XCTAssertEqual(Self.text(document.fileURL), "new")
      document.text = "last"
      document.updateChangeCount(.done)
      document.close { trace.note("closed \($0)") }
      trace.expect("contents\nclosed true")
      XCTAssertEqual(Self.text(document.fileURL), "last")
      let other = Self.file("Copy.txt", nil)
      document.save(to: other, for: .forCreating)
      trace.expect("contents")
      XCTAssertEqual(document.fileURL, other)
      XCTAssertEqual(document.documentState, .normal, "A document that is made is open.")
      XCTAssertEqual(document.fileNameExtension(forType: nil, saveOperation: .forCreating), "txt")
    }
  }

  /// DOC-03: a save that fails keeps the changes, and the next one that works ends the error.
  func test_DOC03_saveFails() async {
    await withTrace { trace in
      let document = Self.open(trace)
      document.fails = true
      document.updateChangeCount(.done)
      document.save(to: document.fileURL, for: .forOverwriting) { trace.note("saved \($0)") }
      trace.expect("contents\nerror, interaction\nfinished false\nsaved false")
      XCTAssertEqual(document.documentState, .savingError)
      XCTAssertTrue(document.hasUnsavedChanges)
      document.fails = false
      document.autosave()
      trace.expect("contents")
      XCTAssertEqual(document.documentState, .normal)
      document.autosave { trace.note("nothing to save: \($0)") }
      trace.expect("nothing to save: true")
    }
  }

  /// DOC-04: changes are saved after 15 seconds, and when the app goes to the background.
  func test_DOC04_autosave() async {
    await withTrace(pacing: .manual) { trace in
      let document = Self.open(trace)
      document.updateChangeCount(.done)
      trace.stage.cycle.advance(by: .seconds(14))
      XCTAssertTrue(document.hasUnsavedChanges)
      trace.stage.cycle.advance(by: .seconds(2))
      trace.expect("contents")
      XCTAssertFalse(document.hasUnsavedChanges)
      document.updateChangeCount(.done)
      NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
      trace.expect("contents")
      document.updateChangeCount(.done)
      document.updateChangeCount(.undone)
      trace.stage.cycle.advance(by: .seconds(20))
      document.updateChangeCount(.redone)
      let token = document.changeCountToken(for: .forOverwriting)
      document.updateChangeCount(.done)
      document.updateChangeCount(withToken: token, for: .forOverwriting)
      XCTAssertTrue(document.hasUnsavedChanges, "A change came after the token.")
      document.updateChangeCount(withToken: "no token", for: .forOverwriting)
      document.updateChangeCount(.cleared)
      XCTAssertFalse(document.hasUnsavedChanges)
      document.close()
      document.updateChangeCount(.done)
      trace.stage.cycle.advance(by: .seconds(20))
      trace.expect("")
    }
  }

  /// DOC-04: changes of the undo manager count; undoing them all takes the document back to its saved state.
  func test_DOC04_undo() async {
    await withTrace(pacing: .manual) { trace in
      let document = Self.open(trace)
      UpdateCycle.main.turn { document.change(to: "a") }
      UpdateCycle.main.turn { document.change(to: "b") }
      XCTAssertTrue(document.hasUnsavedChanges)
      trace.stage.cycle.advance(by: .seconds(16))
      trace.expect("contents")
      XCTAssertFalse(document.hasUnsavedChanges)
      document.undoManager.undo()
      XCTAssertEqual(document.text, "a")
      XCTAssertTrue(document.hasUnsavedChanges)
      document.undoManager.redo()
      XCTAssertEqual(document.text, "b")
      XCTAssertFalse(document.hasUnsavedChanges)
      document.undoManager.undo()
      document.undoManager = UndoManager()
      XCTAssertFalse(document.hasUnsavedChanges, "Another manager has changes of its own.")
      document.undoManager = nil
      trace.stage.cycle.advance(by: .seconds(16))
      trace.expect("")
    }
  }

  /// DOC-05: while a document is reverted, it can't be edited.
  func test_DOC05_revert() async {
    await withTrace { trace in
      let document = Self.open(trace)
      document.updateChangeCount(.done)
      document.revert(toContentsOf: document.fileURL) { trace.note("reverted \($0)") }
      trace.expect("disable\nload old as public.plain-text\nenable\nreverted true")
      XCTAssertFalse(document.hasUnsavedChanges)
    }
  }

  /// DOC-06: another device changes, moves or splits the file.
  func test_DOC06_otherDevices() async {
    await withTrace { trace in
      let document = Self.open(trace)
      try? Data("theirs".utf8).write(to: document.fileURL)
      document.receive(.changed)
      trace.expect("disable\nload theirs as public.plain-text\nenable")
      document.updateChangeCount(.done)
      document.receive(.changed)
      document.receive(.conflict)
      XCTAssertEqual(document.documentState, .inConflict)
      document.receive(.conflictResolved)
      XCTAssertEqual(document.documentState, .normal)
      let other = Self.file("Moved.txt")
      document.receive(.moved(to: other))
      XCTAssertEqual(document.fileURL, other)
      var hasRun = false
      document.performAsynchronousFileAccess { hasRun = true }
      XCTAssertTrue(hasRun)
      document.updateChangeCount(.cleared)
      trace.expect("")
    }
  }

  @MainActor func test_DOC02_asynchronousForms() async {
    let document = NoteDocument(fileURL: Self.file())
    let isOpen = await document.open()
    document.text = "async"
    let isSaved = await document.save(to: document.fileURL, for: .forOverwriting)
    let isReverted = await document.revert(toContentsOf: document.fileURL)
    let isClosed = await document.close()
    XCTAssertEqual([isOpen, isSaved, isReverted, isClosed], [true, true, true, true])
    XCTAssertEqual(document.text, "async")
  }
}

/// A document with a text.
private final class NoteDocument: UIDocument {
  weak var trace: Trace?
  var text = ""
  var fails = false

  func notes(_ body: @escaping @MainActor () -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: UIDocument.stateChangedNotification, object: self, queue: nil) {
      _ in
      MainActor.assumeIsolated { body() }
    }
  }

  func change(to new: String) {
    let old = text
    text = new
    undoManager.registerUndo(withTarget: self) { document in
      MainActor.assumeIsolated { document.change(to: old) }
    }
  }

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    text = (contents as? Data).map { String(decoding: $0, as: UTF8.self) } ?? ""
    trace?.note("load \(text) as \(typeName ?? "nothing")")
  }
  override func contents(forType typeName: String) throws -> Any {
    trace?.note("contents")
    if fails { throw CocoaError(.fileWriteOutOfSpace) }
    return Data(text.utf8)
  }
  override func disableEditing() {
    super.disableEditing()
    trace?.note("disable")
    XCTAssertFalse(documentState.contains(.editingDisabled))
  }
  override func enableEditing() {
    super.enableEditing()
    trace?.note("enable")
    XCTAssertTrue(documentState.contains(.editingDisabled))
  }
  override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    trace?.note("error, \(userInteractionPermitted ? "" : "no ")interaction")
    super.handleError(error, userInteractionPermitted: userInteractionPermitted)
  }
  override func finishedHandlingError(_ error: any Error, recovered: Bool) {
    super.finishedHandlingError(error, recovered: recovered)
    trace?.note("finished \(recovered)")
  }
}
