import Foundation

/// Collects the connections of one class; see ``InterfaceConnections``.
@preconcurrency @MainActor
public struct InterfaceTable<Owner: AnyObject> {
  var connections = InterfaceConnections()

  // MARK: Outlets

  /// A property that a file sets to an object.
  ///
  /// - Parameters:
  ///   - name: The name in the file.
  ///   - property: The property: optional, implicitly unwrapped, or weak.
  public mutating func outlet<Value>(_ name: String, _ property: ReferenceWritableKeyPath<Owner, Value?>) {
    connections.properties[name] = KeyedProperty(property)
    connections.outlets[name] = InterfaceConnections.Outlet(type: "\(Value.self)") { owner, value in
      guard let owner = owner as? Owner else { return false }
      if let value {
        guard let value = value as? Value else { return false }
        owner[keyPath: property] = value
      } else {
        owner[keyPath: property] = nil
      }
      return true
    }
  }

  /// A property that a file sets to an object, and that is never `nil`.
  ///
  /// - Parameters:
  ///   - name: The name in the file.
  ///   - property: The property.
  @_disfavoredOverload
  public mutating func outlet<Value>(_ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>) {
    connections.properties[name] = KeyedProperty(property)
    connections.outlets[name] = InterfaceConnections.Outlet(type: "\(Value.self)") { owner, value in
      guard let owner = owner as? Owner, let value = value as? Value else { return false }
      owner[keyPath: property] = value
      return true
    }
  }

  /// An array that a file fills with objects, in the order of the file.
  ///
  /// - Parameters:
  ///   - name: The name in the file.
  ///   - property: The property: optional or implicitly unwrapped.
  public mutating func outletCollection<Member>(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, [Member]?>
  ) {
    connections.properties[name] = KeyedProperty(property)
    setCollection(name, Member.self) { $0[keyPath: property] = $1 }
  }

  /// An array that a file fills with objects, in the order of the file.
  ///
  /// - Parameters:
  ///   - name: The name in the file.
  ///   - property: The property.
  @_disfavoredOverload
  public mutating func outletCollection<Member>(_ name: String, _ property: ReferenceWritableKeyPath<Owner, [Member]>) {
    connections.properties[name] = KeyedProperty(property)
    setCollection(name, Member.self) { $0[keyPath: property] = $1 }
  }

  private mutating func setCollection<Member>(
    _ name: String, _ type: Member.Type, _ set: @escaping @MainActor (Owner, [Member]) -> Void
  ) {
    connections.collections[name] = InterfaceConnections.Collection(type: "[\(Member.self)]") { owner, members in
      guard let owner = owner as? Owner else { return false }
      let fitting = members.compactMap { $0 as? Member }
      set(owner, fitting)
      return fitting.count == members.count
    }
  }

  // MARK: Runtime attributes

  /// A property that a file sets to a value: a number, a Boolean, a text, a colour, an image, a point, a size, a rectangle or a
  /// range.
  ///
  /// - Parameters:
  ///   - keyPath: The key path in the file, such as `cornerRadius` or `layer.cornerRadius`.
  ///   - property: The property. Numbers are converted to its type.
  public mutating func attribute<Value>(_ keyPath: String, _ property: ReferenceWritableKeyPath<Owner, Value>) {
    connections.properties[keyPath] = KeyedProperty(property)
    connections.attributes[keyPath] = InterfaceConnections.Attribute(type: "\(Value.self)") { owner, value in
      guard let owner = owner as? Owner, let value = value.converted(to: Value.self) else { return false }
      owner[keyPath: property] = value
      return true
    }
  }

  // MARK: Keys

  /// A property that `value(forKey:)` reads, and `setValue(_:forKey:)` sets unless it can only be read.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - property: The property. Numbers are converted to its type.
  /// - Rules: RESP-23.
  public mutating func property<Value>(_ name: String, _ property: KeyPath<Owner, Value>) {
    connections.properties[name] = KeyedProperty(property)
  }

  /// The key paths on whose values that of a property depends: observers of the property are told of changes there.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - keyPaths: The key paths, as `keyPathsForValuesAffectingName()` returns them.
  /// - Rules: RESP-62.
  public mutating func dependency(_ name: String, _ keyPaths: @escaping @MainActor () -> Set<String>) {
    connections.dependencies.append { $0 == name ? keyPaths() : [] }
  }

  /// The key paths on whose values those of properties depend.
  ///
  /// - Parameter keyPaths: The key paths for a name, as `keyPathsForValuesAffectingValue(forKey:)` returns them.
  /// - Rules: RESP-62.
  public mutating func dependencies(_ keyPaths: @escaping @MainActor (String) -> Set<String>) {
    connections.dependencies.append(keyPaths)
  }

  /// The names of all methods that the class declares, as Objective-C spells them. `responds(to:)` is `false` for other names.
  /// - Rules: RESP-24.
  public mutating func methods(_ names: String...) {
    connections.methods.formUnion(names)
    connections.listsMethods = true
  }

  // MARK: Appearance

  /// How the object for `appearance()` is made. A class of views needs the line if it neither overrides nor inherits `init(frame:)`, by which
  /// the library makes the object otherwise.
  ///
  /// - Parameter make: Makes an object of this very class; that of a subclass needs a line of its own.
  /// - Rules: PROXY-01.
  public mutating func proxy(_ make: @escaping @MainActor () -> Owner) { connections.proxy = make }

  // MARK: Actions

  /// A method without arguments that a control, a bar button or a recognizer calls.
  ///
  /// - Parameters:
  ///   - selector: The name in the file, such as `save`.
  ///   - method: The method: `Controller.save`.
  public mutating func action<Result>(
    _ selector: String, _ method: @escaping @MainActor (Owner) -> () -> Result
  ) {
    connections.actions[selector] = { owner, _ in
      guard let owner = owner as? Owner else { return nil }
      return .some(method(owner)())
    }
  }

  /// A method that gets the sender.
  ///
  /// - Parameters:
  ///   - selector: The name in the file, such as `save:`.
  ///   - method: The method: `Controller.save(_:)`.
  public mutating func action<Sender, Result>(
    _ selector: String, _ method: @escaping @MainActor (Owner) -> (Sender) -> Result
  ) {
    connections.actions[selector] = { owner, arguments in
      guard let owner = owner as? Owner, let sender = Self.argument(0, of: arguments, as: Sender.self) else {
        return nil
      }
      return .some(method(owner)(sender))
    }
  }

  /// A method that gets the sender and the event, or any two objects.
  ///
  /// - Parameters:
  ///   - selector: The name in the file, such as `save:forEvent:`.
  ///   - method: The method: `Controller.save(_:for:)`.
  public mutating func action<Sender, Second, Result>(
    _ selector: String, _ method: @escaping @MainActor (Owner) -> (Sender, Second) -> Result
  ) {
    connections.actions[selector] = { owner, arguments in
      guard let owner = owner as? Owner, let sender = Self.argument(0, of: arguments, as: Sender.self),
        let second = Self.argument(1, of: arguments, as: Second.self)
      else { return nil }
      return .some(method(owner)(sender, second))
    }
  }

  /// An argument without the layer of an optional, which a cast to `Any` would keep. One that is missing is `nil`.
  private static func argument<Value>(_ index: Int, of arguments: [Any?], as type: Value.Type) -> Value? {
    if index < arguments.count, let argument = arguments[index] { return argument as? Value }
    return Any?.none as Any as? Value
  }

  // MARK: Segue actions

  /// A method with `@IBSegueAction`, which makes the destination of a segue from its archive.
  ///
  /// - Parameters:
  ///   - selector: The name in the file, such as `makeDetail:`.
  ///   - method: The method: `Controller.makeDetail(_:)`. If it returns `nil`, the destination is made without it.
  public mutating func segueAction<Destination: UIResponder>(
    _ selector: String, _ method: @escaping @MainActor (Owner) -> (NSCoder) -> Destination?
  ) {
    connections.segueActions[selector] = { owner, coder, _, _ in (owner as? Owner).flatMap { method($0)(coder) } }
  }

  /// A method with `@IBSegueAction` that gets the sender.
  ///
  /// - Parameters:
  ///   - selector: The name in the file, such as `makeDetail:sender:`.
  ///   - method: The method: `Controller.makeDetail(_:sender:)`.
  public mutating func segueAction<Destination: UIResponder>(
    _ selector: String, _ method: @escaping @MainActor (Owner) -> (NSCoder, Any?) -> Destination?
  ) {
    connections.segueActions[selector] = { owner, coder, sender, _ in
      (owner as? Owner).flatMap { method($0)(coder, sender) }
    }
  }

  /// A method with `@IBSegueAction` that gets the sender and the segue's identifier.
  ///
  /// - Parameters:
  ///   - selector: The name in the file, such as `makeDetail:sender:segueIdentifier:`.
  ///   - method: The method: `Controller.makeDetail(_:sender:segueIdentifier:)`.
  public mutating func segueAction<Destination: UIResponder>(
    _ selector: String, _ method: @escaping @MainActor (Owner) -> (NSCoder, Any?, String?) -> Destination?
  ) {
    connections.segueActions[selector] = { owner, coder, sender, identifier in
      (owner as? Owner).flatMap { method($0)(coder, sender, identifier) }
    }
  }
}
