import Foundation

// No import of UIKit: on Apple's systems the bridging header brings it.
#if os(iOS)
  final class LoudPlayer: PlayerViewController {
    override func accessibleTitle() -> String { "Loud " + super.accessibleTitle() }
  }

  public final class RootViewController: UIViewController, PlayerDelegate {
    public let player: PlayerViewController = LoudPlayer()
    public private(set) var calls: [String] = []
    private var timer: Timer?

    public override func viewDidLoad() {
      super.viewDidLoad()
      addChild(player)
      view.addSubview(player.view)
      player.didMove(toParent: self)
      player.delegate = self
    }

    @objc func volumeDidChange() { calls.append("volumeDidChange") }

    public func startTimer() {
      timer = Timer.scheduledTimer(
        timeInterval: 0.01, target: self, selector: #selector(tick(timer:)), userInfo: "info", repeats: false)
    }

    @objc private func tick(timer: Timer) {
      calls.append("tick \(timer.userInfo as? String ?? "-")")
      player.perform(#selector(PlayerViewController.advance), with: nil)
    }

    public func playerDidStart(_ player: PlayerViewController) { calls.append(player.accessibleTitle()) }
    public func player(_ player: PlayerViewController, didReach second: Int) { calls.append("reached \(second)") }
    public func playerStyle(_ player: PlayerViewController) -> PlayerStyle { .large }
    public var keys: [String] { [#keyPath(PlayerViewController.second), #keyPath(view.frame)] }

    public var isTracking: Bool {
      #if TRACKING && targetEnvironment(simulator)
        return true
      #else
        return false
      #endif
    }
  }
#endif
