import ControllerTree
import Foundation

/// How something is printed.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
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

  /// The way with the same values. Rules: CODE-05.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPrintInfo()
    (copy.outputType, copy.orientation, copy.duplex) = (outputType, orientation, duplex)
    (copy.jobName, copy.printerID) = (jobName, printerID)
    return copy
  }

  /// Reads what `encode(with:)` wrote; the usual way if there is nothing. Rules: CODE-05.
  public required init?(coder: NSCoder) {
    super.init()
    outputType = coder.whole("ControllerTree.output").flatMap { OutputType(rawValue: $0) } ?? .general
    orientation = coder.whole("ControllerTree.orientation").flatMap { Orientation(rawValue: $0) } ?? .portrait
    duplex = coder.whole("ControllerTree.duplex").flatMap { Duplex(rawValue: $0) } ?? .none
    jobName = coder.text("ControllerTree.job") ?? ""
    printerID = coder.text("ControllerTree.printer")
  }

  /// Writes the values under keys; does nothing if `coder` has no keys. Rules: CODE-05.
  open func encode(with coder: NSCoder) {
    coder.write(outputType.rawValue, "ControllerTree.output")
    coder.write(orientation.rawValue, "ControllerTree.orientation")
    coder.write(duplex.rawValue, "ControllerTree.duplex")
    coder.write(jobName, "ControllerTree.job")
    coder.write(printerID, "ControllerTree.printer")
  }

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
