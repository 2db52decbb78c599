import UIKit
import XCTest

/// Each former spelling of attributes and of accessibility does the same as its successor. Only deprecated code may use them without a
/// warning.
final class FormerTextSpellingsTests: XCTestCase {
  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_attributesInFormerSpellings() {
    let former: [NSAttributedStringKey] = [
      NSFontAttributeName, NSParagraphStyleAttributeName, NSForegroundColorAttributeName,
      NSBackgroundColorAttributeName, NSLigatureAttributeName, NSKernAttributeName,
      NSStrikethroughStyleAttributeName, NSUnderlineStyleAttributeName, NSStrokeColorAttributeName,
      NSStrokeWidthAttributeName, NSShadowAttributeName, NSTextEffectAttributeName, NSAttachmentAttributeName,
      NSLinkAttributeName, NSBaselineOffsetAttributeName, NSUnderlineColorAttributeName,
      NSStrikethroughColorAttributeName, NSObliquenessAttributeName, NSExpansionAttributeName,
    ]
    let keys: [NSAttributedString.Key] = [
      .font, .paragraphStyle, .foregroundColor, .backgroundColor, .ligature, .kern, .strikethroughStyle,
      .underlineStyle, .strokeColor, .strokeWidth, .shadow, .textEffect, .attachment, .link, .baselineOffset,
      .underlineColor, .strikethroughColor, .obliqueness, .expansion,
    ]
    XCTAssertEqual(former, keys)
    let text = NSAttributedString(string: "Go", attributes: [NSFontAttributeName: UIFont.systemFont(ofSize: 9)])
    XCTAssertEqual((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 9)
  }

  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_traitsInFormerSpellings() {
    let former: [UIAccessibilityTraits] = [
      UIAccessibilityTraitNone, UIAccessibilityTraitButton, UIAccessibilityTraitLink, UIAccessibilityTraitHeader,
      UIAccessibilityTraitSearchField, UIAccessibilityTraitImage, UIAccessibilityTraitSelected,
      UIAccessibilityTraitPlaysSound, UIAccessibilityTraitKeyboardKey, UIAccessibilityTraitStaticText,
      UIAccessibilityTraitSummaryElement, UIAccessibilityTraitNotEnabled, UIAccessibilityTraitUpdatesFrequently,
      UIAccessibilityTraitStartsMediaSession, UIAccessibilityTraitAdjustable,
      UIAccessibilityTraitAllowsDirectInteraction, UIAccessibilityTraitCausesPageTurn, UIAccessibilityTraitTabBar,
    ]
    let traits: [UIAccessibilityTraits] = [
      .none, .button, .link, .header, .searchField, .image, .selected, .playsSound, .keyboardKey, .staticText,
      .summaryElement, .notEnabled, .updatesFrequently, .startsMediaSession, .adjustable, .allowsDirectInteraction,
      .causesPageTurn, .tabBar,
    ]
    XCTAssertEqual(former, traits)
  }

  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_notificationsInFormerSpellings() async {
    await withStage { _ in
      let former: [UIAccessibilityNotifications] = [
        UIAccessibilityScreenChangedNotification, UIAccessibilityLayoutChangedNotification,
        UIAccessibilityAnnouncementNotification, UIAccessibilityPageScrolledNotification,
        UIAccessibilityPauseAssistiveTechnologyNotification, UIAccessibilityResumeAssistiveTechnologyNotification,
      ]
      XCTAssertEqual(
        former,
        [
          .screenChanged, .layoutChanged, .announcement, .pageScrolled, .pauseAssistiveTechnology,
          .resumeAssistiveTechnology,
        ])
      UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, "Saved")
    }
  }

  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_ACT60_settingsInFormerSpellings() async {
    await withStage { _ in
      let questions: [(UIAccessibility.Setting, @MainActor () -> Bool)] = [
        (.voiceOver, UIAccessibilityIsVoiceOverRunning), (.switchControl, UIAccessibilityIsSwitchControlRunning),
        (.reduceMotion, UIAccessibilityIsReduceMotionEnabled),
        (.reduceTransparency, UIAccessibilityIsReduceTransparencyEnabled),
        (.boldText, UIAccessibilityIsBoldTextEnabled), (.guidedAccess, UIAccessibilityIsGuidedAccessEnabled),
        (.invertedColors, UIAccessibilityIsInvertColorsEnabled), (.grayscale, UIAccessibilityIsGrayscaleEnabled),
        (.monoAudio, UIAccessibilityIsMonoAudioEnabled),
        (.closedCaptioning, UIAccessibilityIsClosedCaptioningEnabled),
        (.speakScreen, UIAccessibilityIsSpeakScreenEnabled),
        (.speakSelection, UIAccessibilityIsSpeakSelectionEnabled),
        (.shakeToUndo, UIAccessibilityIsShakeToUndoEnabled),
        (.darkerColors, UIAccessibilityDarkerSystemColorsEnabled),
      ]
      for (setting, isOn) in questions {
        let before = isOn()
        UIAccessibility.set(setting, to: !before)
        XCTAssertEqual(isOn(), !before, "\(setting)")
      }
    }
  }
}
