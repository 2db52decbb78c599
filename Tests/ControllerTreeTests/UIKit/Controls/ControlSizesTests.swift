import UIKit
import XCTest

@testable import ControllerTree

final class ControlSizesTests: XCTestCase {
  /// TEXT-20: the sizes of controls.
  func test_TEXT20_sizes() async {
    await withStage { _ in
      let none = UIView.noIntrinsicMetric
      XCTAssertEqual(
        UISwitch(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame, CGRect(x: 1, y: 2, width: 51, height: 31))
      XCTAssertEqual(UIStepper().frame.size, CGSize(width: 94, height: 32))
      XCTAssertEqual(UISlider().intrinsicContentSize, CGSize(width: none, height: 34))
      XCTAssertEqual(UISlider().sizeThatFits(CGSize(width: 9, height: 9)), CGSize(width: 9, height: 34))
      XCTAssertEqual(UIProgressView().intrinsicContentSize, CGSize(width: none, height: 4))
      XCTAssertEqual(UIProgressView(progressViewStyle: .bar).frame.size, CGSize(width: 150, height: 2.5))
      XCTAssertEqual(UIActivityIndicatorView(style: .large).frame.size, CGSize(width: 37, height: 37))
      XCTAssertEqual(UIActivityIndicatorView().intrinsicContentSize, CGSize(width: 20, height: 20))
    }
  }

  /// TEXT-20: controls that keep their size hug it.
  func test_TEXT20_priorities() async {
    await withStage { _ in
      @MainActor func hugging(_ view: UIView) -> [Float] {
        [NSLayoutConstraint.Axis.horizontal, .vertical].map { view.contentHuggingPriority(for: $0).rawValue }
      }
      for view in [UISwitch(), UIStepper(), UIActivityIndicatorView()] { XCTAssertEqual(hugging(view), [750, 750]) }
      XCTAssertEqual(hugging(UIProgressView()), [250, 750])
      for view in [UISlider(), UILabel(), UIImageView(), UIButton(), UISegmentedControl()] {
        XCTAssertEqual(hugging(view), [250, 250])
      }
    }
  }

  /// TEXT-10: an image view is as large as its image.
  func test_TEXT10_imageViews() async {
    await withStage { _ in
      let (image, other) = (SizedImage(30, 20), SizedImage(5, 6))
      let view = UIImageView(image: image)
      XCTAssertEqual(view.frame.size, CGSize(width: 30, height: 20))
      XCTAssertFalse(view.isUserInteractionEnabled)
      view.highlightedImage = other
      XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 30, height: 20))
      view.isHighlighted = true
      XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 5, height: 6))
      view.image = nil
      view.highlightedImage = nil
      XCTAssertEqual(view.intrinsicContentSize.width, UIView.noIntrinsicMetric)
      XCTAssertEqual(view.sizeThatFits(.zero), CGSize(width: 30, height: 20))

      view.startAnimating()
      XCTAssertFalse(view.isAnimating)
      view.animationImages = [image]
      view.startAnimating()
      XCTAssertTrue(view.isAnimating)
      view.stopAnimating()
      XCTAssertFalse(view.isAnimating)
    }
  }

  /// TEXT-10: the image of a view in constraints gives it its size.
  func test_TEXT10_imagesInConstraints() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let view = UIImageView(image: nil)
      view.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(view)
      scene.activate([
        view.topAnchor.constraint(equalTo: scene.root.topAnchor),
        view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      ])
      UpdateCycle.main.turn { view.image = SizedImage(30, 20) }
      XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 30, height: 20))
    }
  }

  /// TEXT-11: the content view of an effect view has its size.
  func test_TEXT11_effectViews() async {
    await withStage { _ in
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
      XCTAssertEqual(view.contentView.frame, view.bounds)
      XCTAssertEqual(view.subviews, [view.contentView])
      XCTAssertEqual(view.effect, UIBlurEffect(style: .systemMaterial))
      XCTAssertNotEqual(view.effect, UIBlurEffect(style: .dark))
      let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
      XCTAssertEqual(vibrancy, UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label))
      XCTAssertNotEqual(vibrancy, UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .fill))
      XCTAssertEqual(UIVisualEffectView(frame: view.frame).contentView.frame, view.bounds)
    }
  }
}

/// An image with a size.
final class SizedImage: UIImage, @unchecked Sendable {
  private let givenSize: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    givenSize = CGSize(width: width, height: height)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  required convenience init(imageLiteralResourceName name: String) { self.init(0, 0) }

  override var size: CGSize { givenSize }
}
