"""Opens pages in Chromium and checks what they show. Usage: check.py CHROMIUM FOLDER"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from browser import Browser  # noqa: E402

folder = sys.argv[2]
browser = Browser(sys.argv[1])
failures = []
checks = 0


def expect(actual, expected, what):
    global checks
    checks += 1
    if actual != expected:
        failures.append(f"{what}: {actual!r}, expected {expected!r}")


def holds(condition, what):
    expect(bool(condition), True, what)


def page(name, fragment=""):
    seconds = browser.open(os.path.join(folder, name + ".html"), fragment)
    browser.settle()
    return seconds


def text(selector):
    return browser.run(f"(document.querySelector({selector!r}) || {{}}).textContent")


def rows(kind="event"):
    return browser.run(f"document.querySelectorAll('.r-{kind}').length")


def selected():
    return browser.run("location.hash")


def tree():
    return browser.run("[...document.querySelectorAll('#treeRows [role=treeitem]')].map(n => [n.getAttribute('aria-level') - 1, "
                       "n.querySelector('.who').textContent, (n.querySelector('.state') || {}).textContent || '', "
                       "n.className.match(/is-(\\w+)/)?.[1] || ''])")


def data():
    return browser.run("JSON.parse(document.getElementById('data').textContent)")


def no_errors(name):
    expect(browser.errors, [], f"{name}: errors")
    foreign = [url for url in browser.requests if not url.startswith(("file:", "about:", "data:"))]
    expect(foreign, [], f"{name}: loads")
    browser.errors.clear()
    browser.requests.clear()


def check_everyday():
    """The scenario of the demo: rows, steps, causes, trees, links, filters."""
    page("everyday")
    events = data()["parts"][0]["events"]
    expect(selected(), "", "opening writes no link")
    expect(text("#counts").split(" ")[0], str(len(events)), "count of events")
    expect(browser.run("document.activeElement.id"), "rows", "the keyboard works at once")
    first = text("#row-e1 .call")
    browser.key("ArrowDown")
    expect(selected(), "#e2", "arrow down")
    browser.key("ArrowUp")
    expect((selected(), text("[aria-selected=true] .call")), ("#e1", first), "arrow up")
    holds("Event 1:" in text("#live"), "the event is announced")
    browser.key("ArrowRight")
    second = [event for event in events if event[1] != events[0][1]][0]
    expect(selected(), f"#t{second[1]}", "arrow right goes to the next turn")
    holds(f"Turn {second[1]}" in text("#details h2"), "the turn is shown")
    browser.key("End")
    expect(selected(), f"#e{len(events)}", "end")
    browser.key("ArrowLeft")
    expect(selected(), f"#t{events[-1][1]}", "arrow left goes to the event's turn")
    check_cause(events)
    check_trees()
    check_filters(events)
    no_errors("everyday")


def check_cause(events):
    place = next(index for index, event in enumerate(events) if index and events[index - 1][1] == event[1])
    page("everyday", f"#e{place + 1}")
    expect(selected(), f"#e{place + 1}", "a link opens its event")
    same = [index for index, event in enumerate(events) if event[1] == events[place][1]]
    expect(browser.run("document.querySelectorAll('#details .siblings a').length"), min(len(same), 60), "everything else it caused")
    cause = text("#cause")
    holds(cause, "the cause has a name")
    browser.run("document.getElementById('cause').click()")
    browser.settle()
    expect(selected(), f"#t{events[place][1]}", "the cause is a link")
    expect(text("#details .headline"), cause, "the turn has the call")
    browser.run("document.querySelector('#details .siblings a:last-of-type').click()")
    browser.settle()
    holds(selected().startswith("#e"), "an effect is a link")


def check_trees():
    """The tree at three events, read from the text of the demo's own scenario."""
    texts = browser.run("[...document.querySelectorAll('.r-event')].length")
    holds(texts, "rows are visible")
    events = browser.run("(() => { const d = JSON.parse(document.getElementById('data').textContent).parts[0]; "
                         "return d.events.map(e => (d.names[e[3]][2] || '') + '.' + d.texts[e[4]]); })()")

    def at(line, occurrence=0):
        index = [number for number, event in enumerate(events) if event == line][occurrence]
        page("everyday", f"#e{index + 1}")
        return {name: (level, state, mark) for level, name, state, mark in tree()}

    before = at("Chat.willMove(toParent: Messages)")
    expect(before["App"][:2], (1, "appeared"), "the tabs are on screen")
    holds("Draft" not in before, "nothing is presented yet")
    shown = at("Draft.viewDidAppear(true)")
    expect(shown["Compose"][0], shown["App"][0] + 1, "the sheet is below its presenter")
    expect(shown["Draft"], (shown["Compose"][0] + 1, "appeared", "changed"), "the draft has just appeared")
    holds("presents" in text("#treeRows"), "the tree shows what is presented")
    after = at("Invoice.viewDidAppear(false)")
    expect(after["Invoice"][1], "appeared", "the invoice is on screen")
    expect(after["Order"][1], "disappeared · view not loaded", "the order is not loaded")
    browser.run("document.getElementById('cause').click()")
    browser.settle()
    end = {name: mark for _, name, _, mark in tree()}
    expect((end["Draft"], end["Invoice"], end["App"]), ("removed", "added", ""), "what the turn has changed")


def check_filters(events):
    page("everyday")
    browser.run("(() => { const s = document.getElementById('search'); s.value = 'invoice'; s.dispatchEvent(new Event('input')); })()")
    browser.settle()
    holds(0 < rows() < len(events), "search leaves some rows")
    holds(all("nvoice" in row for row in browser.run("[...document.querySelectorAll('.r-event')].map(n => n.getAttribute('aria-label'))")),
          "search leaves the right rows")
    browser.run("document.getElementById('showAll').click()")
    browser.run("[...document.querySelectorAll('#kinds label')].find(n => /Layout/.test(n.textContent)).querySelector('input').click()")
    browser.settle()
    expect(browser.run("document.querySelectorAll('.g-layout.row').length"), 0, "layout is hidden")
    browser.run("document.getElementById('views').click()")
    holds(browser.run("document.querySelectorAll('#treeRows .isView').length"), "views are shown on demand")
    browser.run("window.dispatchEvent(new Event('beforeprint'))")
    holds(rows() > 5 and rows("turn") > 1, "paper has all rows")
    browser.run("window.dispatchEvent(new Event('afterprint'))")


def check_misuse():
    page("misuse")
    holds("issue" in text("#nextIssue"), "the issues are counted")
    browser.run("document.getElementById('rows').focus()")
    browser.key("i")
    holds(text("#details .issue"), "an issue has its message")
    holds("Instead" in text("#details .issue"), "an issue has its advice")
    no_errors("misuse")


def check_hostile():
    for fragment in ["", "#e3", "#t2", "#<script>", "#e99999", "#9.e1"]:
        page("hostile", fragment)
    expect(browser.run("window.hostile"), None, "no name runs")
    expect(browser.run("document.querySelectorAll('script').length"), 2, "no name makes a script")
    expect(browser.run("document.querySelectorAll('img').length"), 0, "no name makes an element")
    for _ in range(40):
        browser.key("ArrowDown")
    wide = browser.run("document.documentElement.scrollWidth <= window.innerWidth")
    holds(wide, "long names do not widen the page")
    expect(browser.run("window.hostile"), None, "no name runs while stepping")
    no_errors("hostile")


def check_large():
    size = os.path.getsize(os.path.join(folder, "large.html"))
    holds(size < 5_000_000, f"10,000 events take {size} bytes")
    seconds = page("large")
    holds(seconds < 3, f"10,000 events open in {seconds:.2f} s")
    events = len(data()["parts"][0]["events"])
    holds(events >= 10_000, f"{events} events")
    holds(browser.run("document.querySelectorAll('.row').length") < 80, "only visible rows are in the document")
    browser.key("End")
    expect(selected(), f"#e{events}", "end of the large page")
    cost = browser.run("(async () => { const r = document.getElementById('rows'), start = performance.now(); "
                       "for (let i = 0; i < 20; i++) { r.scrollTop = i * 9000; await new Promise(requestAnimationFrame); } "
                       "return (performance.now() - start) / 20; })()")
    holds(cost < 200, f"a step of scrolling takes {cost:.0f} ms")
    holds(browser.run("document.querySelectorAll('.row').length") < 80, "after scrolling, too")
    no_errors("large")
    print(f"10,000 events: {size / 1e6:.2f} MB, open in {seconds:.2f} s, {cost:.0f} ms for a page of scrolling")


def check_little():
    page("empty")
    expect(rows(), 0, "empty: no rows")
    holds("Nothing was recorded" in text("#nothing"), "empty: says so")
    for key in ["ArrowDown", "ArrowRight", "End", "Home", "c", "i", "d", "v"]:
        browser.key(key)
    no_errors("empty")
    page("events")
    holds(rows() > 5, "without trees: rows")
    holds("did not note trees" in text("#treeRows"), "without trees: says so")
    no_errors("events")


def check_difference():
    page("difference")
    holds(rows("pair") > 5, "difference: rows")
    holds(browser.run("document.querySelectorAll('.differs').length"), "difference: begins at the first one")
    first = selected() or "first"
    browser.key("d")
    holds(selected() != first, "difference: the next one")
    holds(text("#details h2") == "Before", "difference: both sides")
    no_errors("difference")
    page("equal")
    expect(browser.run("document.querySelectorAll('.differs').length"), 0, "equal: no difference")
    no_errors("equal")


CONTRAST = """(() => {
  const number = text => text.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(v => v / 255).map(v => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [.2126, .7152, .0722][i], 0);
  const ground = node => { for (; node; node = node.parentElement) { const c = number(getComputedStyle(node).backgroundColor);
    if (c.length < 4 || c[3] > 0) return c; } return [255, 255, 255]; };
  const bad = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !node.offsetParent || /SCRIPT|STYLE|NOSCRIPT/.test(node.tagName) || node.closest('.hidden,svg')) continue;
    const [a, b] = [light(number(getComputedStyle(node).color)), light(ground(node))];
    const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
    if (ratio < 4.5) bad.add(node.tagName + '.' + node.className + ' ' + ratio.toFixed(2));
  }
  return [...bad];
})()"""


def check_colours():
    for scheme in ["light", "dark"]:
        browser.scheme(scheme)
        for name, fragment in [("everyday", "#e12"), ("everyday", "#t5"), ("misuse", "#e3"), ("difference", "")]:
            page(name, fragment)
            expect(browser.run(CONTRAST), [], f"{name}{fragment}, {scheme}: contrast below 4.5")
    dark = browser.run("getComputedStyle(document.body).backgroundColor")
    browser.run("document.getElementById('theme').click()")
    holds(browser.run("getComputedStyle(document.body).backgroundColor") != dark, "the switch wins over the system")
    browser.run("localStorage.clear()")
    browser.scheme("light")


def check_roles():
    page("everyday", "#e9")
    problems = browser.run("""(() => {
      const said = [];
      for (const node of document.querySelectorAll('button, input, select, [role=option], [role=tree], [role=listbox]')) {
        const label = node.getAttribute('aria-label') || node.getAttribute('aria-labelledby') || node.textContent.trim() || (node.closest('label') || {}).textContent;
        if (!label) said.push(node.outerHTML.slice(0, 80));
      }
      const rows = document.getElementById('rows');
      if (!document.getElementById(rows.getAttribute('aria-activedescendant'))) said.push('no active row');
      if (document.querySelectorAll('[aria-selected=true]').length !== 1) said.push('selected rows');
      return said;
    })()""")
    expect(problems, [], "roles and labels")


try:
    for check in [check_everyday, check_misuse, check_hostile, check_large, check_little, check_difference, check_colours, check_roles]:
        check()
finally:
    browser.close()
for failure in failures:
    print(failure, file=sys.stderr)
if failures:
    sys.exit(1)
print(f"Pages: {checks} checks in Chromium.")
