import XCTest

@testable import ControllerTree

/// The widths and frames of columns: SPLIT-04, SPLIT-13.
final class SplitFramesTests: XCTestCase {
  /// SPLIT-13: the preferred width in points, else the preferred fraction, else the usual width; never less than the
  /// minimum, more than the maximum or than the whole.
  func test_SPLIT13_widths() async {
    var sidebar = SidebarWidth.primary
    XCTAssertEqual([1000, 600, 0].map { sidebar.width(in: $0) }, [320, 240, 0])
    sidebar.fraction = 0.5
    XCTAssertEqual(sidebar.width(in: 1000), 500)
    sidebar.preferred = 200
    XCTAssertEqual(sidebar.width(in: 1000), 200)
    sidebar.minimum = 300
    XCTAssertEqual(sidebar.width(in: 1000), 300)
    sidebar.preferred = 700
    sidebar.maximum = 400
    XCTAssertEqual(sidebar.width(in: 1000), 400)
    XCTAssertEqual(sidebar.width(in: 250), 250)
    for wrong in [CGFloat.nan, .infinity, -1] {
      sidebar = .primary
      (sidebar.preferred, sidebar.fraction, sidebar.minimum, sidebar.maximum) = (wrong, wrong, wrong, wrong)
      XCTAssertEqual(sidebar.width(in: 1000), 320)
    }
  }

  /// SPLIT-04, SPLIT-13: tiled, in front, and displacing; the primary column at either edge.
  func test_SPLIT04_frames() async {
    func frames(_ behavior: UISplitViewController.SplitBehavior, _ sidebars: Int, mirrored: Bool = false) -> [String] {
      let arrangement = SplitArrangement(
        style: .tripleColumn, preference: SplitPreference(behavior: behavior), requested: sidebars, width: 1000)
      let splitFrames = SplitFrames(
        size: CGSize(width: 1000, height: 500), primaryWidth: 200, supplementaryWidth: 300, isMirrored: mirrored)
      return arrangement.columns.map {
        let frame = splitFrames.frame(of: $0, in: arrangement)
        return "\($0) \(Int(frame.minX))+\(Int(frame.width))"
      }
    }
    XCTAssertEqual(frames(.tile, 0), ["secondary 0+1000"])
    XCTAssertEqual(frames(.tile, 1), ["supplementary 0+300", "secondary 300+700"])
    XCTAssertEqual(frames(.tile, 2), ["primary 0+200", "supplementary 200+300", "secondary 500+500"])
    XCTAssertEqual(frames(.overlay, 1), ["supplementary 0+300", "secondary 0+1000"])
    XCTAssertEqual(frames(.overlay, 2), ["primary 0+200", "supplementary 200+300", "secondary 0+1000"])
    XCTAssertEqual(frames(.displace, 1), ["supplementary 0+300", "secondary 300+700"])
    XCTAssertEqual(frames(.displace, 2), ["primary 0+200", "supplementary 200+300", "secondary 500+700"])
    XCTAssertEqual(
      frames(.tile, 2, mirrored: true), ["primary 800+200", "supplementary 500+300", "secondary 0+500"])
    XCTAssertEqual(
      frames(.displace, 2, mirrored: true), ["primary 800+200", "supplementary 500+300", "secondary -200+700"])
  }

  /// SPLIT-13: the frames on screen depend on the edge and the layout direction.
  func test_SPLIT13_framesOnScreen() async {
    await withStage { trace in
      let scene = trace.showSplit(width: 1100)
      @MainActor func frames() -> [String] {
        [UISplitViewController.Column.primary, .secondary].map {
          let frame = scene.stack($0).view.frame
          return "\(Int(frame.minX))+\(Int(frame.width))"
        }
      }
      XCTAssertEqual(frames(), ["0+320", "320+780"])
      XCTAssertEqual(scene.split.primaryColumnWidth, 320)
      scene.split.primaryEdge = .trailing
      XCTAssertEqual(frames(), ["780+320", "0+780"])
      scene.window.traitOverrides.layoutDirection = .rightToLeft
      XCTAssertEqual(frames(), ["0+320", "320+780"])
      scene.split.preferredPrimaryColumnWidth = 100
      XCTAssertEqual(frames(), ["0+100", "100+1000"])
      scene.split.minimumPrimaryColumnWidth = 150
      XCTAssertEqual(scene.split.primaryColumnWidth, 150)
    }
  }
}
