/// Runs what a `deinit` owes the main actor's state.
///
/// Windows and controllers belong to the main thread and are released there. Where a client lets go of one elsewhere, as
/// asynchronous tests do after their last suspension point, the actor's own check would end the process. Nothing else
/// runs on the tree then, so the work goes on where it is.
nonisolated func inDeinit(_ body: @MainActor () -> Void) {
  withoutActuallyEscaping(body) { escapable in
    unsafeBitCast(escapable, to: (() -> Void).self)()
  }
}
