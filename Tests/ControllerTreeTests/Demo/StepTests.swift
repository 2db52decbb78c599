#if !os(Windows)
  import Foundation
  import XCTest

  /// `--step`, on a pseudo-terminal.
  final class StepTests: XCTestCase {
    /// After a public call the demo shows its callbacks and the tree, in which it marks the changes, and waits.
    func test_step_showsCallbacksAndTreeOfEachCall() throws {
      let terminal = try Terminal(["--step", "containment", "--color", "never"])
      let text = try terminal.text(until: "q: quit")
      XCTAssertEqual(
        text[(text.range(of: "  turn")?.lowerBound ?? text.startIndex)...],
        """
          turn  event                       object  state                       cause
          ── parent.addChild(child)
             3  willMove(toParent: Parent)  Child                               Parent.addChild(_:)

          The tree
            UIWindow #1 (0, 0, 393, 852) key
            └─ UIViewController "Parent" appeared, view (0, 0, 393, 852)
          +    └─ UIViewController "Child" disappeared, view not loaded

          call 1 of 7 · any key: next · b: back · n: next scenario · q: quit
        """)
      terminal.send("q")
      XCTAssertEqual(terminal.end(), 0)
    }

    /// A step of several calls shows them one by one.
    func test_step_stopsAfterEachCallOfAStep() throws {
      let terminal = try Terminal(["--step", "everyday", "--color", "never"])
      var text = ""
      while !text.contains(", call 2 of 3") { text += try terminal.press(" ", until: "q: quit") }
      XCTAssertTrue(text.contains("composes a message in a sheet, call 1 of 3\n"), text)
      terminal.send("q")
      XCTAssertEqual(terminal.end(), 0)
    }

    /// Keys: back by letter and by arrow, the next scenario, and four ways to quit, each of which leaves the terminal as it was.
    func test_step_keysLeadBackForwardAndOut() throws {
      for quit in ["q", "\u{1B}", "\u{3}", "\u{4}"] {
        let terminal = try Terminal(["--step", "containment", "toggle", "--color", "never"])
        let before = terminal.echoes
        _ = try terminal.text(until: "call 1 of 7 · any key: next · b: back · n: next scenario · q: quit")
        _ = try terminal.press("\u{1B}[C", until: "call 2 of 7")
        _ = try terminal.press("b", until: "call 1 of 7")
        _ = try terminal.press("\r", until: "call 2 of 7")
        _ = try terminal.press("\u{1B}[D", until: "call 1 of 7")
        _ = try terminal.press("n", until: "Toggling between two children")
        _ = try terminal.text(until: "q: quit")
        terminal.send(quit)
        XCTAssertEqual(terminal.end(), 0)
        XCTAssertEqual(terminal.echoes, before)
      }
    }

    /// Keys that are typed ahead are not lost.
    func test_step_keysMayBeTypedAhead() throws {
      let terminal = try Terminal(["--step", "containment", "--color", "never"])
      _ = try terminal.text(until: "call 1 of 7")
      terminal.send("  \u{1B}[D q")
      _ = try terminal.text(until: "call 3 of 7")
      _ = try terminal.text(until: "call 2 of 7")
      _ = try terminal.text(until: "call 3 of 7")
      XCTAssertEqual(terminal.end(), 0)
    }

    /// After the last call of the last scenario the program ends.
    func test_step_endsAfterTheLastCall() throws {
      let terminal = try Terminal(["--step", "containment", "--color", "never"])
      _ = try terminal.text(until: "call 1 of 7")
      for call in 2...7 { _ = try terminal.press(" ", until: "call \(call) of 7") }
      terminal.send(" ")
      XCTAssertEqual(terminal.end(), 0)
    }
  }

  /// The demo on a pseudo-terminal.
  private final class Terminal {
    private let main: Int32
    private let process = Process()
    private var unread = ""

    init(_ arguments: [String]) throws {
      main = try XCTUnwrap(Self.function("posix_openpt", as: (@convention(c) (Int32) -> Int32).self))(O_RDWR | O_NOCTTY)
      for step in ["grantpt", "unlockpt"] {
        XCTAssertEqual(try XCTUnwrap(Self.function(step, as: (@convention(c) (Int32) -> Int32).self))(main), 0, step)
      }
      let ptsname = Self.function("ptsname", as: (@convention(c) (Int32) -> UnsafePointer<CChar>?).self)
      let side = open(try XCTUnwrap(ptsname?(main)), O_RDWR | O_NOCTTY)
      let file = FileHandle(fileDescriptor: side, closeOnDealloc: true)
      process.executableURL = try DemoRun.executable()
      process.arguments = arguments
      (process.standardInput, process.standardOutput) = (file, file)
      try process.run()
    }

    /// A function of the C library that Swift does not import on Linux.
    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(dlopen(nil, RTLD_NOW), name).map { unsafeBitCast($0, to: type) }
    }

    deinit {
      if process.isRunning { process.terminate() }
      close(main)
    }

    /// Whether the terminal shows what is typed.
    var echoes: Bool {
      var settings = termios()
      tcgetattr(main, &settings)
      return settings.c_lflag & tcflag_t(ECHO) != 0
    }

    func send(_ key: String) { _ = key.withCString { write(main, $0, strlen($0)) } }

    func press(_ key: String, until end: String) throws -> String {
      send(key)
      return try text(until: end)
    }

    /// The text up to and with `end`, in lines that end with a line feed alone.
    func text(until end: String) throws -> String {
      let limit = Date(timeIntervalSinceNow: 20)
      while unread.range(of: end) == nil {
        var place = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
        guard poll(&place, 1, 1_000) >= 0, Date() < limit else { throw Silence(awaited: end, text: unread) }
        guard place.revents & Int16(POLLIN) != 0 else { continue }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(main, &bytes, bytes.count)
        pending += bytes.prefix(max(count, 0))
        decode()
      }
      guard let range = unread.range(of: end) else { return "" }
      defer { unread = String(unread[range.upperBound...]) }
      return String(unread[..<range.upperBound])
    }

    /// The exit status, once the program has ended; `nil` if it does not end.
    func end() -> Int32? {
      let limit = Date(timeIntervalSinceNow: 20)
      while process.isRunning, Date() < limit { usleep(10_000) }
      guard !process.isRunning else { return nil }
      return process.terminationStatus
    }

    private var pending: [UInt8] = []

    /// Moves whole characters from `pending` to `unread`.
    private func decode() {
      for length in stride(from: pending.count, through: max(pending.count - 3, 0), by: -1) {
        guard let text = String(validating: pending.prefix(length), as: UTF8.self) else { continue }
        unread += text.replacingOccurrences(of: "\r\n", with: "\n")
        pending.removeFirst(length)
        return
      }
    }

    private struct Silence: Error {
      let awaited: String
      let text: String
    }
  }
#endif
