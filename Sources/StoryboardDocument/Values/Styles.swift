extension StoryboardDocument {
  /// The modal presentation style of a controller or a segue.
  public enum PresentationStyle: String, Hashable, Sendable, Codable, CaseIterable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, overFullScreen, overCurrentContext
    case popover, blurOverFullScreen, custom, none
  }

  /// The modal transition style of a controller or a segue.
  public enum TransitionStyle: String, Hashable, Sendable, Codable, CaseIterable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }

  /// The style of a split view controller, as far as a file tells it.
  public enum SplitStyle: String, Hashable, Sendable, Codable, CaseIterable {
    case classic, doubleColumn, tripleColumn
  }

  public enum PageTransitionStyle: String, Hashable, Sendable, Codable, CaseIterable { case pageCurl, scroll }

  public enum SpineLocation: String, Hashable, Sendable, Codable, CaseIterable { case none, min, mid, max }

  public enum Axis: String, Hashable, Sendable, Codable, CaseIterable { case horizontal, vertical }

  /// How a stack view fills its axis.
  public enum StackDistribution: String, Hashable, Sendable, Codable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How a stack view places its arranged views across its axis.
  public enum StackAlignment: String, Hashable, Sendable, Codable, CaseIterable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  /// The content mode of a view.
  public enum ContentMode: String, Hashable, Sendable, Codable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Edges of a rectangle.
  public struct Edges: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The edges whose attribute is `YES`.
    public init(_ attributes: Attributes) {
      self = Self.names.reduce(into: []) { edges, name in
        if attributes.bool(name.key) == true { edges.insert(name.value) }
      }
    }

    public static let top = Edges(rawValue: 1 << 0)
    public static let left = Edges(rawValue: 1 << 1)
    public static let bottom = Edges(rawValue: 1 << 2)
    public static let right = Edges(rawValue: 1 << 3)
    private static let names: [(key: String, value: Edges)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right), ("leading", .left), ("trailing", .right),
    ]
  }

  /// The directions of a popover's arrow.
  public struct ArrowDirections: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The directions whose attribute is `YES`.
    public init(_ attributes: Attributes) {
      self = Self.names.reduce(into: []) { directions, name in
        if attributes.bool(name.key) == true { directions.insert(name.value) }
      }
    }

    public static let up = ArrowDirections(rawValue: 1 << 0)
    public static let down = ArrowDirections(rawValue: 1 << 1)
    public static let left = ArrowDirections(rawValue: 1 << 2)
    public static let right = ArrowDirections(rawValue: 1 << 3)
    public static let any: ArrowDirections = [.up, .down, .left, .right]
    private static let names: [(key: String, value: ArrowDirections)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
  }
}
