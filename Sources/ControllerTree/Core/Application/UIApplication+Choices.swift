import Foundation

// What an application asks of the system beside the interface.

extension UIApplication {

  /// Chooses another icon; `completionHandler` gets no error, at the end of the turn. Rules: ACT-62.
  /// - Parameters:
  ///   - alternateIconName: The name of the icon; `nil` for the usual one.
  ///   - completionHandler: Called at the end.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let cycle = Stage.current.cycle
    cycle.turn(PublicCall("setAlternateIconName(_:completionHandler:)", self, .other)) {
      self.alternateIconName = alternateIconName
      guard let completionHandler else { return }
      cycle.enqueue(ClosureWork { completionHandler(nil) }, in: .completions)
    }
  }

  /// The former call that opens a URL: none is opened, as there is no other application.
  /// - Returns: Whether it was opened: `false`.
  @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }
}
