import Foundation

/// Lets generic code write `Subclass()` where UIKit's imported initialisers allow it: `func make<V: UIView>() -> V { V() }`.
///
/// In Swift a generic call needs a `required` initialiser, and only `init?(coder:)` is one. So the initialisers below stand for
/// `init(frame:)`, `init(nibName:bundle:)` and `init()` in generic calls, and call those of the object's own class. A direct call, such
/// as `UIView(frame: frame)`, reaches the class's own initialiser without them. Bar buttons have such initialisers too, for
/// `Self(customView: view)`. Rules: LOAD-11, LOAD-20.
///
/// A recognizer's class conforms if storyboards make its objects: `init?(coder:)` is not required of recognizers.
@preconcurrency @MainActor
public protocol ArchiveInitializable {
  /// Makes the object from an archive.
  init?(coder: NSCoder)
}

extension ArchiveInitializable where Self: UIView {
  /// Makes a view with an empty frame, in generic code.
  public init() { self = Self.made(frame: .zero) }

  /// Makes a view, in generic code.
  public init(frame: CGRect) { self = Self.made(frame: frame) }

  /// A view of a class that is known only at run time, made by the class's own `init(frame:)`: `type.initialized()` of a
  /// `UIView.Type`. The plugin `UIKitSources` writes it for `type.init()`, which would make a `UIView`. Rules: LOAD-20.
  public static func initialized(frame: CGRect = .zero) -> Self { made(frame: frame) }

  /// A view that the class's own `init(frame:)` has made.
  package static func made(frame: CGRect) -> Self {
    unsafeDowncast((self as UIResponder.Type).init(madeBy: SystemInitialization(frame: frame)), to: Self.self)
  }
}

extension UIView: ArchiveInitializable {}
