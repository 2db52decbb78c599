import XCTest

@testable import ControllerTree

/// How the destination of a segue is made (SEGUE-04), and what a template costs.
final class SegueTemplateTests: XCTestCase {
  private final class Coded: UIViewController {
    let text: String?
    init?(coder: NSCoder, text: String) {
      self.text = text
      super.init(coder: coder)
      XCTAssertNil(coder.decodeObject(forKey: "any"))
      XCTAssertFalse(coder.containsValue(forKey: "any"))
      XCTAssertFalse(coder.decodeBool(forKey: "any"))
      XCTAssertEqual(coder.decodeInteger(forKey: "any"), 0)
      XCTAssertEqual(coder.decodeDouble(forKey: "any"), 0)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// SEGUE-04: a segue action gets the source, an archive, the sender and the identifier, and makes the destination.
  func test_SEGUE04_actionMakesTheDestination() async {
    await withTrace { trace in
      let source = trace.showSource()
      let action: SegueTemplate.Action = { source, coder, sender, identifier in
        Coded(coder: coder, text: "\(source.title ?? "") \(sender ?? "") \(identifier ?? "")")
      }
      source.segueTemplates = [
        SegueTemplate("go", .presentation, action: action) { _, _ in
          XCTFail("The action makes the destination.")
          return nil
        }
      ]
      source.onPrepare = { segue, _ in trace.note((segue.destination as? Coded)?.text ?? "nil") }
      trace.setUp { source.performSegue(withIdentifier: "go", sender: 7) }
      XCTAssertEqual((source.presentedViewController as? Coded)?.text, "A 7 go")
    }
  }

  /// SEGUE-04: an action that returns `nil` leaves the destination to the template.
  func test_SEGUE04_actionWithoutAnswer() async {
    await withStage { trace in
      let source = trace.showSource()
      var template = trace.template("go", .presentation)
      template.action = { _, _, _, _ in nil }
      source.segueTemplates = [template]
      source.performSegue(withIdentifier: "go", sender: nil)
      XCTAssertEqual(source.presentedViewController?.title, "B")
    }
  }

  /// SEGUE-01: each performance makes a new destination; the destination's closure gets the source and the sender.
  func test_SEGUE01_newDestinationEachTime() async {
    await withStage { trace in
      let source = trace.showSource()
      var made: [UIViewController] = []
      source.segueTemplates = [
        SegueTemplate("go", .presentation) { from, sender in
          XCTAssertTrue(from === source)
          XCTAssertEqual(sender as? Int, made.count)
          let destination = UIViewController()
          made.append(destination)
          return destination
        }
      ]
      for number in 0...1 {
        source.performSegue(withIdentifier: "go", sender: number)
        XCTAssertTrue(source.presentedViewController === made.last)
        source.dismiss(animated: false)
      }
      XCTAssertEqual(made.count, 2)
      XCTAssertFalse(made[0] === made[1])
    }
  }

  /// SEGUE-01: a controller without segues stores nothing for them, also after it was asked for its segues.
  func test_SEGUE01_controllersWithoutSegues() async {
    await withStage { trace in
      let controller = UIViewController()
      XCTAssertEqual(controller.segueTemplates.count, 0)
      controller.loadViewIfNeeded()
      XCTAssertNil(controller.rare)
    }
  }

  /// SEGUE-01: templates do not retain their controller, nor does a performed segue.
  func test_SEGUE01_nothingIsRetained() async {
    await withStage { trace in
      final class Watch: UIViewController {
        var onDeinit: () -> Void = {}
        deinit { MainActor.assumeIsolated { onDeinit() } }
      }
      var released: [String] = []
      var source: Watch? = Watch()
      source?.onDeinit = { released.append("source") }
      source?.segueTemplates = [
        SegueTemplate("go", .presentation) { _, _ in
          let destination = Watch()
          destination.onDeinit = { released.append("destination") }
          return destination
        }
      ]
      if let source {
        let window = UIWindow()
        window.rootViewController = source
        window.isHidden = false
        source.performSegue(withIdentifier: "go", sender: nil)
        source.dismiss(animated: false)
        window.rootViewController = nil
        window.isHidden = true
      }
      source = nil
      XCTAssertEqual(Set(released), ["source", "destination"])
    }
  }
}
