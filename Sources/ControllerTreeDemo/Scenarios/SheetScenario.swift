import ControllerTree
import Foundation

/// The user drags a sheet: it refuses, it moves half-way and returns, it is dismissed.
struct SheetScenario: Scenario {
  let name = "sheet"
  let title = "A person pulls at a sheet"
  let summary = """
    A person dismisses a sheet by pulling it down, if its delegate allows that. A sheet released half-way moves back up: it \
    got viewWillDisappear, and now gets viewWillAppear. Virtual time stands still, so you can look at every moment.
    """
  let pacing = UpdateCycle.Pacing.manual
  let extras = RecordedExtras.transitions

  func play(_ story: Story) {
    let root = UIViewController(title: "Root")
    let sheet = UIViewController(title: "Sheet")
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(sheet, animated: false)
    guard let presentation = sheet.presentationController else { return }
    let guardian = SheetGuardian()
    presentation.delegate = guardian
    story.tree("Before", of: window)

    sheet.isModalInPresentation = true
    story.step("A person swipes down; the sheet has unsaved work and refuses") {
      presentation.attemptToDismiss()
    }
    sheet.isModalInPresentation = false

    let pull = presentation.interactiveDismissal
    story.step("A person pulls the sheet down …") {
      pull.begin()
      pull.update(0.4)
    }
    story.tree("Half-way", of: window)
    story.step("… and lets it go back up") {
      pull.cancel()
      UpdateCycle.main.advance(by: .seconds(1))
    }
    story.step("A person pulls the sheet down and lets go at the bottom") {
      pull.begin()
      pull.update(0.9)
      pull.finish()
      UpdateCycle.main.advance(by: .seconds(1))
    }
    story.tree("After", of: window)
  }
}

/// Gets the callbacks about the user's drag, and allows the dismissal.
private final class SheetGuardian: NSObject, UIAdaptivePresentationControllerDelegate {}
