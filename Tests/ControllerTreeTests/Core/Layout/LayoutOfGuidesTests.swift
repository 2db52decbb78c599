import XCTest

@testable import ControllerTree

/// Frames from guides, margins and the safe area, computed by hand. The root view is 400 × 800.
final class LayoutOfGuidesTests: XCTestCase {
  func test_AL13_guidesOfAView() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let guide = UILayoutGuide()
      scene.root.addLayoutGuide(guide)
      XCTAssertTrue(guide.owningView === scene.root)
      scene.activate(
        scene.put(scene.a, at: 0, 0) + scene.size(scene.a, 100, 50) + scene.size(scene.b, 100, 50) + [
          scene.b.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
          scene.b.topAnchor.constraint(equalTo: scene.root.topAnchor),
          guide.leadingAnchor.constraint(equalTo: scene.a.trailingAnchor),
          guide.trailingAnchor.constraint(equalTo: scene.b.leadingAnchor),
          guide.topAnchor.constraint(equalTo: scene.a.bottomAnchor),
          guide.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
          scene.c.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
          scene.c.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        ] + scene.size(scene.c, 20, 20))
      XCTAssertEqual(guide.layoutFrame, CGRect(x: 100, y: 50, width: 200, height: 100))
      expectFrame(scene.c, 190, 90, 20, 20, "in the middle of the gap")

      scene.root.removeLayoutGuide(guide)
      XCTAssertNil(guide.owningView)
      XCTAssertEqual(scene.root.constraints.filter { $0.firstItem === guide }.count, 0)
    }
  }

  func test_AL14_margins() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      scene.a.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      scene.a.addSubview(inner)
      let margins = scene.a.layoutMarginsGuide
      scene.activate(
        scene.put(scene.a, at: 10, 10) + scene.size(scene.a, 100, 100) + [
          inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          NSLayoutConstraint(
            item: inner, attribute: .top, relatedBy: .equal, toItem: scene.a, attribute: .topMargin, multiplier: 1,
            constant: 5),
          NSLayoutConstraint(
            item: inner, attribute: .bottom, relatedBy: .equal, toItem: scene.a, attribute: .bottomMargin,
            multiplier: 1, constant: 0),
        ])
      expectFrame(inner, 2, 6, 94, 91, "inside the margins")
      XCTAssertEqual(margins.layoutFrame, CGRect(x: 2, y: 1, width: 94, height: 96))

      scene.a.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 20)
      expectFrame(inner, 10, 15, 70, 75, "other margins")

      scene.activate(
        [
          NSLayoutConstraint(
            item: scene.b, attribute: .centerXWithinMargins, relatedBy: .equal, toItem: scene.a,
            attribute: .centerXWithinMargins, multiplier: 1, constant: 0),
          NSLayoutConstraint(
            item: scene.b, attribute: .centerY, relatedBy: .equal, toItem: scene.a, attribute: .centerYWithinMargins,
            multiplier: 1, constant: 0),
        ] + scene.size(scene.b, 20, 20))
      expectFrame(scene.b, 45, 50, 20, 20, "in the middle of the margins")
    }
  }

  func test_AL14_safeArea() async {
    await withStage { trace in
      UIScreen.main.device = .iPhone
      let scene = LayoutScene(trace, UIScreen.main.bounds.size)
      let safe = scene.root.safeAreaLayoutGuide
      scene.activate([
        scene.a.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        scene.a.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        scene.a.topAnchor.constraint(equalTo: safe.topAnchor),
        scene.a.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      ])
      expectFrame(scene.a, 0, 59, 393, 759, "the safe area")
      XCTAssertEqual(safe.layoutFrame, CGRect(x: 0, y: 59, width: 393, height: 759))

      scene.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 41, left: 5, bottom: 6, right: 7)
      expectFrame(scene.a, 5, 100, 381, 712, "a larger one")

      scene.activate(
        [
          scene.b.topAnchor.constraint(equalTo: scene.controller.topLayoutGuide.bottomAnchor),
          scene.b.bottomAnchor.constraint(equalTo: scene.controller.bottomLayoutGuide.topAnchor, constant: -10),
        ] + [
          scene.b.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
          scene.b.widthAnchor.constraint(equalToConstant: 1),
        ])
      expectFrame(scene.b, 0, 100, 1, 702, "between the bars' guides")
      XCTAssertEqual(scene.controller.topLayoutGuide.length, 100)
      XCTAssertEqual(scene.controller.bottomLayoutGuide.length, 40)
    }
  }

  func test_AL14_readableContent() async {
    await withStage { trace in
      let scene = LayoutScene(trace, CGSize(width: 1000, height: 500))
      scene.root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
      let readable = scene.root.readableContentGuide
      scene.activate([
        scene.a.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
        scene.a.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
        scene.a.topAnchor.constraint(equalTo: readable.topAnchor),
        scene.a.bottomAnchor.constraint(equalTo: readable.bottomAnchor),
      ])
      expectFrame(scene.a, 164, 10, 672, 480, "in a wide view")
      scene.window.frame.size.width = 500
      expectFrame(scene.a, 20, 10, 460, 480, "in a narrow view")
    }
  }

  func test_AL14_keyboard() async {
    await withStage { trace in
      let scene = LayoutScene(trace, UIScreen.main.bounds.size)
      let field = UITextField()
      scene.root.addSubview(field)
      scene.activate(
        [
          scene.a.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
          scene.a.bottomAnchor.constraint(equalTo: scene.root.keyboardLayoutGuide.topAnchor),
        ] + scene.size(scene.a, 100, 44))
      expectFrame(scene.a, 0, 808, 100, 44, "without a keyboard")
      field.becomeFirstResponder()
      expectFrame(scene.a, 0, 472, 100, 44, "above the keyboard")
      field.resignFirstResponder()
      expectFrame(scene.a, 0, 808, 100, 44, "without it again")
    }
  }

  /// AL-14: the guide and the views that depend on it move in the keyboard's animation, after its notifications.
  func test_AL14_keyboardMovesItsGuideInItsAnimation() async {
    await withTrace(pacing: .manual) { trace in
      let scene = LayoutScene(trace, UIScreen.main.bounds.size)
      let (field, follower) = (UITextField(), FollowingView(trace))
      scene.root.addSubview(field)
      scene.root.addSubview(follower)
      scene.activate(
        scene.pin(follower, to: scene.root).filter { $0.firstAttribute != .bottom } + [
          follower.bottomAnchor.constraint(equalTo: scene.root.keyboardLayoutGuide.topAnchor)
        ])
      trace.begin()
      let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { trace.note("height \(Int(follower.frame.height)), \(name.rawValue)") }
        }
      }
      field.becomeFirstResponder()
      trace.expect("height 852, UIKeyboardWillShowNotification\nheight 516 in an animation of 0.25 s")
      trace.stage.cycle.advance(by: .seconds(1))
      field.resignFirstResponder()
      trace.expect("height 516, UIKeyboardWillHideNotification\nheight 852 in an animation of 0.25 s")
      trace.stage.cycle.advance(by: .seconds(1))
      trace.expect("")
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
  }
}

/// A view that notes its height when it is laid out, and the animation.
private final class FollowingView: UIView {
  private let trace: Trace

  init(_ trace: Trace) {
    self.trace = trace
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    trace.note("height \(Int(bounds.height)) in an animation of \(UIView.inheritedAnimationDuration) s")
  }
}
