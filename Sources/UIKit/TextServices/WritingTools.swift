import ControllerTree
import Foundation

/// How far writing tools may change the text of an input.
public enum UIWritingToolsBehavior: Int, Hashable, Sendable {
  /// Not at all.
  case none = -1
  /// As the system decides.
  case `default` = 0
  /// In the text itself.
  case complete = 1
  /// In a panel beside the text.
  case limited = 2
}

/// The contents that texts of writing tools may have.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  /// One bit per option.
  public let rawValue: UInt
  /// Options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Plain text.
  public static let plainText = Self(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = Self(rawValue: 1 << 1)
  /// Lists.
  public static let list = Self(rawValue: 1 << 2)
  /// Tables.
  public static let table = Self(rawValue: 1 << 3)
}

/// The values that an input keeps for writing tools, for which a test acts.
@MainActor final class WritingTools: KeptBeside {
  var behavior = UIWritingToolsBehavior.default
  var results: UIWritingToolsResultOptions = []
  var isActive = false
}

extension UITextView {
  /// How far writing tools may change the text. Rules: ACT-79.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { WritingTools.of(self)?.behavior ?? .default }
    set { WritingTools.made(for: self).behavior = newValue }
  }
  /// The contents that texts of writing tools may have. The library never reads it: there are none.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { WritingTools.of(self)?.results ?? [] }
    set { WritingTools.made(for: self).results = newValue }
  }
  /// Whether writing tools change the text now. Rules: ACT-79.
  public var isWritingToolsActive: Bool { WritingTools.of(self)?.isActive ?? false }
}

extension UITextField {
  /// How far writing tools may change the text. The library never reads it: there are none.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { WritingTools.of(self)?.behavior ?? .default }
    set { WritingTools.made(for: self).behavior = newValue }
  }
  /// The contents that texts of writing tools may have. The library never reads it: there are none.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { WritingTools.of(self)?.results ?? [] }
    set { WritingTools.made(for: self).results = newValue }
  }
}
