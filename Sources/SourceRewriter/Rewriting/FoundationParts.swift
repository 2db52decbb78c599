/// Imports of the two modules that are parts of Foundation on Apple's systems only: `FoundationNetworking`, for a file that names
/// `URLSession`, and `FoundationXML`, for one that names `XMLParser`.
extension FileRewriter {
  private struct Part {
    let module: String
    let names: WordSet
    /// How further names of the part begin.
    let prefixes: [StaticString]
  }

  private static let parts = [
    Part(
      module: "FoundationNetworking",
      names: WordSet(
        "URLRequest URLResponse HTTPURLResponse URLCache CachedURLResponse URLCredential URLCredentialStorage URLProtectionSpace "
          + "URLProtocol URLProtocolClient URLAuthenticationChallenge URLAuthenticationChallengeSender HTTPCookie "
          + "HTTPCookieStorage HTTPCookiePropertyKey NSURLRequest NSMutableURLRequest NSURLErrorFailingURLPeerTrustErrorKey"
      ),
      prefixes: ["URLSession", "NSURLSession", "NSURLAuthenticationMethod"]),
    Part(
      module: "FoundationXML",
      names: WordSet("XMLParser XMLParserDelegate XMLDocument XMLElement XMLNode XMLDTD XMLDTDNode"), prefixes: []),
  ]

  func importFoundationParts() {
    guard options.importsPartsOfFoundation else { return }
    for part in Self.parts where !imports(part.module) && uses(part) { addImport(of: part.module) }
  }

  private func imports(_ module: String) -> Bool {
    syntax.declarations.contains { stream.is($0.keyword, "import") && $0.name.hasPrefix(module) }
  }

  /// Whether the file uses names of the part that the module does not declare itself.
  private func uses(_ part: Part) -> Bool {
    for token in 0..<stream.count where stream[token].kind == .word {
      guard isName(token, of: part), !stream.is(token - 1, ".") || stream.is(token - 2, "Foundation"),
        !syntax.inactive.contains(token), !index.declares(stream.text(token))
      else { continue }
      return true
    }
    return false
  }

  private func isName(_ token: Int, of part: Part) -> Bool {
    let bytes = stream.slice(token)
    guard let first = bytes.first,
      first == UInt8(ascii: "U") || first == UInt8(ascii: "N") || first == UInt8(ascii: "H")
        || first == UInt8(ascii: "X")
    else { return false }
    if stream.isWord(token, in: part.names) { return true }
    for prefix in part.prefixes
    where prefix.withUTF8Buffer({ text in bytes.count >= text.count && bytes.prefix(text.count).elementsEqual(text) }) {
      return true
    }
    return false
  }
}
