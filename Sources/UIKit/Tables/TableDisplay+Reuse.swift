import ControllerTree
import Foundation

/// The cells and views that wait for reuse. Rules: LIST-05, LIST-06.
extension TableDisplay {
  func dequeueIfRegistered(_ identifier: String) -> UITableViewCell? {
    if let cell = cells.take(identifier) { return reused(cell) }
    guard cells.isRegistered(identifier) else { return nil }
    return made(identifier, by: "dequeueReusableCell(withIdentifier:)")
  }

  func dequeue(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let cell = reconfigured[path], cell.reuseIdentifier == identifier { return cell }
    let cell =
      cells.take(identifier).map { reused($0) } ?? made(identifier, by: "dequeueReusableCell(withIdentifier:for:)")
    let rect = contents.isRead ? contents.rect(ofRow: path) : .zero
    if !rect.isEmpty { cell.bounds.size = rect.size }
    return cell
  }

  private func reused(_ cell: UITableViewCell) -> UITableViewCell {
    cell.prepareForReuse()
    return cell
  }

  private func made(_ identifier: String, by call: StaticString) -> UITableViewCell {
    do throws(ReuseError) {
      let cell = try cells.make(identifier) { type in
        guard type is UITableViewCell.Type else { return nil }
        return Self.made(type, identifier, height: 44) as? UITableViewCell
      }
      cell.takeIdentifier(identifier)
      return cell
    } catch {
      report(error, identifier, "cell", "UITableViewCell", call)
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  /// A view that the class's own initialiser has made.
  private static func made(_ type: AnyClass, _ identifier: String, height: CGFloat) -> UIResponder? {
    let frame = CGRect(x: 0, y: 0, width: 320, height: height)
    return (type as? UIResponder.Type)?.init(madeBy: SystemInitialization(frame: frame, name: identifier))
  }

  func dequeueSupplement(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = supplements.take(identifier) {
      view.prepareForReuse()
      return view
    }
    guard supplements.isRegistered(identifier) else { return nil }
    do throws(ReuseError) {
      let view = try supplements.make(identifier) { type in
        guard type is UITableViewHeaderFooterView.Type else { return nil }
        return Self.made(type, identifier, height: 28) as? UITableViewHeaderFooterView
      }
      view.takeIdentifier(identifier)
      return view
    } catch {
      report(
        error, identifier, "view", "UITableViewHeaderFooterView", "dequeueReusableHeaderFooterView(withIdentifier:)")
      return UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
  }

  private func report(
    _ error: ReuseError, _ identifier: String, _ noun: String, _ className: String, _ call: StaticString
  ) {
    let text: String
    switch error {
    case .notRegistered:
      text =
        "unable to dequeue a \(noun) with identifier \(identifier) - must register a nib or a class for the identifier or "
        + "connect a prototype cell in a storyboard"
    case .wrongNib:
      text =
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
        + "\(className) instance"
    case .wrongClass(let name):
      text = "the class registered for identifier \(identifier), \(name), is not a subclass of \(className)"
    }
    let isKnown = if case .wrongClass = error { false } else { true }
    ListReport.missingView(text, of: table, by: call, uikitText: isKnown ? text : nil)
  }
}
