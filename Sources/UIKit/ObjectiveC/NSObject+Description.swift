#if !canImport(ObjectiveC)
  import Foundation

  extension NSObjectProtocol {
    /// The name of the class with that of its module, as Objective-C gives it: `Player.TrackCell`. A class may declare one of its own,
    /// without `override`.
    public static func description() -> String { NSStringFromClass(self) }
  }
#endif
