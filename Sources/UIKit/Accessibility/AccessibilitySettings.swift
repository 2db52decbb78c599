import ControllerTree
import Foundation

extension UIAccessibility {
  /// A setting of the device that helps a person to use it.
  public enum Setting: Int, CaseIterable, Hashable, Sendable {
    /// Each is named as the property that tells it: ``UIAccessibility/isVoiceOverRunning`` and those beside it.
    case voiceOver, switchControl, assistiveTouch, guidedAccess, boldText, closedCaptioning, darkerColors, grayscale
    /// Each is named as the property that tells it.
    case invertedColors, monoAudio, reduceMotion, reduceTransparency, shakeToUndo, speakScreen, speakSelection
    /// Each is named as the property that tells it.
    case videoAutoplay, differentiateWithoutColor, buttonShapes, onOffLabels, crossFadeTransitions

    /// Whether it is on as long as nobody has changed it: shaking to undo and the playing of videos are.
    fileprivate var isOnAtFirst: Bool { self == .shakeToUndo || self == .videoAutoplay }

    /// The notification of a change.
    fileprivate var notification: Foundation.Notification.Name {
      switch self {
      case .voiceOver: voiceOverStatusDidChangeNotification
      case .switchControl: switchControlStatusDidChangeNotification
      case .assistiveTouch: assistiveTouchStatusDidChangeNotification
      case .guidedAccess: guidedAccessStatusDidChangeNotification
      case .boldText: boldTextStatusDidChangeNotification
      case .closedCaptioning: closedCaptioningStatusDidChangeNotification
      case .darkerColors: darkerSystemColorsStatusDidChangeNotification
      case .grayscale: grayscaleStatusDidChangeNotification
      case .invertedColors: invertColorsStatusDidChangeNotification
      case .monoAudio: monoAudioStatusDidChangeNotification
      case .reduceMotion: reduceMotionStatusDidChangeNotification
      case .reduceTransparency: reduceTransparencyStatusDidChangeNotification
      case .shakeToUndo: shakeToUndoDidChangeNotification
      case .speakScreen: speakScreenStatusDidChangeNotification
      case .speakSelection: speakSelectionStatusDidChangeNotification
      case .videoAutoplay: videoAutoplayStatusDidChangeNotification
      case .differentiateWithoutColor: differentiateWithoutColorDidChangeNotification
      case .buttonShapes: buttonShapesEnabledStatusDidChangeNotification
      case .onOffLabels: onOffSwitchLabelsDidChangeNotification
      case .crossFadeTransitions: prefersCrossFadeTransitionsStatusDidChange
      }
    }
  }

  /// The settings of a stage.
  @MainActor private final class Settings {
    var changed: Set<Setting> = []
    static var current: Settings { Stage.current.part(Settings.self) { Settings() } }
  }

  private static func isOn(_ setting: Setting) -> Bool {
    Settings.current.changed.contains(setting) != setting.isOnAtFirst
  }

  /// Simulates a person who changes a setting, in one event: its notification is posted if it was different. Rules: ACT-60, TURN-06.
  /// - Parameters:
  ///   - setting: The setting.
  ///   - isOn: Its new value.
  public static func set(_ setting: Setting, to isOn: Bool) {
    UpdateCycle.main.turn("set(_:to:)") {
      guard Self.isOn(setting) != isOn else { return }
      Settings.current.changed.formSymmetricDifference([setting])
      NotificationCenter.default.post(name: setting.notification, object: nil)
    }
  }

  // MARK: The settings, each as ``set(_:to:)`` has left it (ACT-60)

  /// Whether VoiceOver is on.
  public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
  /// Whether Switch Control is on.
  public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
  /// Whether AssistiveTouch is on.
  public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
  /// Whether the device is kept to one application.
  public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
  /// Whether the user prefers bold text.
  public static var isBoldTextEnabled: Bool { isOn(.boldText) }
  /// Whether the user wants captions in videos.
  public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptioning) }
  /// Whether the user prefers darker colours.
  public static var isDarkerSystemColorsEnabled: Bool { isOn(.darkerColors) }
  /// Whether the screen shows no colours.
  public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
  /// Whether the screen inverts colours.
  public static var isInvertColorsEnabled: Bool { isOn(.invertedColors) }
  /// Whether both ears hear the same.
  public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }
  /// Whether the user reduces motion.
  public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
  /// Whether the user reduces transparency.
  public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
  /// Whether shaking the device undoes; it does at first.
  public static var isShakeToUndoEnabled: Bool { isOn(.shakeToUndo) }
  /// Whether the device can read the screen aloud.
  public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }
  /// Whether the device can read a selection aloud.
  public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }
  /// Whether videos play by themselves; they do at first.
  public static var isVideoAutoplayEnabled: Bool { isOn(.videoAutoplay) }
  /// Whether colours alone should tell nothing.
  public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
  /// Whether buttons have visible shapes.
  public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }
  /// Whether switches have labels.
  public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffLabels) }
  /// Whether the user prefers cross-fades to moving screens.
  public static var prefersCrossFadeTransitions: Bool { isOn(.crossFadeTransitions) }
  /// The ears that hear by a device: none.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  /// Ears that hear by a device.
  public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
    /// One bit per ear.
    public let rawValue: UInt
    /// Ears from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left one.
    public static let left = Self(rawValue: 1 << 1)
    /// The right one.
    public static let right = Self(rawValue: 1 << 2)
    /// Both.
    public static let both: Self = [.left, .right]
  }
}
