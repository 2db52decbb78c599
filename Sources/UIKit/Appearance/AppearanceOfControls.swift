import ControllerTree
import Foundation

/// The properties of controls that proxies support (PROXY-01).
@MainActor enum AppearanceOfControls {
  static let buttons: AppearanceProperties.Table = [
    "titleColors": .init({ (button: UIButton) in button.titleColors.all }, { $0.titleColors.all = $1 }),
    "titleShadowColors": .init(
      { (button: UIButton) in button.titleShadowColors.all }, { $0.titleShadowColors.all = $1 }),
    "backgroundImages": .init({ (button: UIButton) in button.backgroundImages.all }, { $0.backgroundImages.all = $1 }),
  ]

  /// Of several classes, by names that say which.
  static let controls: AppearanceProperties.Table = [
    "switch.onTintColor": .init(\UISwitch.onTintColor), "switch.thumbTintColor": .init(\UISwitch.thumbTintColor),
    "slider.minimumTrackTintColor": .init(\UISlider.minimumTrackTintColor),
    "slider.maximumTrackTintColor": .init(\UISlider.maximumTrackTintColor),
    "slider.thumbTintColor": .init(\UISlider.thumbTintColor),
    "progress.progressTintColor": .init(\UIProgressView.progressTintColor),
    "progress.trackTintColor": .init(\UIProgressView.trackTintColor),
    "page.pageIndicatorTintColor": .init(\UIPageControl.pageIndicatorTintColor),
    "page.currentPageIndicatorTintColor": .init(\UIPageControl.currentPageIndicatorTintColor),
    "activity.color": .init(\UIActivityIndicatorView.color),
    "segments.selectedSegmentTintColor": .init(\UISegmentedControl.selectedSegmentTintColor),
    "segments.titleAttributes": .init(
      { (control: UISegmentedControl) in AttributesForStates(control.titleAttributes.all) },
      { $0.titleAttributes.all = $1.values }),
    "segments.backgroundImages": .init(
      { (control: UISegmentedControl) in control.backgroundImages.all }, { $0.backgroundImages.all = $1 }),
    "switch.onImage": .init(\UISwitch.onImage), "switch.offImage": .init(\UISwitch.offImage),
    "slider.minimumValueImage": .init(\UISlider.minimumValueImage),
    "slider.maximumValueImage": .init(\UISlider.maximumValueImage),
    "slider.thumbImages": .init({ (slider: UISlider) in slider.thumbImages.all }, { $0.thumbImages.all = $1 }),
    "slider.minimumTrackImages": .init(
      { (slider: UISlider) in slider.minimumTrackImages.all }, { $0.minimumTrackImages.all = $1 }),
    "slider.maximumTrackImages": .init(
      { (slider: UISlider) in slider.maximumTrackImages.all }, { $0.maximumTrackImages.all = $1 }),
    "progress.progressImage": .init(\UIProgressView.progressImage),
    "progress.trackImage": .init(\UIProgressView.trackImage),
    "stepper.backgroundImages": .init(
      { (stepper: UIStepper) in stepper.backgroundImages.all }, { $0.backgroundImages.all = $1 }),
    "stepper.incrementImages": .init(
      { (stepper: UIStepper) in stepper.incrementImages.all }, { $0.incrementImages.all = $1 }),
    "stepper.decrementImages": .init(
      { (stepper: UIStepper) in stepper.decrementImages.all }, { $0.decrementImages.all = $1 }),
  ]
}

/// Attributes for states, which can be compared.
struct AttributesForStates<Key: Hashable>: Hashable {
  let values: [Key: [NSAttributedString.Key: Any]]

  init?(_ values: [Key: [NSAttributedString.Key: Any]]) {
    if values.isEmpty { return nil }
    self.values = values
  }

  static func == (first: Self, second: Self) -> Bool {
    guard first.values.count == second.values.count else { return false }
    for (key, attributes) in first.values where !AppearanceProperties.same(attributes, second.values[key]) {
      return false
    }
    return true
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values.count) }
}
