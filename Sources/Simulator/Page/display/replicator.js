import { svgElement } from './svg.js';

/** The instances of a replicator layer: the first holds its sublayers, the others are copies of it, made anew when anything changed. */
export class Replicator {
  first = document.createElement('div');
  #copies = [];
  #filters = [];
  #id;
  /** `{count, delay, transform, color?, offsets?}` as the host says it. */
  definition = null;

  constructor(id) {
    this.#id = id;
    this.first.className = 'instance';
  }

  update(definition) {
    this.definition = definition;
    this.first.style.display = definition.count > 0 ? '' : 'none';
  }

  /** Makes all instances but the first; `copy` makes a copy of an element whose animations lag behind by so many seconds. */
  repeat(copy) {
    for (const instance of this.#copies) instance.remove();
    for (const filter of this.#filters) filter.remove();
    this.#filters = [];
    this.#setColor(this.first, 0);
    const { count, delay, transform } = this.definition;
    const step = new DOMMatrix(transform);
    let place = new DOMMatrix();
    this.#copies = [];
    for (let index = 1; index < count; index++) {
      place = place.multiply(step);
      const instance = copy(this.first, index * delay);
      instance.style.transform = place.toString();
      this.#setColor(instance, index);
      this.#copies.push(instance);
    }
    this.first.after(...this.#copies);
  }

  /** Takes everything away that the replicator has made but the first instance. */
  remove() {
    for (const instance of this.#copies) instance.remove();
    for (const filter of this.#filters) filter.remove();
  }

  /** A colour multiplies those of an instance: no function of style sheets does that, a filter of SVG does. */
  #setColor(instance, index) {
    const { color, offsets } = this.definition;
    const name = `instance-${this.#id}-${index}`;
    instance.style.filter = color ? `url(#${name})` : '';
    if (!color) return;
    const factors = color.map((factor, channel) => Math.min(Math.max(factor + index * offsets[channel], 0), 1));
    const rows = factors.map((factor, channel) => [0, 1, 2, 3, 4].map((column) => (column === channel ? factor : 0)).join(' '));
    const filter = svgElement('svg', 'definitions');
    filter.innerHTML = `<filter id="${name}" filterUnits="userSpaceOnUse" x="-4000" y="-4000" width="12000" height="12000" `
      + `color-interpolation-filters="sRGB"><feColorMatrix values="${rows.join(' ')}"/></filter>`;
    this.first.before(filter);
    this.#filters.push(filter);
  }
}
