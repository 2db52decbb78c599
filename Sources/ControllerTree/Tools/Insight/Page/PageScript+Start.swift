extension PageScript {
  /// Shows the page.
  static let start = #"""
    function showPart(index) {
      page.part = index;
      page.model = model(index);
      Object.assign(page, { selected: null, query: "", hiddenKinds: new Set(), hiddenLanes: new Set() });
      $("search").value = "";
      const { events, turns, issues, summary } = page.model;
      const end = events.length ? events[events.length - 1].time : 0;
      $("counts").textContent = isDifference ? data.summary
        : [counted(events.length, "event", "events"), counted(turns.length, "turn", "turns"), end ? seconds(end) : ""].filter(Boolean).join(" · ");
      $("summary").textContent = isDifference ? "" : summary;
      $("nextIssue").hidden = isDifference;
      $("nextIssue").textContent = issues.length ? "▲ " + counted(issues.length, "issue", "issues") : "No issues";
      $("nextIssue").disabled = !issues.length;
      $("nextIssue").classList.toggle("alarm", issues.length > 0);
      $("filters").hidden = isDifference;
      $("sides").hidden = !isDifference;
      if (isDifference) $("sides").replaceChildren(...data.parts.map(part => make("b", {}, name(part.name))));
      $("parts").value = String(index);
      document.body.classList.toggle("difference", isDifference);
      page.list = new RowList($("rows"), isDifference ? renderPair : renderRow, () => { if (page.model.lanes.shares) drawLaneHead(); });
      fillFilters();
      $("rows").scrollTop = 0;
      refilter();
      drawAxis();
    }

    // #e42 is an event, #t5 a turn; on a page with several recordings #2.e42 is in the second one.
    function openLink(writesLink = false) {
      const parts = /^#(?:(\d+)\.)?(?:([et])(\d+))?$/.exec(location.hash) || [];
      const part = Math.min(Math.max(Number(parts[1] || 1), 1), data.parts.length) - 1;
      if (!page.model || (!isDifference && part !== page.part)) showPart(isDifference ? 1 : part);
      const number = Number(parts[3]);
      let target = null;
      if (parts[2] === "t") {
        const turn = page.model.turns.find(turn => turn.number === number && !turn.outside);
        if (turn) target = { turn: turn.index };
      } else if (parts[2] === "e" && number >= 1 && number <= (isDifference ? data.rows.length : page.model.events.length)) {
        target = { event: number - 1 };
      }
      if (!target && page.rows.some(isEvent)) {
        const first = isDifference && page.rows.find(isDifferent) || page.rows.find(isEvent);
        target = { event: first.event };
      }
      if (target && rowOf(target) < 0) showAllRows();
      select(target, { writesLink });
    }
    function showAllRows() {
      Object.assign(page, { query: "", hiddenKinds: new Set(), hiddenLanes: new Set() });
      $("search").value = "";
      fillFilters();
      refilter();
    }

    $("title").textContent = short(data.title);
    $("partChoice").hidden = data.parts.length < 2 || isDifference;
    $("parts").append(...data.parts.map((part, index) => make("option", { value: index }, short(part.name))));
    $("parts").addEventListener("change", event => { location.hash = "#" + (Number(event.target.value) + 1) + "."; });
    $("rows").addEventListener("click", event => {
      const node = event.target.closest("[data-row]"), row = node && page.rows[Number(node.dataset.row)];
      if (row && (isEvent(row) || isTurn(row))) select(isTurn(row) ? { turn: row.turn.index } : { event: row.event }, { reveals: false });
    });
    $("search").addEventListener("input", event => { page.query = event.target.value.trim().toLowerCase(); refilter(); });
    $("search").addEventListener("keydown", event => { if (event.key === "Enter") { step(1, isEvent); $("rows").focus(); } });
    $("showAll").addEventListener("click", showAllRows);
    $("nextIssue").addEventListener("click", () => nextIssue(1));
    $("views").addEventListener("change", event => { page.showsViews = event.target.checked; select(page.selected, { reveals: false, writesLink: false }); });
    $("theme").addEventListener("click", () => setTheme(themes[(themes.indexOf(document.documentElement.dataset.theme) + 1) % themes.length]));
    $("help").addEventListener("click", () => $("keys").showModal());
    document.addEventListener("keydown", pressed);
    document.addEventListener("click", event => { if (!$("filters").contains(event.target)) $("filters").open = false; });
    window.addEventListener("hashchange", () => openLink(false));
    window.addEventListener("beforeprint", () => page.list.drawAll());
    window.addEventListener("afterprint", () => page.list.draw());
    let theme = "auto";
    try { theme = localStorage.getItem("controllertree-theme") || "auto"; } catch { /* As above. */ }
    setTheme(themes.includes(theme) ? theme : "auto");
    openLink();
    $("rows").focus({ preventScroll: true });
    """#
}
