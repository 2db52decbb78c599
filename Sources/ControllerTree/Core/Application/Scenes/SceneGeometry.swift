import Foundation

extension UIWindowScene {
  /// The area and the orientation of a scene at one time. Rules: LAUNCH-19.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The scene's area.
    public let coordinateSpace: any UICoordinateSpace
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation

    init(of scene: UIWindowScene) {
      coordinateSpace = SceneArea(bounds: scene.screen.bounds)
      interfaceOrientation = scene.interfaceOrientation
      super.init()
    }

    final func isSame(as other: Geometry) -> Bool {
      other.coordinateSpace.bounds == coordinateSpace.bounds && other.interfaceOrientation == interfaceOrientation
    }
  }

  /// The area of a scene at one time, in the coordinates of its screen.
  private final class SceneArea: NSObject, UICoordinateSpace {
    let bounds: CGRect

    init(bounds: CGRect) {
      self.bounds = bounds
      super.init()
    }
  }

  /// The scene's area and orientation. Rules: LAUNCH-19.
  public var effectiveGeometry: Geometry { Geometry(of: self) }

  /// The scene's area. Rules: LAUNCH-19.
  public var coordinateSpace: any UICoordinateSpace { effectiveGeometry.coordinateSpace }

  /// Wishes for the geometry of a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {}

  /// Asks for another orientation of the interface, at the end of the turn.
  ///
  /// The interface turns to an orientation that the preferences, the front-most controller and the application have in common, and
  /// stays there until the device is turned. If there is none, or the controller does not turn, `errorHandler` is called.
  /// - Parameters:
  ///   - geometryPreferences: The wanted orientations, as ``GeometryPreferences/iOS``. Others change nothing.
  ///   - errorHandler: Gets a ``UISceneError`` if the request is refused.
  /// - Rules: LAUNCH-20.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let mask = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    let cycle = Stage.current.cycle
    cycle.turn(PublicCall("requestGeometryUpdate(_:errorHandler:)", self, .other)) {
      let work = ClosureWork { [self] in
        guard isConnected, let refusal = InterfaceOrientations.current.turnOnRequest(to: mask) else { return }
        errorHandler?(UISceneError(.geometryRequestDenied, refusal))
      }
      cycle.enqueue(work, in: .completions)
    }
  }
}

extension UIWindowScene.GeometryPreferences {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// The orientations that a scene asks for.
  @preconcurrency @MainActor
  open class iOS: UIWindowScene.GeometryPreferences {
    /// The orientations; `nil` for no wish.
    open var interfaceOrientations: UIInterfaceOrientationMask?

    /// Makes preferences without a wish.
    public override init() { super.init() }

    /// Makes preferences for orientations.
    public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
      self.init()
      self.interfaceOrientations = interfaceOrientations
    }
  }
}

/// Why the system refuses a request about a scene.
public struct UISceneError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// The application has a scene, and its Info.plist allows only one.
    case multipleScenesNotSupported
    /// The session is closed, or the application does not use scenes.
    case requestDenied
    /// The preferences are for another system.
    case geometryRequestUnsupported = 100
    /// No wanted orientation is supported.
    case geometryRequestDenied
  }

  /// The reason.
  public let code: Code
  /// The reason in words.
  public let errorDescription: String?

  init(_ code: Code, _ description: String) {
    self.code = code
    errorDescription = description
  }

  /// The domain of these errors.
  public static var errorDomain: String { "UISceneErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The reason in words.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}
