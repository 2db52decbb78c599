import Foundation

extension UpdateCycle {
  /// How time passes for animations.
  public enum Pacing: String, Hashable, Sendable, Codable {
    /// Virtual time jumps to the end of every animation within the turn that began it. The default.
    case immediate
    /// Virtual time stands still until ``UpdateCycle/advance(by:)``: a test can inspect every state in between.
    case manual
    /// Animations take their real duration on the main run loop, for live programs and for tests that wait.
    case mainRunLoop

    /// The pacing that the environment variable `CONTROLLERTREE_PACING` names, or ``immediate``.
    public static var fromEnvironment: Pacing {
      ProcessInfo.processInfo.environment["CONTROLLERTREE_PACING"].flatMap(Pacing.init(rawValue:)) ?? .immediate
    }
  }
}
