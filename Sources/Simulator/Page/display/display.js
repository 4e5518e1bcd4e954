import { Bitmaps } from './bitmaps.js';
import { Layer } from './layer.js';
import { Timeline } from './timeline.js';

/** What one process draws: its layer tree as the host's messages build it. The one that is the screen shows those of others in layers that host them. */
export class Display {
  element;
  /** Begins the names in the document that belong to this process: layers of two processes, and of two phones, have the same numbers. */
  scope;
  /** The displays of other processes by their numbers; none for those that are hosted. */
  #hosted;
  bitmaps = new Bitmaps();
  timeline = new Timeline();
  sequence = 0;
  #layers = new Map();
  /** Identifier → the animations the host has named, for layers whose elements change under them. */
  #animations = new Map();
  #root = null;
  /** Layers that show copies of elements. */
  #repeating = new Set();
  /** Layers that draw particles, and the frame that has been asked for to draw them in. */
  #emitting = new Set();
  #frame = null;
  /** The media time at which particles stand still, for pictures of a moment. */
  #stillTime = null;

  constructor(element, scope = '', isHosted = false) {
    this.element = element;
    this.scope = scope;
    this.#hosted = isHosted ? null : new Map();
  }

  /** The display of another process; null in one that is itself hosted. */
  hosted(context) {
    if (!this.#hosted) return null;
    let display = this.#hosted.get(context);
    if (!display) {
      const element = document.createElement('div');
      element.className = 'hosted';
      display = new Display(element, `${this.scope}hosted-${context}-`, true);
      this.#hosted.set(context, display);
    }
    return display;
  }

  /** No layer hosts the process any more: where it shows nothing, it has not drawn yet or has ended. */
  unhost(context) {
    if (this.#hosted?.get(context)?.isEmpty) this.#hosted.delete(context);
  }

  get isEmpty() { return this.#root === null; }

  /** The number of the process whose display covers the middle of this one; 0 where this one itself is seen there. */
  get frontContext() {
    const own = this.element.getBoundingClientRect(), x = own.left + own.width / 2, y = own.top + own.height / 2;
    const covers = ({ element }) => {
      const { left, top, right, bottom } = (element.firstElementChild ?? element).getBoundingClientRect();
      return left <= x && x <= right && top <= y && y <= bottom && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    return [...this.#hosted ?? []].findLast(([, display]) => !display.isEmpty && covers(display))?.[0] ?? 0;
  }

  /** Forgets the process with this number, which has ended: numbers are used once. */
  #forget(context) {
    this.#hosted?.get(context)?.clear();
    this.#hosted?.delete(context);
  }

  /** Forgets all other processes: a host begins anew. */
  forgetHosted() {
    for (const display of this.#hosted?.values() ?? []) display.clear();
    this.#hosted?.clear();
  }

  /** Markup or a style with its names made those of this process. */
  scoped(text) {
    return this.scope === '' ? text : text.replaceAll('url(#', `url(#${this.scope}`).replaceAll(' id="', ` id="${this.scope}`);
  }

  layer(id) {
    let layer = this.#layers.get(id);
    if (!layer) {
      layer = new Layer(id);
      this.#layers.set(id, layer);
    }
    return layer;
  }

  get layers() { return this.#layers; }

  /** Applies one binary message, whole. */
  receive(buffer) {
    const length = new DataView(buffer).getUint32(0, true);
    const commit = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length)));
    if (commit.ended) return this.#forget(commit.context);
    const display = commit.context ? this.hosted(commit.context) : this;
    display?.apply(commit, buffer, 4 + length);
  }

  /** Applies a message, whose pixels begin at the offset. */
  apply(commit, buffer, offset) {
    this.timeline.observe(commit.time, commit.snapshot);
    if (commit.snapshot) this.clear();
    if (commit.images) this.bitmaps.add(commit.images, buffer, offset);
    this.#applyLayers(commit.layers ?? {});
    if (commit.root) this.#setRoot(commit.root);
    for (const id of commit.removed ?? []) this.#remove(id);
    for (const [id, animations] of Object.entries(commit.animations ?? {})) this.#setAnimations(Number(id), animations);
    if (commit.removedImages) this.bitmaps.remove(commit.removedImages);
    this.#drawParticles();
    this.#repeat();
    this.sequence = commit.sequence;
  }

  clear() {
    for (const layer of this.#layers.values()) for (const animation of layer.running) animation.cancel();
    this.#layers.clear();
    this.#animations.clear();
    this.#repeating.clear();
    this.#emitting.clear();
    this.bitmaps.clear();
    this.#root?.node.remove();
    this.#root = null;
  }

  #applyLayers(changes) {
    const rearranged = [];
    const masked = [];
    for (const [key, change] of Object.entries(changes)) {
      const layer = this.layer(Number(key));
      layer.apply(change, this);
      if (change.children) rearranged.push(layer);
      if ('masking' in change) masked.push(layer);
      if (layer.repeaters.length > 0) this.#repeating.add(layer);
      else this.#repeating.delete(layer);
      if (layer.particles) this.#emitting.add(layer);
      else this.#emitting.delete(layer);
    }
    for (const layer of rearranged) layer.arrange(this);
    // Markup of a mask is new as a whole: its animations start again where they were.
    for (const layer of masked) this.#animateMask(layer);
  }

  #setRoot(id) {
    this.#root?.node.remove();
    this.#root = this.layer(id);
    this.element.prepend(this.#root.node);
  }

  #remove(id) {
    const layer = this.#layers.get(id);
    if (!layer) return;
    for (const animation of layer.running) animation.cancel();
    layer.node.remove();
    layer.unhost(this);
    this.#layers.delete(id);
    this.#animations.delete(id);
    this.#repeating.delete(layer);
    this.#emitting.delete(layer);
  }

  // Particles

  /** Shows particles as they are at a media time, from now on. */
  stopParticles(mediaTime) {
    this.#stillTime = mediaTime;
    this.#drawParticles();
    this.#repeat();
  }

  /** Draws all particles now, and again for each frame for as long as there are emitters. */
  #drawParticles() {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
    if (this.#emitting.size === 0) return;
    const time = this.#stillTime ?? this.timeline.mediaTime(performance.now());
    for (const layer of this.#emitting) layer.particles.draw(time);
    if (this.#stillTime === null) this.#frame = requestAnimationFrame(() => this.#drawParticles());
  }

  // Animations

  #setAnimations(id, definitions) {
    const layer = this.layer(id);
    const kept = new Map();
    for (const animation of layer.running) {
      // The same animation as before runs on undisturbed.
      if (definitions.some((definition) => animation.definition === JSON.stringify(definition)) && animation.effect) {
        kept.set(animation.definition, animation);
      } else {
        animation.cancel();
      }
    }
    layer.running = [];
    this.#animations.set(id, definitions);
    for (const definition of definitions) {
      const text = JSON.stringify(definition);
      const target = layer.target(definition.part) ?? this.#maskElement(id, definition);
      const animation = kept.get(text) ?? this.#start(target, definition);
      if (!animation) continue;
      animation.definition = text;
      layer.running.push(animation);
    }
  }

  #maskElement(id, definition) {
    if (definition.part !== 'mask') return null;
    const isOwn = (element) => element.closest('.hosted, .display') === this.element;
    return [...this.element.querySelectorAll(`mask [data-layer="${id}"]`)].find(isOwn) ?? null;
  }

  #animateMask(layer) {
    for (const element of layer.element.querySelectorAll(':scope > .definitions [data-layer]')) {
      const id = Number(element.dataset.layer), definitions = this.#animations.get(id);
      if (definitions) this.#setAnimations(id, definitions);
    }
  }

  #start(target, definition, delay = 0) {
    if (!target || definition.frames.length === 0) return null;
    const { frames, duration, iterations = 1, direction = 'normal', fill = 'none', easing = 'linear', rate = 1, offset = 0 } = definition;
    const animation = target.animate(frames.map((frame) => this.#keyframe(frame, easing)), {
      duration: duration * 1000, iterations: iterations === 'Infinity' ? Infinity : iterations, direction, fill,
    });
    if (rate !== 1) animation.playbackRate = rate;
    // Local time is rate · (now − begin) + offset; with no rate it stands still at the offset.
    if (rate === 0) {
      animation.pause();
      animation.currentTime = offset * 1000;
    } else {
      animation.startTime = this.timeline.timelineTime(definition.begin + delay) - offset * 1000 / rate;
    }
    return animation;
  }

  #keyframe(frame, easing) {
    return frame.filter ? { ...frame, filter: this.scoped(frame.filter), easing } : { ...frame, easing };
  }

  // Copies of elements

  #repeat() {
    // What is inside others first: they copy its copies too.
    const depth = (node) => (node ? 1 + depth(node.parentNode) : 0);
    const layers = [...this.#repeating].sort((a, b) => depth(b.element) - depth(a.element));
    for (const layer of layers) for (const repeater of layer.repeaters) repeater.repeat((element, delay) => this.#copy(element, delay));
  }

  #copy(element, delay) {
    const copy = element.cloneNode(true);
    const originals = [element, ...element.querySelectorAll('*')], copies = [copy, ...copy.querySelectorAll('*')];
    originals.forEach((original, index) => {
      if (original instanceof HTMLCanvasElement && original.width > 0 && original.height > 0) {
        copies[index].getContext('2d').drawImage(original, 0, 0);
      }
      if (!original.layer) return;
      for (const animation of original.layer.running) {
        const place = originals.indexOf(animation.effect?.target);
        if (place >= 0) this.#start(copies[place], JSON.parse(animation.definition), delay);
      }
    });
    return copy;
  }
}
