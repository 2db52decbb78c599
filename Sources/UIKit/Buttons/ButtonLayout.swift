import ControllerTree
import Foundation

/// The places of a button's contents. Rules: TEXT-30, TEXT-33.
@MainActor struct ButtonLayout {
  private let image: CGSize
  private let title: CGSize
  private let subtitle: CGSize
  private let insets: UIEdgeInsets
  private let placement: NSDirectionalRectEdge
  private let imagePadding: CGFloat
  private let titlePadding: CGFloat
  private let titleAlignment: UIButton.Configuration.TitleAlignment
  /// The space around a title alone that is not an inset.
  private let margin: CGFloat
  private let smallest: CGSize
  private let moved: (title: UIEdgeInsets, image: UIEdgeInsets)
  private let alignment:
    (horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment)
  private let isRightToLeft: Bool

  init(of button: UIButton) {
    let shown = button.shown
    let font = shown.font ?? button.titleLabel?.font ?? button.usualFont
    title = shown.hasTitle ? Self.size(of: shown, font, button) : .zero
    let isBusy = button.configuration?.showsActivityIndicator ?? false
    image = isBusy ? CGSize(width: 20, height: 20) : shown.image?.size ?? .zero
    isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    alignment = (button.contentHorizontalAlignment, button.contentVerticalAlignment)
    if let configuration = button.configuration {
      let attributes = [NSAttributedString.Key.font: shown.subtitleFont]
      let text = shown.attributedSubtitle?.size() ?? shown.subtitle?.size(withAttributes: attributes) ?? .zero
      subtitle = text.wholePixels(button.traitCollection.displayScale)
      let space = configuration.contentInsets
      insets = UIEdgeInsets(
        top: space.top, left: isRightToLeft ? space.trailing : space.leading, bottom: space.bottom,
        right: isRightToLeft ? space.leading : space.trailing)
      placement = configuration.imagePlacement
      titleAlignment = configuration.titleAlignment
      (imagePadding, titlePadding) = (configuration.imagePadding, configuration.titlePadding)
      (margin, smallest) = (0, .zero)
      moved = (.zero, .zero)
    } else {
      subtitle = .zero
      // A button without insets keeps some space above and below its title, and is not narrower than 30 points.
      let isPlain = button.contentEdgeInsets == .zero && shown.hasTitle
      insets = button.contentEdgeInsets
      (margin, smallest) = isPlain ? (6, CGSize(width: 30, height: 0)) : (0, .zero)
      (placement, imagePadding, titlePadding) = (.leading, 0, 0)
      titleAlignment = .leading
      moved = (button.titleEdgeInsets, button.imageEdgeInsets)
    }
  }

  private static func size(of shown: ButtonContents.Shown, _ font: UIFont, _ button: UIButton) -> CGSize {
    let text = shown.attributedTitle ?? NSAttributedString(string: shown.title ?? "")
    return TextLayout(text, font: font, width: .infinity).size.wholePixels(button.traitCollection.displayScale)
  }

  private var isRow: Bool { !placement.contains(.top) && !placement.contains(.bottom) }
  private var hasBoth: Bool { image != .zero && title != .zero }

  /// Title and subtitle.
  private var text: CGSize {
    CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + subtitle.height + (subtitle == .zero ? 0 : titlePadding))
  }

  private var contents: CGSize {
    let padding = hasBoth ? imagePadding : 0
    return isRow
      ? CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
  }

  /// The size of the button.
  var size: CGSize {
    CGSize(
      width: max(contents.width + insets.left + insets.right, smallest.width),
      height: max(contents.height + insets.top + insets.bottom + 2 * margin, smallest.height))
  }

  func contentRect(in bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

  /// The rectangles of title, subtitle and image.
  func rects(in contentRect: CGRect) -> (title: CGRect, subtitle: CGRect, image: CGRect) {
    // Contents that are too large are as large as their place.
    let room = CGSize(
      width: min(contents.width, max(contentRect.width, 0)), height: min(contents.height, max(contentRect.height, 0)))
    let block = CGRect(
      x: contentRect.minX + (contentRect.width - room.width) * horizontalShare,
      y: contentRect.minY + (contentRect.height - room.height) * verticalShare, width: room.width, height: room.height)
    let padding = hasBoth ? imagePadding : 0
    var (imageRect, textRect) = (CGRect(origin: block.origin, size: image), CGRect(origin: block.origin, size: text))
    if isRow {
      textRect.size.width = min(text.width, max(0, block.width - image.width - padding))
      let imageIsLeft = placement.contains(.leading) != isRightToLeft
      if imageIsLeft {
        textRect.origin.x += image.width + padding
      } else {
        imageRect.origin.x = textRect.maxX + padding
      }
      imageRect.origin.y += (block.height - image.height) / 2
      textRect.origin.y += (block.height - text.height) / 2
    } else {
      textRect.size.width = min(text.width, block.width)
      if placement.contains(.top) {
        textRect.origin.y += image.height + padding
      } else {
        imageRect.origin.y = textRect.maxY + padding
      }
      imageRect.origin.x += (block.width - image.width) / 2
      textRect.origin.x += (block.width - textRect.width) / 2
    }
    let widths = (title: min(title.width, textRect.width), subtitle: min(subtitle.width, textRect.width))
    let titleRect = CGRect(
      x: textRect.minX + (textRect.width - widths.title) * titleShare, y: textRect.minY, width: widths.title,
      height: title.height)
    let subtitleRect = CGRect(
      x: textRect.minX + (textRect.width - widths.subtitle) * titleShare, y: titleRect.maxY + titlePadding,
      width: widths.subtitle, height: subtitle.height)
    return (shift(titleRect, moved.title), subtitleRect, shift(imageRect, moved.image))
  }

  /// A centred rectangle moves by half of its insets.
  private func shift(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: rect.minX + insets.left * (1 - horizontalShare) - insets.right * horizontalShare,
      y: rect.minY + insets.top * (1 - verticalShare) - insets.bottom * verticalShare, width: rect.width,
      height: rect.height)
  }

  /// The part of the room beside title or subtitle that is at its left.
  private var titleShare: CGFloat {
    switch titleAlignment {
    case .automatic where !isRow, .center: 0.5
    case .automatic, .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  private var horizontalShare: CGFloat {
    switch alignment.horizontal {
    case .left: 0
    case .right: 1
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    case .center, .fill: 0.5
    }
  }

  private var verticalShare: CGFloat {
    switch alignment.vertical {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }
}
