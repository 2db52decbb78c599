import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Builds the document from the parser's events, in one pass, with a stack of frames of its own.
///
/// An element becomes a value when its end tag comes, because all that stands in it is finished then. References are kept as
/// ids, which may be declared later in the file.
final class DocumentReader: NSObject, XMLParserDelegate {
  private let tags: [StoryboardDocument.Location]
  private let file: String?
  private var stack: [Frame] = []
  private var tagCount = 0
  private var document: StoryboardDocument?
  private var refusal: StoryboardProblem?
  let problems: ProblemList
  /// One copy of each name of an element or attribute that does not fit into a `String` itself.
  private var names: [String: String] = [:]

  /// - Parameter tags: The places of the start tags, in document order.
  init(tags: [StoryboardDocument.Location], file: String?) {
    self.tags = tags
    self.file = file
    problems = ProblemList(file: file)
  }

  func read(_ data: Data) throws(StoryboardProblem) -> StoryboardDocument {
    let parser = XMLParser(data: data)
    parser.delegate = self
    // On Linux the result is true for a file that ends too soon and for an empty one, so it says nothing.
    _ = parser.parse()
    if let refusal { throw refusal }
    if let error = parser.parserError { throw malformed(error, in: parser) }
    guard var document, stack.isEmpty else {
      throw StoryboardProblem(.malformed, "There is no document element.", at: nil)
    }
    document.readingProblems = problems.finished
    return document
  }

  /// The place of the start tag that was read last.
  private func location(in parser: XMLParser) -> StoryboardDocument.Location {
    tagCount <= tags.count && tagCount > 0
      ? tags[tagCount - 1] : .init(line: parser.lineNumber, column: parser.columnNumber)
  }

  private func malformed(_ error: any Error, in parser: XMLParser) -> StoryboardProblem {
    let reason =
      switch (error as NSError).code {
      case 4, 5: "it ends too soon, or goes on after its end"
      case 9: "a character is not allowed"
      case 26: "an entity is not declared"
      case 42: "an element has an attribute twice"
      case 73, 76: "an end tag does not match its start tag"
      case 201: "a prefix is not declared"
      case let code: "libxml2's error \(code)"
      }
    return StoryboardProblem(
      .malformed, "The XML is malformed: \(reason).",
      at: .init(line: parser.lineNumber, column: parser.columnNumber))
  }

  private func refuse(_ problem: StoryboardProblem, _ parser: XMLParser) {
    // One mistake may be reported several times; the first report is the best.
    guard refusal == nil else { return }
    refusal = problem
    parser.abortParsing()
  }

  private func interned(_ name: String) -> String {
    guard name.utf8.count > 15 else { return name }
    if let known = names[name] { return known }
    names[name] = name
    return name
  }

  // MARK: Events

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { refuse(malformed(error, in: parser), parser) }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes values: [String: String]
  ) {
    guard refusal == nil else { return }
    tagCount += 1
    let location = location(in: parser)
    guard let parent = stack.indices.last else {
      if let problem = DocumentType.refusal(of: name, values, at: location) { return refuse(problem, parser) }
      stack.append(Frame(role: .document, name: name, location: location, attributes: .init(values)))
      return
    }
    let role = Frame.Role.of(name, attributes: values, in: stack[parent])
    var pairs: [StoryboardDocument.Attributes.Pair] = []
    pairs.reserveCapacity(values.count)
    for (name, value) in values { pairs.append(.init(name: interned(name), value: value)) }
    stack.append(
      Frame(role: role, name: interned(name), location: location, attributes: .init(unsorted: pairs)))
    if stack[parent + 1].isObject { checkForms(of: stack[parent + 1]) }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let last = stack.indices.last, case .plain = stack[last].role,
      !KnownElements.encoded.contains(stack[last].name)
    else { return }
    stack[last].text += text
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    self.parser(parser, foundCharacters: String(decoding: data, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard refusal == nil, let frame = stack.popLast() else { return }
    guard let parent = stack.indices.last else {
      document = frame.makeDocument(file: file)
      return
    }
    frame.finish(into: &stack[parent], problems: problems)
  }

  // MARK: Forms of attributes

  /// Reports attributes that are no numbers, Booleans or known values (STORY-08 to STORY-10).
  private func checkForms(of frame: Frame) {
    for pair in frame.attributes {
      guard let form = AttributeForm.form(of: pair.name) else { continue }
      let value = { "\(pair.name) of \(frame.name) is '\(pair.value.shortened)'" }
      let id = frame.attributes.id("id")
      switch form {
      case .boolean:
        if pair.value != "YES", pair.value != "NO" {
          problems.add(.invalidBoolean, "\(value()).", at: frame.location, object: id)
        }
      case .number:
        if NumberText.number(pair.value) == nil {
          problems.add(
            .invalidNumber, "\(value()), which is no number; it is left out.", at: frame.location, object: id)
        }
      case .integer:
        if NumberText.integer(pair.value) == nil {
          problems.add(
            .invalidNumber, "\(value()), which is no whole number; it is left out.", at: frame.location, object: id)
        }
      case .oneOf(let known):
        if !known.contains(pair.value) {
          problems.add(
            .unknownValue, "\(value()); it is left out.", at: frame.location, object: id,
            advice: "Known are \(known.joined(separator: ", ")).")
        }
      }
    }
  }
}
