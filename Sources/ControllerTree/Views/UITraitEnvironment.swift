import Foundation

/// Whoever has traits: screens, scenes, windows, views, controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// What the environment is like.
  var traitCollection: UITraitCollection { get }
  /// ``traitCollection`` has changed. Rules: TRAIT-02, TRAIT-03.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIScreen: UITraitEnvironment {}
extension UIView: UITraitEnvironment {}
