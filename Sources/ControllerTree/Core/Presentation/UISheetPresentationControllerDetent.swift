import Foundation

/// A height at which a sheet rests; also named ``UISheetPresentationController/Detent``.
@preconcurrency @MainActor
open class UISheetPresentationControllerDetent: NSObject {
  private enum Height {
    case medium, large
    case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
  }

  /// Identifies a detent of a sheet.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public var rawValue: String
    /// An identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Identifies half the height that a sheet can have.
    public static let medium = Self("com.apple.UIKit.medium")
    /// Identifies all the height that a sheet can have.
    public static let large = Self("com.apple.UIKit.large")
  }

  /// The detent's identifier; a unique one for a custom detent made without.
  public let identifier: Identifier
  private let height: Height
  private static var unnamed = 0

  private init(_ identifier: Identifier, _ height: Height) {
    self.identifier = identifier
    self.height = height
    super.init()
  }

  /// Half of a sheet's full height; inactive in compact height. Rules: SHEET-02.
  public class func medium() -> UISheetPresentationControllerDetent {
    UISheetPresentationControllerDetent(.medium, .medium)
  }

  /// A sheet's full height. Rules: SHEET-02.
  public class func large() -> UISheetPresentationControllerDetent {
    UISheetPresentationControllerDetent(.large, .large)
  }

  /// A custom height.
  ///
  /// - Parameters:
  ///   - identifier: The detent's identifier; if `nil`, a unique one is made.
  ///   - resolver: Returns the height inside the safe area, in points, at most `context.maximumDetentValue`; `nil` if the
  ///     detent is inactive. Called at layout, and again when the surroundings or the detents change.
  /// - Rules: SHEET-04.
  public class func custom(
    identifier: Identifier? = nil,
    resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
  ) -> UISheetPresentationControllerDetent {
    if identifier == nil { unnamed += 1 }
    return UISheetPresentationControllerDetent(identifier ?? Identifier("detent-\(unnamed)"), .custom(resolver))
  }

  /// The detent's height under `context`, in points; `nil` if it is inactive. Rules: SHEET-04.
  open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
    switch height {
    case .medium:
      context.containerTraitCollection.verticalSizeClass == .compact ? nil : context.maximumDetentValue / 2
    case .large: context.maximumDetentValue
    case .custom(let resolver): resolver(context)
    }
  }
}

/// The values that a custom detent's height can depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height of a detent, in points: that of the large one.
  var maximumDetentValue: CGFloat { get }
}
