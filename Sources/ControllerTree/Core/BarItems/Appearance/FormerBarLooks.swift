import Foundation

/// Values of the former properties of bars and items: for positions, metrics, styles and states. Nothing is drawn. Rules: BAR-06.
package struct FormerBarLooks {
  /// The place of a value.
  package struct Key: Hashable {
    var name: String
    var state = UIControl.State.normal.rawValue
    var position = UIBarPosition.any.rawValue
    var metrics = UIBarMetrics.default.rawValue
    var style = -1
  }

  package var images: [Key: UIImage] = [:]
  package var offsets: [Key: UIOffset] = [:]
  package var attributes: [Key: [NSAttributedString.Key: Any]] = [:]

  /// The attributes for a state, else those for the normal state.
  func attributes(_ name: String, _ state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[Key(name: name, state: state.rawValue)] ?? attributes[Key(name: name)]
  }

  /// The picture for a state, else that for the normal state.
  func image(_ name: String, _ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    images[.button(name, state, metrics)] ?? images[.button(name, .normal, metrics)]
  }

  /// The picture for a position, else that for any position.
  func image(_ name: String, _ position: UIBarPosition, _ metrics: UIBarMetrics = .default) -> UIImage? {
    images[.bar(name, position, metrics)] ?? images[.bar(name, .any, metrics)]
  }
}

extension FormerBarLooks.Key {
  /// A value of a bar for a position and a height.
  static func bar(_ name: String, _ position: UIBarPosition, _ metrics: UIBarMetrics = .default) -> Self {
    Self(name: name, position: position.rawValue, metrics: metrics.rawValue)
  }

  /// A value of a button for a state and a height.
  static func button(
    _ name: String, _ state: UIControl.State, _ metrics: UIBarMetrics, _ style: UIBarButtonItem.Style? = nil
  ) -> Self {
    Self(name: name, state: state.rawValue, metrics: metrics.rawValue, style: style?.rawValue ?? -1)
  }

  /// A value for a height.
  static func height(_ name: String, _ metrics: UIBarMetrics) -> Self { Self(name: name, metrics: metrics.rawValue) }
}
