/// Colours and weights for a terminal, or no styles.
struct ANSIStyle {
  /// The role of a piece of text. Styles add no information to the text.
  enum Role {
    case plain, heading, caption, quiet, alarm, result
  }

  let isEnabled: Bool

  func callAsFunction(_ role: Role, _ text: String) -> String {
    guard isEnabled, !text.isEmpty, let code = role.code else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension ANSIStyle.Role {
  /// The parameters of the escape sequence (ECMA-48, SGR).
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .heading: "1"
    case .caption: "1;36"
    case .quiet: "2"
    case .alarm: "1;31"
    case .result: "36"
    }
  }
}
