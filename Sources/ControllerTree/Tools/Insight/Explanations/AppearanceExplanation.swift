extension Explanation {
  /// A callback of a controller, as the subject of a question.
  public enum Callback: String, Hashable, Sendable, Codable, CaseIterable {
    /// `viewDidLoad()`
    case viewDidLoad
    /// `viewWillAppear(_:)`
    case viewWillAppear
    /// `viewIsAppearing(_:)`
    case viewIsAppearing
    /// `viewDidAppear(_:)`
    case viewDidAppear
    /// `viewWillDisappear(_:)`
    case viewWillDisappear
    /// `viewDidDisappear(_:)`
    case viewDidDisappear
    /// `didMove(toParent:)`
    case didMoveToParent = "didMove(toParent:)"
  }
}

extension UIViewController {
  /// Explains whether `callback` was sent to this controller for its present appearance, will be sent, or why it was not.
  ///
  /// ```swift
  /// print(detail.explain(.viewDidAppear))
  /// ```
  ///
  ///     viewDidAppear of Detail: not sent
  ///       Detail  is appearing: viewWillAppear was sent (APP-15)
  ///       Drawer  answers false to shouldAutomaticallyForwardAppearanceMethods, and has not called endAppearanceTransition (APP-09)
  ///
  /// It reads the tree as it is at the call, loads no view and changes nothing.
  /// - Parameter callback: The callback. Those of an appearance mean the one that runs or has ended last.
  /// - Complexity: O(depth).
  /// - Rules: WHY-01 to WHY-04.
  public final func explain(_ callback: Explanation.Callback) -> Explanation {
    var inquiry = CallbackInquiry(of: callback, to: self)
    let finding = inquiry.answer()
    return Explanation(
      question: "\(callback.rawValue) of \(shortName)", subject: hierarchyName, verdict: finding.verdict,
      answer: finding.text, objects: [], steps: inquiry.steps.all, issue: nil)
  }
}

/// Finds out whether a callback was sent, and what it waits for. It asks the functions and reads the states that decide in
/// ``Appearance``, ``ShownChildren`` and ``OpenMoves``.
@MainActor struct CallbackInquiry {
  /// The answer to a question about a callback.
  enum Finding: Equatable {
    case sent
    case notSent
    /// Will be sent: `text` names the moment.
    case due(String)

    var verdict: Explanation.Verdict {
      switch self {
      case .sent: .sent
      case .notSent: .notSent
      case .due: .due
      }
    }

    var text: String {
      switch self {
      case .sent: "sent"
      case .notSent: "not sent"
      case .due(let moment): "due \(moment)"
      }
    }
  }

  let callback: Explanation.Callback
  let asked: UIViewController
  var steps = ExplanationSteps()

  init(of callback: Explanation.Callback, to asked: UIViewController) {
    self.callback = callback
    self.asked = asked
  }

  mutating func answer() -> Finding {
    switch callback {
    case .viewDidLoad: loading()
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear: arrival()
    case .viewWillDisappear, .viewDidDisappear: departure()
    case .didMoveToParent: move()
    }
  }

  // MARK: Loading and moving

  private mutating func loading() -> Finding {
    guard !asked.isViewLoaded else {
      steps.add(asked, .viewLoaded, "has loaded its view")
      return .sent
    }
    steps.add(asked, .viewNotLoaded, "has no view yet: no call has needed it")
    if let window = asked.rare?.windowAsRoot, window.absence != nil { add(absenceOf: window) }
    return .notSent
  }

  private mutating func move() -> Finding {
    guard case .toParent = asked.movement, let parent = asked.links.parent else {
      if let parent = asked.links.parent {
        steps.add(asked, .isNotMoving, "is a child of \(parent.shortName), and no move is open", others: [parent])
        return .sent
      }
      steps.add(asked, .isNotMoving, "has no parent, and moves to none")
      return .notSent
    }
    if parent.rare?.shownChildren != nil {
      steps.add(
        parent, .transitionWaits, "sends it at the end of the change that shows \(asked.shortName)", others: [asked],
        rule: "NAV-03")
      return .due("at the end of the change")
    }
    steps.add(
      parent, .didMoveMissing, "has called addChild(_:), and has not called didMove(toParent:) on \(asked.shortName)",
      others: [asked])
    return .notSent
  }
}

extension CallbackInquiry {
  // MARK: Appearing

  private mutating func arrival() -> Finding {
    switch asked.appearance {
    case .appeared:
      steps.add(asked, .hasAppeared, "has appeared")
      return .sent
    case .appearing where callback == .viewWillAppear, .entering where callback != .viewDidAppear:
      steps.add(asked, .isAppearing, "is appearing", rule: "APP-01")
      return .sent
    case .appearing:
      steps.add(asked, .isAppearing, "is appearing: viewWillAppear was sent", rule: "APP-01")
      return callback == .viewIsAppearing ? layout() : wait()
    case .entering:
      steps.add(asked, .isAppearing, "is appearing: viewIsAppearing was sent", rule: "APP-01")
      return wait()
    case .disappearing:
      steps.add(asked, .isDisappearing, "is disappearing: only a new appearance sends it")
      return .notSent
    case .disappeared: return absence()
    }
  }

  /// `viewIsAppearing` comes with the first layout in a window on screen.
  private mutating func layout() -> Finding {
    if asked.isViewOnScreen {
      steps.add(asked, .awaitsLayout, "is in a window on screen; its layout at the end of the turn sends the callback")
      return wait() == .notSent ? .due("with the layout") : .due("at the end of the turn")
    }
    if let transition = asked.ownTransition, transition.isInProgress { return wait(for: transition, of: asked) }
    guard let window = asked.loadedView?.links.window else {
      steps.add(asked, .viewNotAdded, "has a view that is in no window", rule: "APP-02")
      return .notSent
    }
    add(absenceOf: window)
    return .notSent
  }

  // MARK: Disappearing

  private mutating func departure() -> Finding {
    switch asked.appearance {
    case .disappearing:
      guard callback == .viewDidDisappear else {
        steps.add(asked, .isDisappearing, "is disappearing", rule: "APP-05")
        return .sent
      }
      steps.add(asked, .isDisappearing, "is disappearing: viewWillDisappear was sent", rule: "APP-05")
      return wait()
    case .disappeared:
      steps.add(asked, .isOff, "is off screen: only a controller that has appeared disappears")
      return .notSent
    case .appearing, .entering:
      steps.add(asked, .isAppearing, "is appearing")
      return .notSent
    case .appeared: return presence()
    }
  }
}
