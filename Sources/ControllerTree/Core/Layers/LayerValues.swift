import Foundation

/// The corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit per corner.
  public let rawValue: UInt
  /// A set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the smallest x and the smallest y.
  public static let layerMinXMinYCorner = Self(rawValue: 1 << 0)
  /// At the largest x and the smallest y.
  public static let layerMaxXMinYCorner = Self(rawValue: 1 << 1)
  /// At the smallest x and the largest y.
  public static let layerMinXMaxYCorner = Self(rawValue: 1 << 2)
  /// At the largest x and the largest y.
  public static let layerMaxXMaxYCorner = Self(rawValue: 1 << 3)
}

/// The edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// One bit per edge.
  public let rawValue: UInt32
  /// A set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left edge.
  public static let layerLeftEdge = Self(rawValue: 1 << 0)
  /// The right edge.
  public static let layerRightEdge = Self(rawValue: 1 << 1)
  /// The bottom edge.
  public static let layerBottomEdge = Self(rawValue: 1 << 2)
  /// The top edge.
  public static let layerTopEdge = Self(rawValue: 1 << 3)
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Parts of a circle.
  public static let circular = Self(rawValue: "circular")
  /// A smoother curve.
  public static let continuous = Self(rawValue: "continuous")
}

/// The place of a layer's content in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A place from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// At the top.
  public static let top = Self(rawValue: "top")
  /// At the bottom.
  public static let bottom = Self(rawValue: "bottom")
  /// At the left.
  public static let left = Self(rawValue: "left")
  /// At the right.
  public static let right = Self(rawValue: "right")
  /// At the top left.
  public static let topLeft = Self(rawValue: "topLeft")
  /// At the top right.
  public static let topRight = Self(rawValue: "topRight")
  /// At the bottom left.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// At the bottom right.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits inside, with its own proportions.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as covers the bounds, with its own proportions.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// How pixels of a content are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = Self(rawValue: "nearest")
  /// Between the nearest pixels.
  public static let linear = Self(rawValue: "linear")
  /// Between pixels of smaller pictures.
  public static let trilinear = Self(rawValue: "trilinear")
}

/// The properties of a layer. A view's layer keeps those that the view has in the view.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3DIdentity
  var isHidden = false
  var opacity: Float = 1
  var masksToBounds = false
  var backgroundColor: CGColor?

  var zPosition: CGFloat = 0
  var anchorPointZ: CGFloat = 0
  var sublayerTransform = CATransform3DIdentity
  var isOpaque = false
  var isDoubleSided = true
  var isGeometryFlipped = false
  var contents: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
  var contentsGravity = CALayerContentsGravity.resize
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var cornerRadius: CGFloat = 0
  var cornerCurve = CALayerCornerCurve.circular
  var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var allowsEdgeAntialiasing = false
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  var allowsGroupOpacity = true
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var needsDisplayOnBoundsChange = false
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var name: String?
  var style: [AnyHashable: Any]?
  var actions: [String: any CAAction]?
  /// Values of names that are no properties.
  var others: [String: Any] = [:]
}
