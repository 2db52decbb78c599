import UIKit
import XCTest

@testable import ControllerTree

final class ControlsInFilesTests: XCTestCase {
  /// The subviews of a root view in a file.
  @MainActor private static func views(_ contents: String) throws -> [UIView] {
    let storyboard = try Samples.storyboard(
      Samples.scene("a", Samples.view("v", "<subviews>\(contents)</subviews>")))
    return try XCTUnwrap(storyboard.instantiateInitialViewController()).view.subviews
  }

  /// IB-17: text, font, colour and lines of labels.
  func test_IB17_labels() async throws {
    try await withStage { _ in
      let views = try Self.views(
        """
        <label text="Hi" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" id="l">
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
        <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
        <label text="Body" adjustsFontForContentSizeCategory="YES" id="m">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        <label text="Named" id="n"><fontDescription key="fontDescription" name="Georgia-Bold" family="Georgia" pointSize="11"/></label>
        <label id="o"><fontDescription key="fontDescription" type="system" weight="heavy" pointSize="9"/></label>
        """)
      let labels = views.compactMap { $0 as? UILabel }
      guard labels.count == 4 else { return XCTFail("There are \(labels.count) labels.") }
      XCTAssertEqual([labels[0].text, labels[1].text], ["Hi", "Body"])
      XCTAssertEqual(labels[0].font, .boldSystemFont(ofSize: 20))
      XCTAssertEqual(labels[0].textColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      XCTAssertEqual(labels[0].textAlignment, .center)
      XCTAssertEqual(labels[0].lineBreakMode, .byWordWrapping)
      XCTAssertEqual(labels[0].numberOfLines, 0)
      XCTAssertEqual(labels[1].font, .preferredFont(forTextStyle: .body))
      XCTAssertTrue(labels[1].adjustsFontForContentSizeCategory)
      XCTAssertEqual([labels[2].font.fontName, labels[3].font.fontName], ["Georgia-Bold", ".SFUI-Heavy"])
    }
  }

  /// IB-17: titles, colours and images of buttons, and configurations.
  func test_IB17_buttons() async throws {
    try await withStage { _ in
      let views = try Self.views(
        """
        <button buttonType="roundedRect" contentHorizontalAlignment="left" contentVerticalAlignment="center" enabled="NO" id="b">
        <fontDescription key="fontDescription" type="system" pointSize="18"/>
        <state key="normal" title="Go" image="star"><color key="titleColor" white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></state>
        <state key="disabled" title="Wait"/></button>
        <button buttonType="system" id="c"><state key="normal" title="old"/>
        <buttonConfiguration key="configuration" style="filled" title="New" subtitle="now"/></button>
        """)
      let buttons = views.compactMap { $0 as? UIButton }
      guard buttons.count == 2 else { return XCTFail("There are \(buttons.count) buttons.") }
      XCTAssertEqual(buttons[0].buttonType, .system)
      XCTAssertEqual([buttons[0].title(for: .normal), buttons[0].currentTitle], ["Go", "Wait"])
      XCTAssertEqual(buttons[0].image(for: .normal), UIImage(named: "star"))
      XCTAssertEqual(buttons[0].titleLabel?.font, .systemFont(ofSize: 18))
      XCTAssertEqual(buttons[0].contentHorizontalAlignment, .left)
      XCTAssertEqual(buttons[1].configuration?.title, "New")
      XCTAssertEqual(buttons[1].subtitleLabel?.text, "now")
      XCTAssertEqual(buttons[1].titleLabel?.text, "New")
    }
  }

  /// IB-17: states and values of further controls.
  func test_IB17_controls() async throws {
    try await withStage { _ in
      let views = try Self.views(
        """
        <imageView image="star" id="i"/><switch on="YES" id="s"/><switch id="t"/>
        <slider value="5" minValue="2" maxValue="9" id="u"/>
        <stepper minimumValue="-1" maximumValue="3" stepValue="2" value="1" wraps="YES" id="w"/>
        <segmentedControl selectedSegmentIndex="1" id="x"><segments><segment title="First"/><segment title="Second" enabled="NO"/></segments></segmentedControl>
        <progressView progress="0.5" progressViewStyle="bar" id="y"/>
        <activityIndicatorView style="large" hidesWhenStopped="YES" animating="YES" id="z"/>
        """)
      guard let image = views[0] as? UIImageView, let on = views[1] as? UISwitch, let off = views[2] as? UISwitch,
        let slider = views[3] as? UISlider, let stepper = views[4] as? UIStepper,
        let segments = views[5] as? UISegmentedControl, let progress = views[6] as? UIProgressView,
        let wheel = views[7] as? UIActivityIndicatorView
      else { return XCTFail("The views are \(views).") }
      XCTAssertEqual(image.image, UIImage(named: "star"))
      XCTAssertEqual([on.isOn, off.isOn], [true, false])
      XCTAssertEqual([slider.minimumValue, slider.value, slider.maximumValue], [2, 5, 9])
      XCTAssertEqual([stepper.minimumValue, stepper.value, stepper.maximumValue, stepper.stepValue], [-1, 1, 3, 2])
      XCTAssertTrue(stepper.wraps)
      XCTAssertEqual([segments.titleForSegment(at: 0), segments.titleForSegment(at: 1)], ["First", "Second"])
      XCTAssertEqual([segments.selectedSegmentIndex, segments.numberOfSegments], [1, 2])
      XCTAssertFalse(segments.isEnabledForSegment(at: 1))
      XCTAssertEqual(progress.progress, 0.5)
      XCTAssertEqual(progress.progressViewStyle, .bar)
      XCTAssertEqual(wheel.style, .large)
      XCTAssertEqual([wheel.isAnimating, wheel.hidesWhenStopped, wheel.isHidden], [true, true, false])
    }
  }
}
