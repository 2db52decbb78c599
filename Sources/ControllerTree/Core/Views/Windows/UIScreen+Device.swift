import Foundation

extension UIScreen {
  /// A kind of device for a screen: its size, the areas that its corners and bars cover, the height of its keyboard.
  ///
  /// ```swift
  /// UIScreen.main.device = .iPhoneSE
  /// UIScreen.main.device = .iPad.landscape
  /// ```
  ///
  /// | device | points | safe area | on its side | keyboard |
  /// | --- | --- | --- | --- | --- |
  /// | ``iPhone`` | 393 × 852 | top 59, bottom 34 | left and right 59, bottom 21 | 336, 209 |
  /// | ``iPhoneSE`` | 375 × 667 | top 20 | none | 260, 200 |
  /// | ``iPhoneProMax`` | 430 × 932 | top 59, bottom 34 | left and right 59, bottom 21 | 346, 209 |
  /// | ``iPad`` | 820 × 1180 | top 24, bottom 20 | top 24, bottom 20 | 353, 441 |
  /// | ``iPadMini`` | 744 × 1133 | top 24, bottom 20 | top 24, bottom 20 | 353, 441 |
  /// | ``iPadPro`` | 1024 × 1366 | top 24, bottom 20 | top 24, bottom 20 | 398, 491 |
  /// | ``bare`` | 393 × 852 | none | none | 336, 209 |
  ///
  /// The heights are those of an English keyboard with suggestions.
  public struct Device: Hashable, Sendable {
    /// The size of the screen as the device is held, in points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// The areas of the screen that bars and the device's corners cover, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// The height of the keyboard, in points.
    public var keyboardHeight: CGFloat
    /// The insets and the keyboard in the other orientation.
    private var turned: Turned

    private struct Turned: Hashable, Sendable {
      var safeAreaInsets: UIEdgeInsets
      var keyboardHeight: CGFloat
    }

    /// Makes a custom device, which has the same insets and keyboard in both orientations.
    /// - Parameters:
    ///   - size: The size of its screen, in points.
    ///   - scale: Pixels per point.
    ///   - safeAreaInsets: The covered areas at the screen's edges, in points.
    ///   - keyboardHeight: The height of its keyboard, in points.
    public init(
      size: CGSize, scale: CGFloat = 3, safeAreaInsets: UIEdgeInsets = .zero, keyboardHeight: CGFloat = 336
    ) {
      self.size = size
      self.scale = scale
      self.safeAreaInsets = safeAreaInsets
      self.keyboardHeight = keyboardHeight
      turned = Turned(safeAreaInsets: safeAreaInsets, keyboardHeight: keyboardHeight)
    }

    private init(
      _ width: CGFloat, _ height: CGFloat, scale: CGFloat, upright: (UIEdgeInsets, keyboard: CGFloat),
      turned: (UIEdgeInsets, keyboard: CGFloat)
    ) {
      self.init(
        size: CGSize(width: width, height: height), scale: scale, safeAreaInsets: upright.0,
        keyboardHeight: upright.keyboard)
      self.turned = Turned(safeAreaInsets: turned.0, keyboardHeight: turned.keyboard)
    }

    /// The device in the orientation in which its screen is wider than high.
    public var landscape: Device { size.width < size.height ? otherWayRound : self }
    /// The device in the orientation in which its screen is higher than wide.
    public var portrait: Device { size.width > size.height ? otherWayRound : self }

    private var otherWayRound: Device {
      var device = self
      device.size = CGSize(width: size.height, height: size.width)
      device.safeAreaInsets = turned.safeAreaInsets
      device.keyboardHeight = turned.keyboardHeight
      device.turned = Turned(safeAreaInsets: safeAreaInsets, keyboardHeight: keyboardHeight)
      return device
    }
  }
}

extension UIScreen.Device {
  private static func insets(top: CGFloat = 0, sides: CGFloat = 0, bottom: CGFloat = 0) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: sides, bottom: bottom, right: sides)
  }

  private static func tablet(_ width: CGFloat, _ height: CGFloat, keyboard: (CGFloat, CGFloat)) -> Self {
    let insets = insets(top: 24, bottom: 20)
    return Self(width, height, scale: 2, upright: (insets, keyboard.0), turned: (insets, keyboard.1))
  }

  /// A phone with a sensor housing at its top: the device of ``UIScreen/main`` until another one is assigned.
  public static let iPhone = Self(
    393, 852, scale: 3, upright: (insets(top: 59, bottom: 34), 336), turned: (insets(sides: 59, bottom: 21), 209))
  /// A small phone with a home button.
  public static let iPhoneSE = Self(375, 667, scale: 2, upright: (insets(top: 20), 260), turned: (insets(), 200))
  /// A large phone.
  public static let iPhoneProMax = Self(
    430, 932, scale: 3, upright: (insets(top: 59, bottom: 34), 346), turned: (insets(sides: 59, bottom: 21), 209))
  /// A tablet.
  public static let iPad = tablet(820, 1_180, keyboard: (353, 441))
  /// A small tablet.
  public static let iPadMini = tablet(744, 1_133, keyboard: (353, 441))
  /// A large tablet.
  public static let iPadPro = tablet(1_024, 1_366, keyboard: (398, 491))
  /// A phone without safe area, for tests of frames that do not concern safe areas.
  public static let bare = Self(393, 852, scale: 3, upright: (insets(), 336), turned: (insets(), 209))
}

extension Stage {
  /// Runs `body` on a stage of its own, whose main screen is that of `device`, and discards that stage afterwards.
  ///
  /// - Parameters:
  ///   - pacing: How animated work passes on the new stage.
  ///   - directCalls: Whether each call that `body` makes directly is a turn of its own.
  ///   - device: The device of its main screen.
  ///   - body: The work; it gets the stage.
  public static func withPristine<R>(
    pacing: UpdateCycle.Pacing = .immediate, directCalls: UpdateCycle.DirectCalls = .oneTurnEach,
    device: UIScreen.Device, _ body: @MainActor (Stage) throws -> R
  ) rethrows -> R {
    try withPristine(pacing: pacing, directCalls: directCalls) { stage in
      stage.makeScreen(of: device)
      return try body(stage)
    }
  }

  /// Runs asynchronous `body` on a stage of its own, whose main screen is that of `device`, and discards that stage afterwards.
  ///
  /// - Parameters:
  ///   - pacing: How animated work passes on the new stage.
  ///   - directCalls: Whether each call that `body` makes directly is a turn of its own.
  ///   - device: The device of its main screen.
  ///   - body: The work; it gets the stage.
  public static func withPristine<R>(
    pacing: UpdateCycle.Pacing = .immediate, directCalls: UpdateCycle.DirectCalls = .oneTurnEach,
    device: UIScreen.Device, _ body: @MainActor (Stage) async throws -> R
  ) async rethrows -> R {
    try await withPristine(pacing: pacing, directCalls: directCalls) { stage in
      stage.makeScreen(of: device)
      return try await body(stage)
    }
  }

  private func makeScreen(of device: UIScreen.Device) { _ = part(UIScreen.self) { UIScreen(device: device) } }
}
