import Foundation

/// The orientations of an application: its delegate's answer, else the Info.plist's (TRAIT-13).
@MainActor enum ApplicationOrientations {
  /// Makes the controllers' orientations depend on the application's.
  static func connect() {
    InterfaceOrientations.current.applicationAnswer = { window in answer(for: window) }
  }

  static func answer(for window: UIWindow?) -> InterfaceOrientations.ApplicationAnswer {
    let application = UIApplication.shared
    let run = ApplicationRun.current
    let idiom = UIScreen.main.traitCollection.userInterfaceIdiom
    let listed = run.manifest.orientations(of: idiom)
    let mask = application.delegate.flatMap { delegate in
      ApplicationDelivery.send("application(_:supportedInterfaceOrientationsFor:)", to: delegate) {
        $0.application(application, supportedInterfaceOrientationsFor: window)
      }
    }
    let sharesScreen = idiom == .pad && run.isRunning && !run.manifest.requiresFullScreen && (listed ?? .all) == .all
    return InterfaceOrientations.ApplicationAnswer(mask: mask ?? listed ?? .all, asksControllers: !sharesScreen)
  }
}

extension UIApplication {
  /// The orientations of the application for a window: the delegate's answer, else the Info.plist's. Rules: TRAIT-13.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    Stage.turn("supportedInterfaceOrientations(for:)", self) { ApplicationOrientations.answer(for: window).mask }
  }
}

extension InterfaceOrientations {
  /// An application begins in an orientation of its Info.plist.
  func prepareForLaunch() {
    let idiom = UIScreen.main.traitCollection.userInterfaceIdiom
    if let mask = ApplicationRun.current.manifest.orientations(of: idiom) { launch(in: mask) }
  }
}
