import Foundation
import UIKit
import XCTest

@testable import ControllerTree

final class ContentConfigurationTests: XCTestCase {
  private func state(selected: Bool = false, disabled: Bool = false) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = selected
    state.isDisabled = disabled
    return state
  }

  /// LIST-08: states carry the app's own values, and are equal if all values are.
  func test_LIST08_states() {
    let key = UIConfigurationStateCustomKey("done")
    var one = state(selected: true)
    XCTAssertNil(one[key])
    one[key] = true
    XCTAssertEqual(one[key] as? Bool, true)
    XCTAssertNotEqual(one, state(selected: true))
    one[key] = nil
    XCTAssertEqual(one, state(selected: true))
    var view = UIViewConfigurationState(traitCollection: UITraitCollection())
    view.isPinned = true
    XCTAssertNotEqual(view, UIViewConfigurationState(traitCollection: UITraitCollection()))
  }

  /// LIST-08: colours follow the state, unless they were set.
  func test_LIST08_coloursFollowTheState() {
    let background = UIBackgroundConfiguration.listPlainCell()
    XCTAssertEqual(background.backgroundColor, .systemBackground)
    XCTAssertEqual(background.updated(for: state(selected: true)).backgroundColor, .systemGray4)
    XCTAssertEqual(background.updated(for: state(selected: true)).updated(for: state()), background)
    var own = background
    own.backgroundColor = .red
    XCTAssertEqual(own.updated(for: state(selected: true)).backgroundColor, .red)
    own.backgroundColor = nil
    XCTAssertEqual(own.resolvedBackgroundColor(for: .blue), .blue)
    own.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .green }
    XCTAssertEqual(own.resolvedBackgroundColor(for: .blue), .green)
    XCTAssertEqual(UIBackgroundConfiguration.clear().backgroundColor, .clear)

    var content = UIListContentConfiguration.cell()
    XCTAssertEqual(content.updated(for: state(disabled: true)).textProperties.color, .tertiaryLabel)
    content.textProperties.color = .red
    XCTAssertEqual(content.updated(for: state(disabled: true)).textProperties.resolvedColor(), .red)
  }

  /// LIST-09: a content view takes configurations of its own type, and ignores others.
  func test_LIST09_contentViews() async {
    struct Other: UIContentConfiguration {
      @MainActor func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: .cell())
      }
      func updated(for state: any UIConfigurationState) -> Other { self }
    }
    await withStage { _ in
      var content = UIListContentConfiguration.cell()
      content.text = "Title"
      let view = content.makeContentView()
      XCTAssertEqual(view.subviews.compactMap { ($0 as? UILabel)?.text }, ["Title"])
      content.text = nil
      content.secondaryAttributedText = NSAttributedString(string: "More")
      content.image = UIImage(systemName: "star")
      XCTAssertTrue(view.supports(content))
      XCTAssertFalse(view.supports(Other()))
      view.configuration = content
      XCTAssertEqual(view.subviews.compactMap { ($0 as? UILabel)?.text }, ["More"])
      XCTAssertEqual(view.subviews.filter { $0 is UIImageView }.count, 1)
      view.configuration = Other()
      XCTAssertEqual((view.configuration as? UIListContentConfiguration), content)
    }
  }

  /// LIST-10: the image is at the leading edge, the texts below or beside each other; the height is at least that of a cell.
  func test_LIST10_placesOfContents() async {
    await withStage { _ in
      var content = UIListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = ("Name", "Value")
      let view = UIListContentView(configuration: content)
      view.frame.size = CGSize(width: 320, height: 44)
      view.layoutIfNeeded()
      XCTAssertEqual(view.sizeThatFits(CGSize(width: 320, height: 0)).height, 44)
      let labels = view.subviews.compactMap { $0 as? UILabel }
      XCTAssertEqual(labels.map(\.text), ["Name", "Value"])
      XCTAssertEqual([labels[0].frame.minX, labels[1].frame.maxX].map { $0.rounded() }, [16, 304])
      XCTAssertEqual(labels[0].frame.midY, 22)
      XCTAssertEqual(labels[0].frame.midY, labels[1].frame.midY)
      let guide = view.textLayoutGuide
      view.layoutIfNeeded()
      XCTAssertEqual(guide?.layoutFrame.midX ?? 0, labels[0].frame.midX, accuracy: 0.5)

      content.text = String(repeating: "long ", count: 30)
      view.configuration = content
      let size = view.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      XCTAssertEqual(size.width, 320)
      XCTAssertGreaterThan(size.height, 60)
      view.frame.size = size
      view.layoutIfNeeded()
      XCTAssertEqual(labels[1].frame.minX, 16, accuracy: 0.1)
      XCTAssertEqual(labels[1].frame.minY, labels[0].frame.maxY + 3, accuracy: 0.1)
      XCTAssertEqual(labels[1].frame.maxY, size.height - 11, accuracy: 0.5)
    }
  }
}
