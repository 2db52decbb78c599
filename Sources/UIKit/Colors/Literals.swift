import ControllerTree

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage
