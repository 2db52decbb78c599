/// Whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not specified.
  case unknown = 0
  /// The screen does not measure force.
  case unavailable = 1
  /// The screen measures force.
  case available = 2
}
