// galley-rooms.js reads the rooms of every text of a web page out of its layout: the width and height that the layout offers
// each text, its lines, what happens to what does not fit, and its font. `galley check` then measures all translations in
// these rooms. The file needs nothing else.
//
//     const file = galleyRooms();          // in the page: { rooms: 1, harvester: "…", screens: [{ … }] }
//
// A room is probed, not computed: the text is made longer, the browser lays the page out, and the text is put back, all
// before anything else runs. Nodes, attributes and the selection are as they were afterwards.
(() => {
  "use strict";

  const nbsp = "\u00a0";
  // Half a pixel is below what anyone sees, and above the rounding of scrollWidth in most cases.
  const slack = 0.51;

  // The tree as it is drawn: children of a host are its shadow tree, and a slot has what was given to it.

  const parentOf = (node) =>
    node.assignedSlot || node.parentElement || (node.parentNode && node.parentNode.host) || null;

  const childrenOf = (node) => {
    if (node.shadowRoot) return [...node.shadowRoot.childNodes];
    if (node.localName === "slot" && node.assignedNodes) {
      const given = node.assignedNodes();
      if (given.length) return given;
    }
    return [...node.childNodes];
  };

  const viewOf = (node) => node.ownerDocument.defaultView;
  // The element that has a window in another; null for the window that is read, which a test runner may have in a frame of its own.
  const frameOfView = (view) => (view && view !== globalThis && view.frameElement) || null;
  const styleOf = (element, pseudo) => viewOf(element).getComputedStyle(element, pseudo);
  const number = (length) => parseFloat(length) || 0;

  function ancestorsOf(element) {
    const list = [];
    for (let each = element; each; each = parentOf(each)) list.push(each);
    return list;
  }

  // Whether the display takes part in the lines of the block around it.
  const isInline = (style) => style.display === "inline" || style.display === "contents";
  const isBlockBeside = (style) =>
    style.float !== "none" || style.position === "absolute" || style.position === "fixed" ||
    !/^(inline|contents|ruby)/.test(style.display);

  const skipped = new Set([
    "script", "style", "noscript", "template", "head", "title", "meta", "link", "svg", "math", "canvas", "video", "audio",
    "object", "embed", "map", "datalist",
  ]);

  // ---- Texts

  // What a page shows of one block's line: text nodes that follow one another, with what else is in the same lines.
  class Run {
    constructor(block) {
      this.block = block;
      this.nodes = [];
      this.atoms = [];
    }
    get text() {
      return visibleText(this.nodes);
    }
  }

  const hasText = (text) => /[^\s\u00a0\u200b\ufeff]/.test(text);
  const hasLetters = (text) => /[\p{L}\p{N}]/u.test(text);

  // The text of nodes, with white space as it is shown.
  function visibleText(nodes) {
    let result = "";
    for (const node of nodes) {
      if (node.nodeType !== 3) {
        result = result.replace(/[ \t]+$/, "") + "\n";
        continue;
      }
      const space = styleOf(parentOf(node)).whiteSpaceCollapse || styleOf(parentOf(node)).whiteSpace;
      let data = node.data;
      if (!/pre|break-spaces/.test(space)) data = data.replace(/[ \t\r\n\f]+/g, " ");
      else if (/pre-line|preserve-breaks/.test(space)) data = data.replace(/[ \t]+/g, " ");
      if (/[\n ]$/.test(result) && data.startsWith(" ") && !/^(pre|break-spaces)/.test(space)) data = data.slice(1);
      result += data;
    }
    return result.replace(/^[ \t\n]+|[ \t\n]+$/g, "");
  }

  // Collects runs of text, fields and notes below a node.
  class Finder {
    constructor() {
      this.runs = [];
      this.fields = [];
      this.unknown = [];
      this.frames = [];
      // The lines of a block are shorter beside floats, wherever what is above them has moved it to.
      this.floats = [];
      // Texts that follow one another in the lines of a block.
      this.flows = [];
      // The place of each text node among all: a box in the lines of a block is read before the lines end.
      this.order = new Map();
    }

    // The texts in the order in which they are read.
    sort() {
      this.runs.sort((one, other) => this.order.get(one.nodes[0]) - this.order.get(other.nodes[0]));
    }

    element(element) {
      const name = element.localName;
      if (skipped.has(name)) return;
      const style = styleOf(element);
      if (style.display === "none") return this.note(element, "it is not laid out (display: none)");
      if (name === "iframe" || name === "frame") return this.frames.push(element);
      if (name === "input" || name === "textarea" || name === "select") return this.fields.push(element);
      if (style.display === "contents") return this.block(element);
      if (name === "details" && !element.open) {
        for (const child of childrenOf(element)) {
          if (child.nodeType === 1 && child.localName === "summary") this.element(child);
          else this.note(child, "it is in a closed <details>");
        }
        return;
      }
      if (element.checkVisibility && !element.checkVisibility()) return this.note(element, "its content is skipped");
      this.block(element);
    }

    // The texts of an element, or a text.
    note(root, reason) {
      if (!hasLetters(root.textContent)) return;
      const walker = root.ownerDocument.createTreeWalker(root, 4);
      for (let node = root.nodeType === 3 ? root : walker.nextNode(); node; node = walker.nextNode()) {
        const part = node.data.replace(/\s+/g, " ").trim();
        if (!hasLetters(part) || skipped.has(node.parentElement.localName)) continue;
        this.unknown.push({ text: part, place: placeOf(node.parentElement), reason });
      }
    }

    // Texts of style sheets, which no script can make longer.
    pseudos(element) {
      for (const pseudo of ["::before", "::after"]) {
        const { content, float } = styleOf(element, pseudo);
        if (content !== "none" && float !== "none") this.floats.push(element);
        const text = [...content.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) => match[1]).join("");
        if (hasLetters(text) && /^"/.test(content)) {
          this.unknown.push({ text, place: placeOf(element), reason: `it is the text of ${pseudo}, which a script cannot change` });
        }
      }
    }

    // The runs of one block: what is between its block-level children.
    block(block) {
      let run = new Run(block);
      const end = () => {
        this.add(run);
        run = new Run(block);
      };
      const walk = (node) => {
        this.pseudos(node);
        for (const child of childrenOf(node)) {
          if (child.nodeType === 3) {
            run.nodes.push(child);
            this.order.set(child, this.order.size);
          } else if (child.nodeType === 1) {
            const style = styleOf(child);
            if (style.float !== "none") this.floats.push(node);
            if (child.localName === "br") {
              run.nodes.push(child);
            } else if (skipped.has(child.localName) && child.localName !== "svg") {
              continue;
            } else if (style.display === "none") {
              this.element(child);
            } else if (isInline(style) && !/^(img|svg|input|select|textarea|iframe|canvas|video)$/.test(child.localName)) {
              if (style.display === "inline") run.atoms.push({ element: child, isBox: false });
              walk(child);
            } else if (isBlockBeside(style) || /^(flex|grid)/.test(styleOf(block).display)) {
              const isOut = style.position === "absolute" || style.position === "fixed" || style.float !== "none";
              if (!isOut) end();
              this.element(child);
            } else {
              run.atoms.push({ element: child, isBox: true });
              this.element(child);
            }
          }
        }
      };
      walk(block);
      end();
    }

    // A run becomes one text, or one for each of its elements where nothing but space and marks is between them.
    add(run) {
      if (!run.nodes.some((node) => node.nodeType === 3 && hasText(node.data))) return;
      const groups = this.split(run);
      const members = [];
      for (const nodes of groups) {
        const part = new Run(run.block);
        part.nodes = nodes;
        part.atoms = groups.length > 1 ? [] : run.atoms;
        part.isAlone = groups.length === 1;
        if (hasLetters(part.text)) {
          this.runs.push(part);
          members.push(part);
        }
      }
      if (members.length > 1) this.flows.push(members);
    }

    split(run) {
      const groups = [];
      let last = null;
      for (const node of run.nodes) {
        if (node.nodeType !== 3) {
          if (groups.length) groups[groups.length - 1].push(node);
          continue;
        }
        // The child of the block, or of elements that hold nothing else, that the node is in.
        let top = node;
        for (let up = parentOf(node); up && up !== run.block; up = parentOf(up)) top = up;
        if (top === node) {
          if (hasLetters(node.data)) return [trimmed(run.nodes)];
          continue;
        }
        if (top !== last) groups.push([]);
        last = top;
        groups[groups.length - 1].push(node);
      }
      const withText = groups.map(trimmed).filter((nodes) => nodes.length);
      return withText.length > 1 ? withText : [trimmed(run.nodes)];
    }
  }

  const trimmed = (nodes) => {
    const isShown = (node) => node.nodeType === 3 && hasText(node.data);
    const first = nodes.findIndex(isShown);
    if (first < 0) return [];
    let last = nodes.length - 1;
    while (!isShown(nodes[last])) last -= 1;
    return nodes.slice(first, last + 1);
  };

  // ---- Geometry

  // Where the content of an element may be, in the coordinates of its window, without scroll bars.
  function contentBox(element) {
    const style = styleOf(element);
    const rect = element.getBoundingClientRect();
    const box = paddingBox(element, style, rect);
    return {
      left: box.left + number(style.paddingLeft), right: box.right - number(style.paddingRight),
      top: box.top + number(style.paddingTop), bottom: box.bottom - number(style.paddingBottom),
    };
  }

  function paddingBox(element, style = styleOf(element), rect = element.getBoundingClientRect()) {
    const left = rect.left + number(style.borderLeftWidth);
    const right = rect.right - number(style.borderRightWidth);
    const top = rect.top + number(style.borderTopWidth);
    const bottom = rect.bottom - number(style.borderBottomWidth);
    // Scroll bars take whole pixels; a smaller difference is rounding.
    const barX = element.clientWidth ? Math.max(0, Math.round(right - left) - element.clientWidth) : 0;
    const isRightToLeft = style.direction === "rtl";
    return {
      left: left + (isRightToLeft && barX > 2 ? barX : 0), right: right - (!isRightToLeft && barX > 2 ? barX : 0),
      top, bottom,
    };
  }

  // The boxes of the glyphs, one for each text node and line. Space before the first glyph, as after a checkbox, is none of them.
  function rectsOf(nodes) {
    const rects = [];
    for (const node of nodes) {
      if (node.nodeType !== 3) continue;
      const range = node.ownerDocument.createRange();
      range.selectNodeContents(node);
      if (node === nodes[0]) range.setStart(node, node.data.length - node.data.replace(/^[ \t\r\n\f]+/, "").length);
      for (const rect of range.getClientRects()) if (rect.width > 0 && rect.height > 0) rects.push(rect);
    }
    return rects;
  }

  function union(rects) {
    if (!rects.length) return null;
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const top = Math.min(...rects.map((rect) => rect.top));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  }

  // Lines from top to bottom: boxes of which each overlaps the one before by more than half of the smaller.
  function linesOf(rects) {
    const lines = [];
    for (const rect of [...rects].sort((one, other) => one.top - other.top || one.left - other.left)) {
      const line = lines[lines.length - 1];
      const shared = line ? Math.min(line.bottom, rect.bottom) - Math.max(line.top, rect.top) : 0;
      if (line && shared > Math.min(line.bottom - line.top, rect.height) / 2) {
        line.left = Math.min(line.left, rect.left);
        line.right = Math.max(line.right, rect.right);
        line.bottom = Math.max(line.bottom, rect.bottom);
      } else {
        lines.push({ left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom });
      }
    }
    return lines;
  }

  // By how much style sheets scale what is in an element: sizes of boxes are as they are seen, those of fonts as they are written.
  let scales = new WeakMap();

  function scaleOf(element) {
    if (!element) return 1;
    let scale = scales.get(element);
    if (scale === undefined) {
      const style = styleOf(element);
      const matrix = style.transform && style.transform !== "none" ? new DOMMatrix(style.transform) : null;
      const own = (matrix && !matrix.b && !matrix.c && matrix.a > 0 ? matrix.a : 1) * (number(style.scale) || 1) * (number(style.zoom) || 1);
      scale = own * scaleOf(parentOf(element));
      scales.set(element, scale);
    }
    return scale;
  }

  const clips = (overflow) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll" || overflow === "overlay";

  // ---- Probing

  // Texts that cannot meet are probed at the same time, so that the browser lays the page out once for all of them. A probe is a
  // generator: before it makes a text longer it waits until all others have read what they need, and then until all of them have
  // made theirs longer.

  // What is measured again only after some text has changed.
  let version = 0;
  let measuredVersion = -1;
  let measured = new Map();

  function measuresOf(element) {
    if (measuredVersion !== version) {
      measured = new Map();
      measuredVersion = version;
    }
    let measures = measured.get(element);
    if (!measures) {
      measures = {
        over: Math.max(0, element.scrollWidth - element.clientWidth),
        overY: Math.max(0, element.scrollHeight - element.clientHeight), edge: null,
      };
      measured.set(element, measures);
    }
    return measures;
  }

  function edgeOf(element) {
    const measures = measuresOf(element);
    measures.edge = measures.edge || paddingBox(element);
    return measures.edge;
  }

  // Thrown where what is seen may be the doing of another text that is longer now, too.
  const unclear = new Error("Another text is probed at the same time.");
  // Asks for a probe at which no other text is longer.
  const alone = "alone";

  // One text with the means to make it longer and to put it back.
  class Probe {
    constructor(run) {
      this.run = run;
      this.block = run.block;
      this.node = [...run.nodes].reverse().find((node) => node.nodeType === 3 && hasText(node.data));
      this.chain = ancestorsOf(run.block);
      this.root = run.block.ownerDocument.documentElement;
      this.added = 0;
      this.join(null);
      const node = this.node;
      // What is appended goes before white space that ends the node and is not shown.
      this.at = node.data.replace(/[ \t\r\n\f]+$/, "").length;
    }

    // Notes who is probed at the same time; null for nobody.
    join(crowd) {
      this.crowd = crowd;
      // The first element of the chain that others are in.
      const first = crowd ? this.chain.findIndex((element) => crowd.isIn(element)) : -1;
      this.shared = first < 0 ? Infinity : first;
    }

    grow(text) {
      this.restore();
      this.node.insertData(this.at, text);
      this.added = text.length;
      if (this.block.localName === "select") {
        this.style = [this.block.getAttribute("style"), this.block.style.cssText];
        // Chromium asks the options for their widths only when the list itself is laid out anew.
        this.block.style.setProperty("text-indent", "0.001px", "important");
      }
      version += 1;
    }

    restore() {
      if (!this.added) return;
      this.node.deleteData(this.at, this.added);
      this.added = 0;
      if (this.style) {
        this.block.getBoundingClientRect();
        putBack(this.block, ...this.style);
      }
      version += 1;
    }

    // What the layout makes of a longer text.
    *grown(text, base) {
      yield;
      this.grow(text);
      yield;
      const state = this.look();
      this.compare(state, base);
      return state;
    }

    // What the layout has made of the text now.
    look() {
      const rects = rectsOf(this.run.nodes);
      const lines = linesOf(rects);
      const box = union(rects) || { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 };
      const content = contentBox(this.block);
      const all = this.chain.map(measuresOf);
      const over = all.map((each) => each.over);
      const overY = all.map((each) => each.overY);
      return { rects, lines, box, content, over, overY, width: content.right - content.left };
    }

    // What the layout has made of the text before anything was longer.
    lookFirst() {
      return { ...this.look(), edges: this.chain.map(edgeOf) };
    }

    // Elements that others are in, too, must be where they were: otherwise nobody knows who has moved them.
    compare(state, base) {
      state.isIdle = true;
      if (this.shared === Infinity) return;
      const isMoved = (index) => {
        const [now, before] = [edgeOf(this.chain[index]), base.edges[index]];
        return Math.abs(now.left - before.left) > 0.01 || Math.abs(now.right - before.right) > 0.01;
      };
      for (let index = this.shared; index < this.chain.length; index += 1) if (isMoved(index)) throw unclear;
      // Whether what the text alone is in has become no wider, so that it cannot be what pushes something out.
      const own = this.shared - 1;
      state.isIdle = own < 0
        ? state.box.right <= Math.max(state.content.right, base.box.right) &&
          state.box.left >= Math.min(state.content.left, base.box.left)
        : !isMoved(own) && state.over[own] <= base.over[own];
    }

    // How much more than before is outside of an element of the chain, as far as it is the doing of this text.
    pushed(state, base, index) {
      const more = state.over[index] - base.over[index];
      if (more <= 1 || index < this.shared) return more;
      if (state.isIdle) return 0;
      throw unclear;
    }

    // What is in the first line beside the glyphs: icons, spaces, padding of inline elements.
    othersBeside(state) {
      if (!this.run.atoms.length || state.lines.length !== 1) return 0;
      const line = state.lines[0];
      const all = [...state.rects];
      for (const atom of this.run.atoms) {
        for (const rect of atom.element.getClientRects()) {
          const middle = (rect.top + rect.bottom) / 2;
          if (rect.width > 0 && middle > line.top && middle < line.bottom) {
            const style = styleOf(atom.element);
            all.push({
              left: rect.left - Math.max(0, number(style.marginLeft)),
              right: rect.right + Math.max(0, number(style.marginRight)), top: rect.top, bottom: rect.bottom,
            });
          }
        }
      }
      return Math.max(0, union(all).width - glyphWidth(state));
    }
  }

  // The width of the glyphs of a text in one line; parts of it may have something between them.
  const glyphWidth = (state) => state.rects.reduce((sum, rect) => sum + rect.width, 0);

  // What a longer text does to its surroundings, compared to how they were.
  //
  // isStrict: another text that goes on on a second line is a fault even where it is one that may.
  function fault(probe, base, state, neighbours, isStrict) {
    if (state.lines.length > base.lines.length) return { kind: "wrap" };
    const own = Math.max(state.box.right - state.content.right, state.content.left - state.box.left);
    const ownBase = Math.max(base.box.right - base.content.right, base.content.left - base.box.left);
    if (!isInline(styleOf(probe.block)) && own > slack && own > ownBase + slack) return { kind: "own", by: own };
    let isLifted = false;
    for (let index = 0; index < probe.chain.length; index += 1) {
      const element = probe.chain[index];
      const style = styleOf(element);
      if (style.display === "inline" || style.display === "contents") continue;
      if (element === probe.root || element === element.ownerDocument.body) continue;
      // A menu that is placed over the page need not be in the box of what opens it.
      if (isLifted && !clips(style.overflowX) && !scrolls(style.overflowX)) continue;
      if (/absolute|fixed/.test(style.position)) isLifted = true;
      const edge = edgeOf(element);
      const out = Math.max(state.box.right - edge.right, edge.left - state.box.left);
      // Of a box that others leave already, they may leave more.
      const pushed = base.over[index] > 1 ? 0 : probe.pushed(state, base, index);
      const by = Math.max(out, pushed > 1 ? Math.min(pushed, exitOf(element, edge)) : 0);
      if (by > slack + 0.5 && by > wasOut(base, index, edge)) return { kind: "ancestor", by, index };
    }
    const view = viewOf(probe.block);
    const width = probe.root.clientWidth || view.innerWidth;
    const last = probe.chain.length - 1;
    const page = Math.max(
      base.over[last] <= 1 && probe.pushed(state, base, last) > 1 ? state.over[last] : 0,
      base.box.left >= 0 && base.box.right <= width ? Math.max(state.box.right - width, -state.box.left) : 0);
    if (page > slack + 0.5) return { kind: "page", by: page, index: last };
    for (const neighbour of neighbours) {
      const row = probe.crowd ? neighbour.row : null;
      // What is not beside the text gives way only where something has moved that both are in.
      if (row === undefined || !neighbour.isHurt(isStrict)) continue;
      if (row && probe.crowd.isIn(row)) throw unclear;
      return { kind: "neighbour", neighbour };
    }
    return null;
  }

  // The first elements in an element; pages may have tens of thousands.
  function firstInside(element) {
    const walker = element.ownerDocument.createTreeWalker(element, 1);
    const found = [];
    while (found.length < 400 && walker.nextNode()) found.push(walker.currentNode);
    return found;
  }

  // How far the boxes in an element leave it sideways. What it can scroll has its padding in it; that is no text.
  function exitOf(element, edge) {
    let most = 0;
    for (const each of firstInside(element)) {
      const rect = each.getBoundingClientRect();
      if (rect.width > 0) most = Math.max(most, rect.right - edge.right, edge.left - rect.left);
    }
    return most;
  }

  const wasOut = (base, index, edge) =>
    Math.max(0, Math.min(base.over[index], Math.max(base.box.right - edge.right, edge.left - base.box.left)));

  // What is expected to stay on one line, if it is on one.
  const controls = /^(button|link|tab|menuitem|option|columnheader)$/;

  // Another text that may have to give way.
  class Neighbour {
    constructor(run, of) {
      this.run = run;
      this.of = of;
      this.base = this.look();
      // Where lines of running text end says nothing about a link in them.
      this.isControl = run.isAlone && controls.test(roleOf(holderOf(run)));
    }
    look() {
      const lines = linesOf(rectsOf(this.run.nodes)).length;
      const block = this.run.block;
      return { lines, over: block.scrollWidth - block.clientWidth };
    }
    isHurt(isStrict) {
      const now = this.look();
      if (now.over > Math.max(0, this.base.over) + 1) return true;
      return now.lines > this.base.lines && this.base.lines === 1 && (isStrict || this.isControl);
    }
    // The element in which both are beside each other; undefined where they are one below the other.
    get row() {
      if (!("known" in this)) this.known = rowOf(this.run.block, this.of.block);
      return this.known;
    }
  }

  // The texts of a document, and which of them are in an element.
  class Texts {
    constructor(finder) {
      this.runs = finder.runs;
      this.numbers = new Map(this.runs.map((run, number) => [run, number]));
      this.inside = new Map();
      this.runs.forEach((run, number) => {
        for (let each = run.block; each; each = each.parentNode) {
          if (this.inside.has(each)) this.inside.get(each).push(number);
          else this.inside.set(each, [number]);
        }
      });
    }

    // The texts in an element that are nearest to one of them, or the first for one that is none of them.
    nearest(run, element, most) {
      const all = this.inside.get(element) || [];
      const number = this.numbers.has(run) ? this.numbers.get(run) : -1;
      let [low, high] = [0, all.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (all[middle] < number) low = middle + 1;
        else high = middle;
      }
      let before = low - 1;
      let after = all[low] === number ? low + 1 : low;
      const found = [];
      while (found.length < most && (before >= 0 || after < all.length)) {
        const isBefore = before >= 0 && (after >= all.length || number - all[before] <= all[after] - number);
        found.push(this.runs[isBefore ? all[before--] : all[after++]]);
      }
      return found;
    }
  }

  // Texts in the same rows: below the flex containers, grids and tables around the block.
  function neighboursOf(run, texts) {
    const rows = ancestorsOf(run.block).filter((element) =>
      /flex|grid|table/.test(styleOf(element).display)).slice(0, 3);
    const outer = rows[rows.length - 1];
    if (!outer) return [];
    return texts.nearest(run, outer, 16).map((other) => new Neighbour(other, run));
  }

  // How wide one line may become: the text grows until something gives way.
  function* probeWidth(probe, base, neighbours, isStrict) {
    const view = viewOf(probe.block);
    const most = Math.max(view.innerWidth, probe.root.scrollWidth, base.width) * 1.5 + 100;
    let fits = 0;
    let fitting = base;
    let high = Infinity;
    let bad = null;
    // Tries a number of spaces; returns the layout where all is well.
    function* state(count) {
      const now = yield* probe.grown(" " + nbsp.repeat(count), base);
      const found = fault(probe, base, now, neighbours, isStrict);
      if (found) {
        high = count;
        bad = { now, fault: found, end: endOf(probe, base, now) };
        return null;
      }
      fits = count;
      fitting = now;
      // What is after the text may have gone on on the next line by now.
      fitting.others = probe.othersBeside(now);
      return now;
    }
    const one = yield* state(1);
    if (one) {
      // As many as there is space for in a box that does not grow: mostly this one fits, and one more does not.
      const unit = (glyphWidth(one) - glyphWidth(base)) / 2;
      const line = one.lines[0];
      const spare = one.content.right - one.content.left - (line ? line.right - line.left : 0);
      const guess = unit > 0.1 ? Math.min(1 + Math.floor(spare / unit), Math.floor(view.innerWidth / unit)) : 0;
      if (guess > 2) {
        if (yield* state(guess)) yield* state(guess + 1);
        else yield* state(guess - 1);
      }
    }
    for (let count = 2; !bad; count *= 2) {
      if (count <= fits) continue;
      const now = yield* state(count);
      if (now && (glyphWidth(now) > most || count > 20000)) return { state: now, fault: null, fitting, fits };
    }
    while (high - fits > 1) yield* state((fits + high) >> 1);
    return { state: bad.now, fault: bad.fault, end: bad.end, fitting, fits };
  }

  // Where a text in one line leaves what is around it, as far as that is as it was before the text was longer, from where it starts.
  // Undefined where it has become longer to both sides, or goes on on another line.
  function endOf(probe, base, state) {
    if (state.lines.length > 1 || Math.abs(state.box.left - base.box.left) > slack || styleOf(probe.block).direction === "rtl") return undefined;
    const width = probe.root.clientWidth;
    let end = base.box.right <= width ? width : Infinity;
    for (let index = 0; index < probe.chain.length; index += 1) {
      const element = probe.chain[index];
      const { display, position } = styleOf(element);
      if (display === "inline" || display === "contents" || element === probe.root || element.localName === "body") continue;
      const [{ right }, before] = [edgeOf(element), base.edges[index]];
      if (Math.abs(right - before.right) < 0.25 && right >= base.box.right - slack) end = Math.min(end, right);
      if (/absolute|fixed/.test(position)) break;
    }
    return end - base.box.left;
  }

  // Whether only the window limits a box: every element from it up to the page is as wide as the one around it lets it be.
  function isLimitedByScreen(element) {
    for (let each = element; each && each.localName !== "body"; each = parentOf(each)) {
      const parent = parentOf(each);
      if (!parent) break;
      const style = styleOf(each);
      const inner = contentBox(parent);
      const rect = each.getBoundingClientRect();
      const outer = rect.width + number(style.marginLeft) + number(style.marginRight);
      if (outer < inner.right - inner.left - 1) return false;
    }
    return true;
  }

  // The room of a run.
  function* roomOf(probe, texts) {
    const { run } = probe;
    const base = probe.lookFirst();
    if (!base.rects.length) {
      return { unknown: { text: run.text, place: placeOf(holderOf(run)), reason: "it has no box" } };
    }
    const room = describe(run, base);
    const nodeStyle = styleOf(parentOf(probe.node));
    const isNoWrap = /nowrap/.test(nodeStyle.textWrapMode || nodeStyle.whiteSpace) ||
      /^(nowrap|pre)$/.test(nodeStyle.whiteSpace);
    const wasOver = Math.max(base.box.right - base.content.right, base.content.left - base.box.left) > 1;
    const others = probe.othersBeside(base);
    const besideOf = (found) => (found.fits ? found.fitting.others : others);
    const neighbours = neighboursOf(run, texts);
    if (isNoWrap) room.wraps = false;
    if (isNoWrap && base.lines.length === 1) room.lines = 1;
    if (wasOver && isNoWrap) {
      room.width = base.width - others;
      room.overflow = overflowOf(probe);
    } else if (isNoWrap || base.lines.length === 1) {
      yield* clearly(probe, function* () {
        let found = yield* probeWidth(probe, base, neighbours, true);
        const glyphs = glyphWidth(base);
        if (base.lines.length === 1 && found.fault) {
          run.line = { glyphs, most: widthOf(found, base, besideOf(found)), fits: found.fits, base, neighbours, end: found.end };
        }
        if (found.fault && found.fault.kind === "neighbour" && !found.fault.neighbour.isControl) {
          found = yield* probeWidth(probe, base, neighbours, false);
        }
        const beside = besideOf(found);
        if (found.fault) room.width = widthOf(found, base, beside);
        // What scrolls sideways already is wider than what is seen of it: a text is out before it goes on on a second line.
        if (!isNoWrap && found.fault && !cellOf(probe.block) && base.over[found.fault.index] > 1 && found.state.width - beside > room.width + 8) {
          room.lineWidth = found.state.width - beside;
        }
        if (!found.fault || isLimitedByWindow(probe, base, found)) room.limit = "screen";
        room.overflow = overflowOf(probe);
        probe.longest = room.text.length + found.fits + 1;
        run.isBroken = !isNoWrap && found.fault && found.fault.kind === "wrap";
      });
      if (run.isBroken) yield* clearly(probe, () => probeWord(probe, base, neighbours, others, room));
    } else {
      yield* clearly(probe, function* () {
        const state = yield* probe.grown(" " + "nn ".repeat(Math.ceil(run.text.length / 9)) + "n", base);
        room.width = state.width;
        const isLeftToRight = styleOf(probe.block).direction !== "rtl";
        const seen = isLeftToRight && !cellOf(probe.block) ? edgeAround(probe.block) - state.content.left : Infinity;
        if (seen > 0 && seen < room.width - 8) [room.lineWidth, room.width] = [room.width, seen];
        probe.longest = room.text.length + probe.added;
      });
      const whole = room.lineWidth || room.width;
      run.line = { glyphs: whole, most: whole, fits: 0, base, neighbours: [], takesRest: true };
      yield* clearly(probe, () => probeWord(probe, base, [], 0, room));
    }
    if (!isNoWrap) yield* clearly(probe, () => probeHeight(probe, base, room));
    const scale = scaleOf(probe.block);
    for (const name of ["width", "height", "wordWidth", "lineWidth"]) if (room[name] !== undefined) room[name] /= scale;
    return { room: rounded(room) };
  }

  // Does something again where no other text is longer, if it was not clear which of them has done what was seen.
  function* clearly(probe, work) {
    try {
      return yield* work();
    } catch (error) {
      if (error !== unclear) throw error;
    }
    yield alone;
    return yield* work();
  }

  // The width that a text may have in one line.
  function widthOf(found, base, others) {
    const { state, fault, fitting, fits } = found;
    if (fault.kind === "wrap" && base.lines.length === 1) {
      // What a style sheet puts beside the text, such as an icon of ::before, has no box to be asked for: where it wraps says.
      const step = (glyphWidth(fitting) - glyphWidth(base)) / (fits + 1);
      const limit = fits ? glyphWidth(fitting) + step : Infinity;
      return limit < state.width - others ? limit - step / 2 : state.width - others;
    }
    if (fault.kind === "wrap" || fault.kind === "own") return state.width - others;
    if (fault.kind === "neighbour") return Math.max(glyphWidth(base), glyphWidth(fitting));
    return Math.max(glyphWidth(base), glyphWidth(state) - fault.by);
  }

  // The width that a word may have, where boxes make room for a long word that they do not make for several: tracks of grids,
  // columns of tables and items of flex containers are at least as wide as their widest word.
  function* probeWord(probe, base, neighbours, others, room) {
    const view = viewOf(probe.block);
    // As a part of the longest text that was tried in one line: what is less than this wider is no long word.
    const last = probe.node.data.slice(0, probe.at).match(/\S*$/)[0];
    const lastWidth = last.length / Math.max(1, probe.longest) * glyphWidth(base);
    let good = 0;
    let bad = 0;
    function* isBad(count) {
      const state = yield* probe.grown(nbsp.repeat(count), base);
      const width = Math.max(...state.rects.map((rect) => rect.width));
      const found = fault(probe, { ...base, lines: { length: Infinity } }, state, neighbours, false);
      if (!found && width > room.width + 1) good = Math.max(good, width);
      return found || width > view.innerWidth * 1.2;
    }
    const unit = Math.max(1, number(styleOf(probe.block).fontSize) / 4);
    const first = Math.max(1, Math.ceil((room.width + others - lastWidth) / unit) + 2);
    for (bad = first; !(yield* isBad(bad)) && bad < 4000; bad = Math.ceil(bad * 1.2) + 1);
    if (!good) return;
    let fits = Math.max(1, Math.floor((bad - 1) / 1.2));
    while (bad - fits > 1) {
      const middle = (fits + bad) >> 1;
      if (yield* isBad(middle)) bad = middle;
      else fits = middle;
    }
    room.wordWidth = good;
  }

  // Texts that stand in one line and take from the same space: each alone may take all of it, and together they may not.
  function share(runs, rooms, tables, isOver, isTogether) {
    const pairs = [];
    let last = null;
    for (const run of runs.filter(({ block }) => scaleOf(block) === 1)) {
      // The columns of a table decide what is left for its texts.
      if (tables.has(run)) last = null;
      if (!run.line || !rooms.has(run) || tables.has(run)) continue;
      const pair = last && pairOf(last, run);
      if (pair) pairs.push(pair);
      last = run;
    }
    doAll(pairs, isOver, isTogether);
    const joined = new Map();
    for (const { runs: [one, other], result } of pairs) {
      if (result === undefined) {
        // Nobody knows how much they leave each other.
        rooms.delete(one);
        rooms.delete(other);
      }
      if (!result) continue;
      const group = joined.get(one) || [one];
      group.push(other);
      joined.set(other, group);
      joined.set(one, group);
    }
    for (const group of new Set(joined.values())) {
      const slack = Math.max(...group.map((run) => (run.line.takesRest ? 0 : run.line.most - run.line.glyphs)));
      const hasRest = group.some((run) => run.line.takesRest);
      const width = group.reduce((sum, run) => sum + run.line.glyphs, hasRest ? 0 : slack);
      const name = selectorOf(commonAncestor(group[0].block, group[group.length - 1].block)) + " @" +
        Math.round(group[0].line.base.box.top + viewOf(group[0].block).scrollY);
      let before = 0;
      for (const run of group) {
        const shared = { name, width: Math.floor(width * 100) / 100 };
        // Something else limits this one, whatever the others need.
        if (run.line.takesRest) shared.takesRest = true;
        else if (!hasRest && run.line.most - run.line.glyphs < slack - 6) shared.most = Math.floor(run.line.most * 100) / 100;
        const end = before + (run.line.end || Infinity);
        before += run.line.glyphs;
        if (!hasRest && Math.abs(end - width) > 0.5 && end < Infinity) shared.end = hundredths(end);
        if (rooms.has(run)) rooms.get(run).shared = shared;
      }
    }
  }

  // Two texts that may take from the same space; null where they do not.
  function pairOf(one, other) {
    const row = commonAncestor(one.block, other.block);
    if (one.block === other.block || !row || isPassedOn(one, other, row)) return null;
    const [first, second] = [one.line.base.box, other.line.base.box];
    if (Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top) <= 0) return null;
    if (one.line.takesRest && other.line.takesRest) return null;
    const probes = [new Probe(one), new Probe(other)];
    return { runs: [one, other], chain: ancestorsOf(row), probes, steps: isShared(one, other, row, ...probes) };
  }

  // Whether the second of two texts goes on on the next line where the first leaves it too little: it is a box in lines that wrap, and
  // the first is another, or a text of these lines.
  function isPassedOn(one, other, row) {
    const { display, whiteSpace, textWrapMode } = styleOf(row);
    if (!/^(block|flow-root|list-item|inline-block|table-cell)$/.test(display)) return false;
    if (/nowrap/.test(textWrapMode || whiteSpace) || /^(nowrap|pre)$/.test(whiteSpace) || ancestorsOf(row).some(isLimiting)) return false;
    return [one, other].every((run) => {
      const chain = ancestorsOf(run.block);
      const inside = chain.slice(0, chain.indexOf(row)).filter((each) => !isInline(styleOf(each)));
      if (inside.length === 0) return run === one;
      return /^inline-/.test(styleOf(inside[inside.length - 1]).display);
    });
  }

  // Whether a box is in lines that wrap, so that it goes on on the next one where it does not fit beside others.
  function isBoxInLines(block) {
    const outer = parentOf(block);
    if (!outer || !/^inline-/.test(styleOf(block).display)) return false;
    const { display, whiteSpace, textWrapMode } = styleOf(outer);
    return !/flex|grid/.test(display) && !/nowrap/.test(textWrapMode || whiteSpace) && !/^(nowrap|pre)$/.test(whiteSpace);
  }

  function* isShared(one, other, row, probe, probeOther) {
    if (probe.crowd && probe.crowd.isIn(row)) yield alone;
    return yield* clearly(probe, () =>
      one.line.takesRest || other.line.takesRest
        ? isTakenFromRest(one, other, probe, probeOther) : isTakenFromOther(one, other, probe, probeOther));
  }

  function* isTakenFromRest(one, other, probe, probeOther) {
    const [flexible, grown, base] = one.line.takesRest
      ? [one, probeOther, other.line.base] : [other, probe, one.line.base];
    const before = contentWidth(flexible.block);
    yield* grown.grown(nbsp.repeat(4), base);
    return contentWidth(flexible.block) < before - 2;
  }

  function* isTakenFromOther(one, other, probe, probeOther) {
    const spare = (other.line.most - other.line.glyphs) / Math.max(1, number(styleOf(other.block).fontSize) / 4);
    // As much as it may have alone, less a little.
    const count = Math.min(4, Math.floor(spare) - 1);
    const neighbours = [...other.line.neighbours, ...one.line.neighbours].filter((each) => each.run !== other);
    yield;
    if (one.line.fits) probe.grow(" " + nbsp.repeat(one.line.fits));
    probeOther.grow(" " + nbsp.repeat(Math.max(1, count)));
    yield;
    const state = probeOther.look();
    probeOther.compare(state, other.line.base);
    return Boolean(fault(probeOther, other.line.base, state, neighbours, true));
  }

  function commonAncestor(one, other) {
    const around = new Set(ancestorsOf(one));
    return ancestorsOf(other).find((element) => around.has(element));
  }

  // Whether a box that grows with its text grew until the window stopped it.
  function isLimitedByWindow(probe, base, found) {
    if (found.state.width <= base.width + 1) return false;
    return found.fault.kind === "page" || isGrownToScreen(probe, found);
  }

  function isGrownToScreen(probe, found) {
    const fixed = probe.chain.find((element) => !isInline(styleOf(element)) && element !== probe.block);
    return found.fault.kind === "wrap" && fixed && isLimitedByScreen(fixed) &&
      found.state.width > contentWidth(fixed) - horizontalEdges(probe.block) - 2;
  }
  const contentWidth = (element) => {
    const box = contentBox(element);
    return box.right - box.left;
  };
  const horizontalEdges = (element) => {
    const style = styleOf(element);
    return ["marginLeft", "marginRight", "borderLeftWidth", "borderRightWidth", "paddingLeft", "paddingRight"]
      .reduce((sum, name) => sum + number(style[name]), 0);
  };

  // What happens to what is too wide.
  function overflowOf(probe) {
    for (const element of probe.chain) {
      const style = styleOf(element);
      if (style.display === "inline" || element === probe.root || element.localName === "body") continue;
      if (clips(style.overflowX)) {
        return element === probe.block && style.textOverflow.includes("ellipsis") ? "ellipsis" : "clip";
      }
      if (scrolls(style.overflowX)) return "scroll";
    }
    return "visible";
  }

  // How many lines, or how much height, a text that wraps may have.
  function* probeHeight(probe, base, room) {
    const clamp = probe.chain.slice(0, 2).map((element) => parseInt(styleOf(element).webkitLineClamp, 10))
      .find((count) => count > 0);
    const width = room.width || base.width;
    const style = styleOf(parentOf(probe.node));
    const perLine = Math.max(4, Math.ceil((width / number(style.fontSize)) * 1.2));
    const words = Math.ceil(perLine * (Math.min(base.lines.length, 20) + 8) / 2);
    const state = yield* probe.grown(" n".repeat(Math.min(words, 4000)), base);
    if (state.lines.length < 2) return;
    const pitch = (state.lines[state.lines.length - 1].top - state.lines[0].top) / (state.lines.length - 1);
    const glyphs = state.lines[0].bottom - state.lines[0].top;
    if (clamp) {
      room.lines = clamp;
      room.overflow = "ellipsis";
      return;
    }
    let isLifted = false;
    for (let index = 0; index < probe.chain.length; index += 1) {
      const element = probe.chain[index];
      const elementStyle = styleOf(element);
      if (elementStyle.display === "inline" || elementStyle.display === "contents") continue;
      if (element === probe.root || element.localName === "body") break;
      if (scrolls(elementStyle.overflowY)) return;
      // What is placed over the page need not be in the box of what opens it.
      if (isLifted && !clips(elementStyle.overflowY)) continue;
      if (/absolute|fixed/.test(elementStyle.position)) isLifted = true;
      const edge = edgeOf(element);
      // Glyphs may be taller than their lines, and so outside of a box that has room for all lines.
      const outside = ({ box }) => Math.max(0, box.bottom - edge.bottom) + Math.max(0, edge.top - box.top);
      const out = Math.max(0, outside(state) - Math.max(0, glyphs - pitch));
      const pushed = state.overY[index] > base.overY[index] + 1 ? exitBelow(element, edge, probe.block, state) : 0;
      if (out < 2 && pushed < 2) continue;
      if (!clips(elementStyle.overflowY) && isLastOfScreen(element, edge)) continue;
      if (index >= probe.shared) throw unclear;
      const lineHeights = pitch * state.lines.length;
      room.height = Math.max(lineHeights - Math.max(out + (pitch - glyphs) / 2, pushed), pitch * base.lines.length);
      room.overflow = clips(elementStyle.overflowY) ? "clip" : room.overflow || "visible";
      return;
    }
  }

  // Whether a box ends with the window, or with the box that scrolls around it, and nothing is below it: a page of `height: 100%`.
  // What leaves it downwards is reached by scrolling.
  function isLastOfScreen(element, edge) {
    let port = null;
    let isBelow = false;
    for (let each = element; each && each.localName !== "body" && each.localName !== "html"; each = parentOf(each)) {
      const { position, overflowY } = styleOf(each);
      if (position === "fixed") return false;
      if (each !== element && scrolls(overflowY)) {
        port = each;
        break;
      }
      const next = each.nextElementSibling;
      const rect = next && next.getBoundingClientRect();
      isBelow = isBelow || Boolean(rect && rect.height > 0 && rect.top >= edge.bottom - 1);
    }
    const view = viewOf(element);
    const height = port ? port.clientHeight : view.innerHeight;
    const bottom = port ? edge.bottom - edgeOf(port).top + port.scrollTop : edge.bottom + view.scrollY;
    return !isBelow && Math.abs(bottom - height) <= 1 && edge.bottom - edge.top >= height / 2;
  }

  // How far what is below a text leaves an element at the bottom.
  function exitBelow(element, edge, block, state) {
    let most = 0;
    for (const each of firstInside(element)) {
      if (each.contains(block) || block.contains(each)) continue;
      const rect = each.getBoundingClientRect();
      if (rect.height > 0 && rect.top >= state.box.bottom - 2) most = Math.max(most, rect.bottom - edge.bottom);
    }
    return most;
  }

  // ---- Columns of tables: all cells of a column are as wide as the texts of all of them make it (CSS 2.1, 17.5.2.2)

  // Larger tables keep the rooms of their texts as they were probed.
  const mostCells = 4000;

  // The innermost cell that a block is in; null for none.
  function cellOf(block) {
    for (let each = block; each; each = parentOf(each)) {
      const { display } = styleOf(each);
      if (display === "table-cell") return each;
      if (/^(inline-table|table|table-caption)$/.test(display)) return null;
    }
    return null;
  }

  function tableOf(cell) {
    for (let each = parentOf(cell); each; each = parentOf(each)) {
      const { display } = styleOf(each);
      if (display === "table" || display === "inline-table") return each;
      if (!/^table-(row|row-group|header-group|footer-group)$/.test(display)) return null;
    }
    return null;
  }

  const tableAround = (block) => {
    const cell = cellOf(block);
    return cell && tableOf(cell);
  };

  // The widest that each table was while nothing left its box.
  let widestTables = new WeakMap();

  // Whether what is in an element leaves one that is around it, or the window.
  //
  // inset: how far from both edges of the element it is.
  function isOutside(element, inset) {
    const whole = element.getBoundingClientRect();
    const rect = { left: whole.left + inset, right: whole.right - inset };
    if (rect.right > element.ownerDocument.documentElement.clientWidth + 1 || rect.left < -1) return true;
    for (let each = parentOf(element); each && each.localName !== "body"; each = parentOf(each)) {
      const { display, position } = styleOf(each);
      if (display === "inline" || display === "contents") continue;
      const edge = edgeOf(each);
      if (rect.right > edge.right + 1 || rect.left < edge.left - 1) return true;
      // What is placed over the page need not be in the box of what opens it.
      if (/absolute|fixed/.test(position)) return false;
    }
    return false;
  }

  // The cells of a table with their columns; null where its columns do not follow from its texts.
  function gridOf(table) {
    const style = styleOf(table);
    if (style.writingMode !== "horizontal-tb" || scaleOf(table) !== 1) return null;
    if (style.tableLayout === "fixed" && lengthOf(table, "width") !== null) return null;
    const rowsOfTable = [];
    const find = (parent) => {
      // Cells beside one another without a row around them are one.
      let loose = null;
      for (const child of parent.children) {
        const { display } = styleOf(child);
        if (display === "none") continue;
        if (display === "table-cell") {
          if (!loose) rowsOfTable.push(loose = []);
          loose.push(child);
          continue;
        }
        loose = null;
        if (display === "table-row") rowsOfTable.push([...child.children].filter((each) => styleOf(each).display === "table-cell"));
        else if (/^table-(row|header|footer)-group$/.test(display)) find(child);
      }
    };
    find(table);
    const cells = [];
    let taken = [];
    let count = 0;
    for (const row of rowsOfTable) {
      let column = 0;
      for (const element of row) {
        while (taken[column] > 0) column += 1;
        const columnSpan = element.colSpan || 1;
        const rowSpan = element.rowSpan === 0 ? Infinity : element.rowSpan || 1;
        cells.push({ element, column, columnSpan });
        for (let index = 0; index < columnSpan; index += 1) taken[column + index] = rowSpan;
        column += columnSpan;
        count = Math.max(count, column);
      }
      taken = Array.from(taken, (rest) => (rest || 0) - 1);
    }
    return count < 2 || cells.length > mostCells ? null : { cells, count };
  }

  // What a style sheet says of a length, before layout: { unit, value }, null for none; undefined where nobody knows.
  function lengthOf(element, name) {
    const value = element.computedStyleMap && element.computedStyleMap().get(name);
    if (!value) return undefined;
    if (/^(auto|none|normal)$/.test(value.value)) return null;
    return value.unit === "px" || value.unit === "percent" ? { unit: value.unit, value: value.value } : undefined;
  }

  // What makes cells boxes of their own. What is in them may inherit `box-sizing`, so that it stays.
  const asBoxes = { display: "block", position: "absolute", float: "none", transition: "none",
    "min-width": "0", "max-width": "none", "border-left-width": "0", "border-right-width": "0" };
  const asGlyphs = { "white-space": "normal", "word-break": "break-all", "overflow-wrap": "anywhere" };
  // What makes a cell as wide as its table may be.
  const asOnlyOne = { ...asGlyphs, "min-width": "0", width: "auto" };

  // Does work while cells have another style, each its own.
  function withCells(cells, styleFor, work) {
    const before = cells.map(({ element }) => [element.getAttribute("style"), element.style.cssText]);
    try {
      for (const { element } of cells) {
        const important = styleFor(element);
        for (const name in important) element.style.setProperty(name, important[name], "important");
      }
      version += 1;
      return work();
    } finally {
      cells.forEach(({ element }, index) => putBack(element, ...before[index]));
      version += 1;
    }
  }

  // Gives an element the style that it had.
  function putBack(element, attribute, text) {
    element.style.cssText = text;
    // Asked for first: Chromium keeps an empty attribute that was removed before anyone has read it.
    const now = element.getAttribute("style");
    if (attribute === null) element.removeAttribute("style");
    // The policy of a page may forbid the attribute, and not the style.
    else if (now !== attribute) element.setAttribute("style", attribute);
  }

  const widestLine = (run) => Math.max(0, ...linesOf(rectsOf(run.nodes)).map((line) => line.right - line.left));

  // How much wider each cell is than the text of a member where the text decides it, and how wide the cells are, in one width.
  function readCells(cells, width, edges, boxes = asBoxes) {
    withCells(cells, () => ({ ...boxes, width }), () => {
      const widthOfCell = (cell) => cell.element.getBoundingClientRect().width + cell.borders;
      for (const cell of cells) {
        cell[width] = widthOfCell(cell);
        for (const member of cell.members) member[width] = member.run ? widestLine(member.run) : member.width;
      }
      // One text of each cell at a time.
      for (let index = 0; cells.some((cell) => cell.members.length > index); index += 1) {
        const probes = [];
        for (const cell of cells) {
          const member = cell.members[index];
          const run = member && (member.run || runOfList(member.field));
          if (!run) continue;
          const probe = new Probe(run);
          probe.grow(nbsp.repeat(Math.ceil((cell[width] + 200) / (number(styleOf(parentOf(probe.node)).fontSize) / 5 || 1))));
          probes.push([probe, cell, member]);
        }
        for (const [, cell, { run, field }] of probes) cell.members[index][edges] = widthOfCell(cell) - (run ? widestLine(run) : widestOption(field));
        for (const [probe] of probes) probe.restore();
      }
    });
  }

  // Lists are whole pixels wide.
  const widestOption = (field) => Math.ceil(Math.max(0, ...listTexts(field).map((text) => textWidth(field, text))));

  // The text of the widest option, which a list is as wide as.
  function runOfList(field) {
    const widths = new Map([...field.options].filter(({ text }) => hasLetters(text)).map((option) => [option, textWidth(field, option.text)]));
    const [widest] = [...widths].sort((one, other) => other[1] - one[1])[0] || [];
    const run = new Run(field);
    run.nodes = widest ? [...widest.childNodes].filter((node) => node.nodeType === 3 && hasText(node.data)) : [];
    return run.nodes.length ? run : null;
  }

  // The columns of a table with the place of each of its texts; null where they do not follow from its texts.
  function columnsOf(table, members) {
    const grid = gridOf(table);
    if (!grid) return null;
    const style = styleOf(table);
    const isCollapsed = style.borderCollapse === "collapse";
    const { cells, count } = grid;
    const byElement = new Map(cells.map((cell) => [cell.element, cell]));
    const isRightToLeft = style.direction === "rtl";
    const columns = Array.from({ length: count }, () => ({}));
    const gap = isCollapsed ? 0 : number(style.borderSpacing);
    let [left, right] = [Infinity, -Infinity];
    for (const cell of cells) {
      const cellStyle = styleOf(cell.element);
      const rect = cell.element.getBoundingClientRect();
      cell.members = [];
      cell.now = rect.width;
      const own = number(cellStyle.borderLeftWidth) + number(cellStyle.borderRightWidth);
      cell.borders = isCollapsed ? cell.element.offsetWidth - cell.element.clientWidth : own;
      cell.wanted = lengthOf(cell.element, "width");
      cell.least = lengthOf(cell.element, "min-width");
      cell.most = lengthOf(cell.element, "max-width");
      if (cell.wanted === undefined || cell.least === undefined || cell.most) return null;
      cell.edges = cellStyle.boxSizing === "border-box"
        ? 0 : number(cellStyle.paddingLeft) + number(cellStyle.paddingRight) + cell.borders;
      const isFirst = cell.column === 0;
      const isLast = cell.column + cell.columnSpan === count;
      if (isRightToLeft ? isLast : isFirst) left = Math.min(left, rect.left);
      if (isRightToLeft ? isFirst : isLast) right = Math.max(right, rect.right);
    }
    for (const member of members) {
      const cell = byElement.get(member.cell);
      if (cell) cell.members.push(member);
    }
    readCells(cells, "max-content", "edges");
    readCells(cells, "min-content", "wordEdges");
    // What is left of a cell when its words may be broken anywhere is not the doing of its texts.
    withCells(cells, () => ({ ...asBoxes, ...asGlyphs, width: "min-content" }), () => {
      for (const cell of cells) cell.floor = cell.element.getBoundingClientRect().width + cell.borders;
    });
    const spans = [];
    const places = [];
    for (const cell of cells) {
      const known = cell.members.filter((member) => member.edges > -slack && member.wordEdges > -slack);
      const ofTexts = (width, edges) => Math.max(0, ...known.map((member) => member[width] + member[edges]));
      const isWhole = cell.members.some(({ run }) => !run || /nowrap|pre$/.test(styleOf(parentOf(run.nodes[0])).whiteSpace));
      // Less than a letter more than what is around words is a letter.
      const edgesOfWords = (members) => Math.min(...members.map(({ wordEdges }) => wordEdges));
      let least = cell["min-content"] > ofTexts("min-content", "wordEdges") + slack ? cell["min-content"]
        : isWhole || cell.floor < edgesOfWords(known) + number(styleOf(cell.element).fontSize) ? 0 : cell.floor;
      let most = cell["max-content"] > ofTexts("max-content", "edges") + slack ? cell["max-content"] : 0;
      let fixed;
      if (cell.least && cell.least.unit === "px") least = Math.max(least, cell.least.value + cell.edges);
      if (cell.wanted && cell.wanted.unit === "px") fixed = cell.wanted.value + cell.edges;
      if (fixed !== undefined) most = Math.max(least, fixed);
      const column = columns[cell.column];
      if (cell.columnSpan === 1) {
        if (fixed !== undefined) column.isFixed = true;
        if (cell.wanted && cell.wanted.unit === "percent") column.percent = Math.max(column.percent || 0, cell.wanted.value);
        column.min = Math.max(column.min || 0, least);
        const name = fixed === undefined ? "free" : "max";
        column[name] = Math.max(column[name] || 0, most, least);
      } else if (most || least) {
        spans.push({ column: cell.column + 1, columnSpan: cell.columnSpan, min: least, max: Math.max(most, least) });
      }
      for (const member of known) {
        const place = { column: cell.column + 1, edges: Math.max(0, member.edges), wordEdges: Math.max(0, member.wordEdges), ...wordIn(member) };
        if (cell.columnSpan > 1) place.columnSpan = cell.columnSpan;
        const isBeside = member.run && member.edges > member.wordEdges + slack;
        if (isBeside && (isBoxInLines(member.run.block) || isFirstOf(cell.element, member.run))) place.isPassedOn = true;
        if (fixed !== undefined) place.width = fixed;
        places.push({ member, place });
      }
    }
    let at = 0;
    for (const element of table.querySelectorAll(":scope > colgroup > col, :scope > col, :scope > colgroup:not(:has(col))")) {
      const wanted = lengthOf(element, "width");
      if (wanted === undefined) return null;
      for (let index = 0; index < (element.span || 1); index += 1, at += 1) {
        if (!wanted || !columns[at]) continue;
        if (wanted.unit === "percent") columns[at].percent = Math.max(columns[at].percent || 0, wanted.value);
        else [columns[at].isFixed, columns[at].max] = [true, Math.max(columns[at].max || 0, wanted.value)];
      }
    }
    for (const column of columns) {
      column.max = Math.max(column.max || 0, (!column.isFixed && column.free) || 0, column.min || 0);
      delete column.free;
    }
    const now = right - left - gap * (count - 1);
    const rect = table.getBoundingClientRect();
    const result = { name: selectorOf(table), width: now, gap, columns, spans };
    const texts = places.map(({ member, place }) => cellAround(place, member["max-content"], member["min-content"]));
    result.width = availableTo(table, cells, rect.width - now);
    result.isStretched = lengthOf(table, "width") !== null || lengthOf(table, "min-width") !== null ||
      /flex|grid/.test(styleOf(parentOf(table)).display);
    const most = (widestTables.get(table) || 0) - (rect.width - now);
    result.most = Math.max(most, result.width);
    // The columns of the page must come out as they are.
    const found = columnWidths(result, texts);
    const isFound = cells.every((cell) => {
      const part = found.slice(cell.column, cell.column + cell.columnSpan);
      const sum = part.reduce((one, other) => one + other, gap * (cell.columnSpan - 1));
      return Math.abs(sum - cell.now) < 1.5;
    });
    if (!isFound || !places.length) return null;
    // How much of a text is seen where the table is wider than the box around it follows from where it starts, not from what is beside it.
    const inset = widestTables.has(table) ? insetOf(members.find(({ run }) => run)) : 0;
    for (const { member, place } of places) {
      if (!member.run || !isAtStart(member.run) || !(member.run.isAlone || beginsIn(member.cell, member.run))) continue;
      const before = found.slice(0, place.column - 1).reduce((one, other) => one + other, gap * (count - 1));
      place.start = Math.max(0, startOf(member.run, { left, right }, isRightToLeft) - before + inset);
    }
    return { table: result, places };
  }

  // Whether a text begins the lines of a cell, so that what follows it goes on on the next one before the text does.
  function isFirstOf(cell, run) {
    const { whiteSpace, textWrapMode } = styleOf(cell);
    return !/nowrap/.test(textWrapMode || whiteSpace) && !/^(nowrap|pre)$/.test(whiteSpace) && beginsIn(cell, run);
  }

  // Whether a text begins the lines of a cell.
  function beginsIn(cell, run) {
    const box = run.block === cell && isAtStart(run) && union(rectsOf(run.nodes));
    if (!box) return false;
    const content = contentBox(cell);
    return styleOf(cell).direction === "rtl" ? content.right - box.right < 1 : box.left - content.left < 1;
  }

  // No text is in the padding of the last cell, so that the table may be as much wider than what is around it.
  function insetOf(member) {
    const style = member && styleOf(member.cell);
    return style ? Math.min(number(style.paddingLeft), number(style.paddingRight)) : 0;
  }

  // The width that the columns may have together: that of a table with one cell and a long text without words.
  function availableTo(table, cells, others) {
    const withText = cells.filter((each) => each.members.some(({ run }) => run));
    const cell = withText.find((each) => each.members.length === 1) || withText[0];
    if (!cell) return contentWidth(parentOf(table)) - others;
    return withCells(cells, (element) => (element === cell.element ? asOnlyOne : { display: "none" }), () => {
      const probe = new Probe(cell.members.find(({ run }) => run).run);
      const size = number(styleOf(parentOf(probe.node)).fontSize) || 16;
      try {
        probe.grow(" n".repeat(Math.min(4000, Math.ceil((viewOf(table).innerWidth * 3) / size))));
        return table.getBoundingClientRect().width - others;
      } finally {
        probe.restore();
      }
    });
  }

  // What a cell adds to its columns where its text has these widths.
  function cellAround(place, need, word) {
    const min = Math.min(word, place.word ?? Infinity) + place.wordEdges;
    const max = place.width === undefined ? need + place.edges : place.width;
    const isFixed = place.width !== undefined;
    return { column: place.column, columnSpan: place.columnSpan || 1, min, max: Math.max(min, max), isFixed };
  }

  // How much of a word makes the box around it wider, where a style sheet lets words be broken (CSS Text Module Level 3, 5.2 and 5.5).
  function wordIn({ run, ...member }) {
    if (!run) return {};
    const { overflowWrap, wordBreak, whiteSpace } = styleOf(parentOf(run.nodes[0]));
    const isBroken = (overflowWrap === "anywhere" || /break-(all|word)/.test(wordBreak)) && !/nowrap|pre$/.test(whiteSpace);
    return isBroken ? { word: member["min-content"] } : {};
  }

  // The widths of the columns of a table with automatic layout (CSS 2.1, 17.5.2.2; CSS Tables Module Level 3, 3.9).
  function columnWidths(table, cells) {
    const columns = table.columns.map(({ min = 0, max = 0, isFixed, ...others }) =>
      ({ ...others, min, max: table.isFlex || table.isGrid ? max : Math.max(min, max), isFixed: Boolean(isFixed) }));
    const spans = [...(table.spans || [])];
    for (const cell of cells) {
      if (cell.columnSpan > 1) {
        spans.push(cell);
        continue;
      }
      const column = columns[cell.column - 1];
      if (table.isFlex || table.isGrid) {
        if (!column.ignoresWords) column.min = Math.max(column.min, cell.min);
        if (!column.isFixed) column.max = Math.max(column.max, cell.max);
        continue;
      }
      column.min = Math.max(column.min, cell.min);
      // A column with a width of its own is no wider for the texts of cells without one, but for their words.
      column.max = Math.max(column.max, column.isFixed && !cell.isFixed ? 0 : cell.max, column.min);
    }
    if (table.isFlex) return flexed(columns, table.width);
    if (table.isGrid) return tracked(columns, table.width, table.isStretched);
    for (const span of spans.sort((one, other) => one.columnSpan - other.columnSpan)) {
      const part = columns.slice(span.column - 1, span.column - 1 + span.columnSpan);
      const gaps = (table.gap || 0) * (part.length - 1);
      const least = divide(part, span.min - gaps);
      part.forEach((column, index) => {
        column.min = Math.max(column.min, least[index]);
        column.max = Math.max(column.max, column.min);
      });
      const most = divide(part, span.max - gaps);
      part.forEach((column, index) => (column.max = Math.max(column.max, most[index])));
    }
    for (const column of columns) {
      if (column.most !== undefined) [column.min, column.max] = [Math.min(column.min, column.most), Math.min(column.max, column.most)];
    }
    const sum = (values) => values.reduce((one, other) => one + other, 0);
    const least = sum(columns.map(({ min }) => min));
    let most = sum(columns.map(({ max }) => max));
    // Columns with a part of the width make the table so wide that theirs is enough for them, and the rest for the others.
    const parts = sum(columns.map(({ percent }) => percent || 0));
    if (parts) {
      for (const { percent, max } of columns) if (percent) most = Math.max(most, max / (percent / 100));
      const rest = sum(columns.filter(({ percent }) => !percent).map(({ max }) => max));
      if (rest) most = Math.max(most, parts < 100 ? rest / (1 - parts / 100) : table.width);
    }
    return divide(columns, Math.max(least, table.isStretched ? table.width : Math.min(most, table.width)));
  }

  // Divides a width among the items of a flex container (CSS Flexible Box Layout, 9.7).
  function flexed(columns, width) {
    const items = columns.map(({ min, max, most = Infinity, grow = 0, shrink = 1, edges = 0 }) => {
      const hypothetical = Math.max(min, Math.min(max, most));
      return { base: max, inner: Math.max(0, max - edges), min, most, grow, shrink, hypothetical, target: hypothetical, isFrozen: false };
    });
    const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);
    const grows = sum(items.map(({ hypothetical }) => hypothetical)) < width;
    const factor = (item) => (grows ? item.grow : item.shrink);
    for (const item of items) {
      item.isFrozen = factor(item) === 0 || (grows ? item.base > item.hypothetical : item.base < item.hypothetical);
    }
    const free = () => width - sum(items.map((item) => (item.isFrozen ? item.target : item.base)));
    const first = free();
    for (let open = items.filter((item) => !item.isFrozen); open.length; open = open.filter((item) => !item.isFrozen)) {
      let rest = free();
      const factors = sum(open.map(factor));
      if (factors < 1 && Math.abs(first * factors) < Math.abs(rest)) rest = first * factors;
      const weight = (item) => (grows ? item.grow : item.shrink * item.inner);
      const whole = sum(open.map(weight));
      for (const item of open) {
        const wanted = item.base + (whole > 0 ? (rest * weight(item)) / whole : 0);
        item.target = Math.max(item.min, Math.min(wanted, item.most));
        item.violation = item.target - wanted;
      }
      const total = sum(open.map(({ violation }) => violation));
      for (const item of open) {
        item.isFrozen = Math.abs(total) < 1e-6 || (total > 0 ? item.violation > 0 : item.violation < 0);
      }
    }
    return items.map(({ target }) => target);
  }

  // Divides a width among the tracks of a grid (CSS Grid Layout Module Level 1, 11.4 to 11.8): each gets its least first, then all as much
  // as each other up to what they need; what is left goes to those with a factor, or to all whose size is `auto`.
  function tracked(columns, width, isStretched) {
    const tracks = columns.map(({ min, max, grow = 0, isFixed }) => ({ size: isFixed ? max : min, limit: Math.max(min, max), grow, isFixed }));
    const sum = (some) => some.reduce((all, { size }) => all + size, 0);
    let open = tracks.filter(({ isFixed, grow, size, limit }) => !isFixed && !grow && limit > size);
    for (let rest = width - sum(tracks); open.length && rest > 1e-6; rest = width - sum(tracks)) {
      const step = Math.min(rest / open.length, ...open.map(({ size, limit }) => limit - size));
      for (const track of open) track.size += step;
      open = open.filter(({ size, limit }) => limit - size > 1e-6);
    }
    let flexible = tracks.filter(({ grow }) => grow > 0);
    const hasFactors = flexible.length > 0;
    while (flexible.length) {
      const part = (width - sum(tracks.filter((track) => !flexible.includes(track)))) / Math.max(1, flexible.reduce((all, { grow }) => all + grow, 0));
      const enough = flexible.filter(({ size, grow }) => grow * part >= size);
      if (enough.length === flexible.length) {
        for (const track of flexible) track.size = track.grow * part;
        break;
      }
      flexible = enough;
    }
    const rest = width - sum(tracks);
    const takers = tracks.filter(({ isFixed }) => !isFixed);
    if (isStretched && !hasFactors && rest > 0) for (const track of takers) track.size += rest / takers.length;
    return tracks.map(({ size }) => size);
  }

  // Divides a width among columns: each gets its least first, then columns with a part of the width get it, then those with a
  // width of their own, then the others up to what they need; what is left goes to the others in proportion to that.
  function divide(columns, width) {
    const sum = (values) => values.reduce((one, other) => one + other, 0);
    const isAuto = ({ isFixed, percent }) => !isFixed && !percent;
    const guesses = [
      columns.map(({ min }) => min),
      columns.map(({ min, percent }) => (percent ? Math.max(min, (percent / 100) * width) : min)),
      columns.map((each) => (each.percent ? Math.max(each.min, (each.percent / 100) * width) : isAuto(each) ? each.min : each.max)),
      columns.map(({ min, max, percent }) => (percent ? Math.max(min, (percent / 100) * width) : max)),
    ];
    const sums = guesses.map(sum);
    if (width <= sums[0]) return guesses[0];
    for (let index = 1; index < guesses.length; index += 1) {
      if (width > sums[index]) continue;
      const part = (width - sums[index - 1]) / (sums[index] - sums[index - 1]);
      return guesses[index].map((most, column) => guesses[index - 1][column] + (most - guesses[index - 1][column]) * part);
    }
    const last = guesses[3];
    const over = width - sums[3];
    const some = [isAuto, ({ isFixed, percent }) => isFixed && !percent, ({ percent }) => percent].map((is) => columns.map(is));
    const takers = some.find((each) => each.includes(true)) || columns.map(() => true);
    const weight = (column, index) => (takers[index] ? columns[index].percent || columns[index].max : 0);
    const whole = sum(columns.map(weight));
    const count = takers.filter(Boolean).length;
    return last.map((each, index) =>
      each + (whole ? over * weight(columns[index], index) / whole : takers[index] ? over / count : 0));
  }

  // Boxes around a table, such as a fieldset, may be as wide as its words make it, and with them the texts beside it. Returns those.
  function besideTable(table, columns, members, found) {
    const member = members.find(({ run }) => run);
    const others = found.filter(({ run }) => run && !table.contains(run.block)).slice(0, 2000);
    if (!member || !others.length) return [];
    const before = others.map(({ run }) => contentWidth(run.block));
    const probe = new Probe(member.run);
    const size = number(styleOf(parentOf(probe.node)).fontSize) || 16;
    try {
      probe.grow(nbsp.repeat(Math.min(4000, Math.ceil((columns.most + 200) / (size / 5)))));
      return others.filter(({ run }, index) => contentWidth(run.block) > before[index] + 50);
    } finally {
      probe.restore();
    }
  }

  // The texts and lists of tables, by table.
  function tablesOf(members) {
    const tables = new Map();
    for (const member of members) {
      member.cell = cellOf(member.run ? member.run.block : member.field);
      const table = member.cell && tableOf(member.cell);
      if (!table) continue;
      if (!tables.has(table)) tables.set(table, []);
      tables.get(table).push(member);
    }
    return tables;
  }

  // The tables whose columns follow from their texts, which need not be probed one after the other.
  function knownTables(finder, isOver) {
    const runs = finder.runs.filter((run) => rectsOf(run.nodes).length).map((run) => ({ run }));
    const lists = finder.fields.filter(isFreeList)
      .map((field) => ({ field, width: widestOption(field) }));
    const known = new Map();
    for (const [table, members] of tablesOf([...runs, ...lists])) {
      if (isOver()) break;
      // Such texts are probed, which may need all the time that there is.
      if (members.length < 2 || ancestorsOf(table).some(isLimiting)) continue;
      widenTable(table, members);
      const columns = columnsOf(table, members);
      if (columns) known.set(table, columns);
    }
    return known;
  }

  const listTexts = (field) => [...field.options].map(({ text }) => text).filter(hasLetters);
  const isFreeList = (field) => field.localName === "select" && !field.multiple && field.size <= 1 &&
    field.getClientRects().length > 0 && lengthOf(field, "width") === null && listTexts(field).length > 0;

  // Finds out how wide a table may become before it leaves a box around it: a word grows until it does.
  function widenTable(table, members) {
    const member = members.find(({ run }) => run);
    if (!member) return;
    const probe = new Probe(member.run);
    const unit = number(styleOf(parentOf(probe.node)).fontSize) / 4 || 4;
    const inset = insetOf(member);
    const isFitting = (count) => {
      probe.grow(nbsp.repeat(count));
      if (isOutside(table, inset)) return false;
      widestTables.set(table, Math.max(widestTables.get(table) || 0, table.getBoundingClientRect().width));
      return true;
    };
    try {
      let bad = Math.ceil((viewOf(table).innerWidth * 1.5) / unit);
      if (isFitting(bad)) return;
      for (let fits = 0; bad - fits > 1;) {
        const middle = (fits + bad) >> 1;
        if (isFitting(middle)) fits = middle;
        else bad = middle;
      }
    } finally {
      probe.restore();
    }
  }

  // Whether nothing around a table limits its height, as one of its texts shows.
  function mayGrow(columns, run, texts) {
    if (columns.mayGrow === undefined) {
      const probe = new Probe(run);
      const steps = roomOf(probe, texts);
      let step = steps.next();
      while (!step.done) step = steps.next();
      probe.restore();
      // A text of one line says nothing about heights, and needs none.
      if (step.value.room && step.value.room.wraps === false) return true;
      columns.mayGrow = step.value.room !== undefined && step.value.room.height === undefined;
    }
    return columns.mayGrow;
  }

  // Whether an element may limit the height of what is in it.
  function isLimiting(element) {
    if (/^(html|body)$/.test(element.localName)) return false;
    const style = styleOf(element);
    return parseInt(style.webkitLineClamp, 10) > 0 || clips(style.overflowY) || lengthOf(element, "max-height") !== null ||
      (!/^(table-cell|inline)$/.test(style.display) && lengthOf(element, "height") !== null &&
        !isLastOfScreen(element, edgeOf(element)));
  }

  // The room of a text in such a table; null where something around it may limit its height.
  function roomInTable(probe, { table, places }) {
    const { run } = probe;
    const found = places.find(({ member }) => member.run === run);
    if (!found || probe.chain.some(isLimiting)) return null;
    const base = probe.lookFirst();
    const room = describe(run, base);
    const { member, place } = found;
    const texts = places.map((each) => cellAround(each.place, each.member["max-content"], each.member["min-content"]));
    const widths = columnWidths(table, texts).slice(place.column - 1, place.column - 1 + (place.columnSpan || 1));
    const whole = widths.reduce((sum, width) => sum + width, table.gap * (widths.length - 1));
    const need = member["max-content"];
    room.width = need <= whole - place.edges + slack ? whole - place.edges : Math.min(whole - place.wordEdges, need - 1);
    const style = styleOf(parentOf(probe.node));
    const isNoWrap = /nowrap/.test(style.textWrapMode || style.whiteSpace) || /^(nowrap|pre)$/.test(style.whiteSpace);
    if (isNoWrap) room.wraps = false;
    if (isNoWrap && base.lines.length === 1) room.lines = 1;
    if (isNoWrap || base.lines.length === 1) room.overflow = overflowOf(probe);
    return rounded(room);
  }

  // Gives the texts of tables their cells, and the screen the tables.
  function addTables(found, screen, ready, isOver) {
    for (const [table, members] of tablesOf(found)) {
      if (isOver()) return;
      if (!ready.has(table)) widenTable(table, members);
      const known = ready.get(table) || columnsOf(table, members);
      if (!known) continue;
      addTable(withRooms(known, members), screen);
      for (const { rooms: [room] } of besideTable(table, known.table, members, found)) {
        if (!room.besideTable) room.besideTable = known.table.name;
      }
    }
  }

  // The columns with the rooms of their texts, which were not read yet when the columns were.
  function withRooms({ table, places }, members) {
    const rooms = new Map(members.map(({ run, field, rooms }) => [run || field, rooms]));
    const ready = places.map(({ member, place }) => ({ member: { ...member, rooms: rooms.get(member.run || member.field) || [] }, place }));
    return { table, places: ready };
  }

  // Adds a table to the screen, and its cells to the rooms of its texts.
  function addTable(known, screen) {
    const { name, isFlex, isGrid, width, most, isStretched, gap, columns, spans, within } = known.table;
    const lengths = (each) => {
      const result = { ...each };
      for (const key of ["min", "max", "most", "percent", "grow", "edges"]) if (result[key]) result[key] = hundredths(result[key]);
        else delete result[key];
      if (result.shrink === 1) delete result.shrink;
      return result;
    };
    const entry = { name, width: hundredths(width), columns: columns.map(lengths) };
    if (isFlex) entry.isFlex = true;
    if (isGrid) entry.isGrid = true;
    if (most !== undefined && Math.abs(most - width) > slack) entry.most = hundredths(most);
    if (gap) entry.gap = hundredths(gap);
    if (isStretched) entry.isStretched = true;
    if (within) entry.within = within;
    if (spans.length) entry.spans = spans.map(lengths);
    screen.tables = screen.tables || [];
    screen.tables.push(entry);
    for (const { member, place } of known.places) {
      for (const key of ["edges", "wordEdges", "word", "width", "start", "factor", "lineWidth"]) if (place[key] !== undefined) place[key] = hundredths(place[key]);
      if (place.wordEdges === place.edges) delete place.wordEdges;
      for (const room of member.rooms) {
        room.cell = { table: name, ...place };
        if (isFlex || isGrid) delete room.shared;
      }
    }
  }

  // ---- Items of flex containers beside one another: the texts of one, such as a bar at the side, leave the others the rest

  const { display: _, ...asItems } = asBoxes;

  // The items of a container that are beside one another; null where they may go on below.
  function itemsOf(container) {
    const style = styleOf(container);
    if (!/flex$/.test(style.display) || !/^row/.test(style.flexDirection) || style.flexWrap !== "nowrap") return null;
    if (style.writingMode !== "horizontal-tb" || container.shadowRoot || scaleOf(container) !== 1) return null;
    const items = [];
    for (const child of container.childNodes) {
      if (child.nodeType === 3 && hasText(child.data)) return null;
      if (child.nodeType !== 1 || skipped.has(child.localName)) continue;
      const { display, position } = styleOf(child);
      if (display === "contents") return null;
      if (display !== "none" && !/absolute|fixed/.test(position)) items.push({ element: child });
    }
    return items.length > 1 ? items : null;
  }

  // What a style sheet says of an item: its width before others are asked, its least and its greatest; null where nobody knows.
  function readItem(item, whole) {
    const { element } = item;
    const style = styleOf(element);
    item.borders = number(style.borderLeftWidth) + number(style.borderRightWidth);
    item.edges = item.borders + number(style.paddingLeft) + number(style.paddingRight);
    const edges = style.boxSizing === "border-box" ? 0 : item.edges;
    const sizeOf = (name) => {
      const length = lengthOf(element, name);
      if (!length) return length;
      return (length.unit === "percent" ? (length.value / 100) * whole : length.value) + edges;
    };
    const basis = lengthOf(element, "flex-basis");
    const width = sizeOf("width");
    item.basis = basis === null ? width : basis && sizeOf("flex-basis");
    item.least = sizeOf("min-width");
    item.most = sizeOf("max-width");
    if ([item.basis, item.least, item.most].includes(undefined)) return false;
    if (item.least === null) {
      // What scrolls may be narrower than its words.
      if (!/^(visible|clip)$/.test(style.overflowX)) item.least = 0;
      else if (width !== null) item.leastOf = width;
    }
    [item.grow, item.shrink] = [number(style.flexGrow), number(style.flexShrink)];
    // Margins that are auto get what is left when all widths are known (CSS Flexible Box Layout, 8.1).
    const margin = (name) => (lengthOf(element, `margin-${name.toLowerCase()}`) === null ? 0 : number(style["margin" + name]));
    item.margins = margin("Left") + margin("Right");
    item.now = element.getBoundingClientRect().width;
    return true;
  }

  // Whether some text of an item is above another: where all are on one line, they share it (see `share`).
  const isStacked = ({ members }) => {
    const boxes = members.map(({ rooms: [{ frame }] }) => frame);
    return boxes.some((one) => boxes.some((other) => one[1] + one[3] <= other[1]));
  };

  // Whether some item is outside of the container already, at its end, so that others leave it as soon as they are moved.
  function isLeft(container, items) {
    const edge = contentBox(container);
    const { direction, flexDirection } = styleOf(container);
    const outside = (side) => items.some(({ element }) => (element.getBoundingClientRect()[side] - edge[side]) * (side === "left" ? -1 : 1) > 1);
    const [start, end] = direction === "rtl" ? ["right", "left"] : ["left", "right"];
    return flexDirection === "row" && outside(end) && !outside(start);
  }

  // Whether a longer text of one item makes others narrower, or moves them out of the container, and leaves that as it is.
  function isDividedByTexts(container, items) {
    const before = container.getBoundingClientRect().width;
    const rects = () => items.map(({ element }) => element.getBoundingClientRect());
    const first = rects();
    const isFull = isLeft(container, items);
    let isDivided = false;
    for (const item of items) {
      const wide = ({ edges, ...member }) => member["max-content"] + edges;
      const [member] = item.members.filter(({ run, edges }) => run && edges > -slack)
        .sort((one, other) => wide(other) - wide(one));
      if (!member) continue;
      const probe = new Probe(member.run);
      try {
        probe.grow(nbsp.repeat(40));
        if (Math.abs(container.getBoundingClientRect().width - before) > 1) return false;
        isDivided = isDivided || rects().some(({ left, width }, index) => items[index] !== item &&
          (width < first[index].width - 1 || (isFull && Math.abs(left - first[index].left) > 1)));
      } finally {
        probe.restore();
      }
    }
    return isDivided;
  }

  // The columns of a flex container with the place of each of its texts; null where they do not follow from its texts.
  function flexColumnsOf(container, found) {
    const items = itemsOf(container);
    if (!items) return null;
    const whole = contentWidth(container);
    const name = selectorOf(container);
    for (const item of items) {
      if (!readItem(item, whole)) return null;
      item.members = found.filter(({ run, field, rooms: [room] }) =>
        !room.cell && !(room.flow && controls.test(room.role)) && (!room.shared || room.shared.name.startsWith(name + " @")) &&
        item.element.contains(run ? run.block : field));
    }
    // How narrow an item with a width becomes in other languages is not known; without more of them than there is room for it need not be.
    if (isLeft(container, items) && items.some(({ leastOf }) => leastOf !== undefined)) return null;
    if (!items.some(isStacked) || items.filter(({ members }) => members.length).length < 2) return null;
    readCells(items, "max-content", "edges", asItems);
    readCells(items, "min-content", "wordEdges", asItems);
    if (!isDividedByTexts(container, items)) return null;
    const gap = number(styleOf(container).columnGap);
    const places = [];
    const lines = [];
    const columns = items.map((item, index) => {
      const known = item.members.filter((member) => !member.rooms[0].flow && member.edges > -slack && member.wordEdges > -slack);
      const ofTexts = (width, edges) => Math.max(0, ...known.map((member) => member[width] + member[edges]));
      const rest = (width, edges) => (item[width] > ofTexts(width, edges) + slack ? item[width] : 0);
      const column = { grow: item.grow, shrink: item.shrink, max: rest("max-content", "edges"), min: rest("min-content", "wordEdges") };
      if (item.basis !== null) [column.isFixed, column.max] = [true, item.basis];
      if (item.least !== null) [column.ignoresWords, column.min] = [true, item.least];
      if (item.leastOf !== undefined) [column.ignoresWords, column.min] = [true, Math.min(item.leastOf, item["min-content"])];
      if (item.most !== null) column.most = item.most;
      if (item.edges) column.edges = item.edges;
      if (column.isFixed && column.ignoresWords) {
        // Its texts have no part in its width: they have what was probed, and what it becomes wider or narrower.
        for (const member of following(item, found)) {
          const { width, lineWidth, flow, shared } = member.rooms[0];
          const part = flow || shared || { width: lineWidth || width };
          if (!(part.width > 0) || part.width > item.now) continue;
          const place = { column: index + 1, edges: item.now - part.width, wordEdges: item.now - part.width };
          // What takes from the same lines as others has what these leave it of them.
          if (part === flow || part === shared) lines.push({ part, within: { table: name, column: index + 1, edges: place.edges } });
          else places.push({ member, place });
        }
        for (const { member, ...place } of sliding(item, found)) places.push({ member, place: { column: index + 1, wordEdges: place.edges, ...place } });
        return column;
      }
      for (const member of known) {
        places.push({ member, place: { column: index + 1, edges: Math.max(0, member.edges), wordEdges: Math.max(0, member.wordEdges), ...wordIn(member) } });
      }
      return column;
    });
    const margins = items.reduce((sum, item) => sum + item.margins, 0);
    const table = { name, isFlex: true, width: whole - margins - gap * (items.length - 1), gap, columns, spans: [] };
    const texts = places.map(({ member, place }) => cellAround(place, member["max-content"], member["min-content"]));
    const widths = columnWidths(table, texts);
    if (items.some((item, index) => Math.abs(widths[index] - item.now) > 1.5)) return null;
    for (const { part, within } of places.length ? lines : []) part.within = lengthsOf(within);
    if (isLeft(container, items)) {
      const isRightToLeft = styleOf(container).direction === "rtl";
      const [box, edge] = [contentBox(container), edgeOf(container)];
      table.most = Math.min(seenOf(container, box), isRightToLeft ? box.right - edge.left : edge.right - box.left);
      for (const { member: { run }, place } of places) {
        if (!run) continue;
        const before = items.slice(0, place.column - 1).reduce((sum, item) => sum + item.now, 0);
        place.start = Math.max(0, startOf(run, box, isRightToLeft) - before);
      }
    }
    return places.length ? { table, places } : null;
  }

  // ---- Columns of grids: the texts of a track make it wider, as far as the others leave it (CSS Grid Layout Module Level 1, 11)

  const isGrid = (element) => /grid$/.test(styleOf(element).display);

  // The tracks of a grid: what each is as wide as, and what decides that. Null for sizes that are not known here.
  function tracksOf(grid, whole) {
    const list = (name) => {
      const value = grid.computedStyleMap && grid.computedStyleMap().get(name);
      const text = String(value || "").replace(/\[[^\]]*\]/g, " ")
        .replace(/repeat\((\d+), ((?:[^()]|\([^()]*\))*)\)/g, (_, count, part) => `${part} `.repeat(Number(count)));
      return text.trim() === "none" ? [] : text.match(/[\w-]+\([^()]*\)|\S+/g) || [];
    };
    const sizeOf = (word) => {
      const [, value, unit] = /^([\d.]+)(px|%|fr)?$/.exec(word) || [];
      if (unit === "fr") return { grow: Number(value) };
      return value === undefined ? null : { isFixed: true, max: unit === "%" ? (Number(value) / 100) * whole : Number(value) };
    };
    const trackOf = (word) => {
      if (word === "auto") return {};
      const [, least, most] = /^minmax\(([^,]+), *([^,]+)\)$/.exec(word) || [];
      if (!least) return sizeOf(word);
      const [from, to] = [sizeOf(least), most === "auto" ? {} : sizeOf(most)];
      if (!to || to.isFixed || !(from ? from.isFixed : least === "auto")) return null;
      return from ? { ...to, ignoresWords: true, min: from.max } : to;
    };
    const [words, further] = [list("grid-template-columns"), list("grid-auto-columns")];
    const sizes = styleOf(grid).gridTemplateColumns.replace(/\[[^\]]*\]/g, " ").trim().split(/\s+/);
    if (sizes.length < 2 || !sizes.every((size) => /^[\d.]+px$/.test(size))) return null;
    const tracks = sizes.map((size, index) => {
      const track = trackOf(words[index] || further[(index - words.length) % Math.max(1, further.length)] || "auto");
      return track && { ...track, now: number(size) };
    });
    return tracks.includes(null) || tracks.every(({ isFixed }) => isFixed) ? null : tracks;
  }

  // The items of a grid, each with its track, as far as they are in one; null where it is not known what they are in.
  function itemsOfGrid(grid, tracks) {
    const style = styleOf(grid);
    if (style.writingMode !== "horizontal-tb" || grid.shadowRoot || scaleOf(grid) !== 1) return null;
    const gap = number(style.columnGap);
    const whole = tracks.reduce((sum, { now }) => sum + now, gap * (tracks.length - 1));
    const box = contentBox(grid);
    if (whole < box.right - box.left - 1 && !/^(normal|start|left|stretch)$/.test(style.justifyContent)) return null;
    const isRightToLeft = style.direction === "rtl";
    const items = [];
    for (const child of grid.childNodes) {
      if (child.nodeType === 3 && hasText(child.data)) return null;
      if (child.nodeType !== 1 || skipped.has(child.localName)) continue;
      const childStyle = styleOf(child);
      if (childStyle.display === "contents") return null;
      if (childStyle.display === "none" || /absolute|fixed/.test(childStyle.position)) continue;
      const [from, to] = [childStyle.gridColumnStart, childStyle.gridColumnEnd];
      if (/span ([2-9]|\d\d)/.test(`${from} ${to}`) || (/^-?\d+$/.test(from) && /^-?\d+$/.test(to) && Math.abs(to - from) !== 1)) {
        // What is in several tracks makes those with a factor wider, if anything.
        if (!tracks.some(({ grow }) => grow)) return null;
        continue;
      }
      const { left, right } = child.getBoundingClientRect();
      const middle = isRightToLeft ? box.right - (left + right) / 2 : (left + right) / 2 - box.left;
      let at = 0;
      const column = tracks.findIndex(({ now }) => (at += now + gap) - gap >= middle);
      if (column < 0) return null;
      const [width, least, most] = ["width", "min-width", "max-width"].map((name) => lengthOf(child, name));
      if ([width, least, most].includes(undefined) || (most && most.unit === "px") || (least && least.unit !== "px")) return null;
      const margins = ["left", "right"].reduce((sum, side) =>
        sum + (lengthOf(child, `margin-${side}`) === null ? 0 : number(childStyle[side === "left" ? "marginLeft" : "marginRight"])), 0);
      const borders = number(childStyle.borderLeftWidth) + number(childStyle.borderRightWidth);
      const edges = childStyle.boxSizing === "border-box" ? 0 : borders + number(childStyle.paddingLeft) + number(childStyle.paddingRight);
      items.push({
        element: child, column, margins, borders, isFixed: width !== null, now: right - left,
        least: least ? least.value + edges : /^(visible|clip)$/.test(childStyle.overflowX) ? null : 0,
      });
    }
    return items.length > 1 && items.length <= 400 ? items : null;
  }

  // The columns of a grid with the place of each of its texts; null where they do not follow from its texts.
  function gridColumnsOf(grid, found) {
    const whole = contentWidth(grid);
    const tracks = tracksOf(grid, whole);
    const items = tracks && itemsOfGrid(grid, tracks);
    if (!items) return null;
    const name = selectorOf(grid);
    for (const item of items) {
      item.members = item.isFixed ? [] : found.filter(({ run, field, rooms: [room] }) =>
        !room.cell && !room.flow && (!room.shared || room.shared.name.startsWith(name + " @")) && item.element.contains(run ? run.block : field));
    }
    if (new Set(items.filter(({ members }) => members.length).map(({ column }) => column)).size < 2) return null;
    readCells(items, "max-content", "edges", asItems);
    readCells(items, "min-content", "wordEdges", asItems);
    if (!isDividedByTexts(grid, items)) return null;
    const columns = tracks.map(({ now, min = 0, max = 0, ...others }) => ({ ...others, min, max }));
    const places = [];
    for (const item of items) {
      const column = columns[item.column];
      const known = item.members.filter((member) => member.edges > -slack && member.wordEdges > -slack);
      const rest = (width, edges) => (item[width] > Math.max(0, ...known.map((member) => member[width] + member[edges])) + slack ? item[width] : 0);
      const [least, most] = item.isFixed ? [item.now, item.now] : [item.least === null ? rest("min-content", "wordEdges") : item.least, rest("max-content", "edges")];
      if (!column.isFixed && !column.ignoresWords) column.min = Math.max(column.min, least + item.margins);
      if (!column.isFixed) column.max = Math.max(column.max, most + item.margins, column.min);
      for (const member of known) {
        const [edges, wordEdges] = [Math.max(0, member.edges) + item.margins, Math.max(0, member.wordEdges) + item.margins];
        const word = item.least === null ? wordIn(member) : { word: 0 };
        places.push({ member, place: { column: item.column + 1, edges, wordEdges, ...word } });
      }
    }
    const gap = number(styleOf(grid).columnGap);
    const isStretched = /^(normal|stretch)$/.test(styleOf(grid).justifyContent);
    const table = { name, isGrid: true, width: whole - gap * (tracks.length - 1), gap, columns, spans: [], isStretched };
    const texts = places.map(({ member, place }) => cellAround(place, member["max-content"], member["min-content"]));
    const widths = columnWidths(table, texts);
    return places.length && tracks.every(({ now }, index) => Math.abs(widths[index] - now) < 1.5) ? { table, places } : null;
  }

  // Does work while an item is narrower by a length.
  function whileNarrower(item, by, style, work) {
    const edges = styleOf(item.element).boxSizing === "border-box" ? 0 : item.edges;
    return withCells([item], () => ({ ...style, flex: "none", "min-width": "0", "max-width": "none", width: `${item.now - by - edges}px` }), work);
  }

  // The texts of an item whose lines are as much narrower as the item is.
  function following(item, found) {
    const members = found.filter(({ run, field, rooms: [room] }) => !room.cell && item.element.contains(run ? run.block : field));
    const blocks = members.map(({ run, field }) => (run ? run.block : field));
    const less = Math.min(16, item.now / 4);
    const narrow = (by) => whileNarrower(item, by, asGlyphs, () => blocks.map(contentWidth));
    const [before, after] = [narrow(0), narrow(less)];
    return members.filter((_, index) => Math.abs(before[index] - after[index] - less) < 1);
  }

  // The texts in the middle of boxes that stay as wide as they are, such as buttons with a least width, and leave what is around them at
  // one side as the item becomes narrower: of each pixel that side loses, they lose one at both.
  function sliding(item, found) {
    const members = found.filter(({ run, rooms: [room] }) => run && !room.cell && !room.flow && !room.shared && !room.lineWidth &&
      room.width > 0 && item.element.contains(run.block) && styleOf(run.block).textAlign === "center" && linesOf(rectsOf(run.nodes)).length === 1);
    const less = Math.min(16, item.now / 4);
    const spaces = ({ run }) => {
      const box = union(rectsOf(run.nodes));
      const middle = (box.left + box.right) / 2;
      const chain = ancestorsOf(run.block);
      const around = chain.slice(1, chain.indexOf(item.element) + 1).filter((each) => !/^(inline|contents)$/.test(styleOf(each).display));
      return { width: contentWidth(run.block), sides: around.flatMap((each) => [middle - edgeOf(each).left, edgeOf(each).right - middle]) };
    };
    const [before, after] = [0, less].map((by) => whileNarrower(item, by, {}, () => members.map(spaces)));
    const result = [];
    members.forEach((member, index) => {
      const [{ width, sides }, now] = [before[index], after[index]];
      if (Math.abs(now.width - width) > slack || now.sides.length !== sides.length) return;
      // A probe leaves a box by less than half of what it adds at a time.
      const most = number(styleOf(parentOf(member.run.nodes[0])).fontSize) * 0.35 + 1.5;
      const own = sides.filter((side, at) => Math.abs(side - now.sides[at] - less) < slack &&
        2 * side - member.rooms[0].width < 1.5 && member.rooms[0].width - 2 * side < most);
      if (own.length) result.push({ member, factor: 2, edges: item.now - Math.min(...own), lineWidth: width });
    });
    return result;
  }

  const lengthsOf = ({ edges, ...others }) => ({ ...others, edges: hundredths(Math.max(0, edges)) });

  // Gives the texts of flex containers their columns, the outermost container first.
  function addRows(found, screen, isOver) {
    const seen = new Set();
    for (const { run, field } of found) {
      for (let each = run ? run.block : parentOf(field); each; each = parentOf(each)) {
        if (seen.has(each)) break;
        seen.add(each);
      }
    }
    for (const container of [...seen].filter((each) => itemsOf(each) || isGrid(each))) {
      if (isOver()) return;
      const known = isGrid(container) ? gridColumnsOf(container, found) : flexColumnsOf(container, found);
      if (known) addTable(known, screen);
    }
  }

  // ---- Boxes that a long word makes wider, and with them what is beside or below it in them

  // Items of flex containers and grids, and fieldsets, are at least as wide as their widest word.
  const isOfWords = (element) => {
    const outer = parentOf(element);
    if (!outer || /absolute|fixed/.test(styleOf(element).position)) return false;
    if (scaleOf(element) !== 1) return false;
    return element.localName === "fieldset" || /flex$|grid$/.test(styleOf(outer).display);
  };

  // Gives the texts of such a box a table of one column, which is what all texts without words would have, or their widest word.
  function addWordBoxes(found, screen, isOver, isTogether) {
    const outer = new Map((screen.tables || []).map((table) => [table.name, table]));
    // Only what does not decide the columns around it may be in a further table.
    const isFree = ({ rooms: [room] }) => {
      if (room.shared || room.flow || room.besideTable) return false;
      const table = room.cell && outer.get(room.cell.table);
      const column = table && table.columns[room.cell.column - 1];
      return !room.cell || Boolean(table.isFlex && column.isFixed && column.ignoresWords);
    };
    // Running lines are as wide as their box, too.
    const isFlow = ({ rooms: [room] }) => Boolean(room.flow && !room.shared && !room.cell && !room.besideTable);
    const boxes = new Map();
    for (const member of found) {
      if (!isFree(member) && !isFlow(member)) continue;
      for (const each of ancestorsOf(member.run ? member.run.block : parentOf(member.field))) {
        if (!isOfWords(each)) continue;
        if (!boxes.has(each)) boxes.set(each, { element: each, members: [], lists: [], flows: [], tables: new Set() });
        const box = boxes.get(each);
        const [{ flow, cell }] = member.rooms;
        (flow ? box.flows : member.run ? box.members : box.lists).push({ ...member });
        const around = flow ? flow.within : cell;
        box.tables.add(around && around.table);
      }
    }
    const works = [...boxes.values()].filter(({ members, lists, flows, tables }) => tables.size === 1 && members.length > 0 &&
      (lists.length + flows.length > 0 || members.some(({ run }) => run.block !== members[0].run.block))).map((box) => {
      const probe = new Probe(box.members[0].run);
      return { box, chain: probe.chain, probes: [probe], steps: clearly(probe, () => growthOf(box, probe)) };
    });
    doAll(works, isOver, isTogether);
    const grown = works.filter(({ result }) => result).map(({ box, result }) => Object.assign(box, result));
    // The outermost of those that grow together.
    const outermost = grown.filter(({ element }) => !grown.some((other) => other.element !== element && other.element.contains(element)));
    if (!outermost.length || isOver()) return;
    for (const box of outermost) {
      const { borderLeftWidth, borderRightWidth } = styleOf(box.element);
      box.borders = number(borderLeftWidth) + number(borderRightWidth);
      box.now = box.element.getBoundingClientRect().width;
    }
    readCells(outermost, "min-content", "wordEdges", asItems);
    // Where a word is as wide as the box, what there would be without it.
    withCells(outermost, () => ({ "min-width": "0" }), () => {
      for (const box of outermost) {
        const { width } = box.element.getBoundingClientRect();
        box.width = box.now - width > slack ? width : Math.max(box.now, box.filled);
      }
    });
    for (const box of outermost) addWordBox(box, screen);
  }

  // What becomes of a box when a text in it has a long word: how wide it may become before it leaves a box around it, which texts
  // become wider with it, and how wide it is with a long text of short words. Nothing where it becomes no wider, or the box around it
  // does.
  function* growthOf(box, probe) {
    const { element } = box;
    const outer = parentOf(element);
    const widthOf = (each) => each.getBoundingClientRect().width;
    const [now, around] = [widthOf(element), contentWidth(outer)];
    const inBox = [...box.members, ...box.flows];
    const before = inBox.map(({ run }) => contentWidth(run.block));
    const size = number(styleOf(parentOf(probe.node)).fontSize) || 16;
    yield;
    probe.grow(nbsp.repeat(Math.min(2000, Math.ceil((now + 60) / (size / 5)))));
    yield;
    const more = widthOf(element) - now;
    const isMoved = () => {
      if (Math.abs(contentWidth(outer) - around) <= 1) return false;
      if (probe.crowd) throw unclear;
      return true;
    };
    if (isMoved() || more < 8) return null;
    const follows = inBox.filter(({ run }, index) => Math.abs(contentWidth(run.block) - before[index] - more) < 1);
    const flows = box.flows.filter((member) => follows.includes(member));
    const most = seenOf(element);
    // One with a width of its own becomes no wider than that, whatever is in it.
    const cap = union(rectsOf([probe.node])).width > now + more + 1 ? now + more : undefined;
    yield;
    probe.grow(" n".repeat(Math.min(2000, Math.ceil((now * 3) / size) + 40)));
    yield;
    const filled = widthOf(element);
    const members = [...follows.filter((member) => !flows.includes(member)), ...box.lists];
    return !isMoved() && follows.length > flows.length && members.length + flows.length > 1 ? { most, cap, filled, members, flows } : null;
  }

  // How much of what is in an element may be seen, from where its lines begin to where it leaves what is around it.
  function seenOf(element, box = element.getBoundingClientRect()) {
    let [left, right] = [0, element.ownerDocument.documentElement.clientWidth];
    for (let each = parentOf(element); each && each.localName !== "body" && each.localName !== "html"; each = parentOf(each)) {
      const { display, position } = styleOf(each);
      if (display === "inline" || display === "contents") continue;
      const edge = edgeOf(each);
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (/absolute|fixed/.test(position)) break;
    }
    return styleOf(element).direction === "rtl" ? box.right - left : right - box.left;
  }

  // Where a text begins, from where the lines of a box do.
  function startOf(run, box, isRightToLeft) {
    const { left, right } = union(rectsOf(run.nodes)) || contentBox(run.block);
    const content = contentBox(run.block);
    if (isRightToLeft) return box.right - (isAtStart(run) ? right : content.right);
    return (isAtStart(run) ? left : content.left) - box.left;
  }

  // Whether the lines of a text begin where those of the block around them do. A box of their own that is as wide as they are has no part in it.
  function isAtStart(run) {
    let { block } = run;
    const width = (union(rectsOf(run.nodes)) || { width: 0 }).width;
    while (/^inline-/.test(styleOf(block).display) && contentWidth(block) - width < 1 && parentOf(block)) {
      for (block = parentOf(block); styleOf(block).display === "inline";) block = parentOf(block);
    }
    const { textAlign, direction } = styleOf(block);
    return textAlign === "start" || textAlign === "justify" || textAlign === (direction === "rtl" ? "right" : "left");
  }

  function addWordBox(box, screen) {
    const name = selectorOf(box.element);
    const places = [];
    const isRightToLeft = styleOf(box.element).direction === "rtl";
    const rect = box.element.getBoundingClientRect();
    for (const member of box.members) {
      const [{ width, lineWidth, wraps, cell }] = member.rooms;
      const wordEdges = Math.max(0, member.wordEdges);
      if (!(member.wordEdges > -slack)) continue;
      if (!member.run) {
        places.push({ member, place: { column: 1, edges: wordEdges, wordEdges }, cell });
        continue;
      }
      // What does not wrap was probed as far as it is seen, or as far as the box grows with it.
      let line = wraps === false && box.now > box.most ? box.now - wordEdges : lineWidth || width;
      if (wraps === false && box.cap) line -= Math.max(0, box.cap - box.now);
      if (!(line > 0) || line > box.now) continue;
      const start = startOf(member.run, rect, isRightToLeft);
      places.push({ member, place: { column: 1, edges: box.now - line, wordEdges, start: Math.max(0, start), ...wordIn(member) }, cell });
    }
    // What is as wide as a field or picture.
    const words = Math.max(0, ...places.map(({ member }) => member["min-content"] + member.wordEdges));
    const columns = [box["min-content"] > words + slack ? { min: box["min-content"] } : {}];
    if (box.cap) columns[0].most = box.cap;
    const table = { name, width: box.width, most: box.most, isStretched: true, gap: 0, columns, spans: [] };
    const texts = places.map(({ member, place }) => cellAround(place, member["min-content"], member["min-content"]));
    if (places.length + box.flows.length < 2 || !places.length || Math.abs(columnWidths(table, texts)[0] - box.now) > 1.5) return;
    const [{ cell }] = places;
    if (cell) {
      const outer = screen.tables.find((each) => each.name === cell.table);
      const own = places[0].member.rooms[0].width + cell.edges;
      table.within = lengthsOf({ table: outer.name, column: cell.column, edges: own - box.width });
    }
    for (const { rooms: [{ flow }] } of box.flows) {
      if (flow.width <= box.now + slack) flow.within = lengthsOf({ table: name, column: 1, edges: box.now - flow.width });
    }
    addTable({ table, places }, screen);
  }

  // ---- Texts that follow one another in the lines of a block, such as links: where one ends, the next begins

  // Gives the texts of a flow what is before each of them, where all are in one line.
  function addFlow(runs, rooms) {
    const { block } = runs[0];
    const members = runs.filter((run) => rooms.has(run));
    const style = styleOf(block);
    if (members.length < 2 || scaleOf(block) !== 1 || style.writingMode !== "horizontal-tb") return;
    if (/flex|grid/.test(style.display)) return;
    if (/nowrap|pre$/.test(style.whiteSpace)) return addWholeLine(members, rooms);
    const width = Math.max(contentWidth(block), ...members.map((run) => rooms.get(run).width || 0));
    const isRightToLeft = style.direction === "rtl";
    const places = withCells([{ element: block }], () => ({ "white-space": "nowrap", "text-align": "start" }), () => {
      let end = isRightToLeft ? contentBox(block).right : contentBox(block).left;
      return members.map((run) => {
        const box = union(rectsOf(run.nodes));
        if (!box || linesOf(rectsOf(run.nodes)).length > 1) return null;
        const before = isRightToLeft ? end - box.right : box.left - end;
        end = isRightToLeft ? box.left : box.right;
        return before;
      });
    });
    // What is not in one line has breaks of its own, or is out of the flow.
    if (places.some((before) => before === null || before < -1)) return;
    const name = selectorOf(block) + " @" + Math.round(runs[0].flowAt);
    const seen = isRightToLeft ? Infinity : edgeAround(block) - contentBox(block).left;
    members.forEach((run, index) => {
      const flow = { name, width: hundredths(width), before: hundredths(Math.max(0, places[index])) };
      if (seen > 0 && seen < width - 1) flow.seen = hundredths(seen);
      rooms.get(run).flow = flow;
    });
  }

  // Gives texts in a line that does not wrap their ends: what the ones before need moves the others behind the edge.
  function addWholeLine(runs, rooms) {
    const { block } = runs[0];
    const boxes = runs.map(({ nodes }) => union(rectsOf(nodes)));
    const isPlain = (run, index) => boxes[index] && !rooms.get(run).shared && rooms.get(run).overflow !== "ellipsis" &&
      (index === 0 || boxes[index].left >= boxes[index - 1].right - slack);
    if (!runs.every(isPlain) || styleOf(block).direction === "rtl" || !/^(start|left|justify)$/.test(styleOf(block).textAlign)) return;
    const edge = Math.min(edgeAround(block), contentBox(block).right);
    const width = boxes.reduce((sum, box) => sum + box.width, 0) + Math.max(0, edge - boxes[boxes.length - 1].right);
    const name = selectorOf(block) + " @" + Math.round(boxes[0].top + viewOf(block).scrollY);
    let before = 0;
    runs.forEach((run, index) => {
      const end = before + edge - boxes[index].left;
      before += boxes[index].width;
      rooms.get(run).shared = { name, width: Math.floor(width * 100) / 100, end: hundredths(Math.max(0, end)) };
    });
  }

  // Where what is in an element is not seen any more without scrolling sideways: the edge of the window, or of a box that cuts or scrolls.
  function edgeAround(element) {
    let right = element.ownerDocument.documentElement.clientWidth;
    for (let each = element; each && each.localName !== "body" && each.localName !== "html"; each = parentOf(each)) {
      const { display, overflowX } = styleOf(each);
      if (display !== "inline" && display !== "contents" && (clips(overflowX) || scrolls(overflowX))) right = Math.min(right, edgeOf(each).right);
    }
    return right;
  }

  // ---- Probing many texts at once

  // What is probed at the same time, and how much of it is in each element.
  class Crowd {
    constructor(works) {
      this.counts = new Map();
      for (const work of works) for (const each of work.chain) this.counts.set(each, (this.counts.get(each) || 0) + 1);
    }
    // Whether more than one is in an element.
    isIn(element) {
      return this.counts.get(element) > 1;
    }
  }

  // Elements whose children take from the same space, as far as that has been asked for.
  let rows = new WeakMap();

  // Whether what is in an element is beside one another, and not one below the other.
  function isRow(element) {
    if (rows.has(element)) return rows.get(element);
    const style = styleOf(element);
    const { display } = style;
    let result = !/^(block|flow-root|list-item|inline-block|table-cell|table-caption)$/.test(display);
    if (/flex/.test(display)) result = !/^column/.test(style.flexDirection) || style.flexWrap !== "nowrap";
    if (/grid/.test(display)) result = style.gridTemplateColumns.trim().split(/\s+/).length > 1;
    if (display === "contents") result = Boolean(parentOf(element)) && isRow(parentOf(element));
    if (style.columnCount !== "auto" || style.columnWidth !== "auto" || style.writingMode !== "horizontal-tb") result = true;
    rows.set(element, result);
    return result;
  }

  const isBeside = (element) => {
    const style = styleOf(element);
    return style.float !== "none" || /^(inline|ruby)/.test(style.display);
  };

  // Marks the blocks in which lines may be beside a float.
  function markFloats(floats) {
    for (const float of floats) {
      for (let each = float; each && rows.get(each) !== true; each = parentOf(each)) {
        rows.set(each, true);
        const style = styleOf(each);
        if (!/^(block|list-item|inline|contents)$/.test(style.display) || /absolute|fixed/.test(style.position) ||
          style.float !== "none" || !/^(visible|clip)$/.test(style.overflowX)) break;
      }
    }
  }

  // The innermost element in which two are beside each other; undefined where they are one below the other.
  function rowOf(one, other) {
    const chain = ancestorsOf(one);
    const around = new Map(chain.map((element, index) => [element, index]));
    let below = null;
    for (let each = other; each; each = parentOf(each)) {
      if (around.has(each)) {
        const index = around.get(each);
        const areBeside = one === other || isRow(each) || Boolean(below && isBeside(below)) ||
          (index > 0 && isBeside(chain[index - 1]));
        return areBeside ? each : undefined;
      }
      below = each;
    }
    return undefined;
  }

  // Divides works so that none meets another of its batch: what is beside one another is done one after the other.
  function batchesOf(works) {
    const nodes = new Map();
    const tops = [];
    for (const work of works) {
      let below = null;
      for (const each of work.chain) {
        let node = nodes.get(each);
        const isKnown = Boolean(node);
        if (!node) {
          node = { element: each, works: [], inner: [] };
          nodes.set(each, node);
          if (each === work.chain[work.chain.length - 1]) tops.push(node);
        }
        if (below) node.inner.push(below);
        else node.works.push(work);
        if (isKnown) break;
        below = node;
      }
    }
    const batches = [];
    const place = (node, first) => {
      let next = first;
      for (const work of node.works) {
        (batches[next] = batches[next] || []).push(work);
        next += 1;
      }
      const isSerial = isRow(node.element);
      const below = [];
      for (const inner of node.inner) {
        if (isSerial || isBeside(inner.element)) next = place(inner, next);
        else below.push(inner);
      }
      return below.reduce((most, inner) => Math.max(most, place(inner, first)), next);
    };
    for (const top of tops) place(top, batches.length);
    return batches;
  }

  // Does works, each with the chain of elements that it is in, its probes, and a generator; what is done has a result.
  function doAll(works, isOver, isTogether) {
    const batches = isTogether ? batchesOf(works) : works.map((work) => [work]);
    for (const batch of batches) {
      const lonely = doTogether(batch, batch.length > 1 ? new Crowd(batch) : null, isOver);
      for (const work of lonely) doTogether([work], null, isOver);
    }
  }

  function doTogether(works, crowd, isOver) {
    const lonely = [];
    let active = works;
    for (const work of works) for (const probe of work.probes) probe.join(crowd);
    const restore = (work) => work.probes.forEach((probe) => probe.restore());
    try {
      while (active.length && !isOver()) {
        const going = [];
        const gone = [];
        for (const work of active) {
          const step = work.steps.next();
          if (step.done) work.result = step.value;
          else if (step.value === alone) lonely.push(work);
          (step.done || step.value === alone ? gone : going).push(work);
        }
        gone.forEach(restore);
        for (const work of going) work.steps.next();
        active = going;
      }
    } finally {
      works.forEach(restore);
    }
    return lonely;
  }

  // ---- Fields: their texts are no nodes of the page

  const buttonTypes = new Set(["button", "submit", "reset"]);

  function roomsOfField(field, texts, notes, isOver) {
    const name = field.localName;
    if (field.type === "hidden") return [];
    if (!field.getClientRects().length) {
      const text = field.placeholder || (buttonTypes.has(field.type) && field.value);
      if (text && hasLetters(text)) notes.push({ text, place: placeOf(field), reason: "it has no box" });
      return [];
    }
    if (isOver() && (name === "select" || buttonTypes.has(field.type))) {
      const text = name === "select" ? [...field.options].map((option) => option.text).join("\n") : field.value;
      if (hasLetters(text)) notes.push({ text, place: placeOf(field), reason: lateness });
      return [];
    }
    if (name === "select") return roomsOfOptions(field, texts);
    if (buttonTypes.has(field.type)) {
      if (!hasLetters(field.value)) return [];
      const grow = (text) => field.setAttribute("value", text);
      const had = field.getAttribute("value");
      const base = field.value;
      const width = probeField(field, texts, (more) => grow(base + more), () => {
        if (had === null) field.removeAttribute("value");
        else field.setAttribute("value", had);
      });
      return [fieldRoom(field, base, "button", width, { wraps: false, lines: 1, overflow: "clip" })];
    }
    const text = field.placeholder;
    if (!text || !hasLetters(text)) return [];
    const style = styleOf(field, "::placeholder");
    const cut = /ellipsis/.test(styleOf(field).textOverflow) ? "ellipsis" : "clip";
    const box = contentBox(field);
    const limits = name === "textarea" && field.wrap !== "off"
      ? { height: box.bottom - box.top, overflow: "clip" } : { wraps: false, lines: 1, overflow: cut };
    const room = fieldRoom(field, text, "placeholder", { width: box.right - box.left }, limits);
    room.font = fontOf(field, "::placeholder");
    // A field's own line height does not apply to what is in the middle of it.
    if (name !== "textarea" || style.lineHeight === "normal") delete room.font.lineHeight;
    return [rounded(room)];
  }

  function fieldRoom(field, text, role, width, limits) {
    const room = { text, place: placeOf(field), role, font: fontOf(field), ...limits };
    const key = attributeAround(field, keyAttributes, text);
    if (key) room.key = key;
    if (width.width !== undefined) room.width = width.width;
    if (width.limit) room.limit = width.limit;
    const transform = styleOf(field).textTransform;
    if (transform === "uppercase" || transform === "lowercase") room.textCase = transform;
    const box = contentBox(field);
    room.frame = frameOf(box, field);
    if (!isVisible(field, box)) room.isVisible = false;
    return rounded(room);
  }

  // How wide the content of a field may become.
  function probeField(field, texts, grow, restore) {
    const run = new Run(field);
    const probe = { run, block: field, chain: ancestorsOf(parentOf(field)), root: field.ownerDocument.documentElement };
    probe.pushed = (state, base, index) => state.over[index] - base.over[index];
    const look = () => {
      version += 1;
      const box = field.getBoundingClientRect();
      const content = contentBox(field);
      const over = probe.chain.map((element) => Math.max(0, element.scrollWidth - element.clientWidth));
      // The box of a field is that of its text.
      return { rects: [], lines: [], box, content: box, over, width: content.right - content.left };
    };
    try {
      const base = look();
      const neighbours = neighboursOf(run, texts);
      let fitting = base;
      for (let count = 1; count < 4000; count = Math.ceil(count * 1.25)) {
        grow(nbsp.repeat(count));
        const state = look();
        const found = fault(probe, base, state, neighbours);
        if (found) {
          return { width: Math.max(base.width, found.by ? state.width - found.by : fitting.width),
            limit: found.kind === "page" ? "screen" : undefined };
        }
        if (count > 4 && state.width <= fitting.width) return { width: state.width };
        fitting = state;
      }
      return { width: fitting.width };
    } finally {
      restore();
      version += 1;
    }
  }

  function textWidth(element, text) {
    const context = element.ownerDocument.createElement("canvas").getContext("2d");
    const style = styleOf(element);
    context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    return context.measureText(text).width;
  }

  // The options of a list that shows one of them: each must fit where the chosen one is.
  function roomsOfOptions(list, texts) {
    const options = [...list.options].filter((option) => hasLetters(option.text));
    if (!options.length) return [];
    if (list.multiple || list.size > 1) {
      return options.map((option) => fieldRoom(list, option.text, "option", { width: contentWidth(list) - 4 },
        { wraps: false, lines: 1, overflow: "clip" }));
    }
    const run = runOfList(list);
    const before = contentWidth(list);
    let width = { width: before };
    // The arrow beside the text, as in Chromium.
    let others = styleOf(list).appearance === "none" ? 0 : 20;
    if (run) {
      const probe = new Probe(run);
      width = probeField(list, texts, (more) => probe.grow(more), () => probe.restore());
      // A list that grows with its options is as wide as the widest and what is beside it.
      if (width.width > before + 2) others = Math.max(0, before - widestOption(list));
    }
    width.width -= others;
    return options.map((option) => fieldRoom(list, option.text, "option", width, { wraps: false, lines: 1, overflow: "clip" }));
  }

  // ---- What a room says beside its size

  // The innermost element that has all of the text.
  function holderOf(run) {
    let holder = parentOf(run.nodes[0]);
    const last = run.nodes[run.nodes.length - 1];
    while (holder && holder !== run.block && !ancestorsOf(parentOf(last)).includes(holder)) holder = parentOf(holder);
    return holder || run.block;
  }

  function fontOf(element, pseudo) {
    const style = styleOf(element, pseudo);
    const font = { families: familiesOf(style.fontFamily), size: number(style.fontSize) };
    const weight = number(style.fontWeight);
    if (weight && weight !== 400) font.weight = weight;
    if (/italic|oblique/.test(style.fontStyle)) font.isItalic = true;
    if (style.letterSpacing !== "normal" && number(style.letterSpacing)) font.letterSpacing = number(style.letterSpacing);
    if (number(style.lineHeight) >= 0.001) font.lineHeight = number(style.lineHeight);
    return font;
  }

  const familiesOf = (list) =>
    (list.match(/"[^"]*"|'[^']*'|[^,]+/g) || []).map((name) => name.trim().replace(/^["']|["']$/g, "")).filter(Boolean);

  function roleOf(element) {
    for (let each = element, depth = 0; each && depth < 4; each = parentOf(each), depth += 1) {
      const role = each.getAttribute && each.getAttribute("role");
      if (role && /^(button|link|tab|menuitem|heading|option|cell|columnheader|switch|checkbox|radio|alert|status)$/.test(role)) {
        return role;
      }
      const name = each.localName;
      if (name === "button" || name === "summary") return "button";
      if (name === "a") return "link";
      if (name === "label" || name === "legend") return "label";
      if (/^h[1-6]$/.test(name)) return "heading";
      if (name === "th") return "columnheader";
      if (name === "td") return "cell";
      if (!isInline(styleOf(each)) && depth > 0) break;
    }
    return "text";
  }

  const keyAttributes = ["data-i18n", "data-i18n-key", "data-l10n-id", "data-translation-key"];
  const idAttributes = ["data-testid", "data-test-id", "data-test", "data-cy", "data-qa"];

  // Whether an element has this text and no other, but for white space. What is longer is not read to its end.
  function hasSameText(element, text) {
    const wanted = text.replace(/\s+/g, " ").trim();
    let rest = wanted.replace(/\s+/g, "").length;
    let found = "";
    const walker = element.ownerDocument.createTreeWalker(element, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      found += node.data;
      rest -= node.data.replace(/\s+/g, "").length;
      if (rest < 0) return false;
    }
    return found.replace(/\s+/g, " ").trim() === wanted;
  }

  function attributeAround(element, names, text) {
    for (let each = element; each && each.getAttribute; each = parentOf(each)) {
      if (each !== element && !hasSameText(each, text)) break;
      for (const name of names) {
        const value = each.getAttribute(name);
        if (value && !/[;[\]]/.test(value)) return value;
      }
    }
    return undefined;
  }

  const escaped = (name) => (globalThis.CSS && CSS.escape ? CSS.escape(name) : name.replace(/[^\w-]/g, "\\$&"));
  const quoted = (value) => '"' + value.replace(/["\\]/g, "\\$&") + '"';
  // Ids that a library made up for this load of the page.
  const isMadeUp = (id) => /\d{3,}|^[:«_]|:|^(radix|react|headlessui|mui|mat|cdk|ember)-/.test(id);

  // What was found out about selectors, which does not change while a page is read.
  let selectors = new WeakMap();
  let values = new WeakMap();
  let places = new WeakMap();

  // A selector that names the element alone, and that edits elsewhere leave as it is.
  function selectorOf(element) {
    let selector = selectors.get(element);
    if (selector === undefined) {
      selector = newSelectorOf(element);
      selectors.set(element, selector);
    }
    return selector;
  }

  function newSelectorOf(element) {
    const root = element.getRootNode();
    const own = ownSelectorOf(element, root);
    const isTop = element.localName === "body" || element.localName === "html";
    const part = own || (isTop ? element.localName : numberedNameOf(element));
    if (!own && !isTop && element.parentElement) return `${selectorOf(element.parentElement)} > ${part}`;
    // Above a shadow root, and outside of a frame, the path goes on.
    const outside = root.host || frameOfView(root.defaultView);
    return outside ? `${selectorOf(outside)} >>> ${part}` : part;
  }

  function ownSelectorOf(element, root) {
    if (element.id && !isMadeUp(element.id)) {
      const selector = "#" + escaped(element.id);
      if (root.querySelectorAll(selector).length === 1) return selector;
    }
    for (const name of idAttributes) {
      const value = element.getAttribute(name);
      if (value && countOf(value, name, root) === 1) return `[${name}=${quoted(value)}]`;
    }
    return null;
  }

  // How many elements have a value of an attribute.
  function countOf(value, name, root) {
    if (!values.has(root)) values.set(root, {});
    const known = values.get(root);
    if (!known[name]) {
      known[name] = new Map();
      for (const each of root.querySelectorAll(`[${name}]`)) {
        const other = each.getAttribute(name);
        known[name].set(other, (known[name].get(other) || 0) + 1);
      }
    }
    return known[name].get(value);
  }

  // The name of an element, with its number where its parent has several of that name.
  function numberedNameOf(element) {
    const parent = element.parentNode;
    if (!parent) return element.localName;
    if (!places.has(parent)) {
      const counts = new Map();
      const numbers = new Map();
      for (const child of parent.children) {
        const count = (counts.get(child.localName) || 0) + 1;
        counts.set(child.localName, count);
        numbers.set(child, count);
      }
      places.set(parent, { counts, numbers });
    }
    const { counts, numbers } = places.get(parent);
    return counts.get(element.localName) > 1 ? `${element.localName}:nth-of-type(${numbers.get(element)})` : element.localName;
  }

  function placeOf(element, text) {
    const place = { selector: selectorOf(element) };
    const identifier = attributeAround(element, idAttributes, text === undefined ? element.textContent : text);
    if (identifier) place.identifier = identifier;
    return place;
  }

  function describe(run, base) {
    const holder = holderOf(run);
    const text = run.text;
    const first = parentOf(run.nodes.find((node) => node.nodeType === 3 && hasText(node.data)));
    const room = { text, place: placeOf(holder, text), role: roleOf(holder), font: fontOf(first) };
    const key = attributeAround(holder, keyAttributes, text);
    if (key) room.key = key;
    const parts = run.nodes.filter((node) => node.nodeType === 3 && hasLetters(node.data))
      .map((node) => node.data.replace(/\s+/g, " ").trim());
    if (parts.length > 1) room.parts = parts;
    const transform = styleOf(first).textTransform;
    if (transform === "uppercase" || transform === "lowercase") room.textCase = transform;
    room.frame = frameOf(base.box, run.block);
    if (!isVisible(first, base.box)) room.isVisible = false;
    return room;
  }

  // A box of a window, or of a frame in it, in the page.
  function frameOf(box, element) {
    let left = box.left;
    let top = box.top;
    let view = viewOf(element);
    for (; frameOfView(view); view = view.parent) {
      const outer = contentBox(frameOfView(view));
      left += outer.left;
      top += outer.top;
    }
    return [left + view.scrollX, top + view.scrollY, box.right - box.left, box.bottom - box.top];
  }

  // Whether any of it can be seen, or scrolled to.
  function isVisible(element, box) {
    const style = styleOf(element);
    if (style.visibility !== "visible" || number(style.fontSize) === 0) return false;
    const view = viewOf(element);
    if (box.right + view.scrollX <= 0 || box.bottom + view.scrollY <= 0) return false;
    let { left, right, top, bottom } = box;
    for (const each of ancestorsOf(element)) {
      const eachStyle = styleOf(each);
      if (number(eachStyle.opacity) === 0) return false;
      if (eachStyle.display === "inline" || each === each.ownerDocument.documentElement) continue;
      const clipsX = clips(eachStyle.overflowX);
      const clipsY = clips(eachStyle.overflowY);
      const edge = clipsX || clipsY ? edgeOf(each) : null;
      if (clipsX) {
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
      }
      if (clipsY) {
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      if (/^(rect\(0|rect\(1px)/.test(eachStyle.clip) || /inset\((50|100)%/.test(eachStyle.clipPath)) return false;
    }
    return right - left > 1 && bottom - top > 1;
  }

  const hundredths = (value) => Math.round(value * 100) / 100;
  function rounded(room) {
    for (const name of ["width", "height", "wordWidth", "lineWidth"]) {
      // A room is never wider than it is.
      if (room[name] !== undefined) room[name] = Math.max(0, Math.floor(room[name] * 100 + 0.01) / 100);
    }
    if (room.frame) room.frame = room.frame.map(hundredths);
    for (const name of ["size", "letterSpacing", "lineHeight"]) {
      if (room.font[name] !== undefined) room.font[name] = Math.round(room.font[name] * 1000) / 1000;
    }
    return room;
  }

  // ---- The page

  // Where nobody scrolls to; files of rooms have no such numbers.
  const isFar = (room) => room.frame.some((value) => !(Math.abs(value) <= 1_000_000));
  const farAway = ({ text, place }) => ({ text, place, reason: "it is far outside of the page" });

  const lateness = "the time was over before it was read";

  function harvest(document, screen, settings) {
    const finder = new Finder();
    if (document.body) finder.element(document.body);
    finder.sort();
    for (const each of finder.unknown) screen.notKnown.push(each);
    markFloats(finder.floats);
    const texts = new Texts(finder);
    const ready = settings.hasTables ? knownTables(finder, () => settings.isOver(0.5)) : new Map();
    const readyRooms = new Map();
    const tables = new Map();
    for (const run of ready.size ? finder.runs : []) {
      const columns = ready.get(tableAround(run.block));
      if (!columns || !columns.places.some(({ member }) => member.run === run)) continue;
      tables.set(run, columns);
      if (!settings.isTogether || !mayGrow(columns, run, texts)) continue;
      const room = columns && roomInTable(new Probe(run), columns);
      if (room && !isFar(room)) readyRooms.set(run, room);
    }
    const works = finder.runs.filter((run) => !readyRooms.has(run)).map((run) => {
      const probe = new Probe(run);
      return { chain: probe.chain, probes: [probe], steps: roomOf(probe, texts) };
    });
    doAll(works, () => settings.isOver(0.8), settings.isTogether);
    const rooms = new Map();
    const results = new Map(works.map(({ probes: [{ run }], result }) => [run, result]));
    for (const run of finder.runs) {
      const result = readyRooms.has(run) ? { room: readyRooms.get(run) } : results.get(run);
      if (!result) continue;
      if (result.room && isFar(result.room)) result.unknown = farAway(result.room);
      else if (result.room) rooms.set(run, result.room);
    }
    share(finder.runs, rooms, tables, () => settings.isOver(1), settings.isTogether);
    for (const run of finder.runs) {
      const result = results.get(run);
      if (rooms.has(run)) screen.rooms.push(rooms.get(run));
      else if (result && result.unknown) screen.notKnown.push(result.unknown);
      else screen.notKnown.push({ text: run.text, place: placeOf(holderOf(run)), reason: lateness });
    }
    for (const runs of finder.flows) {
      if (settings.isOver(1)) break;
      const box = union(rectsOf(runs[0].nodes));
      runs[0].flowAt = box ? box.top + viewOf(runs[0].block).scrollY : 0;
      addFlow(runs, rooms);
    }
    const inTables = [...rooms].map(([run, room]) => ({ run, rooms: [room] }));
    for (const field of finder.fields) {
      const own = [];
      for (const room of roomsOfField(field, texts, screen.notKnown, () => settings.isOver(1))) {
        if (isFar(room)) screen.notKnown.push(farAway(room));
        else own.push(room);
      }
      screen.rooms.push(...own);
      if (own.length && field.localName === "select" && lengthOf(field, "width") === null && own[0].role === "option") {
        inTables.push({ field, rooms: own, width: widestOption(field) });
      }
    }
    if (settings.hasTables) addTables(inTables, screen, ready, () => settings.isOver(1));
    if (settings.hasTables) addRows(inTables, screen, () => settings.isOver(1));
    if (settings.hasTables) addWordBoxes(inTables, screen, () => settings.isOver(1), settings.isTogether);
    for (const frame of finder.frames) {
      let inner = null;
      try {
        inner = frame.contentDocument;
      } catch {
        // It is of another origin.
      }
      if (inner) harvest(inner, screen, settings);
      else screen.notKnown.push({ place: placeOf(frame), reason: "the frame is of another origin" });
    }
  }

  // The language that the page names, if it is a tag of one.
  function languageOf(document) {
    const tag = document.documentElement.lang.trim();
    return /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(tag) ? tag : undefined;
  }

  // Reads the rooms of the page. What `seconds` are too few for is in `notKnown`, and `galleyRooms.unread` is its number.
  globalThis.galleyRooms = (options = {}) => {
    const view = globalThis;
    const start = performance.now();
    const settings = {
      isOver: (part) => performance.now() - start > (options.seconds === undefined ? Infinity : options.seconds * 1000 * part),
      // Whether texts are probed at the same time, which is faster and finds the same.
      isTogether: options.isTogether !== false,
      hasTables: options.hasTables !== false,
    };
    [selectors, values, places, rows] = [new WeakMap(), new WeakMap(), new WeakMap(), new WeakMap()];
    widestTables = new WeakMap();
    scales = new WeakMap();
    version += 1;
    const scroll = [view.scrollX, view.scrollY];
    const screen = {
      name: options.name || document.title || location.pathname, platform: "web",
      locale: options.locale || languageOf(document),
      width: view.innerWidth, height: view.innerHeight,
      textScale: options.textScale, source: { url: location.href }, rooms: [], notKnown: [],
    };
    harvest(document, screen, settings);
    globalThis.galleyRooms.unread = screen.notKnown.filter((each) => each.reason === lateness).length;
    if (view.scrollX !== scroll[0] || view.scrollY !== scroll[1]) view.scrollTo(scroll[0], scroll[1]);
    if (!screen.notKnown.length) delete screen.notKnown;
    return { rooms: 1, harvester: "galley-rooms.js", screens: [screen] };
  };
  // For tests: the widths of a table's columns, as `galley check` divides them.
  globalThis.galleyRooms.columnWidths = (table, texts) =>
    columnWidths(table, texts.map(({ cell, need, word }) => cellAround({ wordEdges: cell.edges, ...cell }, need, word)));
})();
