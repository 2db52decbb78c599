/// What a view has got of a touch. Rules: TOUCH-12 to TOUCH-15.
///
///                   recognizers allow it   a recognizer recognises   finger up
///     direct        –                      → lost, cancelled         → over, or → endHeld
///     held          → direct               → lost, unsent            stays held, with the end
///     endHeld       → over                 → lost, cancelled         –
///     lost          –                      –                         –
///     over          –                      –                         –
enum TouchDelivery: Hashable {
  /// The view gets each phase at once.
  case direct
  /// Recognizers keep back everything from the beginning on.
  case held(HeldTouch)
  /// Recognizers keep back the end.
  case endHeld
  /// The view gets nothing, or nothing any more.
  case lost
  /// The view has got the end.
  case over
}

/// The phases of a touch that a view has not got yet.
struct HeldTouch: Hashable {
  var hasMoved = false
  var hasEnded = false
}
