/// Test cases that are delegates or data sources. On Apple's systems an `XCTestCase` is an `NSObject`; here it has no superclass, and UIKit's
/// protocols ask for the members of an object.
///
/// `class RowsTests: XCTestCase, UITableViewDataSource` becomes `class RowsTests: XCTestCase, TestCaseObject, UITableViewDataSource`. The
/// protocol is UIKit's and brings the members. It is written to the class that inherits from `XCTestCase` itself, if that or a subclass adopts
/// a protocol.
extension FileRewriter {
  func rewriteTestObject(_ declaration: Declaration) {
    guard declaration.inherited.first == "XCTestCase", let body = declaration.body,
      !declaration.inherited.contains("TestCaseObject"),
      let record = index.type(named: declaration.name, from: declaration.parent), record.declaration === declaration,
      index.isConformingTestCase(record),
      let superclass = (declaration.keyword..<body.lowerBound).first(where: { stream.is($0, "XCTestCase") })
    else { return }
    insert(", TestCaseObject", after: superclass)
    needsUIKit = true
    note(.testObject, at: declaration.keyword)
  }
}
