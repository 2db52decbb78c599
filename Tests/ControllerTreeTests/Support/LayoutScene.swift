import XCTest

@testable import ControllerTree

/// A view with a content of a given size.
final class SizedView: UIView {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }
  var insets = UIEdgeInsets.zero
  /// The view with the baseline of this one.
  var textView: UIView?

  override var intrinsicContentSize: CGSize { content }
  override var alignmentRectInsets: UIEdgeInsets { insets }
  override var forLastBaselineLayout: UIView { textView ?? self }
}

/// A root view in a window, and views in it that do not translate their masks.
@MainActor final class LayoutScene {
  let window: UIWindow
  let root: UIView
  let controller = UIViewController()
  let a = SizedView()
  let b = SizedView()
  let c = SizedView()
  let d = SizedView()

  init(_ trace: Trace, _ size: CGSize = CGSize(width: 400, height: 800)) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    trace.keep(window)
    controller.title = "P"
    window.rootViewController = controller
    window.isHidden = false
    root = controller.view
    for view in [a, b, c, d] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    trace.begin()
  }

  /// Activates constraints, in one turn with other changes.
  func activate(_ constraints: [NSLayoutConstraint], _ change: () -> Void = {}) {
    UpdateCycle.main.turn {
      change()
      NSLayoutConstraint.activate(constraints)
    }
  }

  /// Pins the edges of `view` to `item`, with an inset.
  func pin(_ view: UIView, to other: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ]
  }

  /// Places the origin of `view` in the root view.
  func put(_ view: UIView, at x: CGFloat, _ y: CGFloat) -> [NSLayoutConstraint] {
    [
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: y),
    ]
  }

  /// Sizes `view`.
  func size(_ view: UIView, _ width: CGFloat, _ height: CGFloat) -> [NSLayoutConstraint] {
    [
      view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
    ]
  }
}

/// Checks the frame of a view: x, y, width, height.
@MainActor func expectFrame(
  _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ name: String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  let frame = view.frame
  let found = [frame.minX, frame.minY, frame.width, frame.height]
  let isEqual = zip(found, [x, y, width, height]).allSatisfy { abs($0 - $1) < 0.001 }
  XCTAssertTrue(isEqual, "\(name) frame is \(found), not \([x, y, width, height])", file: file, line: line)
}
