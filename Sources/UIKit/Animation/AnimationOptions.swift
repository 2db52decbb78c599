import ControllerTree

// Options that concern drawing, which have no effect. Those with an effect are in ControllerTree.

extension UIView.AnimationOptions {
  /// Layout happens at the end of the turn in any case.
  public static let layoutSubviews = Self(rawValue: 1 << 0)
  /// Values are set at once in any case.
  public static let beginFromCurrentState = Self(rawValue: 1 << 2)
  /// The values at the end are those of the block.
  public static let autoreverse = Self(rawValue: 1 << 4)
  /// Concerns only drawing.
  public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
  /// Concerns only drawing.
  public static let allowAnimatedContent = Self(rawValue: 1 << 7)
  /// Options are not inherited.
  public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
  /// Slow, fast, slow: the default.
  public static let curveEaseInOut: Self = []
  /// Slow at the beginning.
  public static let curveEaseIn = Self(rawValue: 1 << 16)
  /// Slow at the end.
  public static let curveEaseOut = Self(rawValue: 2 << 16)
  /// The same speed all the time.
  public static let curveLinear = Self(rawValue: 3 << 16)
  /// A flip round the vertical axis, from the left.
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
  /// A flip round the vertical axis, from the right.
  public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  /// A page that is turned up.
  public static let transitionCurlUp = Self(rawValue: 3 << 20)
  /// A page that is turned down.
  public static let transitionCurlDown = Self(rawValue: 4 << 20)
  /// One content fades into the other.
  public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  /// A flip round the horizontal axis, from the top.
  public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
  /// A flip round the horizontal axis, from the bottom.
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
  /// The system's frame rate.
  public static let preferredFramesPerSecondDefault: Self = []
  /// 60 frames a second.
  public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
  /// 30 frames a second.
  public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
}

extension UIView.KeyframeAnimationOptions {
  /// Layout happens at the end of the turn in any case.
  public static let layoutSubviews = Self(rawValue: 1 << 0)
  /// Values are set at once in any case.
  public static let beginFromCurrentState = Self(rawValue: 1 << 2)
  /// The values at the end are those of the block.
  public static let autoreverse = Self(rawValue: 1 << 4)
  /// Options are not inherited.
  public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
  /// Straight from frame to frame: the default.
  public static let calculationModeLinear: Self = []
  /// From frame to frame in jumps.
  public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
  /// With even speed over all frames.
  public static let calculationModePaced = Self(rawValue: 2 << 10)
  /// In a smooth curve through the frames.
  public static let calculationModeCubic = Self(rawValue: 3 << 10)
  /// In a smooth curve, with even speed over all frames.
  public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
}
