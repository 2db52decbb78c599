import ControllerTree
import Foundation

/// A storyboard with a navigation controller, its root, an embedded child and a segue.
struct StoryboardsScenario: Scenario {
  let name = "storyboards"
  let title = "Controllers of a storyboard"
  let summary = """
    A storyboard's controller is made with its children, without views. Its view, the outlets to it and embedded children come when \
    the view is loaded. A segue makes a new controller each time.
    """

  func play(_ story: Story) {
    UIStoryboard.register(MailController.self)
    guard let storyboard = try? UIStoryboard(data: Data(mailStoryboard.utf8), name: "Mail") else { return }

    var root: UIViewController?
    story.step("The initial controller, with its children") { root = storyboard.instantiateInitialViewController() }
    let list = root?.children.first as? MailController
    story.fact("the root's view is loaded", root?.isViewLoaded == true)
    story.fact("the list's outlet is set", list?.banner != nil)

    let window = UIWindow()
    story.step("The window shows it: the view, its outlets, the embedded child") {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    story.fact("the list's outlet is set", list?.banner != nil)
    story.tree("With its view")

    story.step("A tap on Compose: an action, then a segue") {
      list?.navigationItem.leftBarButtonItem?.performPrimaryAction()
      list?.navigationItem.rightBarButtonItem?.performPrimaryAction()
    }
    story.fact("the action was called", list?.refreshes == 1)
    story.tree("After the segue")
  }
}

private final class MailController: UIViewController {
  private(set) weak var banner: UIView!
  private(set) var refreshes = 0

  override class var interfaceConnections: InterfaceConnections {
    InterfaceConnections(MailController.self) {
      $0.outlet("banner", \.banner)
      $0.action("refresh:", MailController.refresh)
    }
  }

  private func refresh(_ sender: Any) { refreshes += 1 }
}

private let mailStoryboard = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
    <scenes>
      <scene sceneID="s1"><objects>
        <navigationController title="Mail" id="nav" sceneMemberID="viewController">
          <connections>
            <segue destination="list" kind="relationship" relationship="rootViewController" id="r1"/>
          </connections>
        </navigationController>
      </objects></scene>
      <scene sceneID="s2"><objects>
        <viewController title="Inbox" id="list" customClass="MailController" sceneMemberID="viewController">
          <view key="view" id="v">
            <rect key="frame" x="0" y="0" width="390" height="844"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
              <view tag="1" id="banner"><rect key="frame" x="0" y="100" width="390" height="44"/></view>
              <containerView id="box">
                <rect key="frame" x="0" y="144" width="390" height="200"/>
                <connections><segue destination="status" kind="embed" identifier="status" id="e1"/></connections>
              </containerView>
            </subviews>
          </view>
          <navigationItem key="navigationItem" title="Inbox" id="n">
            <barButtonItem key="leftBarButtonItem" systemItem="refresh" id="b1">
              <connections><action selector="refresh:" destination="list" id="a1"/></connections>
            </barButtonItem>
            <barButtonItem key="rightBarButtonItem" systemItem="compose" id="b2">
              <connections><segue destination="draft" kind="show" identifier="compose" id="g1"/></connections>
            </barButtonItem>
          </navigationItem>
          <connections><outlet property="banner" destination="banner" id="o1"/></connections>
        </viewController>
      </objects></scene>
      <scene sceneID="s3"><objects>
        <viewController title="Status" id="status" sceneMemberID="viewController"/>
      </objects></scene>
      <scene sceneID="s4"><objects>
        <viewController title="Draft" id="draft" sceneMemberID="viewController"/>
      </objects></scene>
    </scenes>
  </document>
  """
