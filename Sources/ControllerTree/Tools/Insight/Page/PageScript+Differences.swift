extension PageScript {
  /// Two recordings beside each other, if the data has rows for them.
  static let differences = #"""
    const isDifference = Boolean(data.rows);

    function differenceRows() {
      const [old, now] = [model(0), model(1)];
      const rows = [];
      let heading = null;
      data.rows.forEach(([left, right], index) => {
        const event = right >= 0 ? now.events[right] : old.events[left];
        const next = event.turn + " " + event.cause;
        if (next !== heading) { heading = next; rows.push({ kind: "heading", height: 36, event: index, turn: event.turn, cause: event.cause }); }
        rows.push({ kind: "pair", height: 30, event: index, left: left < 0 ? null : old.events[left], right: right < 0 ? null : now.events[right] });
      });
      return rows;
    }
    const isDifferent = row => row.kind === "pair" && !(row.left && row.right);

    function renderPair(row, index) {
      const node = make("div", { class: "row r-" + row.kind + (isDifferent(row) ? " differs" : ""), "data-row": index });
      node.style.height = row.height + "px";
      if (row.kind === "heading") {
        node.setAttribute("role", "presentation");
        node.append(make("span", { class: "number" }, "turn " + row.turn), make("code", { class: "call" }, name(callText(row.cause))));
        return node;
      }
      node.id = rowName(row);
      node.setAttribute("role", "option");
      node.setAttribute("aria-posinset", index + 1);
      node.setAttribute("aria-setsize", page.rows.length);
      node.setAttribute("aria-selected", page.selected && page.selected.event === row.event ? "true" : "false");
      const said = !row.left ? "only after: " : !row.right ? "only before: " : "both: ";
      node.setAttribute("aria-label", said + saidEvent(row.right || row.left));
      node.append(make("span", { class: "number" }, String(row.event + 1)), half(row.left, "−", row.right), half(row.right, "+", row.left));
      return node;
    }
    function half(event, sign, other) {
      if (!event) return make("span", { class: "half missing" });
      return make("span", { class: "half" + (other ? "" : sign === "+" ? " inserted" : " removed") },
        make("span", { class: "sign" }, other ? "" : sign), name(event.name.short, "who"), " ", eventText(event),
        make("span", { class: "change" }, stateChange(event)));
    }

    function showDifferenceDetails() {
      const host = $("details"), row = page.selected ? page.rows.find(row => row.kind === "pair" && row.event === page.selected.event) : null;
      if (!row) return host.replaceChildren(make("p", { class: "quiet" }, "The recordings have the same events."));
      const side = (title, event) => event
        ? [make("h2", {}, title), make("p", { class: "headline" }, name(event.name.short, "who"), " ", eventText(event)),
          make("p", { class: "cause" }, make("span", { class: "label" }, "Caused by"), make("code", { class: "call" }, name(callText(event.call)))),
          make("dl", {}, ...fact("When", "event " + (event.index + 1) + ", turn " + event.turn + ", at " + seconds(event.time)))]
        : [make("h2", {}, title), make("p", { class: "quiet" }, "This recording has no such event here.")];
      host.replaceChildren(...side(data.parts[0].name, row.left), ...side(data.parts[1].name, row.right));
      showDifferenceTrees(row);
    }

    // The tree of the later recording, with marks where that of the earlier one is different.
    function showDifferenceTrees(row) {
      const [old, now] = [model(0), model(1)];
      const last = side => { for (let index = page.rows.indexOf(row); index >= 0; index--) if (page.rows[index][side]) return page.rows[index][side].index; return -1; };
      const [left, right] = [last("left"), last("right")];
      const tree = (model, event) => model.changes && event >= 0 ? nodesAfter(model, changesAt(model, event)) : null;
      const trees = [tree(old, left), tree(now, right)];
      $("treeTitle").textContent = "Tree: " + data.parts[1].name + ", against " + data.parts[0].name;
      if (!trees[0] || !trees[1]) { $("treeNote").textContent = ""; return showTree($("treeRows"), [], "There is no tree on both sides here."); }
      const shown = showTree($("treeRows"), compared(...trees), "No window was shown yet.");
      const changed = shown.filter(item => item.mark && item.mark !== "resized").length;
      $("treeNote").textContent = changed ? counted(changed, "difference", "differences") + " at this moment" : "The trees are equal at this moment";
    }
    """#
}
