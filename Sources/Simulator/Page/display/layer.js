import { conicGradient } from './conic-gradient.js';
import { Darkening } from './darkening.js';
import { Particles } from './particles.js';
import { Replicator } from './replicator.js';
import { svgElement } from './svg.js';

/** The order of a layer's elements, back to front; sublayers stand where `inner` does. */
const order = ['shadow', 'ground', 'canvas', 'shape', 'hosted', 'inner', 'border', 'particles', 'fade'];

/** Sublayers slide where their common transform changes again within this time, in milliseconds, and stand still after it. */
const slidingTime = 300;

/** One layer of the app: an element and, made when first needed, the parts inside it. */
export class Layer {
  id;
  name = 'CALayer';
  element = document.createElement('div');
  children = [];
  /** Web Animations that run on the layer's parts. */
  running = [];
  #parts = new Map();
  #masking = null;
  #coloring = null;
  #canvas = null;
  #replicator = null;
  #darkening = null;
  /** When the sublayers' common transform changed last, and what is to happen when it has not changed again. */
  #slid = -Infinity;
  #rest = 0;
  /** What an emitter draws anew for each frame. */
  particles = null;

  constructor(id) {
    this.id = id;
    this.element.className = 'layer';
    this.element.layer = this;
  }

  /** What stands in the superlayer's container for this layer. */
  get node() { return this.#darkening ? this.#darkening.element : this.element; }

  /** Whatever sublayers are put into. */
  get container() { return this.#replicator ? this.#replicator.first : this.#holder; }

  get #holder() { return this.#parts.get('inner')?.target ?? this.element; }

  /** What shows copies of elements, to be made anew after every change. */
  get repeaters() { return [this.#replicator, this.#darkening].filter((repeater) => repeater); }

  apply(change, display) {
    if (change.name) this.name = change.name;
    if (change.box) assign(this.element.style, change.box.filter ? { ...change.box, filter: display.scoped(change.box.filter) } : change.box);
    for (const part of ['shadow', 'ground', 'shape', 'inner', 'border']) if (part in change) this.#setPart(part, change[part]);
    if ('contents' in change) this.#setContents(change.contents, display.bitmaps);
    if (change.canvas && this.#canvas) assign(this.#canvas.style, change.canvas);
    if ('fading' in change) this.#setFading(change.fading, display.bitmaps);
    if ('masking' in change) this.#setMask(change.masking, display);
    if ('coloring' in change) this.#setColoring(change.coloring, display);
    if ('replicator' in change) this.#setReplicator(change.replicator, display);
    if ('particles' in change) this.#setParticles(change.particles, display.bitmaps);
    if ('hosted' in change) this.#setHosted(change.hosted, display);
    if ('darkens' in change) this.#setDarkening(change.darkens);
    if (change.children) this.children = change.children;
  }

  /** Whether something of the layer itself shows, and not of its sublayers alone. */
  get isPainted() {
    const { backgroundColor, backgroundImage, backdropFilter } = this.element.style;
    return Boolean(backgroundColor || backgroundImage || backdropFilter || this.#canvas || ['ground', 'shape', 'border'].some((part) => this.#parts.has(part)));
  }

  /** The element a part's animations run on. */
  target(part) {
    if (part === 'box') return this.element;
    if (part === 'canvas') return this.#canvas;
    return this.#parts.get(part)?.target ?? null;
  }

  /** Puts the sublayers into the container in their order, moving as few as possible. */
  arrange(display) {
    const container = this.container;
    let next = container === this.element ? this.#firstAbove('inner') : null;
    for (let index = this.children.length - 1; index >= 0; index--) {
      const child = display.layer(this.children[index]).node;
      if (child.parentNode !== container || child.nextSibling !== next) move(container, child, next);
      next = child;
    }
  }

  #firstAbove(part) {
    for (const above of order.slice(order.indexOf(part) + 1)) {
      const element = above === 'canvas' ? this.#canvas : this.#parts.get(above)?.element;
      if (element) return element;
    }
    return null;
  }

  #insert(part, element) {
    let before = this.#firstAbove(part);
    // Sublayers outside an inner element stand between the shape and the border.
    if (order.indexOf(part) < order.indexOf('inner') && !this.#parts.has('inner')) {
      before = [...this.element.children].find(isSublayer) ?? before;
      for (const lower of order.slice(order.indexOf(part) + 1, order.indexOf('inner'))) {
        const above = lower === 'canvas' ? this.#canvas : this.#parts.get(lower)?.element;
        if (above) { before = above; break; }
      }
    }
    this.element.insertBefore(element, before);
  }

  #setPart(part, style) {
    let made = this.#parts.get(part);
    if (style === null) {
      if (part === 'inner') return assign(made.target.style, { transform: null });
      made?.element.remove();
      this.#parts.delete(part);
      return;
    }
    if (!made) {
      made = this.#makePart(part);
      this.#insert(part, made.element);
      this.#parts.set(part, made);
      if (part === 'inner') for (const child of [...this.element.children].filter(isSublayer)) move(made.element, child, null);
    }
    if ('--trimmed' in style) toggle(made.target, 'pathLength', style['--trimmed']);
    assign(made.target.style, style);
    if (part === 'inner') this.#slide(made.target.style);
  }

  /** Has the browser keep a picture of sublayers that slide together, as those of a scroll view do, and move that: without it, it paints them for every step. */
  #slide(style) {
    const now = performance.now();
    if (now - this.#slid < slidingTime) style.willChange = 'transform';
    this.#slid = now;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => { style.willChange = ''; }, slidingTime);
  }

  #makePart(part) {
    if (part === 'shadow' || part === 'shape') {
      const element = svgElement('svg', part), target = svgElement('path');
      element.append(target);
      return { element, target };
    }
    const element = document.createElement('div');
    element.className = part;
    return { element, target: element };
  }

  #setContents(contents, bitmaps) {
    const old = this.#canvas, style = old?.style.cssText ?? '';
    this.#canvas = null;
    const animations = old ? this.running.filter((animation) => animation.effect?.target === old) : [];
    if (old) {
      old.remove();
      bitmaps.release(old);
    }
    if (!contents) return;
    const canvas = bitmaps.canvas(contents);
    canvas.style.cssText = style;
    this.#insert('canvas', canvas);
    this.#canvas = canvas;
    for (const animation of animations) animation.effect.target = canvas;
  }

  #setFading(id, bitmaps) {
    this.#parts.get('fade')?.element.remove();
    this.#parts.delete('fade');
    if (!id) return;
    const element = document.createElement('div');
    element.className = 'fade';
    element.style.cssText = 'width:100%;height:100%;opacity:0';
    const canvas = bitmaps.canvas({ image: id });
    canvas.style.cssText = 'width:100%;height:100%';
    element.append(canvas);
    this.#insert('fade', element);
    this.#parts.set('fade', { element, target: element });
  }

  #setReplicator(definition, display) {
    if (definition === null) {
      const { first } = this.#replicator;
      first.replaceWith(...first.childNodes);
      this.#replicator.remove();
      this.#replicator = null;
      return;
    }
    if (!this.#replicator) {
      const replicator = new Replicator(display.scope + this.id), holder = this.#holder;
      replicator.first.append(...[...holder.children].filter(isSublayer));
      holder.insertBefore(replicator.first, holder === this.element ? this.#firstAbove('inner') : null);
      this.#replicator = replicator;
    }
    this.#replicator.update(definition);
  }

  #setParticles(definition, bitmaps) {
    if (definition === null) {
      this.particles?.canvas.remove();
      this.#parts.delete('particles');
      this.particles = null;
      return;
    }
    if (!this.particles) {
      this.particles = new Particles(bitmaps);
      this.#insert('particles', this.particles.canvas);
      this.#parts.set('particles', { element: this.particles.canvas, target: this.particles.canvas });
    }
    this.particles.definition = definition;
  }

  /** Puts the display of another process beneath the sublayers; it stands in one layer at a time. */
  #setHosted(context, display) {
    this.unhost(display);
    const element = context ? display.hosted(context)?.element : null;
    if (!element) return;
    this.#insert('hosted', element);
    this.#parts.set('hosted', { element, target: element, context });
  }

  /** Gives up the display of another process, unless another layer has it by now. */
  unhost(display) {
    const shown = this.#parts.get('hosted');
    if (!shown) return;
    this.#parts.delete('hosted');
    if (shown.element.parentNode !== this.element) return;
    shown.element.remove();
    display.unhost(shown.context);
  }

  #setDarkening(isOn) {
    if (isOn && !this.#darkening) {
      this.#darkening = new Darkening(this.element);
    } else if (!isOn && this.#darkening) {
      this.#darkening.element.replaceWith(this.element);
      this.#darkening = null;
    }
  }

  /** The filter that gives the layer's picture other colours. */
  #setColoring(numbers, display) {
    if (numbers === null) {
      this.#coloring?.remove();
      this.#coloring = null;
      return;
    }
    if (!this.#coloring) {
      this.#coloring = svgElement('svg', 'definitions');
      this.#coloring.innerHTML = `<filter id="${display.scope}colors-${this.id}" filterUnits="userSpaceOnUse" x="-4000" y="-4000" width="12000" height="12000" `
        + 'color-interpolation-filters="sRGB"><feColorMatrix/></filter>';
      this.element.append(this.#coloring);
    }
    this.#coloring.querySelector('feColorMatrix').setAttribute('values', numbers);
  }

  #setMask(markup, display) {
    this.#masking?.remove();
    this.#masking = null;
    this.element.style.mask = markup === null ? '' : `url(#${display.scope}mask-${this.id})`;
    if (markup === null) return;
    const svg = svgElement('svg', 'definitions');
    svg.innerHTML = `<mask id="${display.scope}mask-${this.id}" maskUnits="userSpaceOnUse" x="-4000" y="-4000" width="12000" height="12000" `
      + `style="mask-type:alpha">${display.scoped(markup)}</mask>`;
    for (const image of svg.querySelectorAll('[data-image]')) image.setAttribute('href', display.bitmaps.url(Number(image.dataset.image)));
    for (const image of svg.querySelectorAll('[data-conic]')) image.setAttribute('href', conicGradient(image));
    this.#masking = svg;
    this.element.append(svg);
  }
}

/** Whether an element stands for a sublayer, or for several. */
function isSublayer(element) {
  return element.layer !== undefined || element.className === 'instance' || element.className === 'darkening';
}

/** Writes only what the host named: one style write for each changed property. */
function assign(style, values) {
  for (const property in values) {
    if (!property.startsWith('--')) style[property] = values[property] ?? '';
  }
}

function toggle(element, attribute, value) {
  if (value) element.setAttribute(attribute, value);
  else element.removeAttribute(attribute);
}

/** Moving keeps animations and canvases alive where the browser can. */
function move(parent, child, next) {
  if (child.isConnected && parent.isConnected && parent.moveBefore) parent.moveBefore(child, next);
  else parent.insertBefore(child, next);
}
