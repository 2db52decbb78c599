/// The interface orientations that a controller or an application supports.
///
/// The position of each bit is the orientation's raw value.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit per orientation.
  public let rawValue: UInt

  /// A set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright, home button below.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// On its side, home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// On its side, home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// Upright, home button above.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  /// The set with one orientation; empty for `unknown`.
  init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue))
  }
}
