#if !canImport(ObjectiveC)
  import Foundation

  extension NSObject {
    /// The name of the class with that of its module, as Objective-C gives it: `Player.TrackCell`.
    public class func description() -> String { NSStringFromClass(self) }
  }
#endif
