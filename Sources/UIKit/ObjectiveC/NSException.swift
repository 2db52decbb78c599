#if !canImport(ObjectiveC)
  import Foundation

  /// A mistake of a program, which ends the program when it is raised: nothing catches exceptions in Swift.
  open class NSException: NSObject, NSCopying {
    /// The kind of mistake.
    public let name: NSExceptionName
    /// What went wrong, for a person to read.
    public let reason: String?
    /// Values of the code that raises the exception. The library never reads it.
    public let userInfo: [AnyHashable: Any]?

    /// Makes an exception.
    /// - Parameters:
    ///   - aName: The kind of mistake.
    ///   - aReason: What went wrong.
    ///   - aUserInfo: Values of your own.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
      name = aName
      reason = aReason
      userInfo = aUserInfo
    }

    /// The running functions. O(depth of the stack).
    open var callStackSymbols: [String] { Thread.callStackSymbols }
    /// The places of the running functions. O(depth of the stack).
    open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }

    /// Ends the program, as UIKit's apps end, with the name and the reason. It is no call of the library's that could be refused: code raises
    /// an exception in order to stop.
    open func raise() { fatalError(lastWords) }

    /// Ends the program with a reason made from a format.
    /// - Parameters:
    ///   - name: The kind of mistake.
    ///   - format: A format, such as `"%d rows"`.
    ///   - argList: The arguments of the format.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
      NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }

    var lastWords: String {
      "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'"
    }

    /// The exception itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String { reason ?? name.rawValue }
  }

  extension NSExceptionName {
    /// A mistake of any kind.
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    /// An index or a range outside a collection.
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
    /// An argument that the call does not take.
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    /// A state that should not exist.
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    /// Memory that can't be had.
    public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
    /// An object that can't be reached.
    public static let objectInaccessibleException = NSExceptionName(rawValue: "NSObjectInaccessibleException")
    /// An object that can't be had.
    public static let objectNotAvailableException = NSExceptionName(rawValue: "NSObjectNotAvailableException")
    /// A key that the object does not know.
    public static let undefinedKeyException = NSExceptionName(rawValue: "NSUnknownKeyException")
  }
#endif
