import UIKit
import XCTest

@testable import ControllerTree

final class SliderTrackTests: XCTestCase {
  @MainActor private static func shownSlider(_ trace: Trace) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let page = trace.controller("A")
    trace.show(page)
    page.view.addSubview(slider)
    return slider
  }

  /// ACT-75: a person gets the nearest mark within the enabled part; code may set any number.
  func test_ACT75_marks() async {
    await withStage { trace in
      let slider = Self.shownSlider(trace)
      (slider.minimumValue, slider.maximumValue) = (10, 20)
      slider.trackConfiguration = .init(numberOfTicks: 5)
      XCTAssertEqual(slider.trackConfiguration?.ticks.map(\.position), [0, 0.25, 0.5, 0.75, 1])
      slider.slide(to: 13.4)
      XCTAssertEqual(slider.value, 12.5)
      slider.slide(to: 13.75)
      XCTAssertEqual(slider.value, 12.5, "Of two marks at the same distance the lower one counts.")
      slider.value = 13.4
      XCTAssertEqual(slider.value, 13.4)
      slider.trackConfiguration?.enabledRange = 0.4...0.9
      slider.slide(to: 10)
      XCTAssertEqual(slider.value, 15)
      slider.slide(to: 20)
      XCTAssertEqual(slider.value, 17.5)
      slider.trackConfiguration?.allowsTickValuesOnly = false
      slider.slide(to: 20)
      XCTAssertEqual(slider.value, 19)
      slider.trackConfiguration = .init(enabledRange: 0.3...0.3, ticks: [.init(position: 0.5)])
      slider.slide(to: 20)
      XCTAssertEqual(slider.value, 13, "No mark lies within the part.")
      slider.trackConfiguration = nil
      slider.slide(to: 20)
      XCTAssertEqual(slider.value, 20)
    }
  }

  /// ACT-75: marks are kept within the track, in order.
  func test_ACT75_hostileMarks() async {
    await withStage { trace in
      let tick = UISlider.TrackConfiguration.Tick(position: .nan, title: "A")
      XCTAssertEqual(tick.position, 0)
      XCTAssertEqual(tick.title, "A")
      let track = UISlider.TrackConfiguration(ticks: [.init(position: 7), .init(position: -1), .init(position: 0.5)])
      XCTAssertEqual(track.ticks.map(\.position), [0, 0.5, 1])
      XCTAssertTrue(UISlider.TrackConfiguration(numberOfTicks: -3).ticks.isEmpty)
      XCTAssertEqual(UISlider.TrackConfiguration(numberOfTicks: 1).ticks.map(\.position), [0])
      XCTAssertEqual(UISlider.TrackConfiguration(numberOfTicks: .max).ticks.count, 10_000)
      let slider = Self.shownSlider(trace)
      (slider.minimumValue, slider.maximumValue) = (1, 1)
      slider.trackConfiguration = .init(numberOfTicks: 2)
      slider.slide(to: 3)
      XCTAssertEqual(slider.value, 1)
    }
  }

  /// Glass is a look like others.
  func test_glassButtons() async {
    await MainActor.run {
      let looks: [UIButton.Configuration] = [.glass(), .prominentGlass(), .clearGlass(), .prominentClearGlass()]
      XCTAssertEqual(Set(looks).count, 4)
      XCTAssertFalse(looks.contains(.filled()))
    }
  }
}
