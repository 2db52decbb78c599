import Foundation
import StoryboardDocument

/// A xib: makes the objects that an `.xib` file describes, as often as it is asked.
///
/// ```swift
/// let nib = UINib(nibName: "Card", bundle: .module)
/// let card = nib.instantiate(withOwner: nil).first as? CardView
/// ```
///
/// Rules: IB-30 to IB-32.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Options of ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// An option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects for the file's external placeholders, by their identifiers: `[String: Any]`.
    public static let externalObjects = Self(rawValue: "UINibExternalObjects")
  }

  final var nameNumber: Int32 = 0
  private let name: String
  /// `nil` if the file is missing or refused.
  private let file: InterfaceFile?

  /// Reads the xib of that name.
  ///
  /// A xib that can't be read makes no objects.
  /// - Parameters:
  ///   - name: The name of the file, without extension.
  ///   - bundleOrNil: The bundle that has the file among its resources; see ``UIStoryboard/init(name:bundle:)``.
  /// - Issues: `storyboardUnusable`.
  /// - Rules: IB-30, IB-40.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    file = Self.read("UINib(nibName:bundle:)") { () throws(StoryboardError) in
      try InterfaceFiles.current.nib(named: name, in: bundleOrNil)
    }
    super.init()
  }

  /// Reads the contents of a xib.
  ///
  /// - Parameters:
  ///   - data: The contents of an `.xib` file.
  ///   - bundleOrNil: The bundle of the file's texts.
  /// - Issues: `storyboardUnusable`.
  /// - Rules: IB-30.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    file = Self.read("UINib(data:bundle:)") { () throws(StoryboardError) in
      let document: StoryboardDocument
      do throws(StoryboardProblem) {
        document = try StoryboardDocument(data: data, file: "data.xib", as: .xib)
      } catch {
        throw StoryboardError(error)
      }
      return try InterfaceFile(document, name: "data", bundle: bundleOrNil)
    }
    super.init()
  }

  private static func read(
    _ call: StaticString, _ body: () throws(StoryboardError) -> InterfaceFile
  ) -> InterfaceFile? {
    do { return try body() } catch {
      Diagnostics.report(.storyboardUnusable(error), by: PublicCall(call, nil))
      return nil
    }
  }

  /// Makes the objects.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that File's Owner stands for.
  ///   - optionsOrNil: The objects that other placeholders stand for.
  /// - Returns: The objects at the top of the file, in its order, without placeholders.
  /// - Issues: those of the objects.
  /// - Rules: IB-30.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
    guard let file else { return [] }
    return Stage.turn("instantiate(withOwner:options:)", self) {
      let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
      return NibInstantiation(
        file, owner: ownerOrNil.map { $0 as AnyObject }, externals: externals.mapValues { $0 as AnyObject }
      ).objects()
    }
  }
}

extension UINib: Nameable {
  var nameTitle: String? { name }
}

extension Bundle {
  /// Makes the objects of a xib of the bundle.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without extension.
  ///   - owner: The object that File's Owner stands for.
  ///   - options: The objects that other placeholders stand for.
  /// - Returns: The objects at the top of the file; `nil` if there is no such file.
  /// - Issues: `storyboardUnusable`, and those of the objects.
  /// - Rules: IB-30.
  @MainActor @preconcurrency
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    do throws(StoryboardError) {
      let file = try InterfaceFiles.current.nib(named: name, in: self)
      return Stage.turn("loadNibNamed(_:owner:options:)", nil) {
        let externals = options?[.externalObjects] as? [String: Any] ?? [:]
        return NibInstantiation(
          file, owner: owner.map { $0 as AnyObject }, externals: externals.mapValues { $0 as AnyObject }
        ).objects()
      }
    } catch {
      Diagnostics.report(
        .storyboardUnusable(error), by: PublicCall("loadNibNamed(_:owner:options:)", nil))
      return nil
    }
  }
}
