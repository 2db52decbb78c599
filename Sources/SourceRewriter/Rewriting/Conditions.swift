/// Conditions that are true on an iOS simulator are made true: there UIKit's tests run.
extension FileRewriter {
  private static let modulesInUIKit = WordSet("CoreGraphics QuartzCore")

  func rewriteCondition(_ directive: Int) {
    var token = directive + 1
    while token < stream.count, !stream[token].startsLine, stream[token].kind != .directive {
      defer { token += 1 }
      guard stream.kind(token + 1) == .openParen, let end = stream.match(token + 1), end == token + 3 else {
        replaceDefine(token)
        continue
      }
      if stream.is(token, "os"), stream.is(token + 2, "iOS") {
        replace(token..<(end + 1), by: "canImport(UIKit)")
        note(.condition, at: token)
      } else if stream.is(token, "targetEnvironment"), stream.is(token + 2, "simulator") {
        replace(token..<(end + 1), by: "true")
        note(.condition, at: token)
      } else if stream.is(token, "canImport"), stream.isWord(token + 2, in: Self.modulesInUIKit) {
        replace((token + 2)..<(token + 3), by: "UIKit")
        note(.condition, at: token)
      } else if stream.is(token, "canImport"), let aliases = options.moduleAliases[stream.text(token + 2)],
        !aliases.isEmpty
      {
        let list = aliases.map { "canImport(\($0))" }.joined(separator: " && ")
        replace(token..<(end + 1), by: aliases.count > 1 ? "(\(list))" : list)
        note(.condition, at: token)
      }
    }
  }

  private func replaceDefine(_ token: Int) {
    guard !options.defines.isEmpty, stream.isWord(token), options.defines.contains(stream.text(token)) else { return }
    replace(token..<(token + 1), by: "true")
    note(.condition, at: token)
  }
}
