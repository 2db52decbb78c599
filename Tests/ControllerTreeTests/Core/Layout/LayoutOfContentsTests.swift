import XCTest

@testable import ControllerTree

/// A view that computes its size after it has called `super`.
private final class CachingView: UIView {
  var side: CGFloat = 10
  private lazy var size = CGSize(width: side, height: side)

  override var intrinsicContentSize: CGSize { size }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    size = CGSize(width: side, height: side)
  }
}

/// Frames from the sizes of contents, alignment rectangles and baselines, computed by hand.
final class LayoutOfContentsTests: XCTestCase {
  func test_AL16_contentGivesTheSize() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      scene.a.content = CGSize(width: 120, height: 21)
      scene.activate(scene.put(scene.a, at: 16, 16))
      expectFrame(scene.a, 16, 16, 120, 21, "the content's size")

      scene.a.content.width = 90
      UpdateCycle.main.settle()
      expectFrame(scene.a, 16, 16, 90, 21, "another content")

      scene.b.content = CGSize(width: UIView.noIntrinsicMetric, height: 44)
      scene.activate(
        scene.put(scene.b, at: 0, 100) + [scene.b.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor)])
      expectFrame(scene.b, 0, 100, 400, 44, "a height alone")
    }
  }

  /// AL-16: the size counts that a view has in the next layout, not the one that it has within the call.
  func test_AL16_sizeComputedAfterTheCall() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let view = CachingView()
      view.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(view)
      scene.activate(scene.put(view, at: 0, 0))
      expectFrame(view, 0, 0, 10, 10, "the first size")
      view.side = 20
      view.invalidateIntrinsicContentSize()
      scene.window.layoutIfNeeded()
      expectFrame(view, 0, 0, 20, 20, "the size after a direct call")
      view.side = 30
      UpdateCycle.main.turn { view.invalidateIntrinsicContentSize() }
      expectFrame(view, 0, 0, 30, 30, "the size after an event")
      view.side = 40
      view.invalidateIntrinsicContentSize()
      UpdateCycle.main.settle()
      expectFrame(view, 0, 0, 40, 40, "the size in the next event")
    }
  }

  /// AL-12: `invalidateIntrinsicContentSize()` makes the next layout read alignment insets and baselines again, wherever they count.
  func test_AL12_changesOfInsetsAndBaselines() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let inner = SizedView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      scene.a.addSubview(inner)
      scene.activate(
        scene.put(scene.a, at: 20, 20) + scene.size(scene.a, 100, 50) + scene.pin(inner, to: scene.a)
          + scene.size(scene.b, 10, 10) + [
            scene.b.leftAnchor.constraint(equalTo: inner.rightAnchor),
            scene.b.topAnchor.constraint(equalTo: scene.a.firstBaselineAnchor),
          ])
      expectFrame(scene.a, 20, 20, 100, 50, "without insets")
      scene.a.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      scene.a.setNeedsLayout()
      UpdateCycle.main.settle()
      expectFrame(scene.b, 120, 20, 10, 10, "without the call")
      scene.a.invalidateIntrinsicContentSize()
      UpdateCycle.main.settle()
      expectFrame(scene.a, 18, 19, 106, 54, "the frame around the alignment rectangle")
      expectFrame(inner, 2, 1, 100, 50, "inside it")
      expectFrame(scene.b, 120, 20, 10, 10, "beside it")
      scene.a.textView = inner
      scene.a.invalidateIntrinsicContentSize()
      inner.setBaselines((first: 12, last: 5))
      UpdateCycle.main.settle()
      expectFrame(scene.b, 120, 32, 10, 10, "at the new baseline")
    }
  }

  /// Two views share a row: the one that hugs more keeps its size; the one that resists more is not compressed.
  func test_AL16_huggingAndResistance() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      scene.a.content = CGSize(width: 100, height: 20)
      scene.b.content = CGSize(width: 150, height: 20)
      scene.a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      scene.a.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
      let width = scene.b.trailingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 400)
      scene.activate(
        scene.put(scene.a, at: 0, 0) + [
          scene.b.leadingAnchor.constraint(equalTo: scene.a.trailingAnchor),
          scene.b.topAnchor.constraint(equalTo: scene.a.topAnchor), width,
        ])
      expectFrame(scene.a, 0, 0, 100, 20, "hugs more")
      expectFrame(scene.b, 100, 0, 300, 20, "is stretched")

      width.constant = 180
      UpdateCycle.main.settle()
      expectFrame(scene.a, 0, 0, 100, 20, "resists more")
      expectFrame(scene.b, 100, 0, 80, 20, "is compressed")

      UpdateCycle.main.turn {
        scene.b.setContentCompressionResistancePriority(.required, for: .horizontal)
      }
      expectFrame(scene.a, 0, 0, 30, 20, "gives way to a required content")
      expectFrame(scene.b, 30, 0, 150, 20, "is required")
      XCTAssertEqual(scene.b.contentHuggingPriority(for: .vertical), .defaultLow)
      XCTAssertEqual(scene.b.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    }
  }

  func test_AL16_contentAgainstConstraints() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      scene.a.content = CGSize(width: 100, height: 20)
      scene.activate(
        scene.put(scene.a, at: 0, 0) + [
          scene.a.widthAnchor.constraint(equalToConstant: 300).prioritized(249),
          scene.a.heightAnchor.constraint(equalToConstant: 60).prioritized(251),
        ])
      expectFrame(scene.a, 0, 0, 100, 60, "between hugging and a wish")

      scene.b.content = CGSize(width: 100, height: 20)
      scene.activate(
        scene.put(scene.b, at: 0, 0) + [
          scene.b.widthAnchor.constraint(equalToConstant: 30).prioritized(749),
          scene.b.heightAnchor.constraint(equalToConstant: 5).prioritized(751),
        ])
      expectFrame(scene.b, 0, 0, 100, 5, "between resistance and a wish")

      // A view that translates its mask has no content in the layout.
      scene.c.content = CGSize(width: 100, height: 20)
      scene.activate([scene.d.leadingAnchor.constraint(equalTo: scene.c.trailingAnchor)]) {
        scene.c.translatesAutoresizingMaskIntoConstraints = true
        scene.c.frame = CGRect(x: 7, y: 7, width: 7, height: 7)
      }
      expectFrame(scene.c, 7, 7, 7, 7)
      expectFrame(scene.d, 14, 0, 0, 0)
    }
  }

  /// AL-12: constraints place the alignment rectangle; the frame is larger.
  func test_AL12_alignmentRectangles() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      scene.a.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      scene.activate(scene.put(scene.a, at: 50, 50) + scene.size(scene.a, 100, 100))
      expectFrame(scene.a, 48, 49, 106, 104, "around the rectangle")

      scene.activate(
        [
          scene.b.leftAnchor.constraint(equalTo: scene.a.rightAnchor),
          scene.b.centerYAnchor.constraint(equalTo: scene.a.centerYAnchor),
        ] + scene.size(scene.b, 10, 10))
      expectFrame(scene.b, 150, 95, 10, 10, "beside the rectangle")

      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      scene.a.addSubview(inner)
      scene.activate(scene.pin(inner, to: scene.a))
      expectFrame(inner, 2, 1, 100, 100, "inside the rectangle")
      XCTAssertEqual(
        scene.a.frame(forAlignmentRect: scene.a.alignmentRect(forFrame: CGRect(x: 1, y: 2, width: 30, height: 40))),
        CGRect(x: 1, y: 2, width: 30, height: 40))
    }
  }

  func test_AL12_baselines() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      scene.a.setBaselines((first: 16, last: 5))
      scene.activate(
        scene.put(scene.a, at: 0, 100) + scene.size(scene.a, 50, 40) + scene.size(scene.b, 10, 10)
          + scene.size(scene.c, 10, 10) + [
            scene.b.lastBaselineAnchor.constraint(equalTo: scene.a.lastBaselineAnchor),
            scene.b.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
            scene.c.firstBaselineAnchor.constraint(equalTo: scene.a.firstBaselineAnchor, constant: 2),
            scene.c.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
          ])
      expectFrame(scene.b, 0, 125, 10, 10, "the bottom of a view without text on a baseline")
      expectFrame(scene.c, 0, 118, 10, 10, "the top of a view without text on a baseline")

      UpdateCycle.main.turn { scene.a.setBaselines((first: 20, last: 10)) }
      expectFrame(scene.b, 0, 120, 10, 10, "another text")
      expectFrame(scene.c, 0, 122, 10, 10, "another text")
    }
  }

  /// AL-12: a view can name a subview whose baseline counts.
  func test_AL12_baselineOfASubview() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let text = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
      text.setBaselines((first: 15, last: 4))
      scene.a.addSubview(text)
      scene.a.textView = text
      scene.activate(
        scene.put(scene.a, at: 0, 100) + scene.size(scene.a, 50, 50) + scene.size(scene.b, 10, 10)
          + scene.size(scene.c, 10, 10) + [
            scene.b.bottomAnchor.constraint(equalTo: scene.a.lastBaselineAnchor),
            scene.b.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
            scene.c.topAnchor.constraint(equalTo: scene.a.firstBaselineAnchor),
            scene.c.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
          ])
      expectFrame(scene.b, 0, 116, 10, 10, "the last line")
      expectFrame(scene.c, 0, 125, 10, 10, "the first line")
    }
  }

  /// AL-12: the frame of a subview with the baseline counts, also if `layoutSubviews()` sets it and no constraint names the subview.
  func test_AL12_baselineOfASubviewThatMoves() async {
    await withStage { trace in
      let scene = LayoutScene(trace)
      let view = BaselineView()
      view.translatesAutoresizingMaskIntoConstraints = false
      scene.root.addSubview(view)
      scene.activate(
        scene.put(view, at: 0, 100) + scene.size(view, 50, 50) + scene.size(scene.a, 10, 10)
          + [
            scene.a.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
            scene.a.bottomAnchor.constraint(equalTo: view.lastBaselineAnchor),
          ])
      expectFrame(scene.a, 0, 116, 10, 10, "4 points above the bottom of the text")
      view.textTop = 5
      view.setNeedsLayout()
      UpdateCycle.main.settle()
      expectFrame(scene.a, 0, 101, 10, 10, "the text has moved")
    }
  }

  /// AL-23: edges lie on whole pixels; the screen has three for each point.
  func test_AL23_pixels() async {
    await withStage { trace in
      let scene = LayoutScene(trace, CGSize(width: 100, height: 100))
      scene.activate(
        scene.put(scene.a, at: 0.4, 0) + [
          scene.a.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 1 / 7),
          scene.a.heightAnchor.constraint(equalToConstant: 10.1),
        ])
      expectFrame(scene.a, 1 / 3, 0, 43 / 3, 10, "on thirds")
    }
  }
}

/// A view that places the subview with its baseline itself.
private final class BaselineView: UIView {
  private let text = UIView()
  var textTop: CGFloat = 20

  override init(frame: CGRect) {
    super.init(frame: frame)
    text.setBaselines((first: 6, last: 4))
    addSubview(text)
  }

  required init?(coder: NSCoder) { nil }

  override var forLastBaselineLayout: UIView { text }

  override func layoutSubviews() {
    super.layoutSubviews()
    text.frame = CGRect(x: 0, y: textTop, width: 20, height: 10)
  }
}
