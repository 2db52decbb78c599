extension PageScript {
  /// The selected event or turn, with its cause, and the tree at that moment.
  static let details = #"""
    const circumstances = [[1, "moving to its parent"], [2, "moving from its parent"], [4, "being presented"], [8, "being dismissed"]];

    function fact(term, ...values) { return [make("dt", {}, term), make("dd", {}, ...values)]; }
    const link = (target, text) => make("a", { href: "#" + anchor(target), "data-link": anchor(target) }, text);
    const anchor = target => (data.parts.length > 1 && !data.rows ? (page.part + 1) + "." : "") +
      (target.event !== undefined ? "e" + (target.event + 1)
        : page.model.turns[target.turn].outside ? "e" + (page.model.turns[target.turn].first + 1) : "t" + page.model.turns[target.turn].number);

    function showDetails() {
      const host = $("details");
      if (!page.selected) {
        host.replaceChildren(make("p", { class: "quiet" }, page.model.events.length ? "Select an event." : "Nothing was recorded."));
        return showTreeOf(null);
      }
      const isTurn = page.selected.turn !== undefined;
      host.replaceChildren(...(isTurn ? turnDetails(page.model.turns[page.selected.turn]) : eventDetails(page.model.events[page.selected.event])));
      showTreeOf(page.selected);
    }

    function eventDetails(event) {
      const turn = page.model.turns[event.place];
      const facts = [];
      if (stateChange(event)) facts.push(...fact("State", make("span", { class: "pill st-" + event.after }, event.before + " → " + event.after)));
      else if (event.after) facts.push(...fact("State", make("span", { class: "pill st-" + event.after }, event.after)));
      const now = circumstances.filter(([bit]) => event.circumstances & bit).map(([, text]) => text);
      if (event.kind === "callback") now.push(event.circumstances & 16 ? "view in a window" : "view not in a window");
      if (now.length) facts.push(...fact("Meanwhile", now.join(", ")));
      facts.push(...fact("When", "event " + (event.index + 1) + " of " + page.model.events.length + ", turn " + event.turn + ", at " + seconds(event.time)));
      return [
        make("h2", {}, name(event.name.short), make("small", {}, name(event.name.type))),
        make("p", { class: "headline" }, eventText(event)),
        issueBox(event),
        make("p", { class: "cause" }, make("span", { class: "label" }, "Caused by"),
          make("a", { href: "#" + anchor({ turn: turn.index }), class: "call", id: "cause" }, name(callText(event.call)))),
        make("dl", {}, ...facts),
        siblings(turn, event.index),
      ].filter(Boolean);
    }

    function issueBox(event) {
      if (event.kind !== "issue") return null;
      const [severity, message, advice, device] = event.issue || ["", "", "", ""];
      return make("div", { class: "issue" },
        make("p", {}, make("b", {}, severity || "issue"), message ? [" ", message].join("") : ""),
        advice ? make("p", {}, make("b", {}, "Instead "), advice) : null,
        device ? make("p", { class: "quiet" }, make("b", {}, "In UIKit "), device) : null);
    }

    // Everything that the call of a turn caused, as links.
    function siblings(turn, chosen) {
      const most = 60, list = make("ol", { class: "siblings" });
      const start = Math.max(turn.first, Math.min(chosen - most / 2, turn.last - most + 1));
      const end = Math.min(turn.last, start + most - 1);
      for (let index = start; index <= end; index++) {
        const event = page.model.events[index];
        if (index > start && event.time > page.model.events[index - 1].time) {
          list.append(make("li", { class: "passes" }, seconds(event.time - page.model.events[index - 1].time) + " pass"));
        }
        const row = link({ event: index }, "");
        row.append(make("span", { class: "number" }, String(index + 1)), name(event.name.short, "who"), " ", eventText(event));
        if (index === chosen) row.setAttribute("aria-current", "true");
        list.append(make("li", { class: "g-" + event.group }, row));
      }
      const count = turn.last - turn.first + 1;
      const title = chosen < 0 ? counted(count, "event", "events") + " in order" : "Everything this call caused, in order";
      return make("details", { open: count <= 14 || chosen < 0 }, make("summary", {}, title + (chosen < 0 ? "" : " (" + count + ")")), list,
        count > most ? make("p", { class: "quiet" }, "The " + most + " nearest of " + count + ".") : null);
    }

    function turnDetails(turn) {
      const events = page.model.events.slice(turn.first, turn.last + 1);
      const passed = events[events.length - 1].time - events[0].time;
      const facts = fact("Time", passed > 0 ? seconds(passed) + " pass, from " + seconds(events[0].time) + " to " + seconds(events[events.length - 1].time)
        : "none passes, at " + seconds(events[0].time));
      return [
        make("h2", {}, turn.outside ? "Outside of every turn" : "Turn " + turn.number),
        make("p", { class: "headline" }, make("code", { class: "call" }, name(callText(turn.cause)))),
        make("dl", {}, ...facts), siblings(turn, -1),
      ];
    }

    // The tree of a model at a selection, as items without marks, and the moment before.
    function treesOf(model, selected) {
      if (!model.changes) return null;
      if (selected.turn !== undefined) {
        const turn = model.turns[selected.turn];
        const earlier = selected.turn ? changesAfter(model, model.turns[selected.turn - 1]) : count(model.changes, row => row[0] === 0 && row[1] < turn.number);
        return [nodesAfter(model, earlier), nodesAfter(model, changesAfter(model, turn))];
      }
      const first = model.events[0];
      const earlier = selected.event ? changesAt(model, selected.event - 1) : count(model.changes, row => row[0] === 0 && row[1] < first.turn);
      return [nodesAfter(model, earlier), nodesAfter(model, changesAt(model, selected.event))];
    }

    function showTreeOf(selected) {
      $("treeTitle").textContent = !selected ? "Tree" : selected.turn !== undefined ? "Tree after " + turnName(page.model.turns[selected.turn])
        : "Tree at event " + (selected.event + 1);
      const trees = selected && treesOf(page.model, selected);
      const items = trees ? compared(...trees) : [];
      const empty = !page.model.changes ? "The recorder did not note trees: make it with EventRecorder(includesTree: true)." : selected ? "No window was shown yet." : "";
      const shown = showTree($("treeRows"), items, empty);
      const changed = shown.filter(item => item.mark && item.mark !== "resized").length;
      const since = selected && selected.turn !== undefined ? "in this turn" : "since the event before";
      $("treeNote").textContent = !trees ? "" : changed ? counted(changed, "change", "changes") + " " + since : "Nothing has changed " + since;
      page.changed = changed;
      const first = $("treeRows").querySelector(".is-added, .is-changed, .is-removed");
      if (first) first.scrollIntoView({ block: "nearest" });
    }
    """#
}
