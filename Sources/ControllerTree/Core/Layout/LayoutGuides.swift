import Foundation

/// The guides of views: those that were added to them, and those of the system. Rules: AL-13, AL-14.
@MainActor enum LayoutGuides {
  static func add(_ guide: UILayoutGuide, to view: UIView) {
    guard guide.source == .constraints, guide.owningView !== view else { return }
    if let old = guide.owningView { remove(guide, from: old) }
    guide.ownerReference = view.reference
    view.viewLayout.guides.append(guide)
  }

  static func remove(_ guide: UILayoutGuide, from view: UIView) {
    guard let layout = view.rare?.layout, layout.guides.contains(where: { $0 === guide }) else { return }
    Stage.turn("removeLayoutGuide(_:)", view) {
      ConstraintInstallation.deactivate(guide.involved)
      layout.guides.removeAll { $0 === guide }
      guide.ownerReference = nil
    }
  }

  /// The setter of ``UILayoutGuide/owningView``.
  static func setOwner(_ view: UIView?, of guide: UILayoutGuide) {
    if let view {
      add(guide, to: view)
    } else if let old = guide.owningView {
      remove(guide, from: old)
    }
  }

  // MARK: The guides of the system

  static func guide(_ source: UILayoutGuide.Source, of view: UIView) -> UILayoutGuide {
    system(of: view) {
      $0.source == source
    } make: {
      UILayoutGuide(source, of: view, identifier: name(of: source))
    }
  }

  static func bar(_ source: UILayoutGuide.Source, of view: UIView) -> BarLayoutGuide {
    let made = system(of: view) {
      $0.source == source
    } make: {
      BarLayoutGuide(source, of: view, identifier: name(of: source))
    }
    return made as? BarLayoutGuide ?? BarLayoutGuide(source, of: view, identifier: name(of: source))
  }

  static func keyboard(of view: UIView) -> UIKeyboardLayoutGuide {
    let made = system(of: view) {
      $0.source == .keyboard
    } make: {
      UIKeyboardLayoutGuide(.keyboard, of: view, identifier: name(of: .keyboard))
    }
    return made as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
  }

  /// A guide with constraints of its own: in the middle of the margins, as wide as they are, but at most ``readableWidth``.
  static func readable(of view: UIView) -> UILayoutGuide {
    system(of: view) {
      $0.source == .constraints
    } make: {
      let guide = UILayoutGuide(readableContentOf: view)
      let margins = guide.owningView.map { self.guide(.margins, of: $0) } ?? guide
      let width = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
      width.priority = UILayoutPriority(999)
      let constraints = [
        guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
        guide.topAnchor.constraint(equalTo: margins.topAnchor),
        guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        guide.widthAnchor.constraint(lessThanOrEqualToConstant: readableWidth), width,
      ]
      for constraint in constraints { constraint.identifier = guide.identifier }
      view.viewLayout.systemGuides.append(guide)
      NSLayoutConstraint.activate(constraints)
      return guide
    }
  }

  /// The width of text that is easy to read, in points.
  static let readableWidth: CGFloat = 672

  private static func system(
    of view: UIView, where isMeant: (UILayoutGuide) -> Bool, make: () -> UILayoutGuide
  ) -> UILayoutGuide {
    for guide in view.rare?.layout?.systemGuides ?? [] where isMeant(guide) { return guide }
    let guide = make()
    let layout = view.viewLayout
    if !layout.systemGuides.contains(where: { $0 === guide }) { layout.systemGuides.append(guide) }
    return guide
  }

  private static func name(of source: UILayoutGuide.Source) -> String {
    switch source {
    case .constraints: "UIViewReadableContentGuide"
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .top: "UIViewTopLayoutGuide"
    case .bottom: "UIViewBottomLayoutGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    case .frame: "UIScrollView-frameLayoutGuide"
    }
  }

  // MARK: Rectangles

  /// The rectangle of a guide in its view's coordinates.
  static func frame(of guide: UILayoutGuide) -> CGRect {
    guard let view = guide.owningView else { return .zero }
    let size = view.geometry.bounds.size
    let place = place(of: guide, in: view)
    let (x, y) = (place.horizontal, place.vertical)
    switch guide.source {
    case .constraints: return guide.solvedFrame
    case .safeArea, .margins, .top, .bottom, .keyboard, .frame:
      let (left, right) = (x.near.value(in: size.width), x.far.value(in: size.width))
      let (top, bottom) = (y.near.value(in: size.height), y.far.value(in: size.height))
      return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
  }

  /// The edges of a guide of the system, relative to its view.
  static func place(of guide: UILayoutGuide, in view: UIView) -> GuidePlace {
    switch guide.source {
    case .constraints: return GuidePlace(insets: .zero)
    case .safeArea: return GuidePlace(insets: view.safeAreaInsets)
    case .margins: return GuidePlace(insets: LayoutMargins.effective(of: view))
    case .top:
      return GuidePlace(
        vertical: GuideEdges(near: .start(0), far: .start(Double(view.safeAreaInsets.top))))
    case .bottom:
      return GuidePlace(vertical: GuideEdges(near: .end(Double(view.safeAreaInsets.bottom)), far: .end(0)))
    case .keyboard:
      let covered = Double(Keyboard.coverage(of: view))
      let least = (guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea == true ? Double(view.safeAreaInsets.bottom) : 0
      return GuidePlace(vertical: GuideEdges(near: .end(max(covered, least)), far: .end(0)))
    case .frame:
      let origin = view.geometry.bounds.origin
      return GuidePlace(
        horizontal: GuideEdges(near: .start(origin.x), far: .end(-origin.x)),
        vertical: GuideEdges(near: .start(origin.y), far: .end(-origin.y)))
    }
  }
}

/// An edge of a guide of the system: a distance from the near or from the far edge of its view.
enum GuideEdge: Hashable {
  /// Behind the near edge.
  case start(Double)
  /// Before the far edge.
  case end(Double)

  func value(in length: CGFloat) -> CGFloat {
    switch self {
    case .start(let distance): distance
    case .end(let distance): length - distance
    }
  }
}

/// The two edges of a guide on one axis.
struct GuideEdges: Hashable {
  var near = GuideEdge.start(0)
  var far = GuideEdge.end(0)
}

/// The place of a guide of the system in its view.
struct GuidePlace: Hashable {
  var horizontal = GuideEdges()
  var vertical = GuideEdges()

  init(horizontal: GuideEdges = GuideEdges(), vertical: GuideEdges = GuideEdges()) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(insets: UIEdgeInsets) {
    horizontal = GuideEdges(near: .start(insets.left), far: .end(insets.right))
    vertical = GuideEdges(near: .start(insets.top), far: .end(insets.bottom))
  }
}
