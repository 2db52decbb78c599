/// The output of `--help`.
enum HelpText {
  static let text = """
    Plays scenarios of a view-controller hierarchy and prints what happened: every callback, in
    order, with the call that caused it, and the tree before and after. Turn, time and cause stand
    in the first line that they are true of.

    usage: ControllerTreeDemo [options] [scenario …]
           ControllerTreeDemo [options] storyboard file …

      scenario                   which ones to play, in this order; the tour if none is named
      storyboard file …          print scenes, segues, classes and problems of storyboards and xibs

      --list                     name the scenarios and stop
      --all                      play all scenarios
      --step                     on a terminal: wait for a key after each public call, and show its
                                 callbacks and the tree
      --json                     print one JSON document instead of text
      --html FILE                write a page for a browser: the timeline, and the tree at each event
      --color auto|always|never  colours; auto (the default): on a terminal, unless NO_COLOR is set
      --help, -h                 print this and stop

    The exit status is 0, or 64 if the command line can't be followed; for storyboards 1 if one of
    them has an error.

    """
}
