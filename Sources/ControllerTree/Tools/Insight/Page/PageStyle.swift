/// The style sheet of the page. Text has a contrast of at least 4.5 to its ground, in light and in dark.
enum PageStyle {
  static let all = [colors(dark: false), colors(dark: true), base, timeline, side, paper].joined(separator: "\n")

  /// The colours of a theme, for the page's own switch and for the system's. Paper is always light.
  private static func colors(dark: Bool) -> String {
    guard dark else { return ":root {\n\(lightColors)\n}" }
    return """
      @media screen and (prefers-color-scheme: dark) { :root:not([data-theme=light]) {
      \(darkColors)
      } }
      @media screen { :root[data-theme=dark] {
      \(darkColors)
      } }
      """
  }

  private static let lightColors = """
    color-scheme: light;
    --ground: #fbfaf8; --panel: #ffffff; --band: #f1efeb; --line: #dfdcd6; --text: #1f2023; --quiet: #5f6268;
    --link: #1f56b5; --chosen: #dce8fb; --same: #f0f5fd; --edge: #2f6fde;
    --on: #1c8a4e; --onText: #136a3a; --coming: #8fd0aa; --going: #e3a64a; --goingText: #855200; --off: #a3a6ab;
    --alarm: #b3261e; --alarmGround: #fdecea; --presents: #6a3fb0; --presentsGround: #f0eafa; --added: #e4f5ea; --changed: #fdf3dc;
    --removed: #fbe9e7; --time: #5b4a8a; --timeGround: #ece8f6;
    """

  private static let darkColors = """
    color-scheme: dark;
    --ground: #16171a; --panel: #1d1f23; --band: #24262b; --line: #36393f; --text: #e9e9eb; --quiet: #a7abb3;
    --link: #8fb8ff; --chosen: #243b63; --same: #1d2738; --edge: #6ca0ff;
    --on: #3fae71; --onText: #74d6a0; --coming: #2c6b49; --going: #a9742a; --goingText: #f0bc6c; --off: #6b6f77;
    --alarm: #ff9187; --alarmGround: #3d2120; --presents: #c8aeff; --presentsGround: #33284a; --added: #1c3627; --changed: #3a311c;
    --removed: #3b2322; --time: #c9bdf0; --timeGround: #2c2740;
    """

  private static let base = """
    * { box-sizing: border-box; }
    html { height: 100%; }
    body { margin: 0; height: 100%; display: flex; flex-direction: column; background: var(--ground); color: var(--text);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", "Helvetica Neue", "DejaVu Sans", sans-serif; }
    code, kbd, .call { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .92em; }
    h1, h2, h3, p, dl, dd, ol { margin: 0; padding: 0; }
    h1 { font-size: 20px; font-weight: 650; letter-spacing: -.01em; overflow-wrap: anywhere; max-height: 2.9em; overflow: hidden; }
    h2 { font-size: 16px; font-weight: 650; overflow-wrap: anywhere; }
    small { font-size: 12px; font-weight: 400; color: var(--quiet); margin-left: 8px; }
    bdi { unicode-bidi: isolate; }
    a { color: var(--link); text-decoration: none; }
    a:hover { text-decoration: underline; }
    :focus-visible { outline: 2px solid var(--edge); outline-offset: 1px; }
    #rows:focus-visible { outline: none; }
    #rows:focus-visible [aria-selected=true] { outline: 2px solid var(--edge); outline-offset: -2px; }
    [hidden] { display: none !important; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .skip { position: absolute; left: -999px; }
    .skip:focus { left: 8px; top: 8px; background: var(--panel); padding: 8px; z-index: 9; }
    .quiet { color: var(--quiet); }
    header { display: flex; gap: 12px 24px; align-items: center; padding: 14px 20px 8px; flex-wrap: wrap; }
    .title { display: flex; gap: 2px 16px; align-items: baseline; flex-wrap: wrap; flex: 1; min-width: 260px; }
    #counts { color: var(--quiet); }
    #summary { padding: 0 20px 10px; max-width: 150ch; color: var(--quiet); font-size: 13px; text-wrap: pretty; }
    #summary:empty { display: none; }
    .tools { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; }
    button, select, input[type=search], summary { font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line);
      border-radius: 7px; padding: 4px 10px; min-height: 32px; }
    button, summary { cursor: pointer; }
    button:hover:not(:disabled), #filters summary:hover { background: var(--band); }
    button:disabled { color: var(--quiet); cursor: default; }
    button.alarm { color: var(--alarm); border-color: currentColor; font-weight: 600; }
    input[type=search] { width: 180px; }
    ::placeholder { color: var(--quiet); opacity: 1; }
    #filters { position: relative; }
    #filters summary { list-style: none; }
    #filters summary::-webkit-details-marker { display: none; }
    #filters summary::after { content: " ▾"; color: var(--quiet); }
    #filterCount { color: var(--link); }
    .menu { position: absolute; right: 0; top: 38px; z-index: 5; background: var(--panel); border: 1px solid var(--line); border-radius: 10px;
      padding: 14px 16px; display: grid; grid-template-columns: auto auto; gap: 8px 28px; box-shadow: 0 8px 28px #0003; max-height: 60vh;
      overflow: auto; width: max-content; max-width: 92vw; }
    .menu fieldset { border: 0; padding: 0; margin: 0; min-width: 0; }
    .menu legend { font-weight: 650; padding: 0 0 4px; }
    .menu label { display: flex; gap: 4px; align-items: center; padding: 2px 0; }
    .menu label bdi { max-width: 220px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .menu label .quiet { margin-left: auto; padding-left: 14px; font-variant-numeric: tabular-nums; }
    dialog { border: 1px solid var(--line); border-radius: 12px; background: var(--panel); color: var(--text); padding: 20px 24px; }
    dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 12px 0 16px; }
    kbd { border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; padding: 1px 6px; background: var(--band); }
    #axis { position: relative; height: 26px; margin: 0 20px 10px; border-bottom: 1px solid var(--line); font-size: 12px; }
    #axis .bar { position: absolute; bottom: 0; height: 20px; min-height: 0; padding: 0 2px; border: 0; border-left: 2px solid var(--ground);
      border-radius: 4px 4px 0 0; background: var(--timeGround); color: var(--time); overflow: hidden; white-space: nowrap; font-size: 12px; line-height: 20px; }
    #axis .mark { position: absolute; top: 0; bottom: -4px; width: 2px; margin-left: -1px; background: var(--edge); pointer-events: none; }
    #axis .issueMark { position: absolute; bottom: -8px; margin-left: -8px; padding: 0; width: 16px; min-height: 0; border: 0; background: none; color: var(--alarm); font-size: 11px; }
    #axis .zero, #axis .end { display: none; }
    main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(0, 1fr) minmax(340px, 440px); border-top: 1px solid var(--line); }
    @media (max-width: 900px) {
      main { grid-template-columns: minmax(0, 1fr); grid-template-rows: minmax(0, 3fr) minmax(0, 2fr); }
      aside { border-left: 0 !important; border-top: 1px solid var(--line); }
      .legend, .row .change { display: none !important; }
    }
    """

  private static let timeline = """
    #timeline { display: flex; flex-direction: column; min-width: 0; min-height: 0; position: relative; }
    .head { position: relative; flex: none; min-height: 30px; }
    .legend { position: absolute; right: 16px; bottom: 6px; font-size: 12px; color: var(--quiet); display: flex; gap: 6px; align-items: center; }
    .legend .k { width: 18px; height: 6px; margin-left: 10px; }
    .k.l-appeared { background: var(--on); }
    .k.l-appearing { background: var(--coming); }
    .k.l-disappearing { background: var(--going); }
    .k.l-disappeared { height: 0; border-top: 2px dotted var(--off); }
    .difference .head, .difference .search { display: none; }
    #sides { display: flex; padding-left: 76px; flex: none; }
    #sides b { flex: 1 1 0; padding: 7px 10px 6px 26px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #laneHead { position: relative; margin: 0 0 0 76px; overflow: hidden; }
    .laneName { position: absolute; bottom: 4px; transform-origin: 0 100%; transform: translateX(5px) rotate(-48deg); white-space: nowrap;
      font-size: 12px; color: var(--quiet); max-width: 116px; overflow: hidden; text-overflow: ellipsis; line-height: 1.2; }
    .laneName.shared { font-style: italic; }
    .laneName.chosen { color: var(--text); font-weight: 700; }
    #rows { flex: 1; min-height: 0; overflow: auto; border-top: 1px solid var(--line); contain: strict; }
    .space { position: relative; }
    .row { position: absolute; left: 0; right: 0; display: flex; align-items: center; padding-right: 16px; white-space: nowrap; overflow: hidden; }
    .number { width: 76px; flex: none; padding-right: 12px; text-align: right; color: var(--quiet); font-size: 12px; font-variant-numeric: tabular-nums; }
    .lanes { flex: none; margin-right: 14px; }
    .lane { stroke: var(--off); stroke-width: 1; }
    .l-disappeared { stroke-dasharray: 1 4; }
    .l-appeared { stroke: var(--on); stroke-width: 6; }
    .l-appearing, .l-entering { stroke: var(--coming); stroke-width: 6; }
    .l-disappearing { stroke: var(--going); stroke-width: 6; }
    .lanes .dot { fill: var(--panel); stroke: var(--quiet); stroke-width: 1.5; }
    .lanes .d-appearance { stroke: var(--text); stroke-width: 1.5; fill: var(--panel); }
    .lanes .d-appearance.st-appeared { fill: var(--on); }
    .lanes .d-appearance.st-appearing, .lanes .d-appearance.st-entering { fill: var(--coming); }
    .lanes .d-appearance.st-disappearing { fill: var(--going); }
    .lanes .d-issue { fill: var(--alarm); stroke: none; }
    .r-chapter { align-items: stretch; }
    .r-chapter h3 { font-size: 15px; font-weight: 650; align-self: end; padding-bottom: 8px; overflow: hidden; text-overflow: ellipsis; }
    .r-chapter .number { border: 0; }
    .r-turn { background: var(--band); cursor: pointer; box-shadow: inset 0 1px var(--line); }
    .r-turn .call { font-weight: 600; overflow: hidden; text-overflow: ellipsis; }
    .r-turn .size { margin-left: auto; padding-left: 16px; color: var(--quiet); font-size: 12px; }
    .r-turn .number { font-weight: 600; }
    .r-event { cursor: pointer; }
    .r-event:hover { background: var(--band); }
    .text { overflow: hidden; text-overflow: ellipsis; flex: 1; min-width: 0; }
    .who { font-weight: 600; }
    .g-layout .who, .g-view .who { font-weight: 400; }
    .g-layout .text, .g-layout .call, .g-view .text, .g-transition .call { color: var(--quiet); }
    .g-issue .call, .g-issue .who { color: var(--alarm); font-weight: 600; }
    .change { flex: none; padding-left: 16px; font-size: 12px; color: var(--quiet); }
    .st-appeared.change, .st-appearing.change, .st-entering.change, .pill.st-appeared, .pill.st-appearing, .pill.st-entering { color: var(--onText); }
    .st-disappearing.change, .pill.st-disappearing { color: var(--goingText); }
    .row.same { box-shadow: inset 3px 0 var(--edge); background: var(--same); }
    .row[aria-selected=true] { background: var(--chosen); box-shadow: inset 3px 0 var(--edge); }
    .r-gap .passes { display: flex; gap: 6px; align-items: baseline; padding: 2px 12px; border-radius: 12px; background: var(--timeGround); color: var(--time); font-size: 13px; }
    .r-gap .passes .quiet { margin-left: 8px; color: var(--time); font-size: 12px; }
    .r-gap .passes b { font-weight: 650; }
    #nothing { position: absolute; top: 120px; width: 100%; text-align: center; color: var(--quiet); }
        .half { flex: 1 1 0; min-width: 0; padding: 0 10px; overflow: hidden; text-overflow: ellipsis; line-height: 30px; border-left: 1px solid var(--line); }
    .half .sign { display: inline-block; width: 16px; font-weight: 700; }
    .half.removed { background: var(--removed); }
    .half.inserted { background: var(--added); }
    .half.missing { background: repeating-linear-gradient(-45deg, transparent 0 6px, var(--band) 6px 7px); height: 100%; }
    .r-heading { background: var(--band); font-weight: 600; }
    .r-pair { padding-right: 0; cursor: pointer; }
    .r-pair[aria-selected=true] .half { box-shadow: inset 0 2px var(--edge), inset 0 -2px var(--edge); }
    """

  private static let side = """
    aside { display: flex; flex-direction: column; min-height: 0; border-left: 1px solid var(--line); background: var(--panel); }
    #details { padding: 14px 20px 10px; border-bottom: 1px solid var(--line); overflow: auto; flex: 0 1 auto; max-height: 50%; }
    .difference #details { max-height: 60%; }
    #details h2:not(:first-child) { margin-top: 16px; }
    .headline { font-size: 15px; margin: 2px 0 10px; overflow-wrap: anywhere; max-height: 8em; overflow: auto; }
    .cause { display: flex; gap: 10px; align-items: baseline; padding: 7px 10px; border-radius: 8px; background: var(--band); margin-bottom: 10px; }
    .cause .call { overflow-wrap: anywhere; max-height: 6em; overflow: auto; font-size: 12.5px; }
    .label, dt { color: var(--quiet); font-size: 12px; flex: none; }
    #details dl { display: grid; grid-template-columns: 76px 1fr; gap: 3px 10px; align-items: baseline; margin-bottom: 10px; }
    .issue { background: var(--alarmGround); border-left: 3px solid var(--alarm); border-radius: 4px; padding: 8px 12px; margin-bottom: 10px; overflow-wrap: anywhere; max-height: 40vh; overflow: auto; }
    .issue p + p { margin-top: 6px; }
    .issue p:first-child b { color: var(--alarm); }
    #details summary { background: none; border: 0; padding: 2px 0; min-height: 0; color: var(--quiet); font-size: 13px; }
    .siblings { list-style: none; margin-top: 4px; }
    .siblings a { display: block; color: inherit; padding: 2px 6px 2px 0; border-radius: 5px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .siblings a:hover { background: var(--band); text-decoration: none; }
    .siblings a[aria-current] { background: var(--chosen); }
    .siblings .number { display: inline-block; width: 38px; padding-right: 10px; }
    .siblings .passes { color: var(--time); padding-left: 38px; font-size: 13px; }
    #tree { padding: 0 20px 24px; flex: 1 1 0; min-height: 0; overflow: auto; }
    .treeTop { position: sticky; top: 0; z-index: 1; background: var(--panel); padding: 12px 0 6px; }
    .treeHead { display: flex; justify-content: space-between; align-items: baseline; gap: 12px; flex-wrap: wrap; }
    .treeHead label { font-size: 13px; color: var(--quiet); }
    #treeNote { color: var(--quiet); font-size: 13px; min-height: 1.4em; }
    .node { display: flex; padding: 3px 6px 3px calc(var(--level) * 18px + 2px); border-radius: 5px; position: relative;
      background-image: repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px 18px); background-size: calc(var(--level) * 18px) 100%;
      background-repeat: no-repeat; background-position: 11px 0; }
    .node .sign { width: 18px; flex: none; text-align: center; font-weight: 700; }
    .what { min-width: 0; overflow-wrap: anywhere; }
    .type, .state { color: var(--quiet); font-size: 12.5px; }
    .isView .who { font-weight: 400; }
    .note { font-size: 12.5px; font-weight: 600; }
    .dot[class*=st-] { display: inline-block; width: 9px; height: 9px; border-radius: 50%; margin-right: 7px; background: var(--off); }
    .node .dot.st-appeared { background: var(--on); }
    .node .dot.st-appearing, .node .dot.st-entering { background: var(--coming); }
    .node .dot.st-disappearing { background: var(--going); }
    .node .dot.st-disappeared { background: transparent; box-shadow: inset 0 0 0 1.5px var(--off); }
    .tag { display: inline-block; padding: 0 7px; border-radius: 9px; font-size: 12px; font-weight: 600; background: var(--presentsGround); color: var(--presents); }
    .is-added { background-color: var(--added); }
    .is-added .note, .is-added .sign { color: var(--onText); }
    .is-changed { background-color: var(--changed); }
    .is-changed .note, .is-changed .sign { color: var(--goingText); }
    .is-removed { background-color: var(--removed); }
    .is-removed .who, .is-removed .type { text-decoration: line-through; }
    .is-removed .note, .is-removed .sign, .is-removed .who { color: var(--alarm); }
    .is-resized .note { color: var(--quiet); font-weight: 400; }
    """

  private static let paper = """
    @media print {
      html, body { height: auto; display: block; background: #fff; }
      .tools, .skip, #nothing, .treeHead label { display: none !important; }
      main { display: block; border: 0; }
      #rows { overflow: visible; contain: none; height: auto; }
      .space { height: auto !important; min-width: 0; }
      .row { position: relative; top: auto !important; break-inside: avoid; }
      .r-chapter, .r-turn, .r-heading { break-after: avoid; }
      aside { border: 0; overflow: visible; break-before: page; }
      .siblings, .issue, .headline { max-height: none; overflow: visible; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """
}
