import XCTest

@testable import ControllerTree

/// Changes of a scene's area, orientation and traits. Rule LAUNCH-19.
final class SceneUpdatesTests: XCTestCase {
  @MainActor private static func launch(_ trace: LaunchTrace) -> (UIWindowScene, GeometryDelegate)? {
    UIApplication.register(GeometryDelegate.self)
    UIApplication.launch(SceneApplicationDelegate.self, info: .scenes(delegate: "GeometryDelegate"))
    trace.skip()
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene,
      let delegate = scene.delegate as? GeometryDelegate
    else { return nil }
    return (scene, delegate)
  }

  /// LAUNCH-19: a rotation reaches the scene's delegate before layout, with the old values.
  func test_LAUNCH19_rotation() async throws {
    try await withLaunch { trace in
      let (scene, delegate) = try XCTUnwrap(Self.launch(trace))
      UIDevice.current.rotate(to: .landscapeLeft)
      trace.expect(
        """
        Root.willTransition(verticalSizeClass regular → compact)
        Root.viewWillTransition(to: 852×393)
        GeometryDelegate #1.windowScene(_:didUpdateEffectiveGeometry:)
        GeometryDelegate #1.windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
        Root.traitCollectionDidChange(verticalSizeClass regular → compact)
        Root.viewLayoutMarginsDidChange()
        Root.viewWillLayoutSubviews()
        Root.viewDidLayoutSubviews()
        """)
      XCTAssertEqual(
        delegate.notes,
        ["393×852 1 → 852×393 3", "393×852 1 regular → 852×393 3 compact"])
      XCTAssertEqual(scene.effectiveGeometry.interfaceOrientation, .landscapeRight)
      XCTAssertEqual(scene.coordinateSpace.bounds.width, 852)
    }
  }

  /// LAUNCH-19: half a turn changes the orientation alone.
  func test_LAUNCH19_halfATurn() async throws {
    try await withLaunch { trace in
      let (_, delegate) = try XCTUnwrap(Self.launch(trace))
      UIDevice.current.rotate(to: .landscapeLeft)
      trace.skip()
      UIDevice.current.rotate(to: .landscapeRight)
      trace.expect(
        """
        GeometryDelegate #1.windowScene(_:didUpdateEffectiveGeometry:)
        GeometryDelegate #1.windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
        """)
      XCTAssertEqual(delegate.notes.last, "852×393 3 compact → 852×393 4 compact")
    }
  }

  /// LAUNCH-19: other traits reach the older method only; a change that is undone reaches none.
  func test_LAUNCH19_traits() async throws {
    try await withLaunch { trace in
      let (scene, delegate) = try XCTUnwrap(Self.launch(trace))
      UIScreen.main.deviceTraits = UITraitCollection(userInterfaceStyle: .dark)
      scene.traitOverrides.userInterfaceStyle = .light
      XCTAssertEqual(
        delegate.notes,
        ["393×852 1 regular → 393×852 1 regular", "393×852 1 regular → 393×852 1 regular"])
      trace.skip()
      UpdateCycle.main.turn {
        scene.traitOverrides.userInterfaceStyle = .dark
        scene.traitOverrides.userInterfaceStyle = .light
      }
      XCTAssertEqual(delegate.notes.count, 2)
      trace.skip()
      UIApplication.shared.disconnect(scene)
      UIDevice.current.rotate(to: .landscapeLeft)
      XCTAssertEqual(delegate.notes.count, 2)
      trace.skip()
    }
  }
}

/// The delegate of a scene that notes its geometry.
private final class GeometryDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var notes: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ClassicDelegate.root()
    window?.makeKeyAndVisible()
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let old = text(previousCoordinateSpace, previousInterfaceOrientation)
    let height = windowScene.traitCollection.verticalSizeClass
    notes.append(
      "\(old) \(previousTraitCollection.verticalSizeClass) → "
        + "\(text(windowScene.coordinateSpace, windowScene.interfaceOrientation)) \(height)")
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    let (old, new) = (previousEffectiveGeometry, windowScene.effectiveGeometry)
    notes.append(
      "\(text(old.coordinateSpace, old.interfaceOrientation)) → \(text(new.coordinateSpace, new.interfaceOrientation))")
  }

  private func text(_ space: any UICoordinateSpace, _ orientation: UIInterfaceOrientation) -> String {
    "\(Int(space.bounds.width))×\(Int(space.bounds.height)) \(orientation.rawValue)"
  }
}
