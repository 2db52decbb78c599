import Foundation

/// A height at which a sheet comes to rest; also called ``UISheetPresentationController/Detent``.
@preconcurrency @MainActor
open class UISheetPresentationControllerDetent: NSObject {
  private enum Height {
    case medium, large
    case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
  }

  /// What a sheet knows the detent by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public var rawValue: String
    /// An identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Half the height that a sheet can have.
    public static let medium = Self("com.apple.UIKit.medium")
    /// All the height that a sheet can have.
    public static let large = Self("com.apple.UIKit.large")
  }

  /// What the detent is known by; unique for a custom one that was made without.
  public let identifier: Identifier
  private let height: Height
  private static var unnamed = 0

  private init(_ identifier: Identifier, _ height: Height) {
    self.identifier = identifier
    self.height = height
    super.init()
  }

  /// Half of a sheet's full height; inactive where there is little room from top to bottom. Rules: SHEET-02.
  public class func medium() -> UISheetPresentationControllerDetent {
    UISheetPresentationControllerDetent(.medium, .medium)
  }

  /// A sheet's full height. Rules: SHEET-02.
  public class func large() -> UISheetPresentationControllerDetent {
    UISheetPresentationControllerDetent(.large, .large)
  }

  /// A height of one's own.
  ///
  /// - Parameters:
  ///   - identifier: What the detent is known by; one is made if there is none.
  ///   - resolver: Gives the height inside the safe area, in points, at most `context.maximumDetentValue`; `nil` where the detent
  ///     is inactive. Called at layout, and again when the surroundings or the detents change.
  /// - Rules: SHEET-04.
  public class func custom(
    identifier: Identifier? = nil,
    resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
  ) -> UISheetPresentationControllerDetent {
    if identifier == nil { unnamed += 1 }
    return UISheetPresentationControllerDetent(identifier ?? Identifier("detent-\(unnamed)"), .custom(resolver))
  }

  /// The height that the detent has under `context`, in points; `nil` where it is inactive. Rules: SHEET-04.
  open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
    switch height {
    case .medium:
      context.containerTraitCollection.verticalSizeClass == .compact ? nil : context.maximumDetentValue / 2
    case .large: context.maximumDetentValue
    case .custom(let resolver): resolver(context)
    }
  }
}

/// What a custom detent's height can follow from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the view that the sheet is in.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height that a detent can have, in points: that of the large one.
  var maximumDetentValue: CGFloat { get }
}
