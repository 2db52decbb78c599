import Dispatch
import Foundation

/// Runs an application: makes the application object and its delegate of these classes, launches them with the Info.plist of the
/// program (``InfoPlist/ofProcess``), and runs the main run loop. It does not return; the process ends when the application is
/// terminated.
///
/// - Parameters:
///   - argc: The number of arguments; not used.
///   - argv: The arguments; not used.
///   - principalClassName: The name of a subclass of ``UIApplication``; `nil` for that class itself.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass(_:)` gives it; `nil` if the principal class is its
///     own delegate.
/// - Issues: `unknownClass`; the process then ends with status 1.
/// - Rules: LAUNCH-12, M-LAUNCH-04.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  ApplicationProcess.run { ApplicationProcess.launch(principalClassName, delegateClassName, info: .ofProcess) }
}

/// The process of an application.
@MainActor enum ApplicationProcess {
  /// Launches the application and runs the main run loop until the application is terminated.
  ///
  /// Animations take their real time, unless the environment chooses another pacing.
  /// - Parameter launch: Returns whether the launch has succeeded.
  static func run(_ launch: @MainActor () -> Bool) -> Never {
    let isChosen = ProcessInfo.processInfo.environment["CONTROLLERTREE_PACING"] != nil
    let cycle = Stage.current.cycle
    cycle.withPacing(isChosen ? cycle.pacing : .mainRunLoop) {
      // The application may end while it is launched.
      ApplicationRun.current.exitProcess = { exit(0) }
      let signals = endAtSignals()
      guard launch() else { exit(1) }
      // A run loop without a timer ends at once.
      let timer = Timer(timeInterval: 86_400, repeats: true) { _ in }
      RunLoop.main.add(timer, forMode: .default)
      withExtendedLifetime(signals) { while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) } }
    }
    exit(0)
  }

  /// Launches classes by their names.
  /// - Returns: Whether the launch has succeeded.
  static func launch(_ principalName: String?, _ delegateName: String?, info: InfoPlist) -> Bool {
    let (stage, classes) = (Stage.current, DelegateClasses.current)
    if let principalName {
      guard let type = classes.type(named: principalName) as? UIApplication.Type else {
        stage.diagnostics.report(.unknownClass(principalName, "a UIApplication"))
        return false
      }
      // An application that exists already has another class.
      let application = stage.part(UIApplication.self) { type.init(madeBy: SystemInitialization()) }
      guard Swift.type(of: application) == type else {
        stage.diagnostics.report(.unknownClass(principalName, "the class of the application, which exists already"))
        return false
      }
    }
    guard let delegateName else {
      guard let application = UIApplication.shared as? any UIResponder & UIApplicationDelegate else {
        stage.diagnostics.report(.unknownClass("(nil)", "the delegate of the application"))
        return false
      }
      return launch(application, info: info)
    }
    guard let type = classes.type(named: delegateName), let delegate = classes.make(type),
      let delegate = delegate as? any NSObject & UIApplicationDelegate
    else {
      stage.diagnostics.report(.unknownClass(delegateName, "the delegate of the application", isDelegate: true))
      return false
    }
    return launch(delegate, info: info)
  }

  private static func launch<Delegate: NSObject & UIApplicationDelegate>(_ delegate: Delegate, info: InfoPlist) -> Bool
  {
    UIApplication.launch(info: info) { delegate } != nil
  }

  /// The signals that ask a process to end terminate the application.
  private static func endAtSignals() -> [any DispatchSourceSignal] {
    #if os(Windows)
      return []
    #else
      return [SIGTERM, SIGINT].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { UIApplication.shared.terminate() } }
        source.resume()
        return source
      }
    #endif
  }
}
