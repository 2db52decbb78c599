import UIKit

/// Code for iOS, as it is: a view without `init(frame:)`, whose values an app sets once for all of them.
public final class Badge: UIView {
  public enum Shape { case round, square }

  @objc public dynamic var radius: Float = 0
  private let shape: Shape
  private let tapped: (Int) -> Void

  public init(frame: CGRect, shape: Shape, tapped: @escaping (Int) -> Void) {
    (self.shape, self.tapped) = (shape, tapped)
    super.init(frame: frame)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("no storyboard") }
}
