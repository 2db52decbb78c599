import Foundation

@testable import ControllerTree

/// The examples of the section "Touches".
@MainActor let touchExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .touchOutsideWindow: { article in
    let window = visibleWindow(article)
    // example: touchOutsideWindow
    window.fingers.tap(at: CGPoint(x: 500, y: 20))
    // end
  },
  .fingerAlreadyDown: { article in
    let window = visibleWindow(article)
    // example: fingerAlreadyDown
    window.fingers.begin(at: CGPoint(x: 10, y: 20))
    window.fingers.begin(at: CGPoint(x: 90, y: 20))
    // end
    window.fingers.endAll()
  },
  .fingerNotDown: { article in
    let window = visibleWindow(article)
    // example: fingerNotDown
    window.fingers.end()
    // end
  },
]

@MainActor private func visibleWindow(_ article: Article) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  window.isHidden = false
  article.keep(window)
  return window
}
