/// The orientation of the user interface.
///
/// The landscape cases are named after the side of the *home button*. A device turned to its left shows the interface in
/// `landscapeRight`, hence the raw values.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright, home button below.
  case portrait = 1
  /// Upright, home button above.
  case portraitUpsideDown = 2
  /// On its side, home button on the left.
  case landscapeLeft = 4
  /// On its side, home button on the right.
  case landscapeRight = 3

  /// Whether the interface lies on its side.
  public var isLandscape: Bool {
    switch self {
    case .landscapeLeft, .landscapeRight: true
    case .unknown, .portrait, .portraitUpsideDown: false
    }
  }

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool {
    switch self {
    case .portrait, .portraitUpsideDown: true
    case .unknown, .landscapeLeft, .landscapeRight: false
    }
  }
}
