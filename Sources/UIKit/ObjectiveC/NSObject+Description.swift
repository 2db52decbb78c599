#if !canImport(ObjectiveC)
  import Foundation

  extension NSObjectProtocol {
    /// The name of the class with that of its module, as Objective-C gives it: `Player.TrackCell`, or that of `@objc(Name)`. A class may
    /// declare one of its own, without `override`.
    public static func description() -> String { ClassNamed.name(of: self) }
  }
#endif
