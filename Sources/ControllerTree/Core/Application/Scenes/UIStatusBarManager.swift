import Foundation

/// The status bar of a scene. Rules: CON-25, LAUNCH-22.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private let screen: UIScreen

  /// The status bar of a screen, without a scene.
  public init(of screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  /// The style that the controllers on screen choose. Rules: CON-25.
  open var statusBarStyle: UIStatusBarStyle { SystemPreferences.current.statusBarStyle }

  /// Whether the controllers on screen hide the status bar, or the device shows none. Rules: CON-25, LAUNCH-22.
  open var isStatusBarHidden: Bool { SystemPreferences.current.isStatusBarHidden || height == 0 }

  /// The status bar's rectangle on the screen; zero if it is hidden. Rules: LAUNCH-22.
  open var statusBarFrame: CGRect {
    isStatusBarHidden ? .zero : CGRect(x: 0, y: 0, width: screen.bounds.width, height: height)
  }

  /// A person taps the status bar: content moves to its top. On a phone that works if only one scroll view on screen scrolls to its
  /// top, on other devices the topmost one does. One event.
  /// - Returns: `false` if no content moves: there is no such scroll view, it is at its top, or its delegate refuses.
  /// - Rules: SCROLL-10, TURN-06.
  @discardableResult
  @_disfavoredOverload
  public final func tap() -> Bool {
    Stage.turn("tap()", nil, .event) { stage in isStatusBarHidden ? false : ScrollToTop.run(on: screen, stage) }
  }

  /// Five points above the edge of the safe area on phones whose display lies around the camera; else the safe area's inset.
  private var height: CGFloat {
    let top = screen.safeAreaInsets.top
    return top >= 59 ? top - 5 : top
  }
}
