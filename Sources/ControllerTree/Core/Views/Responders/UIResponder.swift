import Foundation

/// An object in the responder chain: a view, a controller, a window, the application.
///
/// The chain is computed on each call of ``next``, never stored. The window stores focus: it has at most one *first
/// responder*; `FirstResponder` defines the order in which it changes.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The number of the object in issues and events; 0 until it is first needed.
  final var nameNumber: Int32 = 0
  private static var activityKey: UInt8 = 0
  /// Whether other objects are associated with this one.
  nonisolated(unsafe) final var hasAssociations = false

  /// Makes a responder that is in no chain. Rules: RESP-01.
  @preconcurrency @MainActor public override init() { super.init() }

  /// How an application's delegates are made of their classes, at launch: with ``init()``.
  ///
  /// Only the library calls it. A subclass that declares other initialisers overrides `init()`, and gets this one with it.
  public required convenience init(madeBy system: SystemInitialization) { self.init() }

  deinit { if hasAssociations { AssociatedObjects.forget(self) } }

  /// The object's name in the hierarchy, as in issues and traces: the class and a controller's title, or the class and a number.
  /// So failing assertions show the object that they mean. Off the main thread, the class and the address.
  nonisolated open override var description: String {
    guard Thread.isMainThread else { return super.description }
    return MainActor.assumeIsolated { hierarchyName.description }
  }

  // MARK: Interface Builder

  /// The outlets, actions and runtime attributes that Interface Builder files can name, without those of superclasses; see
  /// ``InterfaceConnections``. The base has none. Rules: IB-20.
  open class var interfaceConnections: InterfaceConnections { InterfaceConnections() }

  /// The object was made from an Interface Builder file, and its outlets and actions are connected; those of a storyboard's
  /// controller lead to no views yet. The base does nothing. Rules: IB-05, IB-12.
  open func awakeFromNib() {}

  /// A file sets a key that the class's ``interfaceConnections`` do not list. The base reports it; an override may use the value.
  /// - Issues: `unknownKey`, `runtimeAttributeNotSet`.
  /// - Rules: IB-20, IB-23.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { UndefinedKey.report(key, of: self) }

  // MARK: Keys

  /// The value of a key that neither the class nor the library lists. The base reports it and returns `nil`.
  /// - Issues: `unknownKey`.
  /// - Rules: RESP-23.
  open func value(forUndefinedKey key: String) -> Any? {
    UndefinedKey.report(key, of: self, .property)
    return nil
  }

  #if !canImport(ObjectiveC)
    /// A property has changed that the object observes by its key path. The base does nothing. Rules: RESP-22.
    /// - Parameters:
    ///   - keyPath: The key path.
    ///   - object: The observed object.
    ///   - change: The kind of the change, and the values that the observer asked for.
    ///   - context: What the observer was added with.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  #endif

  /// Interface Builder draws the object. The library never calls it.
  open func prepareForInterfaceBuilder() {}

  // MARK: Overridden by classes outside this folder

  /// The part of the name besides the class; controllers have a title.
  var nameTitle: String? { nil }

  /// Whether the keyboard is up while the object is first responder.
  var bringsUpKeyboard: Bool { (self as? any EditingResponder)?.needsKeyboard ?? (self is any UIKeyInput) }

  /// The window in which the object can be first responder.
  var responderWindow: UIWindow? { nil }

  // MARK: Responder chain

  /// The responder that receives events that this one does not handle. Rules: RESP-01.
  open var next: UIResponder? { nil }

  // MARK: Actions

  /// Whether the object can perform `action`: the base performs those that carry a method of its class, and those of its
  /// ``interfaceConnections``, and pasting of what its ``pasteConfiguration`` accepts. Rules: IB-21, RESP-20, TEXT-59.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    #if !canImport(ObjectiveC)
      if hasAssociations, action.description == "paste:", PastedItems.accepted(by: self) != nil { return true }
    #endif
    return action.isMethod(of: self) && !StandardEditActions.names.contains(action.description)
  }

  /// The first object of the chain, from this one on, that can perform `action`; `nil` if none can.
  /// - Complexity: O(n) in the chain.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var current: UIResponder? = self
    while let responder = current {
      if responder.canPerformAction(action, withSender: sender) { return responder }
      current = responder.next
    }
    return nil
  }

  // MARK: Editing; a class that overrides one also overrides canPerformAction(_:withSender:) (RESP-20)

  /// Does nothing: for a class that copies and removes what is selected.
  open func cut(_ sender: Any?) {}
  /// Does nothing: for a class that copies what is selected.
  open func copy(_ sender: Any?) {}
  /// Takes what was copied, if ``pasteConfiguration`` accepts it. Another class that takes what was copied overrides it, and
  /// `canPerformAction(_:withSender:)`. Rules: TEXT-59.
  open func paste(_ sender: Any?) {
    #if !canImport(ObjectiveC)
      if let items = PastedItems.accepted(by: self) { paste(itemProviders: items) }
    #endif
  }

  #if !canImport(ObjectiveC)
    /// The types that the object takes when something is pasted; `nil` for none. Rules: TEXT-59.
    open var pasteConfiguration: UIPasteConfiguration? {
      get { objc_getAssociatedObject(self, &UIResponder.pasteKey) as? UIPasteConfiguration }
      set { objc_setAssociatedObject(self, &UIResponder.pasteKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
    private static var pasteKey: UInt8 = 0
    /// Takes what was copied. The base does nothing. Rules: TEXT-59.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Whether the object takes what was copied: the base answers whether one of the items has a type of ``pasteConfiguration``.
    /// Rules: TEXT-59.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
      guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
      for item in itemProviders {
        for type in types where item.hasItemConformingToTypeIdentifier(type) { return true }
      }
      return false
    }
  #endif
  /// Does nothing: for a class that takes what was copied in the style of its own.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Does nothing: for a class that takes an address and opens it.
  open func pasteAndGo(_ sender: Any?) {}
  /// Does nothing: for a class that takes a text and searches for it.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Does nothing: for a class that selects what was touched.
  open func select(_ sender: Any?) {}
  /// Does nothing: for a class that selects everything.
  open func selectAll(_ sender: Any?) {}
  /// Does nothing: for a class that removes what is selected.
  open func delete(_ sender: Any?) {}
  /// Does nothing: for a class with bold texts.
  open func toggleBoldface(_ sender: Any?) {}
  /// Does nothing: for a class with italic texts.
  open func toggleItalics(_ sender: Any?) {}
  /// Does nothing: for a class with underlined texts.
  open func toggleUnderline(_ sender: Any?) {}
  /// Does nothing: for a class with texts of several sizes.
  open func increaseSize(_ sender: Any?) {}
  /// Does nothing: for a class with texts of several sizes.
  open func decreaseSize(_ sender: Any?) {}
  /// Does nothing: for a class with texts of both directions.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Does nothing: for a class with texts of both directions.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Does nothing: for a class with styled texts. The closure makes new attributes of those of each part.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}

  /// The commands of keys that the object can carry out while it is in the chain of the first responder; `nil` for none.
  /// Rules: RESP-25.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// A command that the object can perform is about to be shown in a menu or to be performed: an override may disable it, or change its
  /// title and state. The base does nothing. Rules: RESP-25, ACT-53.
  open func validate(_ command: UICommand) {}

  /// Menus are built: an override changes them. The base does nothing, and each object of the chain is asked whether an override
  /// calls `super` or not. Rules: ACT-50, ACT-51.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// What provides the elements for which a deferred element of a menu stands; `nil` to ask the next object. Rules: ACT-56.
  open func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? { nil }

  #if !canImport(ObjectiveC)
    /// The nearest undo manager of the responder chain; a window has one. Rules: RESP-26.
    open var undoManager: UndoManager? { next?.undoManager }
  #endif

  // MARK: First responder

  /// Whether the object is the first responder of its window. Rules: RESP-10, RESP-12.
  open var isFirstResponder: Bool { FirstResponder.isFirst(self) }

  /// Whether the object may become first responder: no, unless a subclass overrides this. Rules: RESP-10.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes the object the first responder of its window.
  ///
  /// The current first responder resigns first, within this call: it gets `canResignFirstResponder`, then
  /// `resignFirstResponder()`. An override must call `super`.
  /// - Returns: Whether the object is the first responder now.
  /// - Issues: `notInWindow`; `superNotCalled`, if the override of the current first responder does not call `super`.
  /// - Rules: RESP-11, RESP-12, SUP-08.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

  /// Whether the object may stop being first responder: yes, unless a subclass overrides this. Rules: RESP-10.
  open var canResignFirstResponder: Bool { true }

  /// Stops the object from being first responder. An override must call `super`.
  ///
  /// The library also calls it when the object's view leaves its window or is hidden, and then ignores the result.
  /// - Returns: Whether the object agrees.
  /// - Rules: RESP-10, RESP-13, RESP-14, SUP-08.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  /// The keyboard comes for a first responder that is this one, or whose chain leads here.
  func keyboardAppears() {}

  /// A scroll view that is this responder, or whose chain leads here, has other insets.
  func contentComesBesideBars() {}

  /// A person scrolls a view that is this one, or whose chain leads here.
  /// - Parameter distance: How far the content has been moved upwards, in points.
  func contentScrolls(_ scrollView: UIView, by distance: CGFloat) {}

  /// The object is no longer first responder, and ``resignFirstResponder()`` of the base has not run: the object refused but was
  /// forced to resign, or its override did not call `super`. Rules: RESP-17.
  func lostFirstResponder() { (self as? any EditingResponder)?.editingWasForcedToEnd() }

  // MARK: Input

  /// The view in place of the keyboard while the object, or one whose chain leads here, is first responder. It is in a window of its own, in
  /// front of the application's. Rules: RESP-16, RESP-76.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while the object, or one whose chain leads here, is first responder; without a keyboard, at the bottom of the
  /// screen. It adds its height to the keyboard's: that of its constraints or of its content if it follows them (`.flexibleHeight`, or
  /// without `translatesAutoresizingMaskIntoConstraints`), else the one that it has. Rules: RESP-18, RESP-76, RESP-77.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of a view that would replace the keyboard.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of a view that would lie above the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The bar that would lie above the keyboard of a large device; made on first use, and always the same.
  open var inputAssistantItem: UITextInputAssistantItem { InputAssistants.item(of: self) }
  /// The language of the keyboard for the object; `nil` for the person's choice.
  open var textInputMode: UITextInputMode? { nil }
  /// The name by which the keyboard's language of the object is kept; `nil` for none. The library never reads it.
  open var textInputContextIdentifier: String? { nil }
  /// Does nothing: no language of the keyboard is kept.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}
  /// Which shortcuts for editing the object has. The library never reads it.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// Reads ``inputView`` and ``inputAccessoryView`` again, if the object is first responder: the keyboard may become higher or lower.
  /// Rules: RESP-18, RESP-76.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    Keyboard.raise(for: responderWindow)
    Keyboard.lower(on: .current)
  }

  // MARK: Touches; each is passed on to `next` (RESP-15)

  /// Touches have begun in the object, or inside it in views that passed them on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Touches that began here have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Touches that began here have been lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Touches that began here were cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// More precise values have come for touches that were delivered with estimated ones.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Presses; each is passed on to `next` (RESP-15)

  /// Buttons or keys have been pressed. Keys that type go into the text of the first responder. Rules: TOUCH-17.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = typeKeys(presses)
    if !left.isEmpty { next?.pressesBegan(left, with: event) }
  }
  /// The force of presses has changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Buttons have been released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Presses were cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion; each is passed on to `next`

  /// A motion has begun, such as a shake.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// The motion has ended.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// The motion was cancelled.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A key of headphones was pressed; the event is passed on to `next`.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: User activities

  /// What the user is doing in the object, to continue it elsewhere. Rules: LAUNCH-23.
  open var userActivity: NSUserActivity? {
    get { objc_getAssociatedObject(self, &UIResponder.activityKey) as? NSUserActivity }
    set { objc_setAssociatedObject(self, &UIResponder.activityKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  /// Updates an activity with the object's state. The base does nothing.
  ///
  /// Called at the end of the turn in which `needsSave` of the object's ``userActivity`` was set, for controllers, windows, scenes, the
  /// application and the delegates. Rules: LAUNCH-23.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores the object's state from an activity that continues here. The base does nothing.
  ///
  /// Called for the objects that the application's delegate names when it continues an activity. Rules: LAUNCH-10.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Actions of assistive technologies; tests call them

  /// The user activates the element. Returns whether it did something; the base does nothing.
  open func accessibilityActivate() -> Bool { false }
  /// The user wants the next greater value. The base does nothing. Rules: ACT-32.
  open func accessibilityIncrement() {}
  /// The user wants the next smaller value. The base does nothing. Rules: ACT-32.
  open func accessibilityDecrement() {}
  /// The user scrolls. Returns whether the element did; the base does nothing. Rules: ACT-32.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// An assistive technology has come to the element. The base does nothing.
  open func accessibilityElementDidBecomeFocused() {}
  /// An assistive technology has left the element. The base does nothing.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether an assistive technology is at the element: the base returns `false`.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// The user leaves the current context. Returns whether it did something; the base does nothing.
  open func accessibilityPerformEscape() -> Bool { false }
  /// The user requests the most important action. Returns whether it did something; the base does nothing.
  open func accessibilityPerformMagicTap() -> Bool { false }
}

extension UIResponder: Nameable, AssociationOwner, UIUserActivityRestoring {}

/// The argument of ``UIResponder/init(madeBy:)``; only the library makes one.
///
/// Generic code, lists and storyboards make objects of classes that are known only at run time. The initialiser of the object's own
/// class has to run, as on a device, and Swift calls only `required` ones of such a class. So the required initialiser calls
/// `init(frame:)`, or whichever initialiser UIKit would call, and that call reaches an override. It is unavailable in views and controllers,
/// so that a subclass need not implement it. If a class has only initialisers of its own, the program ends with "Use of unimplemented
/// initializer", as it does on a device.
///
/// Two kinds of objects are made in other ways. A segue has an argument of its own, ``SegueInitialization``: it can't be made without
/// its controllers, and here they would be optional. A layer has none: a subclass inherits a required convenience initialiser only if it
/// overrides all of the designated ones, and few override both `init()` and `init(layer:)`.
public struct SystemInitialization: Sendable {
  /// The frame of a view.
  package var frame = CGRect.zero
  /// The name of a controller's nib, or the reuse identifier of a cell.
  package var name: String?
  /// The bundle of a controller's nib.
  package var bundle: Bundle?

  package init(frame: CGRect = .zero, name: String? = nil, bundle: Bundle? = nil) {
    self.frame = frame
    self.name = name
    self.bundle = bundle
  }

  /// The name of the view that is being made. A cell's `init(frame:)` takes it: the initialiser of ``UIView`` is unavailable, and Swift lets
  /// no class override such a one.
  @MainActor static var name: String?

  /// The name of the view that is being made; `nil` for any other view, and once it was taken.
  @MainActor package static func takeName() -> String? { name.take() }
}

extension UIResponder: InterfaceConnecting {}
