import XCTest

@testable import ControllerTree

/// Frames in trees of views: nested ones, masks, views outside windows, moves. Computed by hand.
final class LayoutOfTreesTests: XCTestCase {
  /// AL-15: a view that has lost its constraints keeps its place until others name it, even if the solution has their values already.
  func test_AL15_viewsThatLostTheirConstraints() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let first = scene.put(scene.a, at: 310, 40) + scene.size(scene.a, 10, 10)
      scene.activate(first)
      NSLayoutConstraint.deactivate(first)
      scene.root.setNeedsLayout()
      UpdateCycle.main.settle()
      expectFrame(scene.a, 310, 40, 10, 10, "no constraint")
      scene.activate([
        scene.a.leftAnchor.constraint(lessThanOrEqualTo: scene.root.leftAnchor),
        scene.a.topAnchor.constraint(lessThanOrEqualTo: scene.root.topAnchor),
      ])
      XCTAssertLessThanOrEqual(scene.a.frame.minX, 0)
      XCTAssertLessThanOrEqual(scene.a.frame.minY, 0)
    }
  }

  /// A view deep inside is placed by the view on the other side of the tree.
  func test_AL01_acrossSuperviews() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      scene.a.addSubview(inner)
      let deep = UIView()
      deep.translatesAutoresizingMaskIntoConstraints = false
      inner.addSubview(deep)
      let across = deep.leftAnchor.constraint(equalTo: scene.b.leftAnchor)
      scene.activate(
        scene.put(scene.a, at: 100, 100) + scene.size(scene.a, 200, 200) + scene.pin(inner, to: scene.a, inset: 10)
          + scene.put(scene.b, at: 150, 0) + scene.size(scene.b, 10, 10) + [
            across,
            deep.topAnchor.constraint(equalTo: scene.b.bottomAnchor, constant: 120),
            deep.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.1),
            deep.heightAnchor.constraint(equalToConstant: 5),
          ])
      XCTAssertTrue(scene.root.constraints.contains(across))
      expectFrame(inner, 10, 10, 180, 180, "inside")
      expectFrame(deep, 40, 20, 40, 5, "under a view elsewhere")
    }
  }

  /// AL-15: a view that translates its mask is placed by its frame, and moves with its superview as the mask says.
  func test_AL15_masks() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let fixed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      let flexible = UIView(frame: CGRect(x: 100, y: 0, width: 200, height: 10))
      flexible.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      scene.root.addSubview(fixed)
      scene.root.addSubview(flexible)
      scene.activate(
        scene.size(scene.a, 10, 10) + scene.size(scene.b, 10, 10) + [
          scene.a.leftAnchor.constraint(equalTo: fixed.rightAnchor),
          scene.a.topAnchor.constraint(equalTo: fixed.bottomAnchor),
          scene.b.leftAnchor.constraint(equalTo: flexible.rightAnchor),
          scene.b.topAnchor.constraint(equalTo: flexible.topAnchor),
        ])
      expectFrame(scene.a, 40, 60, 10, 10, "beside a fixed view")
      expectFrame(scene.b, 300, 0, 10, 10, "beside a flexible view")

      fixed.frame.origin = CGPoint(x: 50, y: 50)
      expectFrame(scene.a, 80, 90, 10, 10, "after its frame was set")

      scene.window.frame.size = CGSize(width: 500, height: 900)
      expectFrame(flexible, 100, 100, 300, 10, "resized by its mask")
      expectFrame(scene.b, 400, 100, 10, 10, "beside it")
    }
  }

  /// AL-15: the mask also counts in a superview that constraints place.
  func test_AL15_masksInAConstrainedSuperview() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let width = scene.a.widthAnchor.constraint(equalToConstant: 100)
      scene.activate(
        scene.put(scene.a, at: 0, 0) + [width, scene.a.heightAnchor.constraint(equalToConstant: 100)])
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scene.a.addSubview(inner)
      let leaf = UIView()
      leaf.translatesAutoresizingMaskIntoConstraints = false
      inner.addSubview(leaf)
      scene.activate(scene.pin(leaf, to: inner, inset: 5))
      expectFrame(leaf, 5, 5, 70, 70, "before")
      width.constant = 300
      expectFrame(inner, 10, 10, 280, 80, "the mask")
      expectFrame(leaf, 5, 5, 270, 70, "inside")
    }
  }

  /// AL-02: a tree without a window is laid out by `layoutIfNeeded()`; its topmost view gets its size if it does not translate.
  func test_AL02_withoutAWindow() async {
    await withStage { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
      NSLayoutConstraint.activate([
        child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
        child.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
        child.topAnchor.constraint(equalTo: root.topAnchor),
        child.heightAnchor.constraint(equalTo: child.widthAnchor),
      ])
      expectFrame(child, 0, 0, 0, 0, "not laid out yet")
      root.layoutIfNeeded()
      expectFrame(child, 10, 0, 80, 80, "laid out")
      root.frame.size.width = 200
      root.layoutIfNeeded()
      expectFrame(child, 10, 0, 180, 180, "laid out again")

      root.translatesAutoresizingMaskIntoConstraints = false
      let size = [
        root.widthAnchor.constraint(equalToConstant: 50), root.bottomAnchor.constraint(equalTo: child.bottomAnchor),
      ]
      NSLayoutConstraint.activate(size)
      root.layoutIfNeeded()
      XCTAssertEqual(root.bounds.size, CGSize(width: 50, height: 30))
      expectFrame(child, 10, 0, 30, 30, "inside a root with constraints")
    }
  }

  /// AL-02: a tree takes its constraints along into a window.
  func test_AL02_treesEnterWindows() async {
    await withStage { trace in
      let card = UIView()
      let title = SizedView()
      title.content = CGSize(width: 70, height: 20)
      for view in [card, title] { view.translatesAutoresizingMaskIntoConstraints = false }
      card.addSubview(title)
      let scene = LayoutScene(trace)
      NSLayoutConstraint.activate(scene.pin(title, to: card, inset: 12))
      card.layoutIfNeeded()
      XCTAssertEqual(card.bounds.size, CGSize(width: 94, height: 44))

      UpdateCycle.main.turn {
        scene.root.addSubview(card)
        NSLayoutConstraint.activate(scene.put(card, at: 30, 40))
      }
      expectFrame(card, 30, 40, 94, 44, "as large as its content")
      expectFrame(title, 12, 12, 70, 20, "in the middle")
      card.removeFromSuperview()
      title.content.width = 100
      card.layoutIfNeeded()
      XCTAssertEqual(card.bounds.size, CGSize(width: 124, height: 44))
    }
  }

  /// A change of a constant, of activation and of a priority moves views at the end of the turn.
  func test_AL08_AL09_changes() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let left = scene.a.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10)
      let right = scene.a.rightAnchor.constraint(equalTo: scene.root.rightAnchor, constant: -10)
      let width = scene.a.widthAnchor.constraint(equalToConstant: 100).prioritized(500)
      let wide = scene.a.widthAnchor.constraint(equalToConstant: 200).prioritized(400)
      scene.activate([left, width, wide, scene.a.topAnchor.constraint(equalTo: scene.root.topAnchor)])
      expectFrame(scene.a, 10, 0, 100, 0, "at first")
      UpdateCycle.main.turn {
        left.constant = 20
        expectFrame(scene.a, 10, 0, 100, 0, "within the turn")
      }
      expectFrame(scene.a, 20, 0, 100, 0, "another constant")
      wide.priority = UILayoutPriority(600)
      expectFrame(scene.a, 20, 0, 200, 0, "another priority")
      wide.priority = .required
      expectFrame(scene.a, 20, 0, 200, 0, "required")
      wide.priority = UILayoutPriority(1)
      expectFrame(scene.a, 20, 0, 100, 0, "preferred again")
      UpdateCycle.main.turn {
        left.isActive = false
        right.isActive = true
      }
      expectFrame(scene.a, 290, 0, 100, 0, "at the other edge")
      NSLayoutConstraint.deactivate(scene.root.constraints + scene.a.constraints)
      expectFrame(scene.a, 290, 0, 100, 0, "keeps its place without constraints")
    }
  }

  /// A frame that was set by hand lasts until the next layout of the superview.
  func test_AL17_constraintsWinOverFrames() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      scene.activate(scene.put(scene.a, at: 1, 2) + scene.size(scene.a, 3, 4))
      scene.a.frame = CGRect(x: 50, y: 50, width: 50, height: 50)
      scene.root.setNeedsLayout()
      UpdateCycle.main.settle()
      expectFrame(scene.a, 1, 2, 3, 4)
    }
  }
}
