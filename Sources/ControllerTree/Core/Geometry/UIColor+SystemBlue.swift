import Foundation

extension UIColor {
  /// The system's blue: the tint of a window without another one.
  public static let systemBlue = system("systemBlueColor", 0, 122, 255)

  /// A system colour from its UIKit name and its channels from 0 to 255, as in design tables.
  package static func system(
    _ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(.sRGB(.init(red: red / 255, green: green / 255, blue: blue / 255), alpha: alpha), systemName: name)
  }
}
