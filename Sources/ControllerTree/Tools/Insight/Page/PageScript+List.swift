extension PageScript {
  /// A list of which only the visible rows are in the document.
  static let list = #"""
    class RowList {
      // `render` makes the element of a row; each row has a `height`.
      constructor(host, render, onScroll) {
        this.host = host;
        this.render = render;
        this.onScroll = onScroll;
        this.space = make("div", { class: "space", role: "presentation" });
        host.replaceChildren(this.space);
        this.rows = [];
        this.tops = [0];
        this.waits = false;
        if (RowList.current) RowList.current.stop();
        RowList.current = this;
        this.later = () => this.drawSoon();
        host.addEventListener("scroll", this.later, { passive: true });
        window.addEventListener("resize", this.later);
      }
      stop() {
        this.host.removeEventListener("scroll", this.later);
        window.removeEventListener("resize", this.later);
      }
      set(rows) {
        this.rows = rows;
        this.tops = new Array(rows.length + 1);
        let top = 0;
        rows.forEach((row, index) => { this.tops[index] = top; top += row.height; });
        this.tops[rows.length] = top;
        this.space.style.height = top + "px";
        this.draw();
      }
      // The row at a distance from the top.
      rowAt(distance) {
        let low = 0, high = Math.max(this.rows.length - 1, 0);
        while (low < high) {
          const middle = (low + high + 1) >> 1;
          if (this.tops[middle] <= distance) low = middle; else high = middle - 1;
        }
        return low;
      }
      drawSoon() {
        if (this.waits) return;
        this.waits = true;
        requestAnimationFrame(() => { this.waits = false; this.draw(); });
      }
      draw() {
        const height = this.host.clientHeight || 600, top = this.host.scrollTop;
        const first = Math.max(this.rowAt(top) - 6, 0), last = Math.min(this.rowAt(top + height) + 6, this.rows.length - 1);
        const nodes = [];
        for (let index = first; index <= last; index++) {
          const node = this.render(this.rows[index], index);
          node.style.top = this.tops[index] + "px";
          nodes.push(node);
        }
        this.space.replaceChildren(...nodes);
        this.first = this.rowAt(top);
        if (this.onScroll) this.onScroll();
      }
      reveal(index) {
        const top = this.tops[index], bottom = this.tops[index + 1], height = this.host.clientHeight;
        const far = bottom < this.host.scrollTop - height || top > this.host.scrollTop + 2 * height;
        const margin = far ? height / 2.5 : Math.min(96, height / 4);
        if (top - margin < this.host.scrollTop) this.host.scrollTop = Math.max(top - margin, 0);
        else if (bottom + margin > this.host.scrollTop + height) this.host.scrollTop = bottom + margin - height;
        this.draw();
      }
      // All rows below each other, for paper.
      drawAll() {
        this.space.replaceChildren(...this.rows.map((row, index) => this.render(row, index)));
      }
    }
    """#
}
