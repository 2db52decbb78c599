import Foundation

/// Reports calls on a thread other than the main one.
///
/// The compiler refuses such a call in language mode 6, and accepts it in mode 5. Swift then ends the process with nothing but
/// `Illegal instruction`, or two threads change the tree at once. Every call that changes the tree begins a turn, so the
/// beginning of a turn reports the call before any of that happens.
enum OffMainCall {
  /// Writes the line; tests replace it.
  static let write = Locked<(String) -> Void> { line in
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
  private static let hasWritten = Locked(false)

  /// Reports the first such call of the process.
  @inline(never)
  static func report(_ call: PublicCall) {
    let isFirst = hasWritten.withValue { hasWritten in
      defer { hasWritten = true }
      return !hasWritten
    }
    if isFirst { write.withValue { $0(text(of: call)) } }
  }

  static func text(of call: PublicCall) -> String {
    let receiver = call.receiver.map { "\(type(of: $0))." } ?? ""
    return "ControllerTree: \(receiver)\(call.name) was called on a thread that is not the main thread. "
      + "Call it on the main thread: mark the caller @MainActor, or use DispatchQueue.main.async. Swift may end the process now "
      + "(Illegal instruction)."
  }
}
