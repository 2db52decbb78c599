#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  /// A formatter that reads values from texts. The plugin `UIKitSources` lets the classes conform that override
  /// `getObjectValue(_:for:errorDescription:)`.
  public protocol ObjectValueReader: AnyObject {
    /// Reads a value.
    /// - Parameters:
    ///   - obj: Where the value goes.
    ///   - string: The text.
    ///   - error: Where it goes what is wrong with the text.
    /// - Returns: Whether the text has a value.
    func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool
  }

  /// A formatter of numbers or dates that reads values from parts of texts. The plugin `UIKitSources` lets the classes conform that
  /// override `getObjectValue(_:for:range:)`.
  public protocol RangedObjectValueReader: AnyObject {
    /// Reads a value.
    /// - Parameters:
    ///   - obj: Where the value goes.
    ///   - string: The text.
    ///   - rangep: The part of the text; that which was read, afterwards.
    func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      range rangep: UnsafeMutablePointer<NSRange>?) throws
  }

  // The parameter `none` lets a subclass declare the method itself: methods of extensions can't be overridden.
  extension Formatter {
    /// Reads a value from a text. Rules: RESP-50.
    /// - Parameters:
    ///   - obj: Where the value goes.
    ///   - string: The text.
    ///   - error: Where it goes what is wrong with the text.
    ///   - none: Nothing.
    /// - Returns: Whether the text has a value.
    public func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?, _ none: Void = ()
    ) -> Bool {
      if let reader = self as? any ObjectValueReader {
        return reader.getObjectValue(obj, for: string, errorDescription: error)
      }
      guard let reader = self as? any RangedObjectValueReader else {
        return stockObjectValue(obj, for: string, errorDescription: error)
      }
      do {
        var range = NSRange(location: 0, length: string.utf16.count)
        try reader.getObjectValue(obj, for: string, range: &range)
        return range.length == string.utf16.count
      } catch let problem {
        error?.pointee = NSString(string: problem.localizedDescription)
        return false
      }
    }

    /// Reads a value from a text into a variable: `formatter.getObjectValue(&value, for: text, errorDescription: nil)`. Rules: RESP-50.
    /// - Parameters:
    ///   - obj: Where the value goes.
    ///   - string: The text.
    ///   - error: Where it goes what is wrong with the text.
    ///   - none: Nothing.
    /// - Returns: Whether the text has a value.
    @_disfavoredOverload
    public func getObjectValue(
      _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription error: UnsafeMutablePointer<NSString?>?, _ none: Void = ()
    ) -> Bool {
      let value = obj.map { AutoreleasingUnsafeMutablePointer(variable: $0) }
      return getObjectValue(
        value, for: string, errorDescription: error.map { AutoreleasingUnsafeMutablePointer(variable: $0) })
    }

    /// Reads a value as the class does which the client's class extends. The plugin `UIKitSources` writes it for `super.getObjectValue`.
    public func stockObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      let value: AnyObject? =
        switch self {
        case let formatter as NumberFormatter: formatter.number(from: string)
        case let formatter as DateFormatter: formatter.date(from: string).map { $0 as NSDate }
        default: nil
        }
      guard let value else {
        error?.pointee = "Formatting error."
        return false
      }
      obj?.pointee = value
      return true
    }

    /// Reads a value from a part of a text as the class does which the client's class extends. The plugin `UIKitSources` writes it for
    /// `super.getObjectValue`.
    public func stockObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
      let text = NSString(string: string)
      let whole = NSRange(location: 0, length: text.length)
      let part = NSIntersectionRange(rangep?.pointee ?? whole, whole)
      guard stockObjectValue(obj, for: text.substring(with: part), errorDescription: nil) else {
        throw CocoaError(.formatting)
      }
      rangep?.pointee = part
    }

    /// Calls the override of a subclass, if it has one.
    fileprivate func readObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
      guard let reader = self as? any RangedObjectValueReader else {
        return try stockObjectValue(obj, for: string, range: rangep)
      }
      try reader.getObjectValue(obj, for: string, range: rangep)
    }
  }

  extension NumberFormatter {
    /// Reads a number from a part of a text. Rules: RESP-50.
    /// - Parameters:
    ///   - obj: Where the number goes.
    ///   - string: The text.
    ///   - rangep: The part of the text; that which was read, afterwards.
    ///   - none: Nothing.
    public func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      range rangep: UnsafeMutablePointer<NSRange>?, _ none: Void = ()
    ) throws {
      try readObjectValue(obj, for: string, range: rangep)
    }
  }

  extension DateFormatter {
    /// Reads a date from a part of a text. Rules: RESP-50.
    /// - Parameters:
    ///   - obj: Where the date goes.
    ///   - string: The text.
    ///   - rangep: The part of the text; that which was read, afterwards.
    ///   - none: Nothing.
    public func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      range rangep: UnsafeMutablePointer<NSRange>?, _ none: Void = ()
    ) throws {
      try readObjectValue(obj, for: string, range: rangep)
    }
  }
#endif
