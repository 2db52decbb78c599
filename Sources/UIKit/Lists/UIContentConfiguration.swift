import ControllerTree
import Foundation

/// The content of a view in one value, which makes a view for itself. Rules: LIST-08, LIST-09.
public protocol UIContentConfiguration {
  /// Makes a view with this content.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and takes another one. Rules: LIST-09.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration. By default one of the same type as the present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration is of the same type as the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Axes of a layout.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// One bit per axis.
  public let rawValue: UInt
  /// Axes from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let horizontal = Self(rawValue: 1)
  /// The vertical axis.
  public static let vertical = Self(rawValue: 2)
  /// Both axes.
  public static let both: Self = [.horizontal, .vertical]
}
