import UIKit
import XCTest

@testable import ControllerTree

/// Labels as apps subclass them: with insets, and with drawing of their own. "aa" is 11.12 points wide at 10 points, a line 11.93 high.
final class LabelSubclassTests: XCTestCase {
  @MainActor private static func set(_ label: UILabel, _ text: String, lines: Int = 1) {
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = lines
    label.text = text
  }

  /// TEXT-12: an override of the text's rectangle changes the sizes of the label.
  func test_TEXT12_overriddenTextRect() async {
    await withStage { _ in
      let (padded, plain) = (PaddedLabel(), UILabel())
      for lines in [1, 0, 2] {
        for text in ["aa aa", "aa aa aa aa", ""] {
          for label in [padded, plain] { Self.set(label, text, lines: lines) }
          XCTAssertEqual(padded.intrinsicContentSize, plain.intrinsicContentSize.padded)
          XCTAssertEqual(padded.sizeThatFits(.zero), plain.sizeThatFits(.zero).padded)
          let narrow = CGSize(width: 13, height: 0)
          XCTAssertEqual(padded.sizeThatFits(narrow.padded), plain.sizeThatFits(narrow).padded)
        }
      }
      for label in [padded, plain] { Self.set(label, "aa aa", lines: 0) }
      (padded.preferredMaxLayoutWidth, plain.preferredMaxLayoutWidth) = (33, 13)
      XCTAssertEqual(padded.intrinsicContentSize, CGSize(width: 34.0 / 3 + 20, height: 44))
      XCTAssertEqual(padded.intrinsicContentSize, plain.intrinsicContentSize.padded)
    }
  }

  /// TEXT-12: a subclass without overrides has the sizes of a label.
  func test_TEXT12_subclassWithoutOverrides() async {
    await withStage { _ in
      let (derived, plain) = (DerivedLabel(), UILabel())
      for label in [derived, plain] { Self.set(label, "aa aa", lines: 0) }
      XCTAssertEqual(derived.intrinsicContentSize, plain.intrinsicContentSize)
      XCTAssertEqual(
        derived.sizeThatFits(CGSize(width: 13, height: 0)), plain.sizeThatFits(CGSize(width: 13, height: 0)))
    }
  }

  /// TEXT-12, AL-46: at a width by constraints, the height is that of the overridden content size or text rectangle.
  func test_TEXT12_overriddenSizesInConstraints() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let (sized, padded) = (SizedLabel(), PaddedLabel())
      for label in [sized, padded] {
        Self.set(label, "aa aa", lines: 0)
        label.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(label)
      }
      scene.activate([
        sized.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        sized.topAnchor.constraint(equalTo: scene.root.topAnchor),
        sized.widthAnchor.constraint(equalToConstant: 13),
        padded.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        padded.topAnchor.constraint(equalTo: sized.bottomAnchor),
        padded.widthAnchor.constraint(equalToConstant: 33),
      ])
      XCTAssertEqual(sized.frame, CGRect(x: 0, y: 0, width: 13, height: 44))
      XCTAssertEqual(padded.frame, CGRect(x: 0, y: 44, width: 33, height: 44))
      XCTAssertEqual(sized.intrinsicContentSize.height, 32, "Outside of layout no width is known.")
      UpdateCycle.main.turn { sized.text = "aa aa aa" }
      XCTAssertEqual(sized.frame.height, 56)
    }
  }

  /// DRAW-37: a label that draws its text itself is drawn, and drawn again after changes of text and style.
  func test_DRAW37_overriddenDrawText() async {
    await withTrace { trace in
      let label = DrawnLabel(trace)
      let root = trace.controller("R")
      trace.show(root)
      trace.setUp {
        Self.set(label, "aa")
        label.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      }
      trace.expect("")
      root.view.addSubview(label)
      trace.expect("drawText (0, 0, 40, 20)")
      XCTAssertEqual(label.drawnCommands.count, 1)
      let changes: [@MainActor () -> Void] = [
        { label.text = "bb" }, { label.attributedText = NSAttributedString(string: "cc") },
        { label.font = .systemFont(ofSize: 12) }, { label.textColor = .red }, { label.textAlignment = .right },
        { label.lineBreakMode = .byClipping }, { label.numberOfLines = 2 }, { label.isEnabled = false },
        { label.isHighlighted = true }, { label.highlightedTextColor = .blue }, { label.shadowColor = .black },
        { label.shadowOffset = .zero },
      ]
      for change in changes {
        UpdateCycle.main.turn { change() }
        trace.expect("drawText (0, 0, 40, 20)")
      }
    }
  }

  /// DRAW-37: `super.draw(_:)` draws the text, and a hierarchy has it once.
  func test_DRAW37_superDrawsText() async {
    await withStage { trace in
      let root = trace.controller("R")
      trace.show(root)
      let (framed, plain) = (FramedLabel(), UILabel())
      for label in [framed, plain] {
        Self.set(label, "aa")
        label.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        UpdateCycle.main.turn { root.view.addSubview(label) }
      }
      XCTAssertEqual(framed.drawnCommands.count, 2, "\(framed.drawnCommands)")
      XCTAssertEqual(plain.drawnCommands.count, 0, "A plain label is not drawn by itself.")
      XCTAssertEqual(Self.texts(in: framed), 1)
      XCTAssertEqual(Self.texts(in: plain), 1)
      let unseen = FramedLabel()
      Self.set(unseen, "aa")
      unseen.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      XCTAssertEqual(Self.texts(in: unseen), 1, "A label that was in no window draws its text there.")
    }
  }

  /// How many commands draw a text where a view is drawn.
  @MainActor private static func texts(in view: UIView) -> Int {
    let context = CGContext(bounds: view.bounds, scale: 1)
    view.layer.render(in: context)
    return context.commands.filter { "\($0)".contains("aa") }.count
  }
}

extension CGSize {
  fileprivate var padded: CGSize { CGSize(width: width + 20, height: height + 20) }
}

private final class DerivedLabel: UILabel {}

/// A label with insets, by its text's rectangle.
private final class PaddedLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 10), limitedToNumberOfLines: numberOfLines)
      .insetBy(dx: -10, dy: -10)
  }
}

/// A label with insets, by its content size.
private final class SizedLabel: UILabel {
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize.padded }
}

private final class DrawnLabel: UILabel {
  private let trace: Trace
  init(_ trace: Trace) {
    self.trace = trace
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override func drawText(in rect: CGRect) {
    trace.note("drawText \(rect.shortText)")
    super.drawText(in: rect)
  }
}

private final class FramedLabel: UILabel {
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 1))
  }
}
