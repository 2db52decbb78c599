import ControllerTree
import Foundation

// Attributes beside those of the document. They are kept and change no layout. Rules: FRAG-05.

extension NSTextLayoutManager {
  /// Calls a closure for each part with attributes, from a location on, until it returns `false`. Rules: FRAG-05.
  public func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    guard let content = textContentManager, let unit = content.unit(of: location) else { return }
    for run in reverse ? rendering.runs.reversed() : rendering.runs {
      guard reverse ? run.units.lowerBound < unit : run.units.upperBound > unit,
        let range = content.range(of: run.units)
      else { continue }
      if !block(self, run.attributes, range) { return }
    }
  }

  /// Replaces the attributes of a part. Rules: FRAG-05.
  public func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
  ) { change(textRange) { $0 = renderingAttributes } }

  /// Adds an attribute to a part; `nil` stands for the absence of the document's, as `NSNull`. Rules: FRAG-05.
  public func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) { change(textRange) { $0[renderingAttribute] = value ?? NSNull() } }

  /// Removes an attribute from a part. Rules: FRAG-05.
  public func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
    change(textRange) { $0[renderingAttribute] = nil }
  }

  /// Removes all attributes of a part. Rules: FRAG-05.
  public func invalidateRenderingAttributes(for textRange: NSTextRange) { change(textRange) { $0 = [:] } }

  private func change(_ range: NSTextRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
    if let units = textContentManager?.units(of: range) { rendering.change(units, body) }
  }

  /// The usual attributes of links: a blue colour and a line below.
  public class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.blue, .underlineStyle: NSUnderlineStyle.single.rawValue]
  }

  /// The attributes of a link, as the delegate chooses them.
  public func renderingAttributes(
    forLink link: Any, at location: any NSTextLocation
  ) -> [NSAttributedString.Key: Any] {
    let usual = Self.linkRenderingAttributes
    return delegate?.textLayoutManager(self, renderingAttributesForLink: link, at: location, defaultAttributes: usual)
      ?? usual
  }
}
