/// Test methods on the main actor: XCTest for Linux calls synchronous methods only if they belong to no actor, and the process ends before
/// the first test otherwise. It calls them on the main thread, so their bodies may assume the main actor.
///
/// In a class on the main actor, `func testA() {…}` becomes `nonisolated func testA() { MainActor.assumeIsolated { () -> Void in …} }`. A
/// single method with `@MainActor` becomes `async`; one that waits can't be, and loses the attribute.
extension FileRewriter {
  private static let preparations = WordSet("setUp tearDown setUpWithError tearDownWithError")
  private static let waits = WordSet("wait waitForExpectations XCTWaiter RunLoop")

  func rewriteTestMethod(_ method: Declaration) {
    guard method.kind == .function, method.parameters.isEmpty, method.generics == nil, let name = method.nameToken,
      let body = method.body, stream.kind(name + 1) == .openParen, let close = stream.match(name + 1),
      let parent = method.parent, parent.kind == .class || parent.kind == .extension
    else { return }
    let isTest = method.name.hasPrefix("test") && !method.isStatic && !method.isMarked("private")
    guard isTest || isPreparation(method), !method.isMarked("nonisolated"), !contains("async", method.effects),
      method.type.map({ stream.line($0) == "Void" || stream.line($0) == "()" }) ?? true
    else { return }
    let own = method.attributes.first { $0.name == "MainActor" }
    guard let record = index.type(named: parent.name, from: parent.parent),
      index.foreignSuperclass(of: record) == "XCTestCase"
    else { return }
    let isOfMainActor = parent.has("MainActor") || index.line(of: record).contains { $0.declaration.has("MainActor") }
    guard isOfMainActor || own != nil else { return }
    let isWaiting = body.contains { stream.isWord($0, in: Self.waits) }
    if own != nil, !isOfMainActor, isTest, !isWaiting {
      insert(" async", after: close)
    } else {
      if let own { blank(own.tokens) }
      assumeMainActor(method, in: body, isNonisolated: isOfMainActor)
    }
    note(.testMethod, at: name)
  }

  private func isPreparation(_ method: Declaration) -> Bool {
    guard let name = method.nameToken else { return false }
    return stream.isWord(name, in: Self.preparations) && method.isMarked("override")
  }

  private func assumeMainActor(_ method: Declaration, in body: Range<Int>, isNonisolated: Bool) {
    let isThrowing = contains("throws", method.effects)
    let start = isThrowing ? " try MainActor.assumeIsolated { () throws" : " MainActor.assumeIsolated { ()"
    if isNonisolated {
      insert("nonisolated ", before: method.modifiers.first?.tokens.lowerBound ?? method.keyword)
    }
    insert(start + " -> Void in", after: body.lowerBound)
    insert(" }", before: body.upperBound - 1)
  }

  private func contains(_ word: StaticString, _ tokens: Range<Int>?) -> Bool {
    tokens?.contains { stream.is($0, word) } ?? false
  }
}
