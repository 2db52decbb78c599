// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ControllerTree
import Foundation

// Names that constants and functions had until Swift 4.2, for code of that time.

/// The former spelling of `UIFont.Weight.ultraLight`.
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
public var UIFontWeightUltraLight: UIFont.Weight { UIFont.Weight.ultraLight }

/// The former spelling of `UIFont.Weight.thin`.
@available(*, deprecated, renamed: "UIFont.Weight.thin")
public var UIFontWeightThin: UIFont.Weight { UIFont.Weight.thin }

/// The former spelling of `UIFont.Weight.light`.
@available(*, deprecated, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }

/// The former spelling of `UIFont.Weight.regular`.
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { UIFont.Weight.regular }

/// The former spelling of `UIFont.Weight.medium`.
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { UIFont.Weight.medium }

/// The former spelling of `UIFont.Weight.semibold`.
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { UIFont.Weight.semibold }

/// The former spelling of `UIFont.Weight.bold`.
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { UIFont.Weight.bold }

/// The former spelling of `UIFont.Weight.heavy`.
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
public var UIFontWeightHeavy: UIFont.Weight { UIFont.Weight.heavy }

/// The former spelling of `UIFont.Weight.black`.
@available(*, deprecated, renamed: "UIFont.Weight.black")
public var UIFontWeightBlack: UIFont.Weight { UIFont.Weight.black }

/// The former spelling of `UIWindow.Level.normal`.
@available(*, deprecated, renamed: "UIWindow.Level.normal")
public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }

/// The former spelling of `UIWindow.Level.alert`.
@available(*, deprecated, renamed: "UIWindow.Level.alert")
public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }

/// The former spelling of `UIWindow.Level.statusBar`.
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }

/// The former spelling of `UIBackgroundTaskIdentifier.invalid`.
@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier.invalid }

/// The former spelling of `UISegmentedControl.noSegment`.
@available(*, deprecated, renamed: "UISegmentedControl.noSegment")
@preconcurrency @MainActor public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }

/// The former spelling of `UIApplication.openSettingsURLString`.
@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }

/// The former spelling of `UICollectionView.elementKindSectionHeader`.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}

/// The former spelling of `UICollectionView.elementKindSectionFooter`.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}

/// The former spelling of `UICollectionViewFlowLayout.automaticSize`.
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
@preconcurrency @MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}

/// The former spelling of `UIKeyCommand.inputUpArrow`.
@available(*, deprecated, renamed: "UIKeyCommand.inputUpArrow")
@preconcurrency @MainActor public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }

/// The former spelling of `UIKeyCommand.inputDownArrow`.
@available(*, deprecated, renamed: "UIKeyCommand.inputDownArrow")
@preconcurrency @MainActor public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }

/// The former spelling of `UIKeyCommand.inputLeftArrow`.
@available(*, deprecated, renamed: "UIKeyCommand.inputLeftArrow")
@preconcurrency @MainActor public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }

/// The former spelling of `UIKeyCommand.inputRightArrow`.
@available(*, deprecated, renamed: "UIKeyCommand.inputRightArrow")
@preconcurrency @MainActor public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }

/// The former spelling of `UIKeyCommand.inputEscape`.
@available(*, deprecated, renamed: "UIKeyCommand.inputEscape")
@preconcurrency @MainActor public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }

/// The former spelling of `UIResponder.keyboardFrameBeginUserInfoKey`.
@available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }

/// The former spelling of `UIResponder.keyboardFrameEndUserInfoKey`.
@available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }

/// The former spelling of `UIResponder.keyboardAnimationDurationUserInfoKey`.
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }

/// The former spelling of `UIResponder.keyboardAnimationCurveUserInfoKey`.
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }

/// The former spelling of `UIResponder.keyboardIsLocalUserInfoKey`.
@available(*, deprecated, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }

/// The former spelling of `UIImage.pngData()`.
@available(*, deprecated, message: "Use UIImage.pngData() instead.")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// The former spelling of `UIImage.jpegData(compressionQuality:)`.
@available(*, deprecated, message: "Use UIImage.jpegData(compressionQuality:) instead.")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// The former spelling of `UIApplication.backgroundFetchIntervalMinimum`.
@available(*, deprecated, renamed: "UIApplication.backgroundFetchIntervalMinimum")
public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval { UIApplication.backgroundFetchIntervalMinimum }

/// The former spelling of `UIApplication.backgroundFetchIntervalNever`.
@available(*, deprecated, renamed: "UIApplication.backgroundFetchIntervalNever")
public var UIApplicationBackgroundFetchIntervalNever: TimeInterval { UIApplication.backgroundFetchIntervalNever }

/// The former spelling of `UISplitViewController.automaticDimension`.
@available(*, deprecated, renamed: "UISplitViewController.automaticDimension")
public var UISplitViewControllerAutomaticDimension: CGFloat { UISplitViewController.automaticDimension }

/// The former spelling of `UINavigationController.hideShowBarDuration`.
@available(*, deprecated, renamed: "UINavigationController.hideShowBarDuration")
@preconcurrency @MainActor
public var UINavigationControllerHideShowBarDuration: CGFloat { UINavigationController.hideShowBarDuration }

/// The former spelling of `UIPageViewController.OptionsKey.spineLocation`.
@available(*, deprecated, renamed: "UIPageViewController.OptionsKey.spineLocation")
public var UIPageViewControllerOptionSpineLocationKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.spineLocation
}

/// The former spelling of `UIPageViewController.OptionsKey.interPageSpacing`.
@available(*, deprecated, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public var UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.interPageSpacing
}
