extension PageScript {
  /// The rows of the timeline: chapters, turns, events, and the time that passes between them.
  static let timeline = #"""
    const isShown = event => !page.hiddenKinds.has(event.group) && !page.hiddenLanes.has(event.lane.key) &&
      (!page.query || [event.name.short, event.name.type, event.text, event.call || ""].join(" ").toLowerCase().includes(page.query));

    function rowsOf(model) {
      const rows = [], chapters = model.chapters.slice();
      let turn = null, time = null;
      for (const event of model.events) {
        while (chapters.length && chapters[0][1] <= event.index) {
          rows.push({ kind: "chapter", height: 52, text: chapters.shift()[0], event: event.index - 1 });
        }
        if (!isShown(event)) continue;
        if (time !== null && event.time > time) rows.push({ kind: "gap", height: 34, from: time, to: event.time, event: event.index - 1, turn: turn === event.place ? turn : -1 });
        time = event.time;
        if (turn !== event.place) {
          turn = event.place;
          rows.push({ kind: "turn", height: 38, turn: model.turns[turn], event: event.index - 1 });
        }
        rows.push({ kind: "event", height: 27, model: event, event: event.index });
      }
      for (const [text] of chapters) rows.push({ kind: "chapter", height: 52, text, event: model.events.length - 1 });
      return rows;
    }

    function laneWidth() {
      const columns = page.model.lanes.columns;
      return columns <= 12 ? 20 : columns <= 18 ? 16 : 12;
    }

    // The lanes of a row: a bar for each controller that is on screen, a thin line for one that is not.
    function laneCell(row) {
      const width = laneWidth(), total = Math.max(page.model.lanes.columns, 1) * width, height = row.height;
      const picture = draw("svg", { class: "lanes", width: total, height, viewBox: `0 0 ${total} ${height}`, "aria-hidden": "true" });
      const at = row.event, previous = row.kind === "event" ? at - 1 : at;
      for (const lane of page.model.lanes) {
        const x = lane.column * width + width / 2;
        const line = (state, from, to) => {
          if (state) picture.append(draw("line", { x1: x, x2: x, y1: from, y2: to, class: "lane l-" + state }));
        };
        if (row.kind === "event" && row.model.lane === lane) {
          line(stateOf(lane, previous), 0, height / 2);
          line(stateOf(lane, at), height / 2, height);
          const size = row.model.group === "appearance" ? 5 : 3.5;
          picture.append(row.model.kind === "issue"
            ? draw("path", { d: `M${x} ${height / 2 - 7}l7 12h-14z`, class: "dot d-issue" })
            : draw("circle", { cx: x, cy: height / 2, r: size, class: "dot d-" + row.model.group + " st-" + (row.model.after || "none") }));
        } else {
          line(stateOf(lane, at), 0, height);
        }
      }
      return picture;
    }

    const isSelected = row => page.selected && (row.kind === "event" ? page.selected.event === row.event
      : row.kind === "turn" && page.selected.turn === row.turn.index);
    const selectedTurn = () => !page.selected ? -1
      : page.selected.turn !== undefined ? page.selected.turn : page.model.events[page.selected.event].place;

    const callText = cause => cause === null ? "no call" : cause === "turn" ? "turn { … }" : cause;
    const turnName = turn => turn.outside ? "no turn" : "turn " + turn.number;
    const stateChange = event => event.before && event.before !== event.after ? event.before + " → " + event.after : "";

    function saidEvent(event) {
      const parts = ["Event " + (event.index + 1) + ": " + short(event.name.short) + ", " + short(event.text)];
      if (stateChange(event)) parts.push(event.before + " to " + event.after);
      parts.push("turn " + event.turn + ", caused by " + short(callText(event.call)));
      return parts.join("; ");
    }

    // Not the names in links: the browser would scroll to them itself.
    const rowName = row => row.kind === "turn" ? "row-t" + row.turn.index : "row-e" + (row.event + 1);

    function renderRow(row, index) {
      const node = make("div", { class: "row r-" + row.kind, "data-row": index });
      node.style.height = row.height + "px";
      const chosen = selectedTurn();
      if (row.kind === "chapter") {
        node.setAttribute("role", "presentation");
        node.append(make("span", { class: "number" }), laneCell(row), make("h3", {}, short(row.text)));
        return node;
      }
      if (row.kind === "gap") {
        node.setAttribute("role", "presentation");
        if (row.turn >= 0 && row.turn === chosen) node.classList.add("same");
        node.append(make("span", { class: "number" }), laneCell(row),
          make("span", { class: "passes" }, make("b", {}, seconds(row.to - row.from)), " pass",
            make("span", { class: "quiet" }, seconds(row.from) + " → " + seconds(row.to))));
        return node;
      }
      node.id = rowName(row);
      node.setAttribute("role", "option");
      node.setAttribute("aria-posinset", index + 1);
      node.setAttribute("aria-setsize", page.rows.length);
      node.setAttribute("aria-selected", isSelected(row) ? "true" : "false");
      if (row.kind === "turn") {
        const turn = row.turn, size = turn.last - turn.first + 1;
        if (turn.index === chosen) node.classList.add("same");
        node.setAttribute("aria-label", turnName(turn) + ": " + short(callText(turn.cause)) + ", " + counted(size, "event", "events"));
        node.append(make("span", { class: "number" }, turnName(turn)), laneCell(row),
          make("code", { class: "call" }, name(callText(turn.cause))),
          make("span", { class: "size" }, counted(size, "event", "events")));
      } else {
        const event = row.model;
        if (event.place === chosen) node.classList.add("same");
        node.classList.add("g-" + event.group);
        node.setAttribute("aria-label", saidEvent(event));
        node.append(make("span", { class: "number" }, String(event.index + 1)), laneCell(row),
          make("span", { class: "text" }, name(event.name.short, "who"), " ", eventText(event)),
          make("span", { class: "change st-" + event.after }, stateChange(event)));
      }
      return node;
    }

    function eventText(event) {
      if (event.kind !== "issue") return name(event.text, "call");
      return make("span", { class: "call" }, "▲ ", name(event.text.split(":")[0]));
    }

    // The names above the lanes; where lanes share columns, those that are visible at the top of the list.
    function drawLaneHead() {
      const head = $("laneHead"), width = laneWidth(), lanes = page.model.lanes;
      const top = page.list && page.rows.length ? page.rows[page.list.first].event : 0;
      const bottom = lanes.shares && page.rows.length
        ? page.rows[Math.min(page.list.rowAt(page.list.host.scrollTop + page.list.host.clientHeight), page.rows.length - 1)].event : top;
      const items = lanes.filter(lane => !lanes.shares || (lane.first <= bottom && lane.end >= top));
      const chosen = page.selected && page.selected.event !== undefined ? page.model.events[page.selected.event].lane : null;
      head.replaceChildren(...items.map(lane => {
        const label = make("span", { class: "laneName" + (lane === chosen ? " chosen" : "") + (lane.own ? "" : " shared") }, name(lane.name.slice(0, 40)));
        label.style.left = lane.column * width + width / 2 + "px";
        return label;
      }));
      const longest = Math.min(Math.max(0, ...items.map(lane => lane.name.length)), 20);
      head.style.height = Math.max(44, 22 + longest * 5) + "px";
    }
    """#
}
