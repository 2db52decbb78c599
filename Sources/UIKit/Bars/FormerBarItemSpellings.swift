import ControllerTree
import Foundation

// Looks of bar items by the former properties, for states, styles and heights of bars. Nothing is drawn. Rules: BAR-06.

extension UIBarItem: BarItemLooks {
  package func setTitleLook(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    ownSurface.looks.attributes[.init(name: "title", state: state.rawValue)] = attributes
  }

  package func titleLook(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    surfaceIfMade?.looks.attributes("title", state)
  }

  package var titleOffset: UIOffset {
    get { surfaceIfMade?.looks.offsets[.init(name: "title")] ?? .zero }
    set { ownSurface.looks.offsets[.init(name: "title")] = newValue }
  }
}

extension UIBarButtonItem {
  /// Sets the picture behind the button for a state.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    ownSurface.looks.images[.button("background", state, barMetrics)] = backgroundImage
  }
  /// The picture behind the button for a state; that for the normal state if there is none.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    image("background", state, barMetrics)
  }
  /// Sets the picture behind buttons of a style for a state.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) {
    ownSurface.looks.images[.button("background", state, barMetrics, style)] = backgroundImage
  }
  /// The picture behind buttons of a style for a state.
  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    surfaceIfMade?.looks.images[.button("background", state, barMetrics, style)]
      ?? backgroundImage(for: state, barMetrics: barMetrics)
  }
  /// Sets the picture behind a back button for a state.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    ownSurface.looks.images[.button("back", state, barMetrics)] = backgroundImage
  }
  /// The picture behind a back button for a state; that for the normal state if there is none.
  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    image("back", state, barMetrics)
  }
  /// Sets where the title is moved to.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    ownSurface.looks.offsets[.title(barMetrics)] = adjustment
  }
  /// Where the title is moved to.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { offset(.title(barMetrics)) }
  /// Sets where the title of a back button is moved to.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    ownSurface.looks.offsets[.init(name: "back", metrics: barMetrics.rawValue)] = adjustment
  }
  /// Where the title of a back button is moved to.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    offset(.init(name: "back", metrics: barMetrics.rawValue))
  }
  /// Sets how far the picture behind the button is moved down, in points.
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    ownSurface.looks.offsets[.init(name: "background", metrics: barMetrics.rawValue)] =
      UIOffset(horizontal: 0, vertical: adjustment)
  }
  /// How far the picture behind the button is moved down, in points.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    offset(.init(name: "background", metrics: barMetrics.rawValue)).vertical
  }
  /// Sets how far the picture behind a back button is moved down, in points.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    ownSurface.looks.offsets[.init(name: "backBackground", metrics: barMetrics.rawValue)] =
      UIOffset(horizontal: 0, vertical: adjustment)
  }
  /// How far the picture behind a back button is moved down, in points.
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    offset(.init(name: "backBackground", metrics: barMetrics.rawValue)).vertical
  }

  private func image(_ name: String, _ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    let images = surfaceIfMade?.looks.images
    return images?[.button(name, state, metrics)] ?? images?[.button(name, .normal, metrics)]
  }

  private func offset(_ key: FormerBarLooks.Key) -> UIOffset { surfaceIfMade?.looks.offsets[key] ?? .zero }
}

extension FormerBarLooks.Key {
  fileprivate static func button(
    _ name: String, _ state: UIControl.State, _ metrics: UIBarMetrics, _ style: UIBarButtonItem.Style? = nil
  ) -> Self {
    Self(name: name, state: state.rawValue, metrics: metrics.rawValue, style: style?.rawValue ?? -1)
  }
}
