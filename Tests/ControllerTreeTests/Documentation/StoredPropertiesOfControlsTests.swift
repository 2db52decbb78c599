import UIKit
import XCTest

/// The properties of labels, buttons and further controls that exist only for code that sets and reads them.
final class StoredPropertiesOfControlsTests: XCTestCase {
  func test_buttonsStoreTheirLooks() async {
    await MainActor.run {
      let button = UIButton()
      assertStores(\UIButton.role, .destructive, in: button)
      assertStores(\UIButton.showsMenuAsPrimaryAction, true, in: button)
      assertStores(\UIButton.preferredMenuElementOrder, .fixed, in: button)
      assertStores(\UIButton.isPointerInteractionEnabled, true, in: button)
      assertStores(\UIButton.adjustsImageWhenHighlighted, false, in: button)
      assertStores(\UIButton.adjustsImageWhenDisabled, false, in: button)
      assertStores(\UIButton.showsTouchWhenHighlighted, true, in: button)
      assertStores(\UIButton.reversesTitleShadowWhenHighlighted, true, in: button)
      let menu = UIMenu()
      assertStores(\UIMenu.preferredElementSize, .small, in: menu)
    }
  }

  func test_labelsAndImageViewsStoreTheirLooks() async {
    await MainActor.run {
      let label = UILabel()
      assertStores(\UILabel.isEnabled, false, in: label)
      assertStores(\UILabel.isHighlighted, true, in: label)
      assertStores(\UILabel.highlightedTextColor, .systemBlue, in: label)
      assertStores(\UILabel.shadowColor, .systemBlue, in: label)
      assertStores(\UILabel.shadowOffset, CGSize(width: 1, height: 1), in: label)
      assertStores(\UILabel.adjustsFontSizeToFitWidth, true, in: label)
      assertStores(\UILabel.minimumScaleFactor, 0.5, in: label)
      assertStores(\UILabel.baselineAdjustment, .none, in: label)
      assertStores(\UILabel.allowsDefaultTighteningForTruncation, true, in: label)
      assertStores(\UILabel.lineBreakStrategy, .pushOut, in: label)
      assertStores(\UILabel.showsExpansionTextWhenTruncated, true, in: label)
      let imageView = UIImageView()
      assertStores(\UIImageView.preferredSymbolConfiguration, .init(scale: .large), in: imageView)
      assertStores(\UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory, true, in: imageView)
      assertStores(\UIImageView.animationDuration, 2, in: imageView)
      assertStores(\UIImageView.animationRepeatCount, 2, in: imageView)
    }
  }

  func test_slidersAndSwitchesStoreTheirLooks() async {
    await MainActor.run {
      let image = UIImage()
      let slider = UISlider()
      assertStores(\UISlider.minimumValueImage, image, in: slider)
      assertStores(\UISlider.maximumValueImage, image, in: slider)
      assertStores(\UISlider.minimumTrackTintColor, .systemBlue, in: slider)
      assertStores(\UISlider.maximumTrackTintColor, .systemBlue, in: slider)
      assertStores(\UISlider.thumbTintColor, .systemBlue, in: slider)
      let toggle = UISwitch()
      assertStores(\UISwitch.onTintColor, .systemBlue, in: toggle)
      assertStores(\UISwitch.thumbTintColor, .systemBlue, in: toggle)
      assertStores(\UISwitch.onImage, image, in: toggle)
      assertStores(\UISwitch.offImage, image, in: toggle)
      assertStores(\UISwitch.title, "Title", in: toggle)
      let stepper = UIStepper()
      assertStores(\UIStepper.autorepeat, false, in: stepper)
      assertStores(\UIStepper.isContinuous, false, in: stepper)
      let segmentedControl = UISegmentedControl()
      assertStores(\UISegmentedControl.selectedSegmentTintColor, .systemBlue, in: segmentedControl)
    }
  }

  func test_datePickersStoreTheirPlaces() async {
    await MainActor.run {
    }
  }

  func test_viewsOfProgressStoreTheirLooks() async {
    await MainActor.run {
      let image = UIImage()
      let progressView = UIProgressView()
      assertStores(\UIProgressView.progressTintColor, .systemBlue, in: progressView)
      assertStores(\UIProgressView.trackTintColor, .systemBlue, in: progressView)
      assertStores(\UIProgressView.progressImage, image, in: progressView)
      assertStores(\UIProgressView.trackImage, image, in: progressView)
      assertStores(\UIProgressView.observedProgress, Progress(totalUnitCount: 1), in: progressView)
      let activityIndicatorView = UIActivityIndicatorView()
      assertStores(\UIActivityIndicatorView.color, .systemBlue, in: activityIndicatorView)
    }
  }
}
