import ControllerTree
import Foundation

/// How something is printed.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// What is printed. The library never reads it.
  public enum OutputType: Int, Hashable, Sendable {
    /// The cases are named for the contents.
    case general, photo, grayscale, photoGrayscale
  }
  /// How the paper lies.
  public enum Orientation: Int, Hashable, Sendable {
    /// The cases are named for the paper.
    case portrait, landscape
  }
  /// On which sides of the paper is printed.
  public enum Duplex: Int, Hashable, Sendable {
    /// The cases are named for the edge at which pages turn.
    case none, longEdge, shortEdge
  }

  /// The usual way.
  public override init() { super.init() }
  /// The usual way.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// What is printed. The library never reads it.
  open var outputType = OutputType.general
  /// How the paper lies. The library never reads it.
  open var orientation = Orientation.portrait
  /// On which sides of the paper is printed. The library never reads it.
  open var duplex = Duplex.none
  /// The name of the job. The library never reads it.
  open var jobName = ""
  /// The printer's identifier. The library never reads it.
  open var printerID: String?
}
