import Foundation

@testable import ControllerTree

/// What storyboards and xibs have wrong, in the order of the article.
@MainActor let interfaceExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .storyboardUnusable: { _ in
    // example: storyboardUnusable
    let storyboard = UIStoryboard(name: "Mian", bundle: nil)
    // end
    _ = storyboard
  },
  .interfaceProblem: { _ in
    // example: interfaceProblem
    _ = board(#"<connections><outlet property="label" destination="gone" id="o"/></connections>"#)
      .instantiateInitialViewController()
    // end
  },
  .unknownInterfaceClass: { _ in
    // example: unknownInterfaceClass
    UIStoryboard.register(CartController.self)
    _ = board(customClass: "CardController").instantiateInitialViewController()
    // end
  },
  .wrongInterfaceClass: { _ in
    // example: wrongInterfaceClass
    UIStoryboard.register(UIView.self, as: "CardView")
    _ = board(customClass: "CardView").instantiateInitialViewController()
    // end
  },
  .standIn: { _ in
    // example: standIn
    let controller = board(#"<view key="view" id="v"><subviews><mapView id="m"/></subviews></view>"#)
      .instantiateInitialViewController()
    controller?.loadViewIfNeeded()
    // end
  },
  .archiveRefused: { _ in
    // example: archiveRefused
    _ = board().instantiateInitialViewController { _ in UIViewController() }
    // end
  },
  .unknownKey: { _ in
    // example: unknownKey
    _ = board(#"<connections><outlet property="label" destination="a" id="o"/></connections>"#)
      .instantiateInitialViewController()
    // end
  },
  .wrongOutletType: { _ in
    UIStoryboard.register(CartController.self)
    // example: wrongOutletType
    _ = board(
      #"<connections><outlet property="badge" destination="a" id="o"/></connections>"#, customClass: "CartController"
    )
    .instantiateInitialViewController()
    // end
  },
  .runtimeAttributeNotSet: { _ in
    // example: runtimeAttributeNotSet
    _ = board(
      """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="theme" value="dark"/>
      </userDefinedRuntimeAttributes>
      """
    ).instantiateInitialViewController()
    // end
  },
  .nibWithoutView: { _ in
    // example: nibWithoutView
    UIViewController(nibName: "Viewless", bundle: nil).loadViewIfNeeded()
    // end
  },
]

/// A controller with an outlet for a view.
private final class CartController: UIViewController {
  private var badge: UIView?

  override class var interfaceConnections: InterfaceConnections {
    InterfaceConnections(CartController.self) {
      $0.outlet("badge", \.badge)
    }
  }
}

/// A storyboard with one controller.
@MainActor private func board(_ contents: String = "", customClass: String? = nil) -> UIStoryboard {
  let type = customClass.map { " customClass=\"\($0)\"" } ?? ""
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
    <scene sceneID="s"><objects><viewController id="a"\(type) sceneMemberID="viewController">\(contents)</viewController>
    </objects></scene></scenes></document>
    """
  return (try? UIStoryboard(data: Data(text.utf8), name: "Main")) ?? UIStoryboard(name: "", bundle: nil)
}
