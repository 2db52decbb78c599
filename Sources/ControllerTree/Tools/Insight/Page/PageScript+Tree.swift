extension PageScript {
  /// The tree at a moment, and what has changed since another.
  static let tree = #"""
    // The number of changes until an event, or until the end of a turn.
    function changesAt(model, event) { return model.changes ? count(model.changes, row => row[0] <= event) : 0; }
    function changesAfter(model, turn) {
      if (!model.changes) return 0;
      return count(model.changes, row => row[0] <= turn.last || (row[0] === turn.last + 1 && row[1] <= turn.number));
    }
    function count(changes, isIncluded) {
      let low = 0, high = changes.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (isIncluded(changes[middle])) low = middle + 1; else high = middle;
      }
      return low;
    }

    // The indices of the nodes after so many changes. Every 256th list is kept, so that a step takes few changes.
    function listAfter(model, changes) {
      let start = changes;
      while (start > 0 && !model.lists.has(start)) start -= 1;
      let list = start ? model.lists.get(start) : [];
      for (let index = start; index < changes; index++) {
        const edits = model.changes[index].slice(2);
        list = list.slice();
        for (const [from, removed, ...inserted] of edits) list.splice(from, removed, ...inserted);
        if ((index + 1) % 256 === 0) model.lists.set(index + 1, list);
      }
      model.lists.set(changes, list);
      if (model.lists.size > 600) {
        for (const key of model.lists.keys()) if (key % 256 && key !== changes) model.lists.delete(key);
      }
      return list;
    }

    function nodesAfter(model, changes) {
      const nodes = [], path = [];
      for (const index of listAfter(model, changes)) {
        const node = model.nodes[index];
        path.length = Math.min(path.length, node.depth);
        const parent = path.length ? path[path.length - 1] : null;
        path.push(node);
        nodes.push({ node, key: node.name.key, parent: parent ? parent.name.key : "" });
      }
      return nodes;
    }

    // The nodes of `after` with marks; nodes that only `before` has stand where they were.
    function compared(before, after) {
      const old = new Map(before.map(item => [item.key, item]));
      const now = new Set(after.map(item => item.key));
      const gone = new Map();
      let anchor = "";
      for (const item of before) {
        if (now.has(item.key)) { anchor = item.key; continue; }
        if (!gone.has(anchor)) gone.set(anchor, []);
        gone.get(anchor).push({ ...item, mark: "removed", notes: [] });
      }
      const items = [...(gone.get("") || [])];
      for (const item of after) {
        items.push({ ...item, ...change(old.get(item.key), item) });
        items.push(...(gone.get(item.key) || []));
      }
      return items;
    }

    const flagNames = [[1, "hidden"], [2, "key"], [4, "ambiguous"], [8, "view not in the tree"]];
    function change(old, item) {
      if (!old) return { mark: "added", notes: [] };
      const [was, is] = [old.node, item.node], notes = [], small = [];
      if (old.parent !== item.parent) notes.push("moved");
      if (was.kind !== is.kind && is.kind === 2) notes.push("is presented");
      if (was.state !== is.state) notes.push("was " + was.state);
      for (const [bit, word] of flagNames) {
        if ((was.flags & bit) !== (is.flags & bit)) notes.push(is.flags & bit ? "now " + word : "no longer " + word);
      }
      if (was.frame !== is.frame) {
        (was.frame === null ? notes : small).push(was.frame === null ? "view loaded" : is.frame === null ? "view released" : "frame was " + was.frame);
      }
      if (notes.length) return { mark: "changed", notes: notes.concat(small) };
      return { mark: small.length ? "resized" : "", notes: small };
    }

    // Without views, the nodes inside a view move outwards.
    function visible(items, showsViews) {
      const kept = [], path = [];
      for (const item of items) {
        path.length = Math.min(path.length, item.node.depth);
        const shows = showsViews || item.node.kind !== 3;
        if (shows) kept.push({ ...item, level: path.filter(Boolean).length });
        path.push(shows);
      }
      return showsViews ? kept : kept.map(item => item.mark === "resized" ? { ...item, mark: "", notes: [] } : item);
    }

    const marks = { added: ["+", "new"], removed: ["−", "gone"], changed: ["•", "changed"], resized: ["·", "resized"], "": ["", ""] };
    function treeRow(item) {
      const { node, mark, notes } = item, [sign, word] = marks[mark];
      const row = make("div", {
        class: "node " + (mark ? "is-" + mark : "") + (node.kind === 3 ? " isView" : ""), role: "treeitem", "aria-level": item.level + 1,
        style: "--level:" + item.level, "data-key": node.name.key,
      });
      row.append(make("span", { class: "sign", "aria-hidden": true }, sign));
      const line = make("span", { class: "what" });
      if (node.kind === 2) line.append(make("span", { class: "tag" }, "presents"), " ");
      if (node.kind !== 3 && node.state) line.append(make("span", { class: "dot st-" + node.state, "aria-hidden": true }));
      line.append(name(node.name.short, "who"));
      if (node.name.type !== "UIViewController" && !node.name.short.startsWith(node.name.type)) line.append(" ", name(node.name.type, "type"));
      const words = [];
      if (node.state) words.push(node.state);
      if (node.state && node.frame === null) words.push("view not loaded");
      for (const [bit, flag] of flagNames) if (node.flags & bit) words.push(flag);
      if (page.showsViews && node.frame) words.push(node.frame);
      if (words.length) line.append(" ", make("span", { class: "state" }, words.join(" · ")));
      const said = mark === "removed" || mark === "added" ? [word] : notes;
      if (said.length) line.append(" ", make("span", { class: "note" }, said.join(", ")));
      row.append(line);
      return row;
    }

    function showTree(target, items, empty) {
      const list = visible(items, page.showsViews);
      const most = 2000;
      target.replaceChildren(...list.slice(0, most).map(treeRow));
      if (!list.length) target.append(make("p", { class: "quiet" }, empty));
      if (list.length > most) target.append(make("p", { class: "quiet" }, "… and " + counted(list.length - most, "node", "nodes")));
      return list;
    }
    """#
}
