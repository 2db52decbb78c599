import Foundation
import SourceRewriter
import XCTest

/// What holds for every source.
final class PropertyTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files of a folder of this package.
  private func files(in folder: String) throws -> [ModuleRewriter.File] {
    let url = Self.root.appendingPathComponent(folder).resolvingSymlinksInPath()
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let file = url.appendingPathComponent(path)
      return ModuleRewriter.File(path: file.path, bytes: Array(try Data(contentsOf: file)))
    }
  }

  private static let uikitCode = """
    import UIKit.UIView
    @objc protocol P { @objc optional func a(_ x: Int) -> Bool; @objc optional var b: String { get }; func c() }
    #if os(iOS)
    @objcMembers class A: UIViewController, P {
      @IBOutlet private weak var label: UIView!
      weak var d: P?
      @objc dynamic var n = 1 { didSet { print("\\(n) \\(#selector(tap(_:)))") } }
      @objc func tap(_ s: Any) { d?.a?(1); _ = d?.b; print(#keyPath(A.n), /a[/]b/, #"\\#(n)"#) }
      override func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?) { super.observeValue(1) }
      func c() { o = observe(\\.n) { _, _ in }; t?.tabBarController?(a, didSelect: NSClassFromString("A")); add(#selector(getter: n), #selector(d.c), #selector(tap as (Any) -> Void)) }
    }
    extension A { override func viewDidLoad() { super.viewDidLoad() } }
    #endif
    """

  /// The package's own sources have nothing of Objective-C: they come out byte for byte.
  func test_codeWithoutObjectiveCIsUnchanged() throws {
    for folder in ["Sources/ControllerTree", "Sources/UIKit", "Sources/ConstraintSolver", "Sources/StoryboardDocument"]
    {
      let files = try files(in: folder)
      XCTAssertGreaterThan(files.count, 5)
      var options = RewritingOptions()
      options.writesTables = false
      let results = ModuleRewriter.rewrite(files, options: options)
      for (file, result) in zip(files, results) where file.bytes != result.bytes {
        // Looking for classes by name and timers are the two exceptions.
        if result.changes.allSatisfy({ [.className, .timer, .import].contains($0.kind) }) { continue }
        XCTFail("\(file.path) has changed: \(result.changes)")
      }
    }
  }

  /// A chain of classes that all override a member which extensions declare again and again: the time is bounded.
  func test_deepOverridesEnd() {
    let count = 60
    var lines = ["import UIKit", "class A0: UIView { override func a() { super.a() } }"]
    for number in 1...count {
      lines.append("extension UIView { @objc func a() { super.a() } }")
      lines.append("class A\(number): A\(number - 1) { override func a() { super.a() }; func b(_ b: Int) {} }")
    }
    let clock = ContinuousClock()
    let time = clock.measure {
      let result = ModuleRewriter.rewrite([.init(path: "A.swift", text: lines.joined(separator: "\n"))])[0]
      XCTAssertFalse(result.changes.isEmpty)
    }
    XCTAssertLessThan(time, .seconds(30))
  }

  func test_rewritingTwiceChangesNothingMore() {
    let once = ModuleRewriter.rewrite([.init(path: "A.swift", text: Self.uikitCode)])[0]
    let twice = ModuleRewriter.rewrite([.init(path: "A.swift", bytes: once.bytes)])[0]
    XCTAssertEqual(once.text, twice.text)
    XCTAssertNotEqual(once.text, Self.uikitCode)
    XCTAssertEqual(twice.changes, [])
  }

  /// The files keep the numbers of their lines, except for members that move, which bring theirs along.
  func test_linesKeepTheirNumbers() {
    let source = Self.uikitCode.replacing("extension A { override", with: "extension A {").replacing(
      "func viewDidLoad", with: "func f")
    let result = ModuleRewriter.rewrite([.init(path: "A.swift", text: source)])[0]
    XCTAssertEqual(result.text.filter { $0 == "\n" }.count, source.filter { $0 == "\n" }.count)
  }

  /// 5,000 damaged sources neither end the process nor take long.
  func test_damagedSourcesAreRewrittenToo() throws {
    var random = Random(seed: 20_261_123)
    let own = try files(in: "Sources/UIKit").map(\.bytes) + files(in: "Tests/SourceRewriterTests").map(\.bytes)
    let sources = [Array(Self.uikitCode.utf8)] + own.filter { $0.count < 12_000 }
    let pieces = [
      "\"", "\"\"\"", "\\(", "#\"", "/*", "*/", "/", "{", "}", "(", ")", "<", ">", "@objc", "#selector(", "#if", "\n",
      "`",
    ]
    for number in 0..<5_000 {
      var bytes = sources[number % sources.count]
      for _ in 0..<(1 + Int(random.next() % 4)) {
        guard !bytes.isEmpty else { break }
        let place = Int(random.next() % UInt64(bytes.count))
        let length = min(Int(random.next() % 40), bytes.count - place)
        switch random.next() % 5 {
        case 0: bytes.removeSubrange(place..<(place + length))
        case 1: bytes.insert(contentsOf: pieces[Int(random.next() % UInt64(pieces.count))].utf8, at: place)
        case 2: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 3: bytes.insert(contentsOf: bytes[place..<(place + length)], at: Int(random.next() % UInt64(bytes.count)))
        default: bytes.removeLast(bytes.count - place)
        }
      }
      let result = ModuleRewriter.rewrite([.init(path: "A.swift", bytes: bytes)])
      XCTAssertEqual(result.count, 1)
    }
  }

  /// Nesting 40,000 deep and lines of a megabyte; a file beyond the limit comes out as it is.
  func test_deepNestingAndLongLines() {
    let nested = [
      "(", "[", "{", "\"\\(", "class A { ", "#if A\n", "A<", "/*", "@objc class A: NSObject { @objc func a() {} ",
    ]
    for piece in nested {
      let source = String(repeating: piece, count: 40_000)
      let time = ContinuousClock().measure { _ = ModuleRewriter.rewrite([.init(path: "A.swift", text: source)]) }
      XCTAssertLessThan(time, .seconds(60), "\(piece)")
    }
    let line = "let a = [" + String(repeating: "#selector(A.tap(_:)), ", count: 40_000) + "]"
    let result = ModuleRewriter.rewrite([.init(path: "A.swift", text: line)])[0]
    XCTAssertEqual(result.changes.filter { $0.kind == .selector }.count, 40_000)
    let long = [UInt8](repeating: UInt8(ascii: "@"), count: 10 << 20)
    XCTAssertTrue(ModuleRewriter.rewrite([.init(path: "A.swift", bytes: long)])[0].bytes == long)
  }

  /// Sources that would be slow, if the time were not linear in their length.
  func test_repeatedPiecesTakeLinearTime() {
    let pieces = [
      "(", "{", "[", "class A: ", "class A<", "class A {", "func f(", "func f<", "@objc(", "#selector(", "#selector(a)",
      "\"\\(", "/*",
      "extension A { override func f() {} }\n", "var a = ", "a?.b?(", "protocol P { @objc optional func f() }\n", "/(",
      "#if os(iOS)\n",
      "class A {\n func f() {\n class A\n", "let a: B<", "@objc protocol P { @objc optional func f() }\n", "x.f?()\n",
      "@objc func a() { class B { ", "class func f() { ", "@objc private ",
      "class A: B { override func observeValue(forKeyPath",
      "class A: NSObject { @objc func a() {} }\n", "let a = NSClassFromString(\"A\"), a = a.b\n", "super.setValue(",
      "d.tabBarController?(", "x: AnyObject, x.f?(", "class A: NSObject, UITabBarControllerDelegate { ",
      "#", "##/ ", "#Preview { ", "#if os(macOS)\nNSProxy\n", "#elseif os(macOS)\n", "#if !(", "x: AnyObject, x.name\n",
      "x: AnyObject, { let x = 1 }; x.name\n", "let l: [AnyObject]; for y in l { y.a }\n", "x: AnyObject, x[0]; ",
      "class A { @objc func m() {} }; x: AnyObject, x.m()\n", "t: AnyClass, t.isSubclass(of: A.self)\n",
    ]
    for piece in pieces {
      let source = String(repeating: piece, count: 60_000 / piece.utf8.count)
      let clock = ContinuousClock()
      let time = clock.measure { _ = ModuleRewriter.rewrite([.init(path: "A.swift", text: source)]) }
      XCTAssertLessThan(time, .seconds(5), "\(piece)")
    }
  }
}

/// Numbers that are the same in every run.
private struct Random: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var value = state
    value ^= value >> 33
    value &*= 0xFF51_AFD7_ED55_8CCD
    value ^= value >> 33
    return value
  }
}
