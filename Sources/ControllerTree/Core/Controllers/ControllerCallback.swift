import Foundation

/// A callback of a controller.
enum ControllerCallback {
  case loadView
  case viewDidLoad
  case viewWillAppear(Bool)
  case viewIsAppearing(Bool)
  case viewDidAppear(Bool)
  case viewWillDisappear(Bool)
  case viewDidDisappear(Bool)
  case updateViewConstraints
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case viewSafeAreaInsetsDidChange
  case viewLayoutMarginsDidChange
  case willMoveToParent(UIViewController?)
  case didMoveToParent(UIViewController?)
  case viewWillTransition(CGSize, any UIViewControllerTransitionCoordinator)
  /// The new traits, then the present ones.
  case willTransitionToTraits(UITraitCollection, from: UITraitCollection, any UIViewControllerTransitionCoordinator)
  /// The old traits, then the new ones.
  case traitCollectionDidChange(UITraitCollection, to: UITraitCollection)
  case preferredContentSizeDidChange(any UIContentContainer)
  case systemLayoutFittingSizeDidChange(any UIContentContainer)
  case didReceiveMemoryWarning

  /// The callback without its arguments, by which a base method identifies itself.
  enum Kind: UInt8 {
    case loadView, viewDidLoad
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case updateViewConstraints, viewWillLayoutSubviews, viewDidLayoutSubviews, viewSafeAreaInsetsDidChange,
      viewLayoutMarginsDidChange
    case willMoveToParent, didMoveToParent
    case viewWillTransition, willTransitionToTraits, traitCollectionDidChange
    case preferredContentSizeDidChange, systemLayoutFittingSizeDidChange, didReceiveMemoryWarning
  }

  @inline(__always)
  var kind: Kind {
    switch self {
    case .loadView: .loadView
    case .viewDidLoad: .viewDidLoad
    case .viewWillAppear: .viewWillAppear
    case .viewIsAppearing: .viewIsAppearing
    case .viewDidAppear: .viewDidAppear
    case .viewWillDisappear: .viewWillDisappear
    case .viewDidDisappear: .viewDidDisappear
    case .updateViewConstraints: .updateViewConstraints
    case .viewWillLayoutSubviews: .viewWillLayoutSubviews
    case .viewDidLayoutSubviews: .viewDidLayoutSubviews
    case .viewSafeAreaInsetsDidChange: .viewSafeAreaInsetsDidChange
    case .viewLayoutMarginsDidChange: .viewLayoutMarginsDidChange
    case .willMoveToParent: .willMoveToParent
    case .didMoveToParent: .didMoveToParent
    case .viewWillTransition: .viewWillTransition
    case .willTransitionToTraits: .willTransitionToTraits
    case .traitCollectionDidChange: .traitCollectionDidChange
    case .preferredContentSizeDidChange: .preferredContentSizeDidChange
    case .systemLayoutFittingSizeDidChange: .systemLayoutFittingSizeDidChange
    case .didReceiveMemoryWarning: .didReceiveMemoryWarning
    }
  }
}

extension AppearanceCallback {
  /// The same as a callback of any kind.
  var asCallback: ControllerCallback {
    switch self {
    case .viewWillAppear(let animated): .viewWillAppear(animated)
    case .viewIsAppearing(let animated): .viewIsAppearing(animated)
    case .viewDidAppear(let animated): .viewDidAppear(animated)
    case .viewWillDisappear(let animated): .viewWillDisappear(animated)
    case .viewDidDisappear(let animated): .viewDidDisappear(animated)
    }
  }
}

extension ControllerCallback.Kind {
  /// The method's name as a declaration reference.
  var method: StaticString {
    switch self {
    case .loadView: "loadView()"
    case .viewDidLoad: "viewDidLoad()"
    case .viewWillAppear: "viewWillAppear(_:)"
    case .viewIsAppearing: "viewIsAppearing(_:)"
    case .viewDidAppear: "viewDidAppear(_:)"
    case .viewWillDisappear: "viewWillDisappear(_:)"
    case .viewDidDisappear: "viewDidDisappear(_:)"
    case .updateViewConstraints: "updateViewConstraints()"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews()"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews()"
    case .viewSafeAreaInsetsDidChange: "viewSafeAreaInsetsDidChange()"
    case .viewLayoutMarginsDidChange: "viewLayoutMarginsDidChange()"
    case .willMoveToParent: "willMove(toParent:)"
    case .didMoveToParent: "didMove(toParent:)"
    case .viewWillTransition: "viewWillTransition(to:with:)"
    case .willTransitionToTraits: "willTransition(to:with:)"
    case .traitCollectionDidChange: "traitCollectionDidChange(_:)"
    case .preferredContentSizeDidChange: "preferredContentSizeDidChange(forChildContentContainer:)"
    case .systemLayoutFittingSizeDidChange: "systemLayoutFittingSizeDidChange(forChildContentContainer:)"
    case .didReceiveMemoryWarning: "didReceiveMemoryWarning()"
    }
  }

  /// Whether an override has to call `super` (SUP-01, SUP-02, SUP-06).
  var requiresSuper: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .updateViewConstraints, .willMoveToParent, .didMoveToParent, .viewWillTransition, .willTransitionToTraits:
      true
    case .loadView, .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewSafeAreaInsetsDidChange,
      .viewLayoutMarginsDidChange, .traitCollectionDidChange, .preferredContentSizeDidChange,
      .systemLayoutFittingSizeDidChange, .didReceiveMemoryWarning:
      false
    }
  }
}
