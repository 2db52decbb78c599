import Foundation

/// The terminal that the program runs on, if any.
enum Terminal {
  /// Whether standard output is a terminal.
  static var isOutput: Bool { isTerminal(FileHandle.standardOutput) }
  /// Whether standard input is a terminal.
  static var isInput: Bool { isTerminal(FileHandle.standardInput) }

  private static func isTerminal(_ file: FileHandle) -> Bool {
    #if os(Windows)
      _isatty(file === FileHandle.standardOutput ? _fileno(stdout) : _fileno(stdin)) != 0
    #else
      isatty(file.fileDescriptor) == 1
    #endif
  }

  enum Key: Hashable { case forward, back, nextScenario, quit }

  /// Waits for a key: ← and `b` go back, `n` goes to the next scenario; `q`, Escape, Control-C and the end of the input quit; all
  /// others go forward.
  @MainActor static func readKey() -> Key {
    if typed.isEmpty { typed = readBytes() }
    // An arrow is a sequence of three bytes.
    let isArrow = typed.count > 2 && typed[0] == 0x1B && (typed[1] == 0x5B || typed[1] == 0x4F)
    let key = Array(typed.prefix(isArrow ? 3 : 1))
    typed.removeFirst(key.count)
    return switch key {
    case [0x1B, 0x5B, 0x44], [0x1B, 0x4F, 0x44], [UInt8(ascii: "b")]: .back
    case [UInt8(ascii: "n")]: .nextScenario
    case [], [UInt8(ascii: "q")], [0x1B], [0x03], [0x04]: .quit
    default: .forward
    }
  }

  /// The keys that were typed before anybody asked.
  @MainActor private static var typed: [UInt8] = []

  /// The bytes of the next keys; empty at the end of the input.
  private static func readBytes() -> [UInt8] {
    #if os(Windows)
      return readLine(strippingNewline: false).map { Array($0.utf8.prefix(1)) } ?? []
    #else
      var bytes = [UInt8](repeating: 0, count: 8)
      let count = read(FileHandle.standardInput.fileDescriptor, &bytes, bytes.count)
      return Array(bytes.prefix(max(count, 0)))
    #endif
  }

  /// Runs `body` with a terminal that passes on each key at once, without showing it, Control-C too.
  static func withKeys(_ body: () throws -> Void) rethrows {
    #if !os(Windows)
      let input = FileHandle.standardInput.fileDescriptor
      var saved = termios()
      guard tcgetattr(input, &saved) == 0 else { return try body() }
      var settings = saved
      settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
      tcsetattr(input, TCSANOW, &settings)
      defer { tcsetattr(input, TCSANOW, &saved) }
    #endif
    try body()
  }
}
