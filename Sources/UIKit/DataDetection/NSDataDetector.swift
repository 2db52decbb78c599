import ControllerTree
import Foundation

#if !canImport(ObjectiveC)
  /// Finds links, telephone numbers, dates and street addresses in a text. Foundation on Linux has no such class.
  ///
  /// What is found is in simple form. It is no `NSRegularExpression`: an object of that class could not override how matches are found.
  /// Any thread may use it. Rules: TEXT-89.
  open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The kinds that are found.
    public let checkingTypes: NSTextCheckingTypes

    /// - Parameter checkingTypes: The bits of `NSTextCheckingResult.CheckingType`.
    /// - Throws: `CocoaError` if none of the kinds can be found.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
      let known: NSTextCheckingResult.CheckingType = [
        .detectedLink, .detectedPhoneNumber, .detectedDate, .detectedAddress, .detectedTransit,
      ]
      guard checkingTypes & known.rawValue != 0 else { throw CocoaError(.formatting) }
      self.checkingTypes = checkingTypes
      super.init()
    }

    /// What is found in a part of a text, in its order.
    /// - Parameters:
    ///   - string: The text.
    ///   - options: The library never reads it.
    ///   - range: The part, in UTF-16 units; what lies outside the text is left out.
    /// - Complexity: O(n) in the part.
    open func matches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
      DetectedRanges.find(.init(rawValue: checkingTypes), in: string, range)
    }

    /// Calls a closure with each result.
    open func enumerateMatches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
      using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      var stop = ObjCBool(false)
      for match in matches(in: string, options: options, range: range) {
        block(match, [], &stop)
        if stop.boolValue { return }
      }
    }

    /// The first result.
    open func firstMatch(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// The number of results.
    open func numberOfMatches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// The place of the first result; `NSNotFound` for none.
    open func rangeOfFirstMatch(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
      firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
  }
#endif
