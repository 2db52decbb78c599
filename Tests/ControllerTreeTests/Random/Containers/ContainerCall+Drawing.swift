import ControllerTree
import Foundation

extension ContainerCall {
  /// The kinds of calls of a test. A kind that is listed twice is twice as likely.
  enum Act: CaseIterable {
    case adopt, leaveParent, removeView, release
    case present, dismiss, attemptToDismiss
    case push, pop, popTo, setStack, swipe
    case select, selectController, selectMore, tap, setTabs, customize
    case setPages, turnPage
    case direct, endAnimations, drive
    case setRoot, hide, resize
    case advance, turn, once, settle

    static let navigation: [Self] = [.push, .push, .push, .pop, .pop, .popTo, .setStack, .swipe, .swipe]
    static let tabs: [Self] = [.select, .select, .tap, .tap, .selectController, .selectMore, .setTabs, .customize]
    static let pages: [Self] = [.setPages, .setPages, .setPages, .turnPage, .turnPage, .turnPage]
    static let presentations: [Self] = [.present, .dismiss, .attemptToDismiss]
    static let delegates: [Self] = [.direct, .endAnimations, .drive, .drive]
    static let surroundings: [Self] = [.hide, .hide, .resize, .advance, .advance, .settle, .settle]
    static let containment: [Self] = [.adopt, .adopt, .leaveParent, .removeView, .release]
    /// Calls that contain other calls.
    static let nesting: [Self] = [.turn, .once, .once, .once]
  }

  private static let sizes = [
    CGSize(width: 400, height: 800), CGSize(width: 800, height: 400), CGSize(width: 1_000, height: 800),
  ]
  private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext,
  ]

  /// A random call of one of `acts`.
  static func draw(_ acts: [Act], among cast: Cast, using generator: inout SeededGenerator) -> Self {
    let act = acts.randomElement(using: &generator) ?? .settle
    return draw(act, of: acts, among: cast, using: &generator)
  }

  private static func draw(
    _ act: Act, of acts: [Act], among cast: Cast, using generator: inout SeededGenerator
  ) -> Self {
    let flag = Bool.random(using: &generator)
    let number = Int.random(in: 0..<8, using: &generator)
    let someone = cast.anyMember(using: &generator)
    let gesture = Gesture.allCases.randomElement(using: &generator) ?? .begin
    func one(_ kind: Member.Kind) -> Member { cast.one(kind, using: &generator) }
    func some(_ limit: Int) -> [Member] { cast.some(upTo: limit, using: &generator) }
    switch act {
    case .adopt: return .adopt(someone, by: one(.plain))
    case .leaveParent: return .leaveParent(someone)
    case .removeView: return .removeView(someone)
    case .release: return .release(someone)
    case .present:
      let style = styles.randomElement(using: &generator) ?? .fullScreen
      return .present(someone, from: cast.anyMember(using: &generator), style: style, animated: flag)
    case .dismiss: return .dismiss(someone, animated: flag)
    case .attemptToDismiss: return .attemptToDismiss(someone)
    case .push: return .push(someone, on: one(.navigation), animated: flag)
    case .pop: return .pop(one(.navigation), animated: flag)
    case .popTo: return .popTo(one(.navigation), place: number, animated: flag)
    case .setStack: return .setStack(one(.navigation), some(3), animated: flag)
    case .swipe: return .swipe(one(.navigation), gesture)
    case .select: return .selectIndex(one(.tabs), number - 1)
    case .selectController: return .selectController(one(.tabs), someone)
    case .selectMore: return .selectMore(one(.tabs))
    case .tap: return .tap(one(.tabs), place: number)
    case .setTabs: return .setTabs(one(.tabs), some(7), made: number < 3, animated: flag)
    case .customize: return .customize(one(.tabs), by: number)
    case .setPages: return .setPages(one(.pages), [someone], animated: flag)
    case .turnPage: return .turnPage(one(.pages), gesture, forward: flag)
    case .direct: return .direct(Direction.allCases.randomElement(using: &generator) ?? .plain)
    case .endAnimations: return .endAnimations(completed: flag)
    case .drive: return .drive(gesture)
    case .setRoot: return .setRoot(cast.window(using: &generator), number == 0 ? nil : someone)
    case .hide: return .hide(cast.window(using: &generator), number < 3)
    case .resize: return .resize(cast.window(using: &generator), sizes[number % sizes.count])
    case .advance: return .advance(milliseconds: [50, 200, 500, 1_100][number % 4])
    case .turn:
      let inner = acts.filter { ![.turn, .settle, .advance].contains($0) }
      return .turn((0..<2 + number % 3).map { _ in draw(inner, among: cast, using: &generator) })
    case .once:
      let inner = acts.filter { ![.once, .settle, .advance].contains($0) }
      let moment = ScriptedController.Moment.allCases.randomElement(using: &generator) ?? .viewDidAppear
      return .once(someone, moment, draw(inner, among: cast, using: &generator))
    case .settle: return .settle
    }
  }
}
