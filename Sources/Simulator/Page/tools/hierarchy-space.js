import { clipOf } from './hierarchy-planes.js';

const start = { turn: -32, tilt: 14, zoom: 1 };
const longestTilt = 80;
/** A press that moves less than this, in pixels, chooses what lies under it. */
const stillness = 4;

/** Planes one above the other in space, which a pointer or the arrow keys turn. Tells of the chosen plane with `choose`, and of the one under the pointer with `point`. */
export class HierarchySpace extends EventTarget {
  #space;
  #model = document.createElement('div');
  #marks = { chosen: document.createElement('div'), pointed: document.createElement('div') };
  #planes = new Map();
  #places = new Map();
  #levels = 0;
  #angle = 0;
  #size = { width: 1, height: 1 };
  #view = { ...start };
  spacing = 18;
  /** The part of the levels that is shown from below, 0…1. */
  shown = 1;

  constructor(space) {
    super();
    this.#space = space;
    this.#model.className = 'model';
    for (const [name, mark] of Object.entries(this.#marks)) mark.className = `mark ${name}`;
    space.append(this.#model);
    this.#listen();
    new ResizeObserver(() => this.#turn()).observe(space);
  }

  /** `size` is the display's in points, `angle` how it is turned, in degrees clockwise. */
  show({ planes, places }, { size, angle }) {
    this.#planes.clear();
    this.#places = places;
    this.#size = size;
    this.#angle = angle;
    this.#levels = Math.max(0, ...planes.map(({ level }) => level));
    const ground = document.createElement('div');
    ground.className = 'plane ground';
    Object.assign(ground.style, { width: `${size.width}px`, height: `${size.height}px` });
    this.#planes.set(0, { element: ground, level: -1, matrix: new DOMMatrix() });
    for (const plane of planes) this.#planes.set(plane.id, { ...plane, element: planeElement(plane) });
    Object.assign(this.#model.style, { width: `${size.width}px`, height: `${size.height}px` });
    this.#model.replaceChildren(...[...this.#planes.values()].map(({ element }) => element));
    this.layOut();
    this.#turn();
  }

  /** Puts the planes where the spacing and the shown levels have them. */
  layOut() {
    const last = Math.round(this.shown * this.#levels);
    for (const { element, level, matrix } of this.#planes.values()) {
      element.style.transform = `translateZ(${this.#height(level)}px) ${flat(matrix)}`;
      element.classList.toggle('above', level > last);
    }
    for (const mark of Object.values(this.#marks)) this.#putMark(mark);
  }

  #height(level) { return (level - this.#levels / 2) * this.spacing; }

  /** Looks at the planes from the front, or from the side again. */
  face(isFront) {
    this.#view = isFront ? { turn: 0, tilt: 0, zoom: 1 } : { ...start };
    this.#model.classList.add('swinging');
    this.#model.addEventListener('transitionend', () => this.#model.classList.remove('swinging'), { once: true });
    this.#turn();
  }

  /** Marks the place of a layer, whether it has a plane or not; null takes the mark away. `kind` is `chosen` or `pointed`. */
  mark(id, kind) {
    const mark = this.#marks[kind];
    mark.layerID = id;
    this.#putMark(mark);
  }

  #putMark(mark) {
    const place = this.#places.get(mark.layerID);
    if (!place) return mark.remove();
    const { matrix, width, height } = place, level = this.#planes.get(mark.layerID)?.level ?? this.#levels;
    Object.assign(mark.style, {
      width: `${width}px`, height: `${height}px`, transform: `translateZ(${this.#height(level) + 0.5}px) ${flat(matrix)}`,
    });
    if (mark.parentNode !== this.#model) this.#model.append(mark);
  }

  #turn() {
    const { turn, tilt, zoom } = this.#view, lies = Math.abs(this.#angle % 180) === 90;
    const [width, height] = lies ? [this.#size.height, this.#size.width] : [this.#size.width, this.#size.height];
    const fitting = Math.min(this.#space.clientWidth * 0.62 / width, this.#space.clientHeight * 0.82 / height);
    const scale = Math.max(fitting, 0.05) * zoom;
    this.#model.style.transform = `translate(-50%, -50%) scale3d(${scale}, ${scale}, ${scale}) rotateX(${tilt}deg) rotateY(${turn}deg) rotateZ(${this.#angle}deg)`;
  }

  #swing(turn, tilt) {
    this.#view.turn += turn;
    this.#view.tilt = Math.max(-longestTilt, Math.min(longestTilt, this.#view.tilt + tilt));
    this.#turn();
  }

  #zoomBy(factor) {
    this.#view.zoom = Math.max(0.3, Math.min(8, this.#view.zoom * factor));
    this.#turn();
  }

  // Pointers and keys

  #listen() {
    let press = null;
    const idAt = (event) => {
      const plane = event.target.closest?.('.plane');
      return plane && this.#model.contains(plane) ? plane.layerID ?? null : null;
    };
    this.#space.addEventListener('pointerdown', (event) => {
      press = { x: event.clientX, y: event.clientY, way: 0, id: idAt(event) };
      this.#space.setPointerCapture(event.pointerId);
    });
    this.#space.addEventListener('pointermove', (event) => {
      if (!press) return this.#tell('point', idAt(event));
      const [x, y] = [event.clientX - press.x, event.clientY - press.y];
      press = { ...press, x: event.clientX, y: event.clientY, way: press.way + Math.abs(x) + Math.abs(y) };
      if (press.way >= stillness) this.#swing(x * 0.4, -y * 0.4);
    });
    this.#space.addEventListener('pointerup', () => {
      if (press && press.way < stillness) this.#tell('choose', press.id);
      press = null;
    });
    this.#space.addEventListener('pointercancel', () => { press = null; });
    this.#space.addEventListener('pointerleave', () => this.#tell('point', null));
    this.#space.addEventListener('wheel', (event) => {
      event.preventDefault();
      this.#zoomBy(Math.exp(-event.deltaY / 500));
    }, { passive: false });
    const keys = {
      ArrowLeft: () => this.#swing(-6, 0), ArrowRight: () => this.#swing(6, 0), ArrowUp: () => this.#swing(0, 6), ArrowDown: () => this.#swing(0, -6),
      '+': () => this.#zoomBy(1.15), '-': () => this.#zoomBy(1 / 1.15),
    };
    this.#space.addEventListener('keydown', (event) => {
      const act = keys[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    });
  }

  #tell(name, id) { this.dispatchEvent(new CustomEvent(name, { detail: id })); }
}

function planeElement(plane) {
  const element = document.createElement('div');
  element.className = 'plane';
  element.layerID = plane.id;
  Object.assign(element.style, { width: `${plane.width}px`, height: `${plane.height}px`, clipPath: clipOf(plane) });
  element.append(plane.element);
  return element;
}

const flat = ({ a, b, c, d, e, f }) => `matrix(${[a, b, c, d, e, f].join(',')})`;
