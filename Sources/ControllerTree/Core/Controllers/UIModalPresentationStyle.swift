/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Covers the whole screen; the views behind are removed.
  case fullScreen = 0
  /// A large sheet.
  case pageSheet
  /// A small sheet.
  case formSheet
  /// Covers the controller that defines the context; its view is removed.
  case currentContext
  /// Uses the presentation controller of the transitioning delegate.
  case custom
  /// Covers the whole screen; the views behind stay.
  case overFullScreen
  /// Covers the controller that defines the context; its view stays.
  case overCurrentContext
  /// Beside a source view.
  case popover
  /// Covers the whole screen; the views behind stay and would be blurred.
  case blurOverFullScreen
  /// Nothing is presented, or nothing is adapted.
  case none = -1
  /// The system chooses the style.
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// Whether the presentation stays inside the controller that defines the context (CTX-02).
  var usesContext: Bool {
    switch self {
    case .currentContext, .overCurrentContext: true
    case .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover, .blurOverFullScreen, .none,
      .automatic:
      false
    }
  }

  /// Whether the views behind are removed from the window (PC-10).
  var removesPresentersView: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext, .popover, .blurOverFullScreen, .none,
      .automatic:
      false
    }
  }

  var name: StaticString {
    switch self {
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    case .blurOverFullScreen: "blurOverFullScreen"
    case .none: "none"
    case .automatic: "automatic"
    }
  }
}

/// The built-in animation of a transition without a client's animator. Only its duration matters: nothing is drawn.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// Slides in from below.
  case coverVertical = 0
  /// Turns round.
  case flipHorizontal
  /// Fades in.
  case crossDissolve
  /// Turns a page; both sides must fill the screen. Rules: STYLE-10.
  case partialCurl
}
