import UIKit
import XCTest

@testable import ControllerTree

/// AL-27: guides that activate constraints.
final class UITrackingLayoutGuideTests: XCTestCase {
  func test_AL27_keyboard() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root, size: CGSize(width: 400, height: 800))
      let (guide, bar) = (root.view.keyboardLayoutGuide, UIView())
      bar.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(bar)
      bar.heightAnchor.constraint(equalToConstant: 50).isActive = true
      let docked = [
        bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        bar.widthAnchor.constraint(equalToConstant: 200),
        bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
      ]
      let floating = [bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor)]
      let centered = bar.centerXAnchor.constraint(equalTo: root.view.centerXAnchor)
      guide.setConstraints(docked, activeWhenNearEdge: .bottom)
      guide.setConstraints(floating, activeWhenAwayFrom: [.bottom, .leading])
      root.view.layoutIfNeeded()
      XCTAssertEqual(bar.frame, CGRect(x: 0, y: 750, width: 200, height: 50))
      XCTAssertEqual(guide.constraints(activeWhenNearEdge: .bottom), docked)
      XCTAssertEqual(guide.constraints(activeWhenAwayFrom: [.bottom, .leading]), floating)
      XCTAssertEqual(guide.constraints(activeWhenNearEdge: .top), [])
      XCTAssertFalse(floating[0].isActive)
      guide.setConstraints(Array(docked.dropFirst()), activeWhenNearEdge: .bottom)
      guide.setConstraints([centered], activeWhenAwayFrom: [.leading, .trailing])
      XCTAssertEqual((docked + [centered]).map(\.isActive), [false, true, true, true])
      root.view.layoutIfNeeded()
      XCTAssertEqual(bar.frame.minX, 100)
      guide.setConstraints([], activeWhenAwayFrom: [.leading, .trailing])
      XCTAssertFalse(centered.isActive)
      guide.removeAllTrackedConstraints()
      XCTAssertEqual(docked.map(\.isActive), [false, false, false])
      XCTAssertEqual(guide.constraints(activeWhenNearEdge: .bottom), [])
      let plain = UITrackingLayoutGuide()
      root.view.addLayoutGuide(plain)
      plain.setConstraints([centered], activeWhenAwayFrom: .top)
      XCTAssertTrue(centered.isActive)
    }
  }
}
