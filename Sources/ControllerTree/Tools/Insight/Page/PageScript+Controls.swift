extension PageScript {
  /// Selecting, stepping, filtering, keys, links, themes and paper.
  static let controls = #"""
    function rowOf(target) {
      return page.rows.findIndex(row => target.event !== undefined ? (row.kind === "event" || row.kind === "pair") && row.event === target.event
        : row.kind === "turn" && row.turn.index === target.turn);
    }
    function select(target, { reveals = true, writesLink = true } = {}) {
      page.selected = target;
      const index = target ? rowOf(target) : -1;
      if (isDifference) showDifferenceDetails(); else showDetails();
      if (index >= 0 && reveals) page.list.reveal(index); else page.list.draw();
      const row = index >= 0 ? page.rows[index] : null;
      if (row) {
        $("rows").setAttribute("aria-activedescendant", rowName(row));
        const node = $("rows").querySelector('[aria-selected="true"]');
        announce((node ? node.getAttribute("aria-label") + ". " : "") + $("treeNote").textContent);
      } else {
        $("rows").removeAttribute("aria-activedescendant");
      }
      drawLaneHead();
      showAxisMark();
      if (target && writesLink) history.replaceState(null, "", "#" + anchor(target));
    }

    // The visible row of a kind after the selected one, or before it.
    function step(direction, accepts) {
      let index = page.selected ? rowOf(page.selected) : -1;
      if (index < 0) index = direction > 0 ? -1 : page.rows.length;
      for (index += direction; index >= 0 && index < page.rows.length; index += direction) {
        const row = page.rows[index];
        if (accepts(row)) return select(row.kind === "turn" ? { turn: row.turn.index } : { event: row.event });
      }
    }
    const isEvent = row => row.kind === "event" || row.kind === "pair";
    const isTurn = row => row.kind === "turn";
    function stepTurn(direction) {
      // From an event, back is its own turn.
      if (isDifference) return step(direction, isDifferent);
      step(direction, isTurn);
    }
    function nextIssue(direction = 1) {
      const issues = page.model.issues.filter(index => rowOf({ event: index }) >= 0);
      if (!issues.length) return;
      const here = page.selected ? (page.selected.event !== undefined ? page.selected.event : page.model.turns[page.selected.turn].first - 1) : -1;
      const next = direction > 0 ? issues.find(index => index > here) : issues.filter(index => index < here).pop();
      select({ event: next !== undefined ? next : issues[direction > 0 ? 0 : issues.length - 1] });
    }
    function selectCause() {
      if (!page.selected || page.selected.event === undefined || isDifference) return;
      select({ turn: page.model.events[page.selected.event].place });
    }

    function refilter() {
      page.rows = isDifference ? differenceRows() : rowsOf(page.model);
      page.list.set(page.rows);
      const shown = page.rows.filter(isEvent).length, all = isDifference ? data.rows.length : page.model.events.length;
      $("filterCount").textContent = shown === all ? "" : shown + " of " + all;
      $("nothing").hidden = shown > 0;
      $("nothing").textContent = all ? "No event matches." : "Nothing was recorded.";
      if (page.selected && rowOf(page.selected) >= 0) page.list.reveal(rowOf(page.selected));
      drawLaneHead();
    }

    function checkbox(label, count, hidden, key) {
      const input = make("input", { type: "checkbox" });
      input.checked = !hidden.has(key);
      input.addEventListener("change", () => { if (input.checked) hidden.delete(key); else hidden.add(key); refilter(); });
      return make("label", {}, input, " ", name(label), make("span", { class: "quiet" }, String(count)));
    }
    function fillFilters() {
      const counts = {};
      for (const event of page.model.events) counts[event.group] = (counts[event.group] || 0) + 1;
      $("kinds").replaceChildren(...groups.filter(([key]) => counts[key]).map(([key, label]) => checkbox(label, counts[key], page.hiddenKinds, key)));
      const lanes = page.model.lanes.slice(0, 400);
      $("objects").replaceChildren(...lanes.map(lane => checkbox(lane.name, lane.events.length, page.hiddenLanes, lane.key)));
    }

    // Virtual time from left to right: bars where it passes, marks at turns and issues.
    function drawAxis() {
      const events = isDifference ? [] : page.model.events, end = events.length ? events[events.length - 1].time : 0;
      $("axis").hidden = end === 0;
      if (!end) return $("axis").replaceChildren();
      const parts = [], share = time => (100 * time / end).toFixed(3) + "%";
      // Neighbouring bars that would be too narrow to see are one.
      const bars = [];
      for (let index = 1; index < events.length; index++) {
        const [from, to, last] = [events[index - 1].time, events[index].time, bars[bars.length - 1]];
        if (to === from) continue;
        if (last && last.to === from && last.to - last.from < end / 400) last.to = to;
        else bars.push({ from, to, index });
      }
      for (const { from, to, index } of bars) {
        const bar = make("button", { class: "bar", tabindex: -1, title: seconds(to - from) + " pass", onclick: () => select({ event: index }) }, seconds(to - from));
        bar.style.left = share(from);
        bar.style.width = share(to - from);
        parts.push(bar);
      }
      for (const index of page.model.issues.slice(0, 400)) {
        const sign = make("button", { class: "issueMark", tabindex: -1, title: short(events[index].text), onclick: () => select({ event: index }) }, "▲");
        sign.style.left = share(events[index].time);
        parts.push(sign);
      }
      parts.push(make("span", { class: "mark", id: "axisMark" }), make("span", { class: "zero" }, "0 s"), make("span", { class: "end" }, seconds(end)));
      $("axis").replaceChildren(...parts);
    }
    function showAxisMark() {
      const mark = $("axisMark");
      if (!mark || !page.selected) return;
      const events = page.model.events, index = page.selected.event !== undefined ? page.selected.event : page.model.turns[page.selected.turn].first;
      mark.style.left = (100 * events[index].time / events[events.length - 1].time).toFixed(3) + "%";
    }

    const themes = ["auto", "light", "dark"];
    function setTheme(theme) {
      document.documentElement.dataset.theme = theme;
      $("theme").textContent = { auto: "◐ Auto", light: "○ Light", dark: "● Dark" }[theme];
      $("theme").setAttribute("aria-label", "Appearance: " + theme);
      try { localStorage.setItem("controllertree-theme", theme); } catch { /* A file may have no storage. */ }
    }

    function pressed(event) {
      if (event.ctrlKey || event.metaKey || event.altKey || $("keys").open) return;
      const inField = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
      if (event.key === "Escape" && event.target === $("search")) { $("search").value = ""; page.query = ""; refilter(); $("rows").focus(); return; }
      if (inField && !(event.target === $("search") && /^Arrow(Up|Down)$/.test(event.key)) && event.target.type !== "checkbox") return;
      const actions = {
        ArrowDown: () => step(1, isEvent), ArrowUp: () => step(-1, isEvent), ArrowRight: () => stepTurn(1), ArrowLeft: () => stepTurn(-1),
        Home: () => { page.selected = null; step(1, isEvent); }, End: () => { page.selected = null; step(-1, isEvent); },
        c: selectCause, i: () => nextIssue(1), I: () => nextIssue(-1), d: () => isDifference && step(1, isDifferent),
        "/": () => $("search").focus(), v: () => $("views").click(), "?": () => $("keys").showModal(),
      };
      if (!actions[event.key]) return;
      event.preventDefault();
      actions[event.key]();
    }
    """#
}
