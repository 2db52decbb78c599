extension StoryboardProblem {
  /// The kinds of problems. The rules are on the page "Rules of storyboard files".
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    // The whole file is refused while it is read.
    case unreadable, tooLarge, notUTF8, declaration, tooDeep, tooManyElements, tooManyAttributes, malformed
    case notInterfaceBuilder
    // Something is left out while the file is read.
    case unknownElement, unknownView, unknownController, invalidNumber, invalidBoolean, unknownValue, missingAttribute
    case refusedName, longKeyPath, problemsOmitted
    // Found by a check of what has been read.
    case duplicateObject, initialController, danglingReference, wrongDestination, duplicateIdentifier
    case noController, severalControllers
    case relationshipCycle, embedCycle, referenceCycle, constraintOutsideTree, malformedClassName, unreachableScene
    case customSegueWithoutClass, unwindWithoutExit, misplacedRelationship, misplacedEmbed, launchScreenContent
  }
}

extension StoryboardProblem.Kind {
  struct Entry {
    let rule: String
    var severity = StoryboardProblem.Severity.error
    let advice: String
    var refusesDocument = false
  }

  /// The table of all kinds.
  var entry: Entry {
    switch self {
    case .unreadable:
      Entry(rule: "STORY-01", advice: "Give the path of a .storyboard or .xib file.", refusesDocument: true)
    case .tooLarge:
      Entry(rule: "STORY-01", advice: "Split the storyboard into several files.", refusesDocument: true)
    case .notUTF8:
      Entry(rule: "STORY-02", advice: "Save the file as UTF-8.", refusesDocument: true)
    case .declaration:
      Entry(rule: "STORY-03", advice: "Remove it.", refusesDocument: true)
    case .tooDeep:
      Entry(rule: "STORY-04", advice: "Nest fewer views.", refusesDocument: true)
    case .tooManyElements, .tooManyAttributes:
      Entry(rule: "STORY-04", advice: "Split the storyboard into several files.", refusesDocument: true)
    case .malformed:
      Entry(rule: "STORY-05", advice: "Mend the XML, or take the file from version control.", refusesDocument: true)
    case .notInterfaceBuilder:
      Entry(rule: "STORY-06", advice: "Give the source file of an iOS or tvOS interface.", refusesDocument: true)

    case .unknownElement:
      Entry(rule: "STORY-07", severity: .notice, advice: "It is kept and has no effect.")
    case .unknownView:
      Entry(rule: "STORY-07", severity: .notice, advice: "A plain UIView takes its place.")
    case .unknownController:
      Entry(rule: "STORY-07", severity: .notice, advice: "A plain UIViewController takes its place.")
    case .invalidNumber:
      Entry(rule: "STORY-08", advice: "Write a decimal number.")
    case .invalidBoolean:
      Entry(rule: "STORY-09", severity: .notice, advice: "It counts as NO. Write YES or NO.")
    case .unknownValue:
      Entry(rule: "STORY-10", severity: .notice, advice: "Write one of the known values.")
    case .missingAttribute:
      Entry(rule: "STORY-11", advice: "Make the connection or constraint again.")
    case .refusedName:
      Entry(rule: "STORY-12", advice: "Write the name of a storyboard without its path and extension.")
    case .longKeyPath:
      Entry(rule: "STORY-13", advice: "Set the value in code.")
    case .problemsOmitted:
      Entry(rule: "STORY-15", severity: .notice, advice: "Mend those that are listed first.")

    case .initialController:
      Entry(rule: "STORY-20", advice: "Choose the initial view controller again.")
    case .danglingReference:
      Entry(rule: "STORY-21", advice: "Remove the connection and make it again.")
    case .wrongDestination:
      Entry(rule: "STORY-22", advice: "Remove the connection and make it again.")
    case .duplicateObject:
      Entry(
        rule: "STORY-23", advice: "Give one of the objects another id; a merge may have doubled it.",
        refusesDocument: true)
    case .duplicateIdentifier:
      Entry(rule: "STORY-24", advice: "Give one of the controllers another storyboard identifier.")
    case .noController:
      Entry(rule: "STORY-25", advice: "Remove the scene.")
    case .severalControllers:
      Entry(rule: "STORY-25", advice: "Move the other controller to a scene of its own.")
    case .relationshipCycle:
      Entry(rule: "STORY-26", advice: "Remove one of the relationships.")
    case .embedCycle:
      Entry(rule: "STORY-27", advice: "Remove one of the embed segues.")
    case .referenceCycle:
      Entry(rule: "STORY-28", advice: "Give the reference the identifier of a controller.")
    case .constraintOutsideTree:
      Entry(rule: "STORY-29", advice: "Remove the constraint and make it again.")
    case .malformedClassName:
      Entry(rule: "STORY-30", advice: "Write the name of a class, and of its module.")
    case .unreachableScene:
      Entry(
        rule: "STORY-31", severity: .notice, advice: "Give the controller a storyboard identifier, or a segue to it.")
    case .customSegueWithoutClass:
      Entry(rule: "STORY-32", advice: "Choose a subclass of UIStoryboardSegue.")
    case .unwindWithoutExit:
      Entry(rule: "STORY-33", advice: "Connect the segue to the exit of its own scene.")
    case .misplacedRelationship:
      Entry(rule: "STORY-34", advice: "Remove the segue, or make it from the container it is meant for.")
    case .misplacedEmbed:
      Entry(rule: "STORY-34", advice: "Make the embed segue from a container view, one for each.")
    case .launchScreenContent:
      Entry(
        rule: "STORY-35", severity: .notice,
        advice: "The system shows a launch screen without code of the app; remove it.")
    }
  }
}
