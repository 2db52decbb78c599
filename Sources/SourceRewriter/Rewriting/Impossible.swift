/// Code that can't work without the Objective-C runtime is reported at its place, with what to do.
extension FileRewriter {
  private static let firstLetters = Set("mcoisNfCO".utf8)
  private static let swizzling = WordSet(
    "method_exchangeImplementations method_setImplementation method_getImplementation class_replaceMethod class_addMethod "
      + "class_getInstanceMethod class_getClassMethod imp_implementationWithBlock object_setClass objc_allocateClassPair "
      + "objc_registerClassPair class_copyMethodList class_copyPropertyList class_copyIvarList objc_getClassList")
  private static let invocations = WordSet("NSInvocation NSProxy NSMethodSignature")
  private static let coreData = WordSet(
    "NSManagedObjectContext NSPersistentContainer NSFetchedResultsController NSFetchRequest")
  private static let exceptions = WordSet("NSGetUncaughtExceptionHandler NSSetUncaughtExceptionHandler")
  private static let locks = WordSet("OSSpinLock OSSpinLockLock OSSpinLockUnlock OSSpinLockTry")

  /// `prepare(withInvocationTarget:)` of an undo manager, which records the next call whatever it is.
  func findInvocationTarget(_ token: Int) {
    guard stream.is(token - 1, "."), stream.kind(token + 1) == .openParen, stream.is(token + 2, "withInvocationTarget")
    else { return }
    report(
      .error, at: token,
      "prepare(withInvocationTarget:) needs the Objective-C runtime. Write registerUndo(withTarget:) with a closure that makes the call"
    )
  }

  func findImpossible(_ token: Int) {
    guard let first = stream.slice(token).first, Self.firstLetters.contains(first), !stream[token].isQuoted else {
      return
    }
    if stream.isWord(token, in: Self.swizzling) {
      report(
        .error, at: token,
        "\(stream.text(token)) needs the Objective-C runtime: methods can't be exchanged here. Override the method in a subclass, "
          + "or leave this file out")
    } else if stream.isWord(token, in: Self.invocations) {
      report(
        .error, at: token,
        "\(stream.text(token)) needs the Objective-C runtime. Write the calls out, or leave this file out")
    } else if stream.isWord(token, in: Self.coreData) {
      report(
        .error, at: token,
        "Core Data is not available. Keep managed objects out of this target, behind a protocol of your own")
    } else if stream.isWord(token, in: Self.exceptions), !stream.is(token - 1, ".") {
      report(
        .error, at: token,
        "\(stream.text(token)) does not exist here: an exception ends the program. Leave the handler out")
    } else if stream.isWord(token, in: Self.locks) {
      report(.error, at: token, "\(stream.text(token)) does not exist here: use NSLock, which Apple's systems have too")
    }
  }
}
