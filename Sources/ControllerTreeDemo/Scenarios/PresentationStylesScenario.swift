import ControllerTree

/// All presentation styles: which views leave the window, and which controllers get callbacks.
struct PresentationStylesScenario: Scenario {
  let name = "styles"
  let title = "Styles, and which views disappear"
  let summary = """
    The same controller is presented in every style. Whether the presenter's view leaves the window depends on the style \
    alone, and so does whether the presenter gets callbacks.
    """

  private static let styles: [(name: String, style: UIModalPresentationStyle)] = [
    ("automatic", .automatic), ("fullScreen", .fullScreen), ("pageSheet", .pageSheet), ("formSheet", .formSheet),
    ("currentContext", .currentContext), ("overFullScreen", .overFullScreen),
    ("overCurrentContext", .overCurrentContext), ("blurOverFullScreen", .blurOverFullScreen), ("custom", .custom),
  ]

  func play(_ story: Story) {
    let root = UIViewController(title: "Root")
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    story.tree("Before", of: window)

    var rows: [[String]] = []
    for (name, style) in Self.styles {
      let modal = UIViewController(title: "Modal")
      modal.modalPresentationStyle = style
      let before = story.events.count
      story.step("root.present(modal, animated: false), in the style .\(name)") {
        root.present(modal, animated: false)
      }
      let callbacks = story.events[before...].filter { $0.subject.title == "Root" }.map(\.text)
      rows.append([
        ".\(name)", root.view.window == nil ? "leaves" : "stays",
        callbacks.isEmpty ? "nothing" : callbacks.joined(separator: ", "),
      ])
      root.dismiss(animated: false)
    }
    story.table("While Modal is presented", header: ["style", "Root's view", "Root gets"], rows: rows)
    story.tree("After", of: window)
  }
}
