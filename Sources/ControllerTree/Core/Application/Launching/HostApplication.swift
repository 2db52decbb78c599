import Foundation

/// The application in which tests run, as Xcode's setting "Host Application" names one: with a key window that has a root.
///
/// Code of tests that reads `UIApplication.shared.keyWindow` or `connectedScenes` finds nothing in a process without an application. With
/// the environment variable `CONTROLLERTREE_HOST_APPLICATION`, the first use of ``UIApplication/shared`` on ``Stage/shared`` launches one.
/// Its value names the device of the main screen. Rules: LAUNCH-24.
@MainActor enum HostApplication {
  private static let variable = "CONTROLLERTREE_HOST_APPLICATION"
  private static let devices: KeyValuePairs<String, UIScreen.Device> = [
    "iPhone": .iPhone, "iPhoneSE": .iPhoneSE, "iPhoneProMax": .iPhoneProMax, "iPad": .iPad, "iPadMini": .iPadMini,
    "iPadPro": .iPadPro,
  ]

  /// The name of the device, until the application is launched.
  @exclusivity(unchecked) private(set) static var awaited = ProcessInfo.processInfo.environment[variable]

  /// Launches the application that the environment asks for. Inside a turn it waits for the next use.
  @inline(never) static func launchAwaited() {
    guard let name = awaited, Stage.current === Stage.shared, Stage.current.cycle.isIdle else { return }
    awaited = nil
    launch(on: name)
  }

  /// Launches an application with one window on a device.
  static func launch(on name: String) {
    if let device = devices.first(where: { $0.key == name })?.value {
      UIScreen.main.device = device
    } else {
      Diagnostics.report(.unknownHost(name, variable, known: devices.map(\.key)))
    }
    UIApplication.launch { HostDelegate() }
  }

  private final class HostDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }
}
