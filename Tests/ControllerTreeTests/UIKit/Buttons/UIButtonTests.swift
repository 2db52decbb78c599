import UIKit
import XCTest

@testable import ControllerTree

/// Titles of 15 points: "aa" is 16.68 points wide, 17 with three pixels a point; a line is 17.9, 18 points high.
final class UIButtonTests: XCTestCase {
  /// TEXT-23: a state without a value has that of the normal state.
  func test_TEXT23_states() async {
    await withStage { _ in
      let button = UIButton(type: .system)
      button.setTitle("normal", for: .normal)
      button.setTitle("chosen", for: .selected)
      XCTAssertEqual(button.title(for: .disabled), "normal")
      XCTAssertEqual(button.currentTitle, "normal")
      button.isSelected = true
      XCTAssertEqual([button.currentTitle, button.titleLabel?.text], ["chosen", "chosen"])
      button.isEnabled = false
      XCTAssertEqual(button.titleLabel?.text, "normal")
      button.setTitle("both", for: [.selected, .disabled])
      XCTAssertEqual(button.titleLabel?.text, "both")
      button.setTitle(nil, for: [.selected, .disabled])
      XCTAssertEqual(button.titleLabel?.text, "normal")

      button.setTitleColor(.red, for: [.selected, .disabled])
      XCTAssertEqual(button.titleLabel?.textColor, .red)
      button.isEnabled = true
      XCTAssertEqual(button.titleLabel?.textColor, button.tintColor)
      XCTAssertEqual(UIButton(type: .custom).currentTitleColor, .white)
      let image = SizedImage(4, 4)
      button.setImage(image, for: .selected)
      XCTAssertTrue(button.imageView?.image === image)
      button.isSelected = false
      XCTAssertNil(button.imageView?.image)
    }
  }

  /// TEXT-30: a button is as large as title and image, with some space around a title alone.
  func test_TEXT30_sizes() async {
    await withStage { _ in
      let button = UIButton(type: .system)
      button.setTitle("aa", for: .normal)
      XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 30, height: 30))
      button.setTitle("aaaaaa", for: .normal)
      XCTAssertEqual(button.intrinsicContentSize.width, 151.0 / 3, accuracy: 1e-9)
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      XCTAssertEqual(button.intrinsicContentSize.height, 18 + 4)
      button.setImage(SizedImage(40, 50), for: .normal)
      XCTAssertEqual(button.intrinsicContentSize.width, 151.0 / 3 + 46, accuracy: 1e-9)
      XCTAssertEqual(button.intrinsicContentSize.height, 54)
      button.setTitle(nil, for: .normal)
      button.contentEdgeInsets = .zero
      XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 40, height: 50))
      XCTAssertEqual(UIButton().intrinsicContentSize, .zero)
    }
  }

  /// TEXT-30: a font that is set on the title's label resizes the button, once for each change.
  func test_TEXT30_fontOfTheLabel() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let button = LaidOutButton(type: .system)
      button.setTitle("aaaaaa", for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(button)
      scene.activate(scene.put(button, at: 0, 0))
      XCTAssertEqual(button.frame.size, button.intrinsicContentSize)
      button.titleLabel?.font = .systemFont(ofSize: 30)
      XCTAssertEqual(button.frame.height, 36 + 12)
      XCTAssertEqual(button.frame.size, button.intrinsicContentSize)
      XCTAssertEqual(button.titleLabel?.frame.height, 36)
      let passes = button.passes
      button.titleLabel?.font = .systemFont(ofSize: 30)
      UpdateCycle.main.settle()
      XCTAssertEqual(button.passes, passes, "The same font changes nothing.")
    }
  }

  /// TEXT-30: places of title and image, and how insets and alignments move them.
  func test_TEXT30_places() async {
    await withStage { _ in
      let button = UIButton(type: .system)
      button.setTitle("aa", for: .normal)
      button.setImage(SizedImage(20, 20), for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.layoutIfNeeded()
      // 37 points of contents in 100.
      XCTAssertEqual(button.imageView?.frame, CGRect(x: 31.5, y: 10, width: 20, height: 20))
      XCTAssertEqual(button.titleLabel?.frame, CGRect(x: 51.5, y: 11, width: 17, height: 18))
      button.titleEdgeInsets.left = 10
      button.layoutIfNeeded()
      XCTAssertEqual(button.titleLabel?.frame.minX, 56.5)
      button.contentHorizontalAlignment = .right
      button.titleEdgeInsets.left = 0
      button.contentVerticalAlignment = .top
      button.layoutIfNeeded()
      XCTAssertEqual(button.titleLabel?.frame, CGRect(x: 83, y: 1, width: 17, height: 18))
      button.semanticContentAttribute = .forceRightToLeft
      button.contentHorizontalAlignment = .leading
      button.setNeedsLayout()
      button.layoutIfNeeded()
      XCTAssertEqual(button.imageView?.frame.maxX, 100)
    }
  }

  /// TEXT-31: a tap sends the events in one turn; a button can select itself.
  func test_TEXT31_taps() async {
    await withTrace { trace in
      let button = UIButton(primaryAction: UIAction(title: "Save") { _ in trace.note("saved") })
      button.addAction(UIAction { _ in trace.note("up") }, for: .touchUpInside)
      XCTAssertEqual(button.currentTitle, "Save")
      button.performPrimaryAction()
      trace.expect("saved\nup")
      XCTAssertFalse(button.isSelected)
      button.changesSelectionAsPrimaryAction = true
      button.performPrimaryAction()
      XCTAssertTrue(button.isSelected)
      trace.expect("saved\nup")
      button.isEnabled = false
      button.performPrimaryAction()
      XCTAssertTrue(button.isSelected)
      trace.expect("")
    }
  }

  /// TEXT-32: a change of state updates the configuration once, before the next layout.
  func test_TEXT32_updates() async {
    await withTrace { trace in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let button = UIButton(configuration: .filled())
      button.setTitle("aa", for: .normal)
      trace.setUp {
        trace.keep(window)
        window.isHidden = false
        window.addSubview(button)
      }
      button.configurationUpdateHandler = { button in
        trace.note("update \(button.state.rawValue)")
        button.configuration?.baseForegroundColor = button.isSelected ? .red : .green
      }
      trace.expect("update 0")
      XCTAssertEqual(button.titleLabel?.textColor, .green)
      UpdateCycle.main.turn {
        button.isSelected = true
        button.isEnabled = false
        trace.note("end of the turn")
      }
      trace.expect("end of the turn\nupdate 6")
      XCTAssertEqual(button.titleLabel?.textColor, .red)
      button.automaticallyUpdatesConfiguration = false
      button.isEnabled = true
      trace.expect("")
      button.setNeedsUpdateConfiguration()
      trace.expect("update 4")
    }
  }

  /// TEXT-33: sizes with a configuration: insets, paddings, subtitle, the place of the image.
  func test_TEXT33_configurations() async {
    await withStage { _ in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "aa"
      let button = UIButton(configuration: configuration)
      // 17 points: 18.904 and 20.287 are 19 and 20 1/3 in pixels.
      XCTAssertEqual(button.intrinsicContentSize.width, 19 + 24, accuracy: 1e-9)
      XCTAssertEqual(button.intrinsicContentSize.height, 61.0 / 3 + 14, accuracy: 1e-9)
      XCTAssertEqual(button.bounds.size, button.intrinsicContentSize)
      configuration.image = SizedImage(30, 30)
      configuration.imagePadding = 5
      configuration.contentInsets = .zero
      button.configuration = configuration
      XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 54, height: 30))
      configuration.imagePlacement = .top
      button.configuration = configuration
      XCTAssertEqual(button.intrinsicContentSize.height, 35 + 61.0 / 3, accuracy: 1e-9)
      button.frame.size = button.intrinsicContentSize
      button.layoutIfNeeded()
      XCTAssertEqual(button.imageView?.frame, CGRect(x: 0, y: 0, width: 30, height: 30))
      XCTAssertEqual(button.titleLabel?.frame.origin, CGPoint(x: 5.5, y: 35))
      configuration.image = nil
      configuration.subtitle = "aaaa"
      button.configuration = configuration
      // 13 points: 28.912 and 15.51 are 29 and 15 2/3 in pixels.
      XCTAssertEqual(button.intrinsicContentSize.width, 29, accuracy: 1e-9)
      XCTAssertEqual(button.intrinsicContentSize.height, 61.0 / 3 + 1 + 47.0 / 3, accuracy: 1e-9)
      XCTAssertEqual(button.subtitleLabel?.text, "aaaa")
      configuration.subtitle = nil
      button.configuration = configuration
      XCTAssertNil(button.subtitleLabel)
    }
  }

  /// TEXT-33: a wheel takes the place of the image; the narrower text is aligned.
  func test_TEXT33_wheelAndAlignment() async {
    await withStage { _ in
      let button = UIButton(configuration: .plain())
      button.configuration?.image = UIImage()
      button.configuration?.title = "Reload everything"
      button.configuration?.subtitle = "now"
      button.configuration?.showsActivityIndicator = true
      button.frame.size = button.intrinsicContentSize
      button.layoutIfNeeded()
      let wheel = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
      XCTAssertEqual(wheel?.frame.size, CGSize(width: 20, height: 20))
      XCTAssertEqual(wheel?.isAnimating, true)
      XCTAssertNil(button.imageView?.image)
      guard let title = button.titleLabel, let subtitle = button.subtitleLabel else { return XCTFail("No labels.") }
      XCTAssertEqual(title.frame.minX, subtitle.frame.minX, "At the leading edge.")
      for (alignment, place) in [(.center, \.midX), (.trailing, \.maxX), (.leading, \.minX)]
        as [(UIButton.Configuration.TitleAlignment, KeyPath<CGRect, CGFloat>)]
      {
        button.configuration?.titleAlignment = alignment
        button.layoutIfNeeded()
        XCTAssertEqual(title.frame[keyPath: place], subtitle.frame[keyPath: place], accuracy: 1e-9)
      }
      button.configuration?.titleAlignment = .automatic
      button.configuration?.imagePlacement = .top
      button.layoutIfNeeded()
      XCTAssertEqual(title.frame.midX, subtitle.frame.midX, accuracy: 1e-9, "Below an image, in the middle.")
      button.configuration?.showsActivityIndicator = false
      button.layoutIfNeeded()
      XCTAssertNil(wheel?.superview)
    }
  }

  /// AL-12: the baseline of a button is that of its title, wherever layout has placed it.
  func test_AL12_baselineOfTheTitle() async {
    await withStage { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let (label, button) = (UILabel(), UIButton(type: .system))
      for view in [label, button] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      label.font = .systemFont(ofSize: 15)
      label.text = "Name"
      button.setTitle("Go", for: .normal)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      ])
      root.layoutIfNeeded()
      XCTAssertEqual(button.titleLabel?.frame.minY, 6)
      XCTAssertEqual(button.frame.minY, 94)
      button.contentEdgeInsets.top = 20
      root.layoutIfNeeded()
      XCTAssertEqual(button.frame.minY, 80)
    }
  }

  /// TEXT-32: contents of the configuration count before those for states.
  func test_TEXT32_contents() async {
    await withStage { _ in
      let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "action") { _ in })
      XCTAssertEqual(button.titleLabel?.text, "action")
      button.configuration?.title = "configuration"
      XCTAssertEqual(button.titleLabel?.text, "configuration")
      button.configuration = nil
      XCTAssertEqual(button.titleLabel?.text, "action")
      XCTAssertNotEqual(UIButton.Configuration.plain(), .filled())
      let menu = UIMenu(title: "More", children: [UIAction(title: "a", state: .on) { _ in }])
      button.menu = menu
      XCTAssertEqual(menu.selectedElements.map(\.title), ["a"])
      XCTAssertEqual(menu.replacingChildren([]).identifier, menu.identifier)
    }
  }
}

private final class LaidOutButton: UIButton {
  private(set) var passes = 0

  override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
  }
}
