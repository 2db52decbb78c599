import ControllerTree
import Foundation

/// The places of an image and two texts inside the margins of a content, from its leading edge. Rules: LIST-10.
@MainActor struct ListContentArrangement {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondary = CGRect.zero
  private(set) var size = CGSize.zero

  /// - Parameter width: The width of the contents; infinite for one line.
  init(
    _ shown: UIListContentConfiguration, image imageView: UIImageView?, text label: UILabel?,
    secondary secondaryLabel: UILabel?, width: CGFloat, scale: CGFloat
  ) {
    let place = shown.imageProperties.place(of: imageView?.image)
    let own = shown.imageProperties.size(of: imageView?.image)
    let hasTexts = label != nil || secondaryLabel != nil
    let start = place.width > 0 ? place.width + (hasTexts ? shown.imageToTextPadding : 0) : 0
    let room = max(width - start, 0)
    func measured(_ label: UILabel?, _ width: CGFloat) -> CGSize {
      guard let label else { return .zero }
      return label.sizeThatFits(CGSize(width: width.isFinite ? max(width, 1) : 0, height: 0))
    }
    let (line, secondLine) = (measured(label, .infinity), measured(secondaryLabel, .infinity))
    let gap = label != nil && secondaryLabel != nil ? shown.textToSecondaryTextHorizontalPadding : 0
    let texts: CGSize
    if shown.prefersSideBySideTextAndSecondaryText, line.width + gap + secondLine.width <= room {
      texts = CGSize(
        width: width.isFinite ? room : line.width + gap + secondLine.width, height: max(line.height, secondLine.height))
      text = CGRect(origin: CGPoint(x: start, y: (texts.height - line.height) / 2), size: line)
      secondary = CGRect(
        origin: CGPoint(x: start + texts.width - secondLine.width, y: (texts.height - secondLine.height) / 2),
        size: secondLine)
    } else {
      let (first, second) = (measured(label, room), measured(secondaryLabel, room))
      let padding = label != nil && secondaryLabel != nil ? shown.textToSecondaryTextVerticalPadding : 0
      texts = CGSize(width: min(max(first.width, second.width), room), height: first.height + padding + second.height)
      text = CGRect(x: start, y: 0, width: min(first.width, room), height: first.height)
      secondary = CGRect(
        x: start, y: first.height + padding, width: min(second.width, room), height: second.height)
    }
    size = CGSize(width: start + texts.width, height: max(texts.height, place.height))
    let down = (size.height - texts.height) / 2
    text.origin.y += down
    secondary.origin.y += down
    image = CGRect(
      x: (place.width - own.width) / 2, y: (size.height - own.height) / 2, width: own.width, height: own.height)
  }
}
