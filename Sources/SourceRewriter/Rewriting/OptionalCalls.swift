/// Uses of optional requirements: `delegate?.move?(x)` becomes `delegate?.moveIfImplemented(x)`.
extension FileRewriter {
  /// At a `?` or `!` between the name of a member and its arguments.
  func rewriteOptionalCall(_ mark: Int) {
    guard stream.is(mark, "?") || stream.is(mark, "!"), stream.kind(mark - 1) == .word,
      !stream[mark].hasSpaceBefore
    else { return }
    if stream.is(mark, "?"), stream.is(mark - 1, "window"), stream.is(mark - 2, "."), stream.is(mark + 1, "?"),
      stream.is(mark + 2, ".")
    {
      // `delegate?.window??.rootViewController`: the property of UIKit's delegates is a simple optional here.
      edits.replace(stream[mark].start, stream[mark].end, by: "")
      return note(.optionalCall, at: mark)
    }
    // The arguments, or a closure behind the call.
    guard
      stream.kind(mark + 1) == .openParen && !stream[mark + 1].hasSpaceBefore || stream.kind(mark + 1) == .openBrace,
      stream.is(mark - 2, ".")
    else { return }
    let name = stream.text(mark - 1)
    if let requirement = requirements.method(named: name, of: receiver(before: mark - 2)) {
      rewriteCall(of: requirement, at: mark)
    } else if UIKitRequirements.methods.contains(name), isMethod(name, calledAt: mark + 1) {
      rewriteCallOfUIKit(name, at: mark)
    }
  }

  /// Whether the call of a name is not that of a closure in a property: closures have no labels.
  private func isMethod(_ name: String, calledAt paren: Int) -> Bool {
    !index.properties(named: name).contains(where: mayBeClosure) || labelsOfCall(at: paren).contains { $0 != "_" }
  }

  private static let valueTypes: Set<String> = ["Bool", "Int", "String", "Double", "CGFloat", "Float"]

  /// Whether a property may have a closure: one of a plain type has none.
  private func mayBeClosure(_ property: ModuleIndex.Member) -> Bool {
    let stream = property.file.stream
    if let type = property.declaration.type {
      return !Self.valueTypes.contains(stream.line(type).trimmingMarks())
    }
    guard let value = property.declaration.value, value.count == 1, let first = value.first else { return true }
    return
      !(stream.is(first, "true") || stream.is(first, "false") || stream.kind(first) == .number
      || stream.kind(first) == .string)
  }

  private func rewriteCall(of requirement: OptionalRequirements.Requirement, at mark: Int) {
    let isForced = stream.is(mark, "!")
    castReceiver(before: mark - 2, to: requirement.owner)
    if isForced, !requirement.needsTwinInTypes {
      edits.replace(stream[mark].start, stream[mark].end, by: "")
    } else {
      replace((mark - 1)..<(mark + 1), by: requirement.twin)
      if let end = stream.match(mark + 1) {
        if isForced {
          insert("!", after: end)
        } else if goesOn(behind: end), !NeutralValues.isOptional(requirement.type ?? "Void") {
          // The chain was left where the method is missing: here the twin's result is what is missing.
          insert("?", after: end)
        }
      }
    }
    note(.optionalCall, at: mark)
  }

  /// Whether a member or an element of a call's result follows.
  private func goesOn(behind end: Int) -> Bool {
    stream.is(end + 1, ".") || stream.kind(end + 1) == .openBracket && !stream[end + 1].hasSpaceBefore
  }

  /// `delegate?.f?(x)` becomes `delegate?.implementing("f:")?.f(x)`: `nil` if the delegate's class lists its methods without this one.
  private func rewriteCallOfUIKit(_ name: String, at mark: Int) {
    if stream.is(mark, "?") {
      let selector = ObjectiveCNames.selector(base: name, labels: labelsOfCall(at: mark + 1))
      edits.replace(stream[mark - 1].start, stream[mark].end, by: "implementing(\"\(selector)\")?.\(name)")
    } else {
      edits.replace(stream[mark].start, stream[mark].end, by: "")
    }
    note(.optionalCall, at: mark)
  }

  /// The labels of a call's arguments.
  func labelsOfCall(at paren: Int) -> [String] {
    if stream.kind(paren) == .openBrace { return ["_"] }
    guard let end = stream.match(paren), end > paren + 1 else { return [] }
    var labels: [String] = []
    var startsArgument = true
    var token = paren + 1
    while token < end {
      if startsArgument {
        labels.append(stream.isWord(token) && stream.kind(token + 1) == .colon ? stream.text(token) : "_")
      }
      startsArgument = stream.kind(token) == .comma
      token = stream.after(token)
    }
    return labels
  }

  /// Objective-C finds methods of an `AnyObject`, too: the receiver is cast to the protocol.
  private func castReceiver(before dot: Int, to owner: ModuleIndex.TypeRecord) {
    guard let name = receiver(before: dot), requirements.isAnyObject(name, in: syntax) else { return }
    var last = dot - 1
    let mark = stream.is(last, "?") || stream.is(last, "!") ? last : nil
    if mark != nil { last -= 1 }
    var first = last
    while stream.is(first - 1, "."), stream.isWord(first - 2) { first -= 2 }
    insert("(", before: first)
    let cast = " as? any \(Spelling.path(owner.path)))?"
    if let mark { edits.replace(stream[mark].start, stream[mark].end, by: cast) } else { insert(cast, after: last) }
  }

  /// The last name before a dot: `delegate` in `self.delegate?.`.
  private func receiver(before dot: Int) -> String? {
    var token = dot - 1
    while stream.is(token, "?") || stream.is(token, "!") { token -= 1 }
    return stream.isWord(token) ? stream.text(token) : nil
  }

  private func requirement(readAt token: Int) -> OptionalRequirements.Requirement? {
    if let receiver = receiver(before: token - 1) {
      return requirements.property(named: stream.text(token), of: receiver)
    }
    return castProtocol(before: token - 1).flatMap {
      requirements.property(named: stream.text(token), ofProtocol: $0)
    }
  }

  /// The type to which a receiver in parentheses is cast: `P` in `(a.b as? P)?.`.
  private func castProtocol(before dot: Int) -> String? {
    var end = dot - 1
    while stream.is(end, "?") || stream.is(end, "!") { end -= 1 }
    guard stream.kind(end) == .closeParen, stream.isWord(end - 1) else { return nil }
    var first = end - 1
    while stream.is(first - 1, "."), stream.isWord(first - 2) { first -= 2 }
    let name = stride(from: first, to: end, by: 2).map { stream.text($0) }.joined(separator: ".")
    var word = first - 1
    if stream.is(word, "any") { word -= 1 }
    if stream.is(word, "?") || stream.is(word, "!") { word -= 1 }
    return stream.is(word, "as") ? name : nil
  }

  private static let applications = WordSet("shared application app sharedApplication")
  private static let windowOwners = WordSet("UIApplicationDelegate UIWindowSceneDelegate UISceneDelegate")

  /// At `window` of `UIApplication.shared.delegate?.window`: the property is an optional requirement, so it is twice optional for UIKit.
  func rewriteDelegateWindow(_ token: Int) {
    guard stream.is(token - 1, "."), stream.is(token - 2, "?") || stream.is(token - 2, "!"),
      !stream.is(token + 1, "=") || stream[token + 1].end - stream[token + 1].start > 1,
      !(stream.is(token + 1, "?") && stream.is(token + 2, "?") && stream.is(token + 3, "."))
    else { return }
    let isDelegate =
      stream.is(token - 3, "delegate") && stream.is(token - 4, ".") && stream.isWord(token - 5, in: Self.applications)
    let isCast = stream.kind(token - 3) == .closeParen && stream.isWord(token - 4, in: Self.windowOwners)
    guard isDelegate || isCast else { return }
    replace(token..<(token + 1), by: "windowIfImplemented")
    note(.optionalCall, at: token)
  }

  /// At the name of a member that is an optional property of a protocol: `dataSource?.title`.
  func rewriteOptionalProperty(_ token: Int) {
    guard !requirements.properties.isEmpty, stream.is(token - 1, "."), let requirement = requirement(readAt: token)
    else { return }
    // An assignment keeps the name.
    guard !stream.is(token + 1, "=") else { return }
    replace(token..<(token + 1), by: requirement.twin)
    // `delegate?.footer??.frame`: the property of an optional type is twice optional for Objective-C only.
    if NeutralValues.isOptional(requirement.type ?? ""), stream.is(token + 1, "?"), stream.is(token + 2, "?") {
      edits.replace(stream[token + 1].start, stream[token + 1].end, by: "")
    }
    note(.optionalCall, at: token)
  }
}

extension String {
  /// `T` for `T?` and `T!`.
  fileprivate func trimmingMarks() -> String { hasSuffix("?") || hasSuffix("!") ? String(dropLast()) : self }
}

/// The optional methods of UIKit's protocols, which have defaults here: a call of one needs no mark.
enum UIKitRequirements {
  /// The names without labels.
  static let methods: Set<String> = [
    "action", "addAnimations", "addCompletion", "activityItemsConfigurationMetadata",
    "activityItemsConfigurationMetadataForItem",
    "activityItemsConfigurationPreviewForItem", "activityItemsConfigurationSupports", "adaptivePresentationStyle",
    "animationController", "animationDidStart", "animationDidStop", "animationEnded", "application",
    "applicationDidBecomeActive", "applicationDidEnterBackground", "applicationDidFinishLaunching",
    "applicationDidReceiveMemoryWarning", "applicationProtectedDataDidBecomeAvailable",
    "applicationProtectedDataWillBecomeUnavailable", "applicationSignificantTimeChange",
    "applicationWillEnterForeground", "applicationWillResignActive", "applicationWillTerminate", "calendarView",
    "collectionView", "collectionViewDidEndMultipleSelectionInteraction", "collisionBehavior",
    "colorPickerViewController", "colorPickerViewControllerDidFinish", "colorPickerViewControllerDidSelectColor",
    "contextMenuInteraction", "continueAnimation", "dateSelection", "didHintFocusMovement",
    "didDismissSearchController", "didPresentSearchController", "display",
    "documentBrowser", "documentInteractionController", "documentInteractionControllerDidDismissOpenInMenu",
    "documentInteractionControllerDidDismissOptionsMenu", "documentInteractionControllerDidEndPreview",
    "documentInteractionControllerViewControllerForPreview", "documentInteractionControllerWillBeginPreview",
    "documentInteractionControllerWillPresentOpenInMenu", "documentInteractionControllerWillPresentOptionsMenu",
    "documentPicker", "documentPickerWasCancelled", "dragInteraction", "draw", "dropInteraction",
    "dynamicAnimatorDidPause", "dynamicAnimatorWillResume", "editMenu", "editMenuInteraction",
    "enumerateContainerBoundaries", "findInteraction", "fontPickerViewControllerDidCancel",
    "fontPickerViewControllerDidPickFont", "gestureRecognizer", "gestureRecognizerShouldBegin", "imagePickerController",
    "imagePickerControllerDidCancel", "indexPathForPreferredFocusedView", "indexTitles", "interactionController",
    "interactionControllerForDismissal", "interactionControllerForPresentation", "interactionDidEnd",
    "interactionDidFinish",
    "interactionShouldBegin", "interactionWillBegin", "interruptibleAnimator", "largeContentViewerInteraction",
    "layerWillDraw", "layoutManager", "layoutManagerDidInvalidateLayout", "layoutSublayers", "multiDateSelection",
    "navigationBar", "navigationController", "navigationControllerPreferredInterfaceOrientationForPresentation",
    "navigationControllerSupportedInterfaceOrientations", "navigationItem", "navigationItemShouldBeginRenaming",
    "numberOfSections", "pageControlProgress", "pageControlProgressVisibilityDidChange", "pageControlTimerProgress",
    "pageControlTimerProgressDidChange", "pageViewController",
    "pageViewControllerPreferredInterfaceOrientationForPresentation",
    "pageViewControllerSupportedInterfaceOrientations", "pencilInteractionDidTap", "pickerView", "pointerInteraction",
    "popoverPresentationController", "popoverPresentationControllerDidDismissPopover",
    "popoverPresentationControllerShouldDismissPopover", "position", "prepareForPopoverPresentation",
    "presentSearchController", "presentationController", "presentationControllerDidAttemptToDismiss",
    "presentationControllerDidDismiss", "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    "presentationCount", "presentationIndex", "primaryViewController", "printInteractionController",
    "printInteractionControllerDidDismissPrinterOptions", "printInteractionControllerDidFinishJob",
    "printInteractionControllerDidPresentPrinterOptions", "printInteractionControllerParentViewController",
    "printInteractionControllerWillDismissPrinterOptions", "printInteractionControllerWillPresentPrinterOptions",
    "printInteractionControllerWillStartJob", "scene", "sceneDidBecomeActive", "sceneDidDisconnect",
    "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneWillResignActive", "screenshotService",
    "scribbleInteraction", "scribbleInteractionDidFinishWriting", "scribbleInteractionShouldDelayFocus",
    "scribbleInteractionWillBeginWriting", "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
    "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming", "scrollViewDidScroll",
    "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating",
    "scrollViewWillBeginDragging", "scrollViewWillBeginZooming", "scrollViewWillEndDragging", "searchBar",
    "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked", "searchBarResultsListButtonClicked",
    "searchBarSearchButtonClicked", "searchBarShouldBeginEditing", "searchBarShouldEndEditing",
    "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing", "searchController", "searchTextField",
    "sectionIndexTitles", "selectionContainerViewBelowText",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "splitViewController",
    "splitViewControllerDidCollapse", "splitViewControllerDidExpand",
    "splitViewControllerInteractivePresentationGestureDidEnd",
    "splitViewControllerInteractivePresentationGestureWillBegin",
    "splitViewControllerPreferredInterfaceOrientationForPresentation",
    "splitViewControllerSupportedInterfaceOrientations", "stateRestorationActivity", "tabBar", "tabBarController",
    "tabBarControllerPreferredInterfaceOrientationForPresentation", "tabBarControllerSupportedInterfaceOrientations",
    "tableView", "tableViewDidEndMultipleSelectionInteraction", "targetDisplayModeForAction", "textContentManager",
    "textContentStorage", "textDraggableView", "textDroppableView", "textField", "textFieldDidBeginEditing",
    "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing", "textFieldShouldClear",
    "textFieldShouldEndEditing", "textFieldShouldReturn", "textFormattingDidFinish", "textFormattingViewController",
    "textLayoutManager", "textLayoutOrientation", "textPasteConfigurationSupporting", "textStorage", "textView",
    "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection", "textViewDidEndEditing",
    "textViewShouldBeginEditing", "textViewShouldEndEditing", "textViewWritingToolsDidEnd",
    "textViewWritingToolsWillBegin", "textViewportLayoutControllerDidLayout", "textViewportLayoutControllerWillLayout",
    "toolTipInteraction", "updateSearchResults", "userActivityWillSave", "videoEditorController",
    "videoEditorControllerDidCancel", "viewController", "viewForZooming", "weekOfYearSelection", "willDismissEditMenu",
    "willDismissSearchController", "willPresentEditMenu", "willPresentSearchController", "windowScene",
    "writingToolsCoordinator",
  ]
}
