import XCTest

@testable import ControllerTree

/// Layout code in the styles of public libraries and apps.
final class PublicLayoutCodeTests: XCTestCase {
  /// AL-02: edges with insets, one activation for all, as in most apps.
  func test_AL02_cardWithTitleAndButton() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 400, height: 700))
      let view = scene.root
      let (card, title, button) = (UIView(), BoxView("title", 120, 22), BoxView("button", 80, 30))
      card.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(card)
      card.addSubview(title)
      card.addSubview(button)
      NSLayoutConstraint.activate([
        card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8),
        title.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
        title.centerXAnchor.constraint(equalTo: card.centerXAnchor),
        title.leadingAnchor.constraint(greaterThanOrEqualTo: card.leadingAnchor, constant: 16),
        button.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 1.5),
        button.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
        card.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 16),
      ])
      UpdateCycle.main.settle()
      XCTAssertEqual(card.frameText, "40 302 320 96")
      XCTAssertEqual(title.frameText, "100 16 120 22")
      XCTAssertEqual(button.frameText, "224 50 80 30")
    }
  }

  /// AL-02: a closure that describes constraints, as SnapKit and its relatives have it, written with anchors.
  func test_AL02_closuresOfConstraints() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 400, height: 300))
      let (avatar, name) = (BoxView("avatar"), BoxView("name", 50, 20))
      scene.root.addSubview(avatar)
      scene.root.addSubview(name)
      avatar.layout {
        $0.leadingAnchor.constraint(equalTo: scene.root.layoutMarginsGuide.leadingAnchor)
        $0.topAnchor.constraint(equalTo: scene.root.layoutMarginsGuide.topAnchor)
        $0.widthAnchor.constraint(equalToConstant: 40)
        $0.heightAnchor.constraint(equalTo: $0.widthAnchor)
      }
      name.layout {
        $0.leadingAnchor.constraint(equalToSystemSpacingAfter: avatar.trailingAnchor, multiplier: 1)
        $0.centerYAnchor.constraint(equalTo: avatar.centerYAnchor)
        $0.trailingAnchor.constraint(lessThanOrEqualTo: scene.root.layoutMarginsGuide.trailingAnchor)
      }
      UpdateCycle.main.settle()
      XCTAssertEqual([avatar.frameText, name.frameText], ["8 8 40 40", "56 18 50 20"])
    }
  }

  /// AL-08: the constant that an app keeps to slide a panel, in an animation.
  func test_AL08_slidingPanel() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 400, height: 800))
      let panel = BoxView("panel")
      scene.root.addSubview(panel)
      let top = panel.topAnchor.constraint(equalTo: scene.root.bottomAnchor)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: "H:|[panel]|", metrics: nil, views: ["panel": panel])
          + NSLayoutConstraint.constraints(withVisualFormat: "V:[panel(300)]", metrics: nil, views: ["panel": panel])
          + [top])
      UpdateCycle.main.settle()
      XCTAssertEqual(panel.frameText, "0 800 400 300")
      UIView.animate(withDuration: 0.25) {
        top.constant = -300
        scene.root.layoutIfNeeded()
        XCTAssertEqual(panel.frameText, "0 500 400 300")
      }
    }
  }

  /// AL-50, AL-54: a form in the visual format language, as older apps have it.
  func test_AL50_AL54_formInVisualFormats() async {
    await withStage { trace in
      let scene = StackScene(trace, size: CGSize(width: 320, height: 480))
      let views = ["name": BoxView("name", 60, 20), "field": BoxView("field", 10, 30), "send": BoxView("send", 90, 44)]
      for name in ["name", "field", "send"] { views[name].map(scene.root.addSubview) }
      let metrics = ["margin": 20, "gap": 10]
      let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
        ("H:|-margin-[name(60)]-gap-[field(>=100)]-margin-|", .alignAllCenterY),
        ("V:|-50-[field(30)]-(>=gap)-[send(44)]-margin-|", .alignAllTrailing),
        ("H:[send(90)]", []), ("V:[name(20)]", []),
      ]
      for (format, options) in formats {
        scene.root.addConstraints(
          NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
      }
      UpdateCycle.main.settle()
      let frames = ["name", "field", "send"].map { views[$0]?.frameText }
      XCTAssertEqual(frames, ["20 55 60 20", "90 50 210 30", "210 416 90 44"])
    }
  }
}

@resultBuilder private enum ConstraintBuilder {
  static func buildBlock(_ constraints: NSLayoutConstraint...) -> [NSLayoutConstraint] { constraints }
}

extension UIView {
  fileprivate func layout(@ConstraintBuilder _ make: (UIView) -> [NSLayoutConstraint]) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(make(self))
  }
}
