import { planesOf } from './hierarchy-planes.js';
import { HierarchySpace } from './hierarchy-space.js';

/** Rows of the outline at most. */
const mostRows = 4000;

/**
 * The views of the app in front: an outline, the layers apart in space, and what is known of the chosen view.
 *
 * What the layers look like is taken from the display; frames, constraints and further properties are the app's answer, a `ViewReport`.
 */
export class Hierarchy extends EventTarget {
  #dialog;
  #space;
  #source = null;
  #report = null;
  #nodes = new Map();
  #parents = new Map();
  #chosen = null;

  constructor(dialog) {
    super();
    this.#dialog = dialog;
    this.#space = new HierarchySpace(this.#find('.space'));
    this.#space.addEventListener('choose', ({ detail }) => this.#choose(this.#viewOf(detail), true));
    this.#space.addEventListener('point', ({ detail }) => this.#space.mark(this.#viewOf(detail), 'pointed'));
    this.#find('.front').addEventListener('click', () => this.#space.face(true));
    this.#find('.aside').addEventListener('click', () => this.#space.face(false));
    this.#find('.spacing').addEventListener('input', ({ target }) => {
      this.#space.spacing = Number(target.value);
      this.#space.layOut();
    });
    this.#find('.levels').addEventListener('input', ({ target }) => {
      this.#space.shown = Number(target.value) / 100;
      this.#space.layOut();
    });
    this.#find('.outlines').addEventListener('change', ({ target }) => this.#find('.space').classList.toggle('outlined', target.checked));
    this.#find('.refresh').addEventListener('click', () => this.dispatchEvent(new Event('refresh')));
    this.#find('.save').addEventListener('click', () => this.#save());
    this.#find('.close').addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => this.dispatchEvent(new Event('close')));
    const outline = this.#find('.outline');
    outline.addEventListener('click', ({ target }) => this.#choose(target.closest('[role="treeitem"]')?.viewID ?? null));
    outline.addEventListener('pointerover', ({ target }) => this.#space.mark(target.closest('[role="treeitem"]')?.viewID ?? null, 'pointed'));
    outline.addEventListener('pointerleave', () => this.#space.mark(null, 'pointed'));
    outline.addEventListener('keydown', (event) => this.#step(event));
  }

  get isOpen() { return this.#dialog.open; }

  close() { this.#dialog.close(); }

  /** `source` has the display's `root` element, its `size` and `angle`, and the `name` of what is shown. */
  open(source) {
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#source = source;
    this.#report = null;
    this.#chosen = null;
    this.#find('.of').textContent = source.name;
    this.#find('.save').disabled = true;
    const views = source.root ? planesOf(source.root, source.size) : { planes: [], places: new Map() };
    this.#space.show(views, source);
    this.#find('.space').classList.toggle('empty', views.planes.length === 0);
    this.#takeNodes(source.root ? layerNodes(source.root) : []);
    this.#space.mark(null, 'chosen');
    this.#describe();
  }

  /** The app's answer about its views, which are drawn in `source`. */
  show(report, source) {
    if (!this.#dialog.open || !report.windows?.length) return;
    if (source.root !== this.#source.root) this.open(source);
    this.#report = report;
    this.#find('.save').disabled = false;
    this.#takeNodes(report.windows);
    this.#choose(this.#nodes.has(this.#chosen) ? this.#chosen : null);
  }

  #find(selector) { return this.#dialog.querySelector(selector); }

  /** The view that a layer belongs to: its own, or that of a layer around it. */
  #viewOf(id) {
    if (id === null || this.#nodes.has(id)) return id;
    for (let element = this.#elementOf(id)?.parentElement; element; element = element.parentElement) {
      if (element.layer && this.#nodes.has(element.layer.id)) return element.layer.id;
    }
    return null;
  }

  #elementOf(id) { return [...(this.#source?.root?.querySelectorAll('.layer') ?? [])].find(({ layer }) => layer?.id === id); }

  // The outline

  #takeNodes(roots) {
    this.#nodes = new Map();
    this.#parents = new Map();
    const rows = [];
    const add = (node, depth, parent) => {
      this.#nodes.set(node.id, node);
      this.#parents.set(node.id, parent);
      if (rows.length < mostRows) rows.push(row(node, depth));
      for (const child of node.children) add(child, depth + 1, node.id);
    };
    for (const root of roots) add(root, 0, null);
    this.#find('.outline').replaceChildren(...rows);
    this.#find('.count').textContent = `${this.#nodes.size} view${this.#nodes.size === 1 ? '' : 's'}`;
  }

  #choose(id, scrolls = false) {
    this.#chosen = id;
    this.#space.mark(id, 'chosen');
    for (const item of this.#find('.outline').children) {
      const isChosen = item.viewID === id;
      item.ariaSelected = String(isChosen);
      item.tabIndex = isChosen ? 0 : -1;
      if (isChosen && scrolls) item.scrollIntoView({ block: 'nearest' });
    }
    this.#describe();
  }

  #step(event) {
    const items = [...this.#find('.outline').children], index = items.findIndex(({ viewID }) => viewID === this.#chosen);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: items.length - 1 }[event.key];
    const item = event.key === 'ArrowLeft' ? items.find(({ viewID }) => viewID === this.#parents.get(this.#chosen)) : items[next];
    if (!item) return;
    event.preventDefault();
    this.#choose(item.viewID, true);
    item.focus();
  }

  // The chosen view

  #describe() {
    const details = this.#find('.details'), node = this.#nodes.get(this.#chosen);
    details.replaceChildren(...(node ? describe(node) : [hint(this.#report)]));
  }

  #save() {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(this.#report, null, 2)], { type: 'application/json' }));
    link.download = `${this.#source.name} views.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }
}

/** The layers of a display in the shape of a report's views, for as long as the app has not answered. */
function layerNodes(root) {
  const nodes = (element) => [...element.children].flatMap((child) => (child.layer ? [node(child)] : nodes(child)));
  const node = (element) => {
    const style = getComputedStyle(element), matrix = new DOMMatrix(style.transform === 'none' ? '' : style.transform);
    const size = [element.offsetWidth, element.offsetHeight];
    return {
      id: element.layer.id, className: element.layer.name, frame: [matrix.m41, matrix.m42, ...size], bounds: [0, 0, ...size], alpha: Number(style.opacity),
      isHidden: style.display === 'none' || style.visibility === 'hidden', properties: {}, constraints: [], children: nodes(element),
    };
  };
  return root.layer ? [node(root)] : nodes(root);
}

const shortName = (name) => name.slice(name.lastIndexOf('.') + 1);

function row(node, depth) {
  const item = document.createElement('div');
  item.setAttribute('role', 'treeitem');
  item.ariaLevel = String(depth + 1);
  item.ariaSelected = 'false';
  item.tabIndex = -1;
  item.viewID = node.id;
  item.style.setProperty('--depth', Math.min(depth, 24));
  item.classList.toggle('hidden', node.isHidden || node.alpha === 0);
  item.classList.toggle('own', node.className.includes('.'));
  item.append(element('span', 'class', shortName(node.className)));
  const note = node.controller ? shortName(node.controller) : node.properties.text ?? node.properties.accessibilityIdentifier;
  if (note) item.append(element('span', node.controller ? 'controller' : 'note', note.replaceAll('\n', ' ')));
  return item;
}

function describe(node) {
  const parts = [element('h3', '', shortName(node.className))];
  const line = [node.className.includes('.') ? node.className : '', ...(node.superclasses ?? [])].filter(Boolean).map(shortName).join(' › ');
  if (line) parts.push(element('p', 'ancestry', line));
  const basics = [];
  if (node.controller) basics.push(['controller', node.controller]);
  basics.push(['frame', rectText(node.frame)], ['bounds', rectText(node.bounds)]);
  if (node.screenFrame) basics.push(['on the screen', rectText(node.screenFrame)]);
  if (node.alpha < 1) basics.push(['alpha', String(node.alpha)]);
  if (node.isHidden) basics.push(['isHidden', 'true']);
  parts.push(table([...basics, ...Object.entries(node.properties).sort(([a], [b]) => a.localeCompare(b))]));
  if (node.constraints.length > 0) {
    parts.push(element('h4', '', 'Constraints'));
    const list = element('ul', 'constraints');
    for (const { text, priority, identifier } of node.constraints) {
      const item = element('li', '', text);
      if (priority < 1000) item.append(element('span', 'priority', `@${Math.round(priority)}`));
      if (identifier) item.append(element('span', 'identifier', identifier));
      list.append(item);
    }
    parts.push(list);
  }
  return parts;
}

function hint(report) {
  const part = element('div', 'hint');
  part.append(element('p', '', 'Click a layer or a row. Drag to turn, scroll to zoom.'));
  const leaks = report?.leaks ?? [];
  if (leaks.length === 0) return part;
  part.append(element('h4', '', 'Left the screen and still in memory'));
  const list = element('ul', 'leaks');
  for (const { className, title, age } of leaks) {
    const item = element('li', '', shortName(className));
    item.append(element('span', 'note', `${title ? `“${title}”, ` : ''}${Math.round(age)} s ago`));
    list.append(item);
  }
  part.append(list);
  return part;
}

function table(rows) {
  const list = element('dl');
  for (const [name, value] of rows) {
    const described = element('dd', '', value);
    if (/^#[0-9A-F]{8}$/.test(value)) {
      const swatch = element('i', 'swatch');
      swatch.style.setProperty('--color', value);
      described.prepend(swatch);
    }
    list.append(element('dt', '', name), described);
  }
  return list;
}

function rectText([x, y, width, height]) {
  const text = (value) => String(Math.round(value * 100) / 100);
  return `(${text(x)}, ${text(y)}) ${text(width)} × ${text(height)}`;
}

function element(tag, className = '', text = '') {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}
