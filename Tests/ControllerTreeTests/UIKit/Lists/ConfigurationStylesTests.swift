import UIKit
import XCTest

@testable import ControllerTree

/// The styles that configurations of lists begin with.
final class ConfigurationStylesTests: XCTestCase {
  /// LIST-08: each style of content has its font.
  func test_LIST08_contentStyles() {
    func size(_ content: UIListContentConfiguration) -> CGFloat { content.textProperties.font.pointSize }
    let body = UIFont.preferredFont(forTextStyle: .body).pointSize
    let footnote = UIFont.preferredFont(forTextStyle: .footnote).pointSize
    for content in [
      UIListContentConfiguration.cell(), .subtitleCell(), .valueCell(), .sidebarCell(), .sidebarSubtitleCell(),
      .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(),
    ] { XCTAssertEqual(size(content), body) }
    for content in [UIListContentConfiguration.footer(), .plainFooter(), .groupedHeader(), .groupedFooter()] {
      XCTAssertEqual(size(content), footnote)
    }
    let headline = UIFont.preferredFont(forTextStyle: .headline).pointSize
    XCTAssertEqual(size(.prominentInsetGroupedHeader()), headline)
    XCTAssertEqual(size(.sidebarHeader()), headline)
    XCTAssertEqual(
      size(.extraProminentInsetGroupedHeader()), UIFont.preferredFont(forTextStyle: .title3).pointSize)
  }

  /// LIST-08: an image's tint and size.
  func test_LIST08_imageProperties() {
    var image = UIListContentConfiguration.cell().imageProperties
    XCTAssertEqual(image.resolvedTintColor(for: .red), .red)
    image.tintColor = .blue
    image.tintColorTransformer = UIConfigurationColorTransformer { _ in .green }
    XCTAssertEqual(image.resolvedTintColor(for: .red), .green)
    image.tintColorTransformer = nil
    XCTAssertEqual(image.resolvedTintColor(for: .red), .blue)
  }

  /// LIST-08: an image is not larger than its greatest size, and keeps its proportions; the reserved room may be wider.
  func test_LIST08_LIST10_imageSizes() async {
    await withStage { _ in
      var content = UIListContentConfiguration.cell()
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
      content.image = image
      content.text = "T"
      content.imageProperties.maximumSize = CGSize(width: 20, height: 0)
      content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
      let view = UIListContentView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      view.layoutIfNeeded()
      let shown = view.subviews.compactMap { $0 as? UIImageView }.first
      XCTAssertEqual(shown?.frame.size, CGSize(width: 20, height: 10))
      XCTAssertEqual(shown?.frame.midX, content.directionalLayoutMargins.leading + 30)
    }
  }

  /// LIST-08: backgrounds of lists; strokes follow the tint.
  func test_LIST08_backgroundStyles() {
    let all: [UIBackgroundConfiguration] = [
      .listCell(), .listGroupedCell(), .listSidebarCell(), .listAccompaniedSidebarCell(), .listHeader(), .listFooter(),
      .listPlainHeaderFooter(), .listGroupedHeaderFooter(), .listSidebarHeader(),
    ]
    XCTAssertEqual(all[0], .listPlainCell())
    XCTAssertEqual(all[2], all[3])
    XCTAssertEqual(all[4], all[6])
    for clear in [all[5], all[7], all[8]] { XCTAssertEqual(clear.backgroundColor, .clear) }
    var own = all[0]
    XCTAssertEqual(own.resolvedStrokeColor(for: .red), .red)
    own.strokeColor = .blue
    XCTAssertEqual(own.resolvedStrokeColor(for: .red), .blue)
    own.strokeColorTransformer = UIConfigurationColorTransformer { _ in .green }
    XCTAssertEqual(own.resolvedStrokeColor(for: .red), .green)
  }
}
