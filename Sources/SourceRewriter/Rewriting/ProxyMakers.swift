/// A class of views without `init(frame:)` tells in its table how its object for `appearance()` is made:
///
///     final class Box: UIView { init(frame: CGRect, preferredWidth: CGFloat) { … } }
///     $0.proxy { Box(frame: .zero, preferredWidth: 0) }
///
/// UIKit's proxy is no object of the class. Here it is one, and the library makes others by `init(frame:)`.
struct ProxyMaker {
  private let index: ModuleIndex
  private let record: ModuleIndex.TypeRecord
  /// The class and its superclasses up to the one that declares the designated initialisers.
  private var line: [ModuleIndex.TypeRecord] = []
  private var initializers: [(declaration: Declaration, owner: ModuleIndex.TypeRecord)] = []

  /// `nil` for a class that is no view, and for one whose objects the library can make.
  init?(_ record: ModuleIndex.TypeRecord, _ index: ModuleIndex) {
    (self.index, self.record) = (index, record)
    guard let foreign = index.foreignSuperclass(of: record),
      foreign == "UIView" || LibraryClasses.superclasses(of: foreign).contains("UIView")
    else { return nil }
    for owner in index.line(of: record) {
      let own = owner.declaration.members.filter { $0.kind == .initializer }
      let stream = owner.file.stream
      if own.contains(where: { Self.isCalledByLibrary($0, foreign, stream) }) { return nil }
      line.append(owner)
      initializers += own.map { ($0, owner) }
      if own.contains(where: { !$0.isMarked("convenience") }) { return }
    }
    // The library's own initialisers are inherited.
    return nil
  }

  /// Whether an initialiser is the one by which the library makes views. It overrides that of the library's class: below a class without
  /// it, Swift takes one of the same name for another.
  private static func isCalledByLibrary(_ declared: Declaration, _ foreign: String, _ stream: TokenStream) -> Bool {
    guard declared.labels == "frame:" || declared.labels == designatedLabels[foreign] else { return false }
    return declared.isMarked("override") && !isUnavailable(declared, stream)
  }

  /// The initialisers that `init(frame:)` of some classes calls.
  private static let designatedLabels = [
    "UITableViewCell": "style:reuseIdentifier:", "UITableViewHeaderFooterView": "reuseIdentifier:",
    "UITextView": "frame:textContainer:", "UIVisualEffectView": "effect:",
  ]

  private static func isUnavailable(_ declared: Declaration, _ stream: TokenStream) -> Bool {
    declared.attributes.contains { attribute in
      attribute.name == "available" && attribute.tokens.contains { stream.is($0, "unavailable") }
    }
  }

  // MARK: The call

  /// A call of an initialiser with neutral values; `nil` if there is none that surely compiles.
  var call: String? {
    for (declared, owner) in initializers where mayBeCalled(declared, owner) {
      guard let arguments = arguments(of: declared, in: owner), isUnambiguous(arguments.labels, declared) else {
        continue
      }
      return "\(Spelling.name(record.declaration.name))(\(arguments.text))"
    }
    return nil
  }

  private func mayBeCalled(_ declared: Declaration, _ owner: ModuleIndex.TypeRecord) -> Bool {
    let stream = owner.file.stream
    if stream.is(declared.keyword + 1, "?") || stream.is(declared.keyword + 1, "!") { return false }
    guard declared.generics == nil, declared.effects == nil, !declared.hasWhereClause,
      declared.conditionDepth <= record.declaration.conditionDepth, !Self.isUnavailable(declared, stream)
    else { return false }
    let isVisible =
      !declared.isHidden || owner.file === record.file && (owner === record || !declared.isMarked("private"))
    return isVisible && (owner.isOwn || declared.isMarked("public") || declared.isMarked("open"))
  }

  private func arguments(
    of declared: Declaration, in owner: ModuleIndex.TypeRecord
  ) -> (labels: [String], text: String)? {
    if declared.parameters.isEmpty { return ([], "") }
    let stream = owner.file.stream
    var passed: [(label: String, text: String)] = []
    // Generic code has initialisers without arguments and with a frame; the call shall name another one.
    var isNamed = false
    for parameter in declared.parameters {
      let type = stream.line(parameter.type)
      let isFrame = parameter.label == "frame"
      if let value = value(for: type, from: owner.declaration), !value.isEmpty {
        passed.append((parameter.label, value))
      } else if let range = parameter.defaultValue {
        guard !isNamed, !isFrame, owner === record else { continue }
        passed.append((parameter.label, stream.line(range)))
      } else {
        return nil
      }
      if !isFrame { isNamed = true }
    }
    guard isNamed || declared.labels == "frame:" else { return nil }
    let texts = passed.map { $0.label == "_" ? $0.text : "\(Spelling.label($0.label)): \($0.text)" }
    return (passed.map(\.label), texts.joined(separator: ", "))
  }

  /// Whether no other initialiser takes arguments with these labels.
  private func isUnambiguous(_ labels: [String], _ declared: Declaration) -> Bool {
    !initializers.contains { other, _ in
      guard other !== declared else { return false }
      var rest = labels[...]
      for parameter in other.parameters {
        if parameter.label == rest.first {
          rest = rest.dropFirst()
        } else if parameter.defaultValue == nil {
          return false
        }
      }
      return rest.isEmpty
    }
  }

  // MARK: Values

  private static let values = [
    "UIColor": "UIColor.clear", "UIFont": "UIFont.systemFont(ofSize: 17)", "UIImage": "UIImage()",
    "UIView": "UIView()", "UITableView.Style": ".plain", "UITableViewCell.CellStyle": ".default",
    "NSLayoutConstraint.Axis": ".horizontal", "UICollectionViewLayout": "UICollectionViewFlowLayout()",
    "NSAttributedString": "NSAttributedString(string: \"\")", "Date": "Date()",
  ]

  private func value(for type: String, from scope: Declaration) -> String? {
    if let value = NeutralValues.expression(for: type) ?? NeutralClosure.expression(for: type) { return value }
    guard let found = index.type(named: type, from: scope) else { return Self.values[type] }
    return Self.firstCase(of: found).map { ".\(Spelling.member($0))" }
  }

  /// The first case of an enumeration, if it has no values.
  private static func firstCase(of type: ModuleIndex.TypeRecord) -> String? {
    guard type.declaration.kind == .enumeration, let body = type.declaration.body else { return nil }
    let stream = type.file.stream
    var token = body.lowerBound + 1
    while token < body.upperBound - 1, stream.kind(token) != .directive {
      if stream.is(token, "case") {
        return stream.isWord(token + 1) && stream.kind(token + 2) != .openParen ? stream.text(token + 1) : nil
      }
      token = stream.after(token)
    }
    return nil
  }
}

/// Closures that do nothing.
enum NeutralClosure {
  /// The closure as code; `nil` for another type, and for a closure with a result.
  static func expression(for type: String) -> String? {
    let stream = TokenStream(Array(type.utf8))
    var start = 0
    while stream.kind(start) == .at {
      if stream.is(start + 1, "autoclosure") { return nil }
      start += 2
    }
    guard stream.kind(start) == .openParen, let end = stream.match(start), stream.is(end + 1, "->"),
      stream.is(end + 2, "Void") && stream.count == end + 3
        || stream.kind(end + 2) == .openParen && stream.kind(end + 3) == .closeParen && stream.count == end + 4
    else { return nil }
    guard end > start + 1 else { return "{}" }
    var (count, token) = (1, start + 1)
    while token < end {
      if stream.is(token, "<") { return nil }
      if stream.kind(token) == .comma { count += 1 }
      token = stream.after(token)
    }
    return "{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in }"
  }
}

extension FileRewriter {
  /// The line of a class's table that makes the object for `appearance()`; `nil` if the library makes it.
  func proxyLine(of record: ModuleIndex.TypeRecord) -> String? {
    ProxyMaker(record, index)?.call.map { call in "$0.proxy { \(call) }" }
  }

  /// At the word of `Box.appearance()`: warns if there is no object for it.
  func findProxyWithoutObject(_ word: Int) {
    guard stream.is(word - 1, "."), stream.isWord(word - 2), stream.kind(word + 1) == .openParen,
      let record = index.type(named: stream.text(word - 2), from: enclosingType(of: word)),
      let maker = ProxyMaker(record, index), maker.call == nil
    else { return }
    report(
      .warning, at: word,
      "appearance() ends the process: \(record.path) has no init(frame:), and no initialiser that takes plain values. Give it "
        + "init(frame:)")
  }
}
