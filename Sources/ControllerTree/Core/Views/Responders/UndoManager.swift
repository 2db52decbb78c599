#if !canImport(ObjectiveC)
  import Foundation

  /// Records how changes are undone, and undoes and redoes them.
  ///
  /// The changes of one event are undone together. An event ends at the end of the outermost call of `UpdateCycle.main.turn`, of an
  /// act of a person, or with `undo()` and `redo()`. Foundation has this class on Apple's systems. Rules: RESP-26.
  open class UndoManager: NSObject, @unchecked Sendable {
    private enum Mode {
      case recording
      case undoing
      case redoing
    }

    private struct Change {
      let target: ObjectIdentifier
      let undo: () -> Void
    }

    private struct Group {
      var changes: [Change] = []
      var name = ""
      /// The same for a change and its redo.
      var number = 0
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    /// The groups that have begun and not ended, the outermost first.
    private var open: [Group] = []
    private var mode = Mode.recording
    private var disabled = 0
    /// The event whose group is open; `nil` if none is.
    private var groupedEvent: Event?
    private var groupCount = 0
    /// Runs after a change was recorded, undone or redone.
    package var didChange: (() -> Void)?

    /// Makes a manager without changes.
    public override init() { super.init() }

    /// Whether the changes of one event are undone together, without a call of ``beginUndoGrouping()``.
    open var groupsByEvent = true
    /// The largest number of groups that can be undone; 0 for no limit.
    open var levelsOfUndo = 0 {
      didSet { trim() }
    }

    // MARK: Recording

    /// Records a change: `handler` undoes it, and records the redo by registering again.
    /// - Parameters:
    ///   - target: The object. It is not retained; its changes are dropped with ``removeAllActions(withTarget:)``.
    ///   - handler: Gets the target.
    open func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
      let held = UnretainedTarget(target)
      record(target) { if let target = held.object as? TargetType { handler(target) } }
    }

    /// Records a change that a method of the target undoes.
    /// - Parameters:
    ///   - target: The object. It is not retained.
    ///   - selector: The method. It has one parameter.
    ///   - object: The argument; it is retained.
    open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
      let held = UnretainedTarget(target as AnyObject)
      record(target as AnyObject) { if let target = held.object { selector.perform(on: target, [object]) } }
    }

    private func record(_ target: AnyObject, _ undo: @escaping () -> Void) {
      guard isUndoRegistrationEnabled else { return }
      endGroupOfFormerEvent()
      if open.isEmpty {
        guard groupsByEvent || mode != .recording else { return }
        open = [Group()]
        groupedEvent = Self.event
      }
      open[open.count - 1].changes.append(Change(target: ObjectIdentifier(target), undo: undo))
      guard mode == .recording else { return }
      redoGroups = []
      didChange?()
    }

    /// The number of the change that would be undone; 0 without one. A document with the number of its last save is unchanged.
    package var lastChange: Int {
      if open.contains(where: { !$0.changes.isEmpty }) { return groupCount + 1 }
      return undoGroups.last?.number ?? 0
    }

    /// Stops the recording until ``enableUndoRegistration()`` is called as often.
    open func disableUndoRegistration() { disabled += 1 }
    /// Ends the effect of one call of ``disableUndoRegistration()``; does nothing without one.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
    /// Whether changes are recorded.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }

    // MARK: Groups

    /// Begins a group, whose changes are undone together. Groups may contain others.
    open func beginUndoGrouping() {
      endGroupOfFormerEvent()
      if open.isEmpty, groupsByEvent {
        open = [Group()]
        groupedEvent = Self.event
      }
      open.append(Group())
    }

    /// Ends the group that began last; does nothing without one.
    open func endUndoGrouping() {
      guard let group = open.popLast() else { return }
      if open.isEmpty {
        groupedEvent = nil
        keep(group)
      } else {
        open[open.count - 1].changes += group.changes
        if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
      }
    }

    /// The number of groups that have begun and not ended.
    open var groupingLevel: Int { open.count }

    private func endGroupOfFormerEvent() {
      guard let groupedEvent, open.count == 1, mode == .recording, groupedEvent != Self.event else { return }
      endUndoGrouping()
    }

    private func endAllGroups() { while !open.isEmpty { endUndoGrouping() } }

    private func keep(_ group: Group) {
      guard !group.changes.isEmpty else { return }
      var group = group
      if mode == .recording {
        groupCount += 1
        group.number = groupCount
      }
      if mode == .undoing { redoGroups.append(group) } else { undoGroups.append(group) }
      trim()
    }

    private func trim() {
      guard levelsOfUndo > 0 else { return }
      undoGroups = undoGroups.suffix(levelsOfUndo)
      redoGroups = redoGroups.suffix(levelsOfUndo)
    }

    // MARK: Undo and redo

    /// Whether something can be undone.
    open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.changes.isEmpty } }
    /// Whether something can be redone.
    open var canRedo: Bool { !redoGroups.isEmpty }
    /// Whether a change is being undone.
    open var isUndoing: Bool { mode == .undoing }
    /// Whether a change is being redone.
    open var isRedoing: Bool { mode == .redoing }

    /// Undoes the last group, the last change first. Ends the open groups before. Does nothing while changes are being undone.
    open func undo() {
      guard mode == .recording else { return }
      endAllGroups()
      undoNestedGroup()
    }

    /// Undoes the last group without ending open ones.
    open func undoNestedGroup() {
      guard mode == .recording, let group = undoGroups.popLast() else { return }
      run(group, .undoing)
      NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
    }

    /// Redoes the group that was undone last.
    open func redo() {
      guard mode == .recording, let group = redoGroups.popLast() else { return }
      run(group, .redoing)
      NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
    }

    private func run(_ group: Group, _ mode: Mode) {
      let outer = open
      self.mode = mode
      open = [Group(name: group.name, number: group.number)]
      for change in group.changes.reversed() { change.undo() }
      while open.count > 1 { endUndoGrouping() }
      if let inverse = open.first { keep(inverse) }
      open = outer
      self.mode = .recording
      didChange?()
    }

    /// Drops all changes.
    open func removeAllActions() { (undoGroups, redoGroups, open, groupedEvent) = ([], [], [], nil) }

    /// Drops the changes of one object.
    open func removeAllActions(withTarget target: Any) {
      let id = ObjectIdentifier(target as AnyObject)
      func without(_ groups: [Group]) -> [Group] {
        groups.map { Group(changes: $0.changes.filter { $0.target != id }, name: $0.name, number: $0.number) }.filter {
          !$0.changes.isEmpty
        }
      }
      (undoGroups, redoGroups) = (without(undoGroups), without(redoGroups))
      for index in open.indices { open[index].changes.removeAll { $0.target == id } }
    }

    // MARK: Names

    /// Names the change of the open group, or of the last one.
    open func setActionName(_ actionName: String) {
      if !open.isEmpty {
        open[open.count - 1].name = actionName
      } else if !undoGroups.isEmpty {
        undoGroups[undoGroups.count - 1].name = actionName
      }
    }

    /// The name of the change that would be undone; empty without one.
    open var undoActionName: String { (open.last { !$0.name.isEmpty } ?? undoGroups.last)?.name ?? "" }
    /// The name of the change that would be redone; empty without one.
    open var redoActionName: String { redoGroups.last?.name ?? "" }
    /// The title of a menu item that undoes.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu item that redoes.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// The title of a menu item that undoes a change of that name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// The title of a menu item that redoes a change of that name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    // MARK: Events

    /// The event that is running, or that ran last.
    private struct Event: Equatable {
      let number: Int
      let isRunning: Bool
    }

    private static var event: Event {
      onMain { Event(number: $0.lastEventTurn, isRunning: !$0.isIdle) } ?? Event(number: 0, isRunning: false)
    }

    /// Off the main thread there are no events.
    private static func onMain<Value: Sendable>(_ body: @MainActor (UpdateCycle) -> Value) -> Value? {
      guard Thread.isMainThread else { return nil }
      return MainActor.assumeIsolated { body(.main) }
    }
  }

  extension NSNotification.Name {
    // Foundation's names.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A manager has undone a group; it is the object.
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A manager has redone a group; it is the object.
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
  }
#endif
