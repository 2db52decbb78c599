extension PageScript {
  /// Reads the data, and derives turns, lanes and kinds.
  static let data = #"""
    const data = JSON.parse($("data").textContent);
    const models = [];
    const model = index => models[index] || (models[index] = read(data.parts[index]));

    const groups = [
      ["appearance", "Appearance"], ["containment", "Parents and children"], ["loading", "Loading"], ["layout", "Layout"],
      ["other", "Other callbacks"], ["view", "Hooks of views"], ["window", "Windows"], ["transition", "Transitions"],
      ["application", "Application"], ["issue", "Issues"],
    ];
    const kinds = ["callback", "view", "window", "transition", "application", "issue"];
    const layoutCalls = new Set([
      "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints", "updateProperties", "viewSafeAreaInsetsDidChange",
      "viewLayoutMarginsDidChange",
    ]);

    function group(kind, text) {
      if (kind !== "callback") return kind;
      const call = text.split("(")[0];
      if (/^view(Will|Is|Did)(Appear|Disappear|Appearing)$/.test(call)) return "appearance";
      if (call === "willMove" || call === "didMove") return "containment";
      if (call === "viewDidLoad" || call === "loadView") return "loading";
      return layoutCalls.has(call) ? "layout" : "other";
    }

    function read(part) {
      const names = part.names.map(([type, number, title]) => ({
        key: type + "#" + number, type, short: title === undefined ? type + " #" + number : title,
        full: title === undefined ? type + " #" + number : type + " “" + title + "”",
      }));
      const text = index => index < 0 ? null : part.texts[index];
      const events = part.events.map((row, index) => {
        const kind = kinds[row[0]], issue = part.issues[index];
        return {
          index, kind, turn: row[1], time: row[2], name: names[row[3]], text: text(row[4]), before: text(row[5]),
          after: text(row[6]), circumstances: row[7], cause: text(row[8]), group: group(kind, text(row[4])), issue,
          // An issue outside of every turn names its call itself.
          outside: row[8] < 0, call: row[8] < 0 && issue && issue[4] || text(row[8]), place: 0, lane: 0,
        };
      });
      const made = {
        title: part.name, summary: part.summary, events, names, turns: turns(events), chapters: part.chapters,
        issues: events.filter(event => event.kind === "issue").map(event => event.index),
        nodes: (part.nodes || []).map(row => ({
          depth: row[0], kind: row[1], name: names[row[2]], state: text(row[3]), frame: text(row[4]), flags: row[5],
        })),
        changes: part.changes || null, lists: new Map(),
      };
      made.lanes = lanes(made);
      return made;
    }

    // Neighbouring events of one turn, or of one call outside of every turn. Each event gets the index of its turn.
    function turns(events) {
      const found = [];
      for (const event of events) {
        let last = found[found.length - 1];
        if (!last || last.number !== event.turn || last.outside !== event.outside || event.outside) {
          last = { index: found.length, number: event.turn, first: event.index, last: event.index, cause: event.call,
            outside: event.outside };
          found.push(last);
        }
        last.last = event.index;
        event.place = last.index;
      }
      return found;
    }

    // One lane for each controller, in the order of the first event, and one for each other kind of event.
    function lanes(model) {
      const controllers = new Set(), windows = new Set();
      for (const node of model.nodes) if (node.kind === 1 || node.kind === 2) controllers.add(node.name.key);
      for (const node of model.nodes) if (node.kind === 0) windows.add(node.name.key);
      for (const event of model.events) if (event.kind === "callback") controllers.add(event.name.key);
      const shared = { window: "Windows", application: "Application", view: "Views", transition: "Transitions", issue: "Other" };
      const found = new Map();
      for (const event of model.events) {
        const own = controllers.has(event.name.key);
        const kind = windows.has(event.name.key) ? "window" : event.kind;
        const key = own ? event.name.key : "kind " + kind;
        let lane = found.get(key);
        if (!lane) {
          lane = { key, name: own ? event.name.short : shared[kind], own, first: event.index, events: [], states: [],
            type: own ? event.name.type : "" };
          found.set(key, lane);
        }
        if (own) lane.name = event.name.short;
        event.lane = lane;
        lane.events.push(event.index);
        if (event.kind !== "callback") continue;
        if (!lane.states.length && event.before !== "disappeared") lane.states.push([-1, event.before]);
        const last = lane.states.length ? lane.states[lane.states.length - 1][1] : "disappeared";
        if (event.after !== last) lane.states.push([event.index, event.after]);
      }
      const order = lane => lane.key === "kind application" ? 0 : lane.key === "kind window" ? 1 : lane.own ? 2 : 3;
      const all = [...found.values()].sort((a, b) => order(a) - order(b) || a.first - b.first);
      for (const lane of all) {
        const state = lane.states.length ? lane.states[lane.states.length - 1][1] : "disappeared";
        if (lane.states.length && lane.states[0][0] < 0) lane.first = -1;
        lane.end = state === "disappeared" ? lane.events[lane.events.length - 1] : model.events.length;
      }
      return columns(all);
    }

    // Many controllers share columns: one takes a column that no other needs any more.
    const mostLanes = 26;
    function columns(all) {
      const ends = [];
      for (const lane of all) {
        let column = all.length > mostLanes ? ends.findIndex(end => end < lane.first) : -1;
        if (column < 0) { column = ends.length; ends.push(0); }
        ends[column] = lane.end;
        lane.column = column;
      }
      all.columns = ends.length;
      all.shares = all.length > ends.length;
      return all;
    }

    // The state of a lane after an event; null where the lane has not begun or is over.
    function stateOf(lane, event) {
      if (!lane.own || event < lane.first || event > lane.end) return null;
      let low = 0, high = lane.states.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (lane.states[middle][0] <= event) low = middle + 1; else high = middle;
      }
      return low ? lane.states[low - 1][1] : "disappeared";
    }
    """#
}
