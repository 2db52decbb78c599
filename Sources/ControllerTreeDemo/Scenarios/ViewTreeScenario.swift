import ControllerTree
import Foundation

/// Adding, ordering, moving and removing views, with the hooks that they get.
struct ViewTreeScenario: Scenario {
  let name = "view-tree"
  let title = "Operations on the tree of views"
  let summary = """
    Subviews lie above their superview, later siblings above earlier ones. When a view is added, moved or removed, the view \
    and both superviews get callbacks. A mere change of order sends no callbacks, but the superview is laid out again.
    """
  let extras = RecordedExtras.views

  func play(_ story: Story) {
    let album = UIViewController(title: "Album")
    let window = UIWindow()
    window.rootViewController = album
    window.makeKeyAndVisible()
    guard let page = album.view else { return }
    let photo = Photo(frame: CGRect(x: 20, y: 100, width: 200, height: 150))
    let caption = Caption(frame: CGRect(x: 20, y: 260, width: 200, height: 20))
    let shadow = Shadow(frame: CGRect(x: 24, y: 104, width: 200, height: 150))
    story.tree("Before", of: window)

    story.step("page.addSubview(photo), page.addSubview(caption)") {
      page.addSubview(photo)
      page.addSubview(caption)
    }
    story.step("page.insertSubview(shadow, belowSubview: photo)") {
      page.insertSubview(shadow, belowSubview: photo)
    }
    story.fact("page.subviews, back to front", names(of: page.subviews))

    story.step("page.bringSubviewToFront(photo)") {
      page.bringSubviewToFront(photo)
    }
    story.fact("page.subviews, back to front", names(of: page.subviews))
    story.step("page.exchangeSubview(at: 0, withSubviewAt: 2)") {
      page.exchangeSubview(at: 0, withSubviewAt: 2)
    }
    story.fact("page.subviews, back to front", names(of: page.subviews))

    story.step("photo.addSubview(caption): one move from the page into the photo") {
      photo.addSubview(caption)
    }
    caption.frame.origin = CGPoint(x: 0, y: 130)
    caption.tag = 7
    story.fact("caption.isDescendant(of: page)", caption.isDescendant(of: page))
    story.fact("page.viewWithTag(7) === caption", page.viewWithTag(7) === caption)
    story.tree("In place", of: window)

    story.step("for view in page.subviews { view.removeFromSuperview() }") {
      for view in page.subviews { view.removeFromSuperview() }
    }
    story.fact("caption.window === window", caption.window === window)
    story.fact("caption.superview === photo", caption.superview === photo)
    story.tree("After", of: window)
  }

  private func names(of views: [UIView]) -> String {
    views.map { "\(type(of: $0))" }.joined(separator: ", ")
  }
}

private final class Photo: UIView {}
private final class Caption: UIView {}
private final class Shadow: UIView {}
