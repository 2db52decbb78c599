/// The elements that the script fills.
enum PageBody {
  static let all = ##"""
    <a class="skip" href="#rows">To the timeline</a>
    <header>
      <div class="title">
        <h1 id="title"></h1>
        <label id="partChoice" hidden>Recording <select id="parts"></select></label>
        <p id="counts"></p>
      </div>
      <div class="tools" role="toolbar" aria-label="Tools">
        <label class="search"><span class="hidden">Search</span>
          <input id="search" type="search" placeholder="Search  /" autocomplete="off" spellcheck="false"></label>
        <details id="filters"><summary>Show <span id="filterCount"></span></summary>
          <div class="menu">
            <fieldset><legend>Kinds</legend><div id="kinds"></div></fieldset>
            <fieldset><legend>Objects</legend><div id="objects"></div></fieldset>
            <button type="button" id="showAll">Show all</button>
          </div></details>
        <button type="button" id="nextIssue" title="The next issue (i)"></button>
        <button type="button" id="theme" title="Light, dark, or as the system has it"></button>
        <button type="button" id="help" title="Keys (?)" aria-label="Keys">?</button>
      </div>
    </header>
    <p id="summary"></p>
    <div id="axis" aria-hidden="true"></div>
    <main>
      <section id="timeline" aria-label="Timeline">
        <div class="head" aria-hidden="true"><div id="laneHead"></div>
          <div class="legend"><span class="k l-appeared"></span> appeared <span class="k l-appearing"></span> appearing
            <span class="k l-disappearing"></span> disappearing <span class="k l-disappeared"></span> off screen</div></div>
        <div id="sides" hidden></div>
        <div id="rows" role="listbox" tabindex="0" aria-label="Events"></div>
        <p id="nothing" hidden></p>
      </section>
      <aside>
        <section id="details" aria-label="Selected event"></section>
        <section id="tree" aria-label="Tree">
          <div class="treeTop"><div class="treeHead"><h2 id="treeTitle">Tree</h2>
            <label><input type="checkbox" id="views"> Views and frames</label></div>
          <p id="treeNote"></p></div>
          <div id="treeRows" role="tree" aria-labelledby="treeTitle"></div>
        </section>
      </aside>
    </main>
    <dialog id="keys" aria-label="Keys">
      <h2>Keys</h2>
      <dl>
        <dt><kbd>↓</kbd> <kbd>↑</kbd></dt><dd>the next, the previous event</dd>
        <dt><kbd>→</kbd> <kbd>←</kbd></dt><dd>the next, the previous turn</dd>
        <dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>the first, the last event</dd>
        <dt><kbd>c</kbd></dt><dd>the call that caused the event</dd>
        <dt><kbd>i</kbd></dt><dd>the next issue</dd>
        <dt><kbd>d</kbd></dt><dd>the next difference, on a page of differences</dd>
        <dt><kbd>/</kbd></dt><dd>search; <kbd>Esc</kbd> ends it</dd>
        <dt><kbd>v</kbd></dt><dd>views and frames in the tree</dd>
      </dl>
      <form method="dialog"><button>Close</button></form>
    </dialog>
    <div id="live" class="hidden" role="status" aria-live="polite"></div>
    <noscript><p>The page needs JavaScript; it loads nothing from a network.</p></noscript>
    """##
}
