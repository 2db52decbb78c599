import UIKit
import XCTest

@testable import ControllerTree

final class SymbolEffectsTests: XCTestCase {
  /// VAL-60: one effect of each kind; code at the end learns how it ended.
  func test_VAL60_oneOfEachKind() async {
    await withStage(pacing: .manual) { _ in
      let view = UIImageView(image: UIImage(systemName: "bell"))
      var ended: [String] = []
      @MainActor func note(_ context: UISymbolEffectCompletionContext) {
        XCTAssertTrue(context.sender === view)
        ended.append("\(context.effect?.name ?? "-") \(context.isFinished)")
      }
      XCTAssertEqual(view.symbolEffectNames, [])
      view.addSymbolEffect(.scale.up, completion: note)
      view.addSymbolEffect(.variableColor.iterative.reversing, options: .repeating)
      view.addSymbolEffect(.scale.down.byLayer)
      XCTAssertEqual(view.symbolEffectNames, ["variableColor.iterative.reversing", "scale.down.byLayer"])
      view.removeSymbolEffect(ofType: .scale, completion: note)
      XCTAssertEqual(ended, ["scale.up false", "scale true"])
      view.addSymbolEffect(.pulse.wholeSymbol, options: .repeat(2), completion: note)
      view.removeAllSymbolEffects()
      XCTAssertEqual(view.symbolEffectNames, [])
      XCTAssertEqual(ended.last, "pulse.wholeSymbol false")
    }
  }

  /// VAL-61: effects that end by themselves do so in virtual time.
  func test_VAL61_time() async {
    await withStage(pacing: .manual) { trace in
      let view = UIImageView()
      var ends = 0
      view.addSymbolEffect(.bounce.up, options: .repeat(2).speed(2)) { ends += $0.isFinished ? 1 : 0 }
      view.addSymbolEffect(.wiggle.clockwise, options: .nonRepeating) { ends += $0.isFinished ? 10 : 0 }
      view.addSymbolEffect(.breathe.pulse, options: .repeat(.periodic(4, delay: 1)))
      view.addSymbolEffect(.rotate, options: .repeat(.continuous))
      view.addSymbolEffect(.appear.down)
      trace.stage.cycle.advance(by: .seconds(0.4))
      XCTAssertEqual(ends, 0)
      trace.stage.cycle.advance(by: .seconds(0.2))
      XCTAssertEqual(ends, 11)
      XCTAssertEqual(view.symbolEffectNames, ["breathe.pulse", "rotate", "appear.down"])
      trace.stage.cycle.advance(by: .seconds(2))
      XCTAssertEqual(view.symbolEffectNames, ["rotate", "appear.down"])
      view.addSymbolEffect(.bounce, animated: false) { ends += $0.isFinished ? 100 : 0 }
      trace.stage.cycle.settle()
      XCTAssertEqual(ends, 111)
      view.removeAllSymbolEffects()
      view.addSymbolEffect(.pulse)
      view.addSymbolEffect(.wiggle, options: .repeat(nil))
      view.addSymbolEffect(.breathe, options: .nonRepeating)
      trace.stage.cycle.advance(by: .seconds(1))
      XCTAssertEqual(view.symbolEffectNames, ["pulse"])
    }
  }

  /// VAL-62: a new symbol counts at once; its code runs later. Items of bars have the same effects.
  func test_VAL62_replacedSymbols() async {
    await withStage(pacing: .manual) { trace in
      let (view, item, image) = (UIImageView(), UIBarButtonItem(), UIImage(systemName: "star") ?? UIImage())
      var transitions: [String?] = []
      view.setSymbolImage(image, contentTransition: .replace.downUp.byLayer, options: .speed(2)) {
        transitions.append($0.contentTransition?.name)
      }
      XCTAssertEqual(view.image, image)
      XCTAssertEqual(transitions, [])
      trace.stage.cycle.advance(by: .seconds(0.25))
      XCTAssertEqual(transitions, ["replace.downUp.byLayer"])
      item.setSymbolImage(image, contentTransition: .replace.magic(fallback: .replace.offUp))
      XCTAssertEqual(item.image, image)
      item.addSymbolEffect(.disappear.up)
      item.addSymbolEffect(.drawOn.individually)
      XCTAssertEqual(item.symbolEffectNames, ["disappear.up", "drawOn.individually"])
      item.removeSymbolEffect(ofType: .disappear)
      item.removeAllSymbolEffects()
      XCTAssertEqual(item.symbolEffectNames, [])
    }
  }

  /// VAL-60: the names of all effects.
  func test_VAL60_names() async {
    await MainActor.run {
      let view = UIImageView()
      func name(_ effect: some SymbolEffect) -> String { effect.name }
      XCTAssertEqual(name(.bounce.down), "bounce.down")
      XCTAssertEqual(name(.scale.down), "scale.down")
      XCTAssertEqual(name(.appear.up), "appear.up")
      XCTAssertEqual(name(.disappear.down), "disappear.down")
      XCTAssertEqual(name(.variableColor.cumulative.nonReversing), "variableColor.cumulative.nonReversing")
      XCTAssertEqual(name(.variableColor.dimInactiveLayers), "variableColor.dimInactiveLayers")
      XCTAssertEqual(name(.variableColor.hideInactiveLayers), "variableColor.hideInactiveLayers")
      XCTAssertEqual(name(.wiggle.counterClockwise.left.right), "wiggle.counterClockwise.left.right")
      XCTAssertEqual(name(.wiggle.up.down.forward.backward), "wiggle.up.down.forward.backward")
      XCTAssertEqual(name(.wiggle.custom(angle: 30)), "wiggle.custom(30.0)")
      XCTAssertEqual(name(.rotate.clockwise), "rotate.clockwise")
      XCTAssertEqual(name(.rotate.counterClockwise), "rotate.counterClockwise")
      XCTAssertEqual(name(.breathe.plain), "breathe.plain")
      XCTAssertEqual(name(.drawOff.reversed.nonReversed.individually), "drawOff.reversed.nonReversed.individually")
      XCTAssertEqual(name(.replace.upUp), "replace.upUp")
      XCTAssertEqual(name(.automatic.byLayer), "automatic.byLayer")
      let transition = UISymbolContentTransition(.replace, options: .repeat(.periodic))
      XCTAssertEqual(transition, UISymbolContentTransition(.replace, options: .default.repeating))
      XCTAssertNotEqual(transition, UISymbolContentTransition(.automatic))
      XCTAssertEqual(Set([transition, transition]).count, 1)
      XCTAssertEqual(SymbolEffectOptions.speed(-1), .speed(1))
      XCTAssertEqual(SymbolEffectOptions.repeat(0), .nonRepeating)
      XCTAssertEqual(SymbolEffectOptions.repeating.repeat(nil), .default)
      view.removeSymbolEffect(ofType: .bounce)
    }
  }
}
