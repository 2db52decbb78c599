/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Over the whole screen; what is behind leaves it.
  case fullScreen = 0
  /// A large sheet.
  case pageSheet
  /// A small sheet.
  case formSheet
  /// Over the controller that defines the context; what is behind leaves the screen.
  case currentContext
  /// As the transitioning delegate says.
  case custom
  /// Over the whole screen; what is behind stays.
  case overFullScreen
  /// Over the controller that defines the context; what is behind stays.
  case overCurrentContext
  /// Beside a source view.
  case popover
  /// Over the whole screen; what is behind stays and is blurred.
  case blurOverFullScreen
  /// Nothing is presented, or nothing is adapted.
  case none = -1
  /// As the system chooses.
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

  /// Whether what is behind leaves the window (PC-10).
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

/// How a controller comes and goes where no client animates it. Only its duration matters: nothing is drawn.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// From below.
  case coverVertical = 0
  /// Turning round.
  case flipHorizontal
  /// Fading in.
  case crossDissolve
  /// As a page is turned; both sides must fill the screen. Rules: STYLE-10.
  case partialCurl
}
