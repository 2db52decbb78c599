import ControllerTree
import Foundation

/// A file that an app opens, changes, saves and closes. Subclasses make its contents of their model, and the model of them.
///
///     open     read → load → [not closed] stateChanged → completion
///     save     contents → writeContents safely → writeContents → [no unsaved changes] → completion
///     close    save, if there are changes → [closed] stateChanged → completion
///
/// The file is read and written at once; completion handlers run at the end of the turn. Rules: DOC-01 to DOC-06.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// What is true of a document.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit per state.
    public let rawValue: UInt
    /// States from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The document is open and can be edited.
    public static let normal: Self = []
    /// The document is not open.
    public static let closed = Self(rawValue: 1 << 0)
    /// Another device has changed the file, too.
    public static let inConflict = Self(rawValue: 1 << 1)
    /// The last save has failed.
    public static let savingError = Self(rawValue: 1 << 2)
    /// The document must not be edited now.
    public static let editingDisabled = Self(rawValue: 1 << 3)
    /// The file is on its way from or to a server.
    public static let progressAvailable = Self(rawValue: 1 << 4)
  }

  /// What a save does.
  public enum SaveOperation: Int, Hashable, Sendable {
    /// Makes the file.
    case forCreating
    /// Replaces the file.
    case forOverwriting
  }

  /// What has happened to a document.
  public enum ChangeKind: Int, Hashable, Sendable {
    /// A change.
    case done
    /// A change was undone.
    case undone
    /// A change was redone.
    case redone
    /// All changes were saved or dropped.
    case cleared
  }

  /// The document's state has changed; the document is the object.
  nonisolated public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

  /// Makes a closed document of a file, which need not exist.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
    watcher = DocumentWatcher(of: self)
  }

  private final var watcher: DocumentWatcher?

  // MARK: The file

  /// The file.
  open private(set) var fileURL: URL
  /// The name of the file without its ending.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type of the file, by its ending.
  open var fileType: String? { DocumentTypes.identifier(forExtension: fileURL.pathExtension) }
  /// When the file was written last, as far as the document knows.
  open var fileModificationDate: Date?
  /// How much of the file is here: all of it.
  open var progress: Progress { Progress(totalUnitCount: 1) }

  /// What is true of the document. A change posts ``stateChangedNotification``. Rules: DOC-01.
  open private(set) var documentState = State.closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }

  // MARK: Opening and closing

  /// Opens the file: reads and loads it. Rules: DOC-02.
  /// - Parameter completionHandler: Gets whether the document is open. It runs at the end of the turn.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    turn("open(completionHandler:)") {
      let isOpen = take { try read(from: fileURL) }
      if isOpen { documentState.remove([.closed, .savingError]) }
      finish(completionHandler, isOpen)
    }
  }

  /// Opens the file. Rules: DOC-02.
  open func open() async -> Bool {
    await withCheckedContinuation { continuation in open(completionHandler: { continuation.resume(returning: $0) }) }
  }

  /// Reads the file and gives its contents to ``load(fromContents:ofType:)``. An override reads it otherwise, and need not call `super`.
  /// - Throws: The error of reading or loading.
  open func read(from url: URL) throws {
    let contents = try Data(contentsOf: url)
    fileModificationDate = try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    try load(fromContents: contents, ofType: fileType)
  }

  /// Makes the model of a file's contents, which are `Data`. The base does nothing. Rules: DOC-02.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Saves unsaved changes and closes the document. Rules: DOC-03.
  /// - Parameter completionHandler: Gets whether the document could be saved. It is closed in any case.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    turn("close(completionHandler:)") {
      let isSaved = documentState.contains(.closed) || !hasUnsavedChanges || write(to: fileURL, .forOverwriting)
      autosaving = nil
      documentState.insert(.closed)
      finish(completionHandler, isSaved)
    }
  }

  /// Saves unsaved changes and closes the document. Rules: DOC-03.
  open func close() async -> Bool {
    await withCheckedContinuation { continuation in close(completionHandler: { continuation.resume(returning: $0) }) }
  }

  /// Drops all changes and loads a file. Editing is disabled meanwhile. Rules: DOC-05.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    turn("revert(toContentsOf:completionHandler:)") {
      disableEditing()
      documentState.insert(.editingDisabled)
      let isLoaded = take { try read(from: url) }
      if isLoaded { updateChangeCount(.cleared) }
      enableEditing()
      documentState.remove(.editingDisabled)
      finish(completionHandler, isLoaded)
    }
  }

  /// Loads another file. Rules: DOC-05.
  open func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { continuation in
      revert(toContentsOf: url, completionHandler: { continuation.resume(returning: $0) })
    }
  }

  /// The user must not edit the document now. The base does nothing. Rules: DOC-05.
  open func disableEditing() {}
  /// The user may edit the document again. The base does nothing. Rules: DOC-05.
  open func enableEditing() {}

  // MARK: Changes

  /// Records changes. Those of the document's own manager count by themselves; undoing them all takes the document back to its saved
  /// state. Rules: DOC-04.
  open var undoManager: UndoManager! {
    get { ownUndoManager ?? makeUndoManager() }
    set {
      ownUndoManager?.didChange = nil
      ownUndoManager = newValue
      savedChange = newValue?.lastChange ?? 0
      newValue?.didChange = { [weak self] in MainActor.assumeIsolated { self?.changed() } }
    }
  }
  private final var ownUndoManager: UndoManager?
  /// The last change of the undo manager when the document was saved.
  private final var savedChange = 0
  private final var changeCount = 0

  private func makeUndoManager() -> UndoManager {
    let made = UndoManager()
    undoManager = made
    return made
  }

  /// Whether something was changed since the last save. Rules: DOC-04.
  open var hasUnsavedChanges: Bool { changeCount != 0 || ownUndoManager.map { $0.lastChange != savedChange } ?? false }

  /// Notes a change, which is saved by itself later. Rules: DOC-04.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changeCount += 1
    case .undone: changeCount -= 1
    case .cleared: (changeCount, savedChange) = (0, ownUndoManager?.lastChange ?? 0)
    }
    changed()
  }

  /// The changes so far, for ``updateChangeCount(withToken:for:)``.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any {
    ChangeToken(count: changeCount, change: ownUndoManager?.lastChange ?? 0)
  }

  /// The changes up to a token are saved; later ones are not. Rules: DOC-04.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    guard let token = changeCountToken as? ChangeToken else { return }
    changeCount -= token.count
    savedChange = token.change
    changed()
  }

  private struct ChangeToken {
    let count: Int
    let change: Int
  }

  /// The time from a change to its save, in seconds.
  private static let patience = 15.0
  private final var autosaving: PatientWork? { didSet { oldValue?.cancel() } }

  private func changed() {
    guard hasUnsavedChanges, !documentState.contains(.closed) else {
      autosaving = nil
      return
    }
    guard autosaving == nil else { return }
    autosaving = UpdateCycle.main.wait(.seconds(Self.patience)) { [weak self] in
      self?.autosaving = nil
      self?.autosave(completionHandler: nil)
    }
  }

  // MARK: Saving

  /// Saves unsaved changes. Called 15 seconds after a change, and when the app goes to the background. Rules: DOC-04.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges, !documentState.contains(.closed) else {
      return turn("autosave(completionHandler:)") { finish(completionHandler, true) }
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Writes the contents to a file. Rules: DOC-03.
  /// - Parameter completionHandler: Gets whether the file was written. It runs at the end of the turn.
  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
    turn("save(to:for:completionHandler:)") { finish(completionHandler, write(to: url, saveOperation)) }
  }

  /// Writes the contents to a file. Rules: DOC-03.
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { continuation in
      save(to: url, for: saveOperation, completionHandler: { continuation.resume(returning: $0) })
    }
  }

  private func write(to url: URL, _ operation: SaveOperation) -> Bool {
    autosaving = nil
    let token = changeCountToken(for: operation)
    let isWritten = take {
      let contents = try contents(forType: savingFileType ?? "public.data")
      let attributes = try fileAttributesToWrite(to: url, for: operation)
      try writeContents(contents, andAttributes: attributes, safelyTo: url, for: operation)
      fileModificationDate = try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    }
    guard isWritten else {
      documentState.insert(.savingError)
      return false
    }
    updateChangeCount(withToken: token, for: operation)
    fileURL = url
    documentState.remove(operation == .forCreating ? [.savingError, .closed] : .savingError)
    return true
  }

  /// The type of the file that is saved: the present one.
  open var savingFileType: String? { fileType }
  /// The ending of a file of a type: that of the present one.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    fileURL.pathExtension
  }

  /// The contents to save, which are `Data`. An override returns them; the base throws.
  /// - Throws: `CocoaError.featureUnsupported` in the base.
  open func contents(forType typeName: String) throws -> Any { throw CocoaError(.featureUnsupported) }

  /// Attributes to give to the file: none.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

  /// Writes the contents, so that the present file stays if it fails. An override calls `super`.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    let original = saveOperation == .forOverwriting ? fileURL : nil
    try writeContents(contents, to: url, for: saveOperation, originalContentsURL: original)
  }

  /// Writes contents, which are `Data`.
  /// - Throws: The error of writing; `CocoaError.fileWriteUnknown` for other contents.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url, options: .atomic)
  }

  /// Runs work with the file. It runs at once.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

  // MARK: Errors

  /// Opening, loading or saving has failed. The base calls ``finishedHandlingError(_:recovered:)``. Rules: DOC-02, DOC-03.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  /// An error was handled. The base does nothing.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// The user can't decide about an error any more. The base finishes with it.
  open func userInteractionNoLongerPermitted(forError error: any Error) {
    finishedHandlingError(error, recovered: false)
  }

  /// Runs work that may fail; returns whether it has not.
  private func take(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      handleError(error, userInteractionPermitted: !documentState.contains(.closed))
      return false
    }
  }

  private func turn(_ call: StaticString, _ body: () -> Void) { UpdateCycle.main.turn(call, body) }

  private func finish(_ completion: ((Bool) -> Void)?, _ isDone: Bool) {
    if let completion { UpdateCycle.main.completeLater { completion(isDone) } }
  }

  // MARK: What happens to the file elsewhere

  /// The file has another place. An override calls `super`. Rules: DOC-06.
  open func presentedItemDidMove(to newURL: URL) { fileURL = newURL }

  /// The file has other contents: they are loaded, unless the document has changes of its own. An override calls `super`. Rules: DOC-06.
  open func presentedItemDidChange() {
    guard !documentState.contains(.closed), !hasUnsavedChanges else { return }
    revert(toContentsOf: fileURL)
  }

  /// What another application or another device does with a document's file.
  public enum FileEvent: Hashable, Sendable {
    /// It has changed the file.
    case changed
    /// It has moved the file.
    case moved(to: URL)
    /// It has changed the file at the same time.
    case conflict
    /// The versions were made one.
    case conflictResolved
  }

  /// Another application or another device uses the file, as one event. Not in UIKit. Rules: DOC-06.
  @_disfavoredOverload
  public final func receive(_ event: FileEvent) {
    UpdateCycle.main.turn("receive(_:)") {
      switch event {
      case .changed: presentedItemDidChange()
      case .moved(let url): presentedItemDidMove(to: url)
      case .conflict: documentState.insert(.inConflict)
      case .conflictResolved: documentState.remove(.inConflict)
      }
    }
  }
}

/// Saves a document when the app goes to the background.
@MainActor private final class DocumentWatcher {
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  init(of document: UIDocument) {
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [weak document] _ in
      MainActor.assumeIsolated { document?.autosave(completionHandler: nil) }
    }
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}

/// The types of files by their endings.
enum DocumentTypes {
  /// The type of an ending; that of any file for an unknown one.
  static func identifier(forExtension ending: String) -> String {
    let ending = ending.lowercased()
    for entry in ContentTypes.entries where entry.endings.first == ending { return entry.identifier }
    for entry in ContentTypes.entries where entry.endings.contains(ending) { return entry.identifier }
    return "public.data"
  }
}
