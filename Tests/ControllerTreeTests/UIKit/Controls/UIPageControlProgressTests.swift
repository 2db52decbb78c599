import UIKit
import XCTest

@testable import ControllerTree

final class UIPageControlProgressTests: XCTestCase {
  private final class Times: NSObject, UIPageControlTimerProgressDelegate {
    var (mayAdvance, changes, visible) = (true, 0, [Bool]())
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
      page == 1 ? 0.5 : 0
    }
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
      visible.append(progress.isProgressVisible)
    }
    func pageControlTimerProgress(
      _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { mayAdvance }
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
  }

  /// VAL-86: a progress is from 0 to 1, and begins as its delegate tells.
  func test_VAL86_values() async {
    await withStage { _ in
      let (control, progress, times) = (UIPageControl(), UIPageControlProgress(), Times())
      progress.delegate = times
      (control.numberOfPages, control.currentPage) = (3, 1)
      control.progress = progress
      XCTAssertEqual(progress.currentProgress, 0.5)
      progress.currentProgress = 7
      XCTAssertEqual(progress.currentProgress, 1)
      progress.currentProgress = .nan
      XCTAssertEqual(progress.currentProgress, 0)
      control.progress = nil
      XCTAssertNil(control.progress)
      XCTAssertEqual(times.visible, [true, false])
    }
  }

  /// VAL-86: a timer turns the pages in virtual time.
  func test_VAL86_timer() async {
    await withStage(pacing: .manual) { trace in
      let (control, progress, times) = (UIPageControl(), UIPageControlTimerProgress(preferredDuration: 1), Times())
      var changes = 0
      control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      control.numberOfPages = 3
      progress.delegate = times
      progress.setDuration(2, forPage: 2)
      XCTAssertEqual([progress.duration(forPage: 0), progress.duration(forPage: 2)], [1, 2])
      control.progress = progress
      progress.resumeTimer()
      progress.resumeTimer()
      XCTAssertTrue(progress.isRunning)
      trace.stage.cycle.advance(by: .seconds(1.1))
      XCTAssertEqual([control.currentPage, changes], [1, 1])
      trace.stage.cycle.advance(by: .seconds(0.6))
      XCTAssertEqual(control.currentPage, 2)
      trace.stage.cycle.advance(by: .seconds(3))
      XCTAssertEqual(control.currentPage, 2)
      XCTAssertFalse(progress.isRunning)
      progress.resetsToInitialPageAfterEnd = true
      progress.resumeTimer()
      trace.stage.cycle.advance(by: .seconds(0.1))
      XCTAssertEqual(control.currentPage, 0)
      times.mayAdvance = false
      trace.stage.cycle.advance(by: .seconds(2))
      XCTAssertEqual([control.currentPage, changes], [0, 3])
      XCTAssertFalse(progress.isRunning)
      XCTAssertGreaterThan(times.changes, 10)
    }
  }

  /// VAL-86: a delegate without methods lets pages follow each other.
  func test_VAL86_defaults() async {
    await withStage(pacing: .manual) { trace in
      final class Silent: NSObject, UIPageControlTimerProgressDelegate {}
      let (control, progress, silent) = (UIPageControl(), UIPageControlTimerProgress(preferredDuration: 1), Silent())
      control.numberOfPages = 2
      progress.delegate = silent
      control.progress = progress
      progress.resumeTimer()
      trace.stage.cycle.advance(by: .seconds(1.1))
      XCTAssertEqual(control.currentPage, 1)
      progress.pauseTimer()
      XCTAssertLessThan(progress.currentProgress, 0.2)
    }
  }
}
