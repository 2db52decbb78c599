import XCTest

@testable import ControllerTree

/// Frames from edges, sizes, centers and multipliers, computed by hand. The root view is 400 × 800.
final class LayoutOfEdgesTests: XCTestCase {
  func test_AL05_edgesOfTheSuperview() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      scene.activate(scene.pin(scene.a, to: scene.root, inset: 10))
      expectFrame(scene.a, 10, 10, 380, 780, "pinned")

      scene.activate([
        scene.b.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 5),
        scene.b.rightAnchor.constraint(equalTo: scene.root.rightAnchor, constant: -15),
        scene.b.topAnchor.constraint(equalTo: scene.root.topAnchor),
        scene.b.heightAnchor.constraint(equalToConstant: 44),
      ])
      expectFrame(scene.b, 5, 0, 380, 44, "left and right")

      scene.activate([
        scene.c.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -8),
        scene.c.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -8),
        scene.c.widthAnchor.constraint(equalToConstant: 56),
        scene.c.heightAnchor.constraint(equalTo: scene.c.widthAnchor),
      ])
      expectFrame(scene.c, 336, 736, 56, 56, "in the far corner")

      scene.activate([
        scene.d.leadingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        scene.d.topAnchor.constraint(equalTo: scene.root.bottomAnchor),
        scene.d.widthAnchor.constraint(equalToConstant: 10),
        scene.d.heightAnchor.constraint(equalToConstant: 10),
      ])
      expectFrame(scene.d, 400, 800, 10, 10, "outside")
    }
  }

  func test_AL05_centers() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      scene.activate(
        [
          scene.a.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
          scene.a.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor, constant: -20),
        ] + scene.size(scene.a, 100, 50))
      expectFrame(scene.a, 150, 355, 100, 50, "centered")

      scene.activate(
        [
          scene.b.centerXAnchor.constraint(equalTo: scene.a.leadingAnchor),
          scene.b.centerYAnchor.constraint(equalTo: scene.a.bottomAnchor),
        ] + scene.size(scene.b, 20, 20))
      expectFrame(scene.b, 140, 395, 20, 20, "center on an edge")

      scene.activate(
        [
          NSLayoutConstraint(
            item: scene.c, attribute: .centerX, relatedBy: .equal, toItem: scene.root, attribute: .trailing,
            multiplier: 0.25, constant: 0),
          NSLayoutConstraint(
            item: scene.c, attribute: .centerY, relatedBy: .equal, toItem: scene.root, attribute: .bottom,
            multiplier: 0.75, constant: 10),
        ] + scene.size(scene.c, 40, 40))
      expectFrame(scene.c, 80, 590, 40, 40, "a part of the far edge")
    }
  }

  func test_AL05_sizesAndMultipliers() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      scene.activate(
        scene.put(scene.a, at: 0, 0) + [
          scene.a.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.5),
          scene.a.heightAnchor.constraint(equalTo: scene.a.widthAnchor, multiplier: 0.75, constant: 10),
        ])
      expectFrame(scene.a, 0, 0, 200, 160, "half as wide, a ratio high")

      scene.activate(
        scene.put(scene.b, at: 10, 200) + [
          scene.b.widthAnchor.constraint(equalTo: scene.a.heightAnchor),
          scene.b.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 0.25, constant: -50),
        ])
      expectFrame(scene.b, 10, 200, 160, 150, "as wide as another is high")

      scene.activate(
        scene.put(scene.c, at: 0, 0) + [
          scene.c.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
          scene.c.widthAnchor.constraint(equalTo: scene.root.widthAnchor).prioritized(750),
          scene.c.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
          scene.c.heightAnchor.constraint(equalToConstant: 0).prioritized(1),
        ])
      expectFrame(scene.c, 0, 0, 120, 30, "within bounds")
    }
  }

  func test_AL05_chains() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let views = [scene.a, scene.b, scene.c]
      var constraints: [NSLayoutConstraint] = []
      for (index, view) in views.enumerated() {
        let previous = index == 0 ? scene.root.leadingAnchor : views[index - 1].trailingAnchor
        constraints += [
          view.leadingAnchor.constraint(equalTo: previous, constant: 10),
          view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 20),
          view.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -20),
        ]
        if index > 0 { constraints.append(view.widthAnchor.constraint(equalTo: views[0].widthAnchor)) }
      }
      constraints.append(scene.c.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -10))
      scene.activate(constraints)
      expectFrame(scene.a, 10, 20, 120, 760, "first of three")
      expectFrame(scene.b, 140, 20, 120, 760, "second of three")
      expectFrame(scene.c, 270, 20, 120, 760, "third of three")

      scene.window.frame.size = CGSize(width: 700, height: 300)
      expectFrame(scene.a, 10, 20, 220, 260, "first, wider")
      expectFrame(scene.b, 240, 20, 220, 260, "second, wider")
      expectFrame(scene.c, 470, 20, 220, 260, "third, wider")
    }
  }

  func test_AL05_proportionalColumns() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      scene.activate([
        scene.a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        scene.b.leadingAnchor.constraint(equalTo: scene.a.trailingAnchor),
        scene.b.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        scene.a.widthAnchor.constraint(equalTo: scene.b.widthAnchor, multiplier: 3),
        scene.a.topAnchor.constraint(equalTo: scene.root.topAnchor),
        scene.a.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
        scene.b.topAnchor.constraint(equalTo: scene.a.topAnchor),
        scene.b.heightAnchor.constraint(equalTo: scene.a.heightAnchor, multiplier: 0.5),
      ])
      expectFrame(scene.a, 0, 0, 300, 800, "three parts")
      expectFrame(scene.b, 300, 0, 100, 400, "one part")
    }
  }

  /// AL-04: the stronger one of two preferred constraints holds; equal ones share no error that one of them could take.
  func test_AL04_priorities() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      scene.activate(
        scene.put(scene.a, at: 0, 0) + [
          scene.a.widthAnchor.constraint(equalToConstant: 100).prioritized(500),
          scene.a.widthAnchor.constraint(equalToConstant: 200).prioritized(501),
          scene.a.heightAnchor.constraint(equalToConstant: 40).prioritized(749.5),
          scene.a.heightAnchor.constraint(equalToConstant: 60).prioritized(749),
          scene.a.heightAnchor.constraint(equalToConstant: 60).prioritized(748),
        ])
      expectFrame(scene.a, 0, 0, 200, 40, "the stronger")

      scene.activate(
        scene.put(scene.b, at: 0, 0) + [
          scene.b.widthAnchor.constraint(equalToConstant: 500).prioritized(999),
          scene.b.trailingAnchor.constraint(lessThanOrEqualTo: scene.root.trailingAnchor, constant: -20),
          scene.b.heightAnchor.constraint(equalTo: scene.b.widthAnchor).prioritized(998),
          scene.b.bottomAnchor.constraint(lessThanOrEqualTo: scene.root.bottomAnchor, constant: -600),
        ])
      expectFrame(scene.b, 0, 0, 380, 200, "limited by required ones")
    }
  }

  /// AL-06: leading is right where text runs from right to left, and constants count from there; left stays left.
  func test_AL06_rightToLeft() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      scene.root.semanticContentAttribute = .forceRightToLeft
      scene.activate(
        scene.size(scene.a, 100, 10) + [
          scene.a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
          scene.a.topAnchor.constraint(equalTo: scene.root.topAnchor),
        ])
      expectFrame(scene.a, 284, 0, 100, 10, "leading")
      scene.activate(
        scene.size(scene.b, 50, 10) + [
          scene.b.leadingAnchor.constraint(equalTo: scene.a.trailingAnchor, constant: 8),
          scene.b.topAnchor.constraint(equalTo: scene.root.topAnchor),
        ])
      expectFrame(scene.b, 226, 0, 50, 10, "behind the first")
      scene.activate(scene.put(scene.c, at: 30, 5) + scene.size(scene.c, 10, 10))
      expectFrame(scene.c, 30, 5, 10, 10, "left")
      scene.activate(
        [
          scene.d.leadingAnchor.constraint(equalTo: scene.root.centerXAnchor, constant: 10),
          scene.d.topAnchor.constraint(equalTo: scene.root.topAnchor),
        ] + scene.size(scene.d, 20, 20))
      expectFrame(scene.d, 170, 0, 20, 20, "from the center")
    }
  }

  func test_AL07_systemSpacing() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      scene.activate(
        scene.size(scene.a, 30, 30) + scene.size(scene.b, 30, 30) + [
          scene.a.leadingAnchor.constraint(equalToSystemSpacingAfter: scene.root.leadingAnchor, multiplier: 2),
          scene.a.topAnchor.constraint(equalToSystemSpacingBelow: scene.root.topAnchor, multiplier: 1),
          scene.b.leadingAnchor.constraint(
            greaterThanOrEqualToSystemSpacingAfter: scene.a.trailingAnchor, multiplier: 1),
          scene.b.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor).prioritized(1),
          scene.b.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: scene.a.bottomAnchor, multiplier: 1.5),
          scene.b.topAnchor.constraint(equalTo: scene.root.bottomAnchor).prioritized(1),
        ])
      expectFrame(scene.a, 16, 8, 30, 30)
      expectFrame(scene.b, 54, 50, 30, 30)
    }
  }

  /// The distance between two anchors is a size.
  func test_AL05_distances() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let gap = scene.a.trailingAnchor.anchorWithOffset(to: scene.b.leadingAnchor)
      let drop = scene.a.bottomAnchor.anchorWithOffset(to: scene.b.topAnchor)
      scene.activate(
        scene.put(scene.a, at: 10, 10) + scene.size(scene.a, 50, 50) + scene.size(scene.b, 20, 20) + [
          gap.constraint(equalTo: scene.a.widthAnchor, multiplier: 2),
          drop.constraint(equalToConstant: 33),
        ])
      expectFrame(scene.b, 160, 93, 20, 20)
      XCTAssertEqual(gap.constraint(equalToConstant: 3).firstAttribute, .notAnAttribute)
      XCTAssertNil(gap.item)
    }
  }
}

extension NSLayoutConstraint {
  /// The constraint with another priority.
  func prioritized(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
