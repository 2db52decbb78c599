/// The script of the page, in pieces that share one scope. It loads nothing, and writes what comes from a recording as text of nodes,
/// never as HTML.
enum PageScript {
  static let all = """
    (() => {
    "use strict";
    \(basics)
    \(data)
    \(tree)
    \(list)
    \(timeline)
    \(details)
    \(differences)
    \(controls)
    \(start)
    })();
    """

  /// Elements, texts and the state of the page.
  static let basics = #"""
    const $ = id => document.getElementById(id);
    const svgSpace = "http://www.w3.org/2000/svg";

    // An element with text or children. Attributes come as text, so that nothing is read as HTML.
    function make(tag, attributes, ...children) {
      const node = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes || {})) {
        if (value === undefined || value === false || value === null) continue;
        if (name === "onclick") node.addEventListener("click", value);
        else node.setAttribute(name, value === true ? "" : value);
      }
      for (const child of children) if (child !== undefined && child !== null && child !== "") node.append(child);
      return node;
    }
    function draw(tag, attributes) {
      const node = document.createElementNS(svgSpace, tag);
      for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
      return node;
    }

    // A name or a text of the recording. Long ones are cut, and characters that turn the direction stay inside.
    const limit = 160;
    const short = text => text.length > limit ? text.slice(0, limit) + "…" : text;
    const name = (text, kind) => make("bdi", { class: kind }, short(text));
    const seconds = ns => {
      const text = (ns / 1e9).toFixed(9).replace(/0+$/, "");
      const digits = text.split(".")[1].length;
      return (digits < 2 ? (ns / 1e9).toFixed(2) : text) + " s";
    };
    const counted = (count, one, many) => count.toLocaleString("en") + " " + (count === 1 ? one : many);
    const announce = text => { $("live").textContent = text; };

    // The page shows one part; a difference shows the first two beside each other.
    const page = {
      part: 0, model: null, rows: [], list: null,
      // { event: index } or { turn: index }; null if there is nothing to select.
      selected: null,
      query: "", hiddenKinds: new Set(), hiddenLanes: new Set(), showsViews: false,
    };
    """#
}
