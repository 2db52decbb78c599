import UIKit
import XCTest

@testable import ControllerTree

final class AccessibilitySettingsTests: XCTestCase {
  /// ACT-60: each setting has a property and a notification; a change that changes nothing posts nothing.
  func test_ACT60_settings() async {
    await withTrace { trace in
      let center = NotificationCenter.default
      for (setting, name, isOn) in Self.settings {
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { trace.note("\(setting) \(isOn())") }
        }
        let atFirst = isOn()
        XCTAssertEqual(atFirst, setting == .shakeToUndo || setting == .videoAutoplay)
        UIAccessibility.set(setting, to: atFirst)
        trace.expect("")
        UIAccessibility.set(setting, to: !atFirst)
        trace.expect("\(setting) \(!atFirst)")
        UIAccessibility.set(setting, to: atFirst)
        trace.expect("\(setting) \(atFirst)")
        center.removeObserver(token)
      }
      XCTAssertEqual(Self.settings.count, UIAccessibility.Setting.allCases.count)
    }
  }

  @MainActor private static let settings: [(UIAccessibility.Setting, Notification.Name, @MainActor () -> Bool)] = [
    (.voiceOver, UIAccessibility.voiceOverStatusDidChangeNotification, { UIAccessibility.isVoiceOverRunning }),
    (
      .switchControl, UIAccessibility.switchControlStatusDidChangeNotification,
      { UIAccessibility.isSwitchControlRunning }
    ),
    (
      .assistiveTouch, UIAccessibility.assistiveTouchStatusDidChangeNotification,
      { UIAccessibility.isAssistiveTouchRunning }
    ),
    (.guidedAccess, UIAccessibility.guidedAccessStatusDidChangeNotification, { UIAccessibility.isGuidedAccessEnabled }),
    (.boldText, UIAccessibility.boldTextStatusDidChangeNotification, { UIAccessibility.isBoldTextEnabled }),
    (
      .closedCaptioning, UIAccessibility.closedCaptioningStatusDidChangeNotification,
      { UIAccessibility.isClosedCaptioningEnabled }
    ),
    (
      .darkerColors, UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      { UIAccessibility.isDarkerSystemColorsEnabled }
    ),
    (.grayscale, UIAccessibility.grayscaleStatusDidChangeNotification, { UIAccessibility.isGrayscaleEnabled }),
    (
      .invertedColors, UIAccessibility.invertColorsStatusDidChangeNotification,
      { UIAccessibility.isInvertColorsEnabled }
    ),
    (.monoAudio, UIAccessibility.monoAudioStatusDidChangeNotification, { UIAccessibility.isMonoAudioEnabled }),
    (.reduceMotion, UIAccessibility.reduceMotionStatusDidChangeNotification, { UIAccessibility.isReduceMotionEnabled }),
    (
      .reduceTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      { UIAccessibility.isReduceTransparencyEnabled }
    ),
    (.shakeToUndo, UIAccessibility.shakeToUndoDidChangeNotification, { UIAccessibility.isShakeToUndoEnabled }),
    (.speakScreen, UIAccessibility.speakScreenStatusDidChangeNotification, { UIAccessibility.isSpeakScreenEnabled }),
    (
      .speakSelection, UIAccessibility.speakSelectionStatusDidChangeNotification,
      { UIAccessibility.isSpeakSelectionEnabled }
    ),
    (
      .videoAutoplay, UIAccessibility.videoAutoplayStatusDidChangeNotification,
      { UIAccessibility.isVideoAutoplayEnabled }
    ),
    (
      .differentiateWithoutColor, UIAccessibility.differentiateWithoutColorDidChangeNotification,
      { UIAccessibility.shouldDifferentiateWithoutColor }
    ),
    (
      .buttonShapes, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
      { UIAccessibility.buttonShapesEnabled }
    ),
    (
      .onOffLabels, UIAccessibility.onOffSwitchLabelsDidChangeNotification,
      { UIAccessibility.isOnOffSwitchLabelsEnabled }
    ),
    (
      .crossFadeTransitions, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      { UIAccessibility.prefersCrossFadeTransitions }
    ),
  ]

  /// There are no assistive technologies and no hearing devices.
  func test_ACT60_nothingElse() async {
    await withStage { _ in
      XCTAssertNil(UIAccessibility.focusedElement(using: .notificationVoiceOver))
      XCTAssertEqual(UIAccessibility.hearingDevicePairedEar, [])
      XCTAssertTrue(UIAccessibility.HearingDeviceEar.both.contains(.left))
      UIAccessibility.post(notification: .announcement, argument: "A")
      UIAccessibility.registerGestureConflictWithZoom()
      UIAccessibility.zoomFocusChanged(zoomType: .insertionPoint, toFrame: .zero, in: UIView())
      let answers = Locked<[Bool]>([])
      UIAccessibility.requestGuidedAccessSession(enabled: true) { answer in answers.withValue { $0.append(answer) } }
      XCTAssertEqual(answers.withValue { $0 }, [false])
    }
  }
}
