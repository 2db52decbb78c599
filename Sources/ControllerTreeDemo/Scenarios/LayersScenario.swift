import ControllerTree
import Foundation
import UIKit

/// What a person would see in the midst of animations: the presentation of layers.
struct LayersScenario: Scenario {
  let name = "layers"
  let title = "Layers and animations"
  let summary = """
    A block changes the view at once; the layer's presentation is still on its way. A second block begins where the view is seen. A paused \
    layer stands still, and a key frame animation tells its delegate of its end.
    """

  func play(_ story: Story) {
    let root = UIViewController(title: "Root")
    let window = UIWindow()
    window.rootViewController = root
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let bell = Bell()
    story.step("The window is shown") { window.isHidden = false }
    root.view.addSubview(card)
    story.tree("Before", of: window)

    UpdateCycle.main.withPacing(.manual) {
      story.step("UIView.animate(withDuration: 1) { card.center.x = 250 }") { move(card, to: 250) }
      UpdateCycle.main.advance(by: .milliseconds(500))
      story.fact("card.center.x", Double(card.center.x))
      story.fact("card.layer.presentation()?.position.x, half a second later", seen(card))
      story.step("UIView.animate(withDuration: 1) { card.center.x = 50 }") { move(card, to: 50) }
      story.fact("seen at the beginning of the way back", seen(card))
      UpdateCycle.main.advance(by: .milliseconds(500))
      story.fact("seen half a second later", seen(card))
      card.layer.timeOffset = card.layer.convertTime(CACurrentMediaTime(), from: nil)
      card.layer.speed = 0
      UpdateCycle.main.settle()
      story.fact("the keys when all has ended", card.layer.animationKeys() ?? [])
      card.layer.speed = 1

      let ring = CAKeyframeAnimation(keyPath: "transform.rotation.z")
      ring.values = [0, 0.2, -0.2, 0]
      ring.duration = 0.6
      ring.delegate = bell
      story.step("card.layer.add(ring, forKey: \"ring\")") { card.layer.add(ring, forKey: "ring") }
      UpdateCycle.main.advance(by: .milliseconds(100))
      story.fact(
        "the rotation in the first third", card.layer.presentation()?.value(forKeyPath: "transform.rotation.z") ?? 0)
      UpdateCycle.main.settle()
      story.fact("the delegate heard", bell.heard)
    }
    story.tree("After", of: window)
  }

  private func move(_ card: UIView, to x: CGFloat) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.center.x = x }
  }

  private func seen(_ card: UIView) -> Double { Double(card.layer.presentation()?.position.x ?? 0) }
}

private final class Bell: NSObject, CAAnimationDelegate {
  private(set) var heard: [String] = []

  func animationDidStart(_ anim: CAAnimation) { heard.append("started") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append(flag ? "finished" : "stopped") }
}
