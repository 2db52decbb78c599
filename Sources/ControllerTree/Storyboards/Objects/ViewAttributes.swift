import Foundation
import StoryboardDocument

/// Gives a view the attributes that its file has. A value that the file leaves out stays as the class has it (IB-10).
@MainActor enum ViewAttributes {
  typealias View = StoryboardDocument.View

  /// What every view has. Runs in `UIView.init(coder:)`, before the subclass's own initialiser goes on.
  static func apply(_ view: View, to target: UIView, _ file: InterfaceFile) {
    if let frame = view.frame { target.frame = frame.cgRect }
    if let mask = view.autoresizing { target.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask.rawValue)) }
    if let value = view.translatesAutoresizingMaskIntoConstraints {
      target.translatesAutoresizingMaskIntoConstraints = value
    }
    if let value = view.tag { target.tag = value }
    if let value = view.isHidden { target.isHidden = value }
    if let value = view.alpha { target.alpha = value }
    if let value = view.isOpaque { target.isOpaque = value }
    if let value = view.clipsSubviews { target.clipsToBounds = value }
    if let value = view.isUserInteractionEnabled { target.isUserInteractionEnabled = value }
    if let value = view.isMultipleTouchEnabled { target.isMultipleTouchEnabled = value }
    if let value = view.contentMode { target.contentMode = value.uiKit }
    if let value = view.insetsLayoutMarginsFromSafeArea { target.insetsLayoutMarginsFromSafeArea = value }
    if let value = view.preservesSuperviewLayoutMargins { target.preservesSuperviewLayoutMargins = value }
    if let value = view.horizontalHuggingPriority {
      target.setContentHuggingPriority(UILayoutPriority(Float(value)), for: .horizontal)
    }
    if let value = view.verticalHuggingPriority {
      target.setContentHuggingPriority(UILayoutPriority(Float(value)), for: .vertical)
    }
    if let value = view.horizontalCompressionResistancePriority {
      target.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: .horizontal)
    }
    if let value = view.verticalCompressionResistancePriority {
      target.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: .vertical)
    }
    if let value = view.restorationIdentifier { target.restorationIdentifier = value }
    if let color = view.backgroundColor { target.backgroundColor = file.color(color) }
    if let color = view.tintColor { target.tintColor = file.color(color) }
    if case .insets(let insets) = view.property("layoutMargins") {
      target.layoutMargins = UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
    if case .insets(let insets) = view.property("directionalLayoutMargins") {
      target.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
    switch target {
    case let stack as UIStackView: apply(view, to: stack)
    case let scroll as UIScrollView: apply(view, to: scroll)
    default: break
    }
  }

  /// What a kind of view has. Runs when the view's initialiser has ended.
  static func applySpecific(_ view: View, to target: UIView, _ builder: ObjectBuilder) {
    if let control = target as? UIControl {
      if let value = view.isEnabled { control.isEnabled = value }
      if let value = view.isSelected { control.isSelected = value }
      if let value = view.isHighlighted { control.isHighlighted = value }
    }
    switch target {
    case let field as UITextField:
      apply(view, to: field, builder.file)
      (field as? any FileAttributed)?.take(view, from: FileResources(builder: builder))
    case let control as UIPageControl:
      if let value = view.attributes.integer("numberOfPages") { control.numberOfPages = value }
      if let value = view.attributes.integer("currentPage") { control.currentPage = value }
    case let bar as UINavigationBar: apply(view, to: bar, builder)
    case let bar as UITabBar:
      applyToBar(view, bar, builder.file)
      let items = view.items.filter { $0.kind == .tabBarItem }.map { builder.tabBarItem($0) }
      if !items.isEmpty { bar.items = items }
    case let bar as UIToolbar:
      applyToBar(view, bar, builder.file)
      let items = view.items.filter { $0.kind == .barButtonItem }.map { builder.barButtonItem($0) }
      if !items.isEmpty { bar.items = items }
    case let target as any FileAttributed:
      target.take(view, from: FileResources(builder: builder))
      applyTable(view, to: target, builder.file)
    default: applyTable(view, to: target, builder.file)
    }
  }

  private static func apply(_ view: View, to field: UITextField, _ file: InterfaceFile) {
    if let value = view.text { field.text = value }
    if let value = view.placeholder { field.placeholder = value }
    if let color = view.textColor { field.textColor = file.color(color) }
    if case .element(let traits) = view.property("textInputTraits") {
      if let value = traits.attributes.bool("secureTextEntry") { field.isSecureTextEntry = value }
    }
  }

  /// What the bars of containers have. The container places them.
  static func applyToBar(_ view: View, _ bar: UIView, _ file: InterfaceFile) {
    if let color = view.tintColor { bar.tintColor = file.color(color) }
    if let color = view.backgroundColor { bar.backgroundColor = file.color(color) }
    let (translucent, tint) = (view.attributes.bool("translucent"), view.color("barTintColor").map { file.color($0) })
    switch bar {
    case let bar as UINavigationBar:
      if let translucent { bar.isTranslucent = translucent }
      if let tint { bar.barTintColor = tint }
      if let value = view.attributes.bool("largeTitles") { bar.prefersLargeTitles = value }
    case let bar as UITabBar:
      if let translucent { bar.isTranslucent = translucent }
      if let tint { bar.barTintColor = tint }
    case let bar as UIToolbar:
      if let translucent { bar.isTranslucent = translucent }
      if let tint { bar.barTintColor = tint }
    default: break
    }
  }

  private static func apply(_ view: View, to bar: UINavigationBar, _ builder: ObjectBuilder) {
    applyToBar(view, bar, builder.file)
    let items = view.items.filter { $0.kind == .navigationItem }.map { builder.navigationItem($0) }
    if !items.isEmpty { bar.items = items }
  }

  /// Classes that the library does not have list the attributes that they read, such as `text`, in their tables.
  private static func applyTable(_ view: View, to target: UIView, _ file: InterfaceFile) {
    let attributes = ConnectionLookup.connections(of: target).attributes
    guard !attributes.isEmpty, !view.runtimeAttributes.contains(where: { attributes[$0.keyPath] != nil }) else {
      return
    }
    for (name, attribute) in attributes.sorted(by: { $0.key < $1.key }) {
      for value in values(of: name, view, file) where attribute.set(target, value) { break }
    }
  }

  /// The value of an attribute in the forms that it may have.
  private static func values(of name: String, _ view: View, _ file: InterfaceFile) -> [InterfaceValue] {
    if let color = view.color(name) { return [.color(file.color(color))] }
    switch view.property(name) {
    case .string(let text): return [.string(text)]
    case .boolean(let value): return [.boolean(value)]
    case .integer(let value): return [.integer(value)]
    case .real(let value): return [.real(value)]
    case .point(let value): return [.point(value.cgPoint)]
    case .size(let value): return [.size(value.cgSize)]
    case .rect(let value): return [.rect(value.cgRect)]
    case .range(let value): return [.range(value.nsRange)]
    case .nil: return [.none]
    case .color, .font, .insets, .element, nil: break
    }
    guard let text = name == "title" ? view.normalTitle ?? view.attributes[name] : view.attributes[name] else {
      return []
    }
    let image = UIImage(named: text).map { [InterfaceValue.image($0)] } ?? []
    if let value = view.attributes.integer(name) { return [.integer(value), .string(text)] + image }
    if let value = view.attributes.number(name) { return [.real(value), .string(text)] + image }
    return [.string(text), .boolean(text == "YES")] + image
  }
}

extension StoryboardDocument.ContentMode {
  fileprivate var uiKit: UIView.ContentMode {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .redraw: .redraw
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
