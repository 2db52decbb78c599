import Foundation

/// An object that has traits: a screen, scene, window, view or controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The environment's traits.
  var traitCollection: UITraitCollection { get }
  /// ``traitCollection`` has changed. Rules: TRAIT-02, TRAIT-03.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIScreen: UITraitEnvironment {}
extension UIView: UITraitEnvironment {}
