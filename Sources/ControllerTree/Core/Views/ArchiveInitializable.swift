import Foundation

/// Lets generic code write `Subclass()` where UIKit's imported initialisers allow it: `func make<V: UIView>() -> V { V() }`.
///
/// In Swift a generic call needs a `required` initialiser, and only `init?(coder:)` is one. The initialisers below call it with
/// an empty archive. A direct call, such as `UIView(frame: frame)`, still reaches the class's own initialiser. Bar buttons have such
/// initialisers too, for `Self(customView: view)`.
///
/// A recognizer's class conforms if storyboards make its objects: `init?(coder:)` is not required of recognizers.
@preconcurrency @MainActor
public protocol ArchiveInitializable {
  /// Makes the object from an archive.
  init?(coder: NSCoder)
}

extension ArchiveInitializable {
  /// An object that is made from an empty archive.
  ///
  /// If the class's own `init?(coder:)` returns `nil`, there is no object to return, and the program ends, as it does on a device.
  static func made() -> Self {
    guard let made = Self(coder: InterfaceArchive()) else {
      preconditionFailure("\(Self.self).init?(coder:) returned nil, and \(Self.self)() has to return an object.")
    }
    return made
  }
}

extension ArchiveInitializable where Self: UIView {
  /// Makes a view with an empty frame, in generic code.
  public init() { self = Self.made() }

  /// Makes a view, in generic code.
  public init(frame: CGRect) {
    self = Self.made()
    self.frame = frame
  }
}

extension UIView: ArchiveInitializable {}
