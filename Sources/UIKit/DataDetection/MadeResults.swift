import ControllerTree
import Foundation

#if !canImport(ObjectiveC)
  // Foundation on Linux declares these functions, and refuses their use.
  extension NSTextCheckingResult {
    /// A result for a link. Rules: TEXT-89.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
      DetectedResult(.link(url), range)
    }
    /// A result for a telephone number. Rules: TEXT-89.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
      DetectedResult(.phoneNumber(phoneNumber), range)
    }
    /// A result for a date. Rules: TEXT-89.
    public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
      DetectedResult(.date(date), range)
    }
    /// A result for a date with a time zone and a duration in seconds. Rules: TEXT-89.
    public class func dateCheckingResult(
      range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
    ) -> NSTextCheckingResult {
      DetectedResult(.date(date, timeZone, duration: duration), range)
    }
    /// A result for a street address. Rules: TEXT-89.
    public class func addressCheckingResult(
      range: NSRange, components: [NSTextCheckingKey: String]
    ) -> NSTextCheckingResult {
      DetectedResult(.address(components), range)
    }
    /// A result for a journey. Rules: TEXT-89.
    public class func transitInformationCheckingResult(
      range: NSRange, components: [NSTextCheckingKey: String]
    ) -> NSTextCheckingResult {
      DetectedResult(.transit(components), range)
    }
    /// A result for a word that is spelled wrong. Rules: TEXT-89.
    public class func spellCheckingResult(range: NSRange) -> NSTextCheckingResult { DetectedResult(.spelling, range) }
    /// A result for quotation marks, and what replaces them. Rules: TEXT-89.
    public class func quoteCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
      DetectedResult(.replacement(.detectedQuote, replacementString), range)
    }
    /// A result for dashes, and what replaces them. Rules: TEXT-89.
    public class func dashCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
      DetectedResult(.replacement(.detectedDash, replacementString), range)
    }
    /// A result for a text that is replaced. Rules: TEXT-89.
    public class func replacementCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
      DetectedResult(.replacement(.detectedReplacement, replacementString), range)
    }
    /// A result for a word that is corrected. Rules: TEXT-89.
    public class func correctionCheckingResult(range: NSRange, replacementString: String) -> NSTextCheckingResult {
      DetectedResult(.replacement(.detectedCorrection, replacementString), range)
    }
  }
#endif
