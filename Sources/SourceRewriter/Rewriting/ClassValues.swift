/// Objects of a class that is known only at run time: `type.init()` of a `UIViewController.Type` becomes `type.initialized()`. Where an
/// initialiser is not `required`, Swift makes an object of the static type; the Objective-C runtime calls the class's own initialiser.
extension FileRewriter {
  private static let classes = WordSet(
    "UIViewController UITableViewController UICollectionViewController UINavigationController UITabBarController UIView UIControl "
      + "UIButton UILabel UIImageView UITableViewCell UITableViewHeaderFooterView UICollectionViewCell UICollectionReusableView"
  )

  /// At `init` of a call.
  func rewriteClassValue(_ word: Int) {
    if isSegue(word) {
      replace(word..<(word + 1), by: "initialized")
      return note(.className, at: word)
    }
    guard stream.is(word - 1, "."), stream.kind(word + 1) == .openParen,
      stream.kind(word + 2) == .closeParen || stream.is(word + 2, "frame") || stream.is(word + 2, "nibName")
    else { return }
    var last = word - 2
    if stream.is(last, "?") || stream.is(last, "!") { last -= 1 }
    if stream.kind(last) == .closeParen {
      guard stream.is(last - 1, "Type"), stream.match(last) != nil else { return }
      if stream.is(last - 2, "."), stream.is(last - 3, "NSObject"), stream.kind(word + 2) == .closeParen {
        // Foundation's class has no such initialiser for all of its subclasses.
        replace(word..<(word + 1), by: "madeOfClass")
        return note(.className, at: word)
      }
      guard isClass(before: last - 1) else { return }
    } else {
      guard stream.isWord(last), classNames.contains(stream.slice(last)) else { return }
    }
    replace(word..<(word + 1), by: "initialized")
    note(.className, at: word)
  }

  /// Whether a segue is made of a class in a variable: `type.init(identifier: id, source: a, destination: b)`.
  private func isSegue(_ word: Int) -> Bool {
    guard stream.is(word - 1, "."), stream.isWord(word - 2), !stream.is(word - 2, "self"),
      !stream.is(word - 2, "super"),
      stream.kind(word + 1) == .openParen, stream.is(word + 2, "identifier"), stream.kind(word + 3) == .colon,
      stream.slice(word - 2).first.map({ $0 >= UInt8(ascii: "a") || $0 == UInt8(ascii: "_") }) == true
    else { return false }
    var index = word + 4
    while index < min(stream.count, word + 64), stream.kind(index) != .comma, stream.kind(index) != .closeParen {
      index = stream.after(index)
    }
    return stream.is(index + 1, "source") && stream.kind(index + 2) == .colon
  }

  /// Whether a class of the library's stands before `.Type`.
  private func isClass(before type: Int) -> Bool {
    stream.is(type - 1, ".") && stream.isWord(type - 2, in: Self.classes)
  }

  /// The names that the file declares with the type of such a class, or with a value that is cast to it.
  func findClassNames() -> Set<ArraySlice<UInt8>> {
    var names: Set<ArraySlice<UInt8>> = []
    for token in 4..<max(4, stream.count) where stream.is(token, "Type") && isClass(before: token) {
      let first = token - 2
      if let name = variable(castAt: first) { names.insert(stream.slice(name)) }
      if stream.kind(first - 1) == .colon, stream.isWord(first - 2) { names.insert(stream.slice(first - 2)) }
    }
    return names
  }
}
