import { frameOf, notchPath } from './frame.js';

const angles = { 'portrait': 0, 'landscape-left': -90, 'landscape-right': 90, 'portrait-upside-down': 180 };

/** The device on the page: its frame around the display, fitted into the window and turned as it is held. */
export class Phone {
  device = null;
  /** CSS pixels per point, and degrees clockwise. */
  scale = 1;
  angle = 0;
  #element;
  #stage;
  #size = { width: 0, height: 0 };

  constructor(stage) {
    this.#stage = stage;
    this.#element = stage.querySelector('.phone');
    this.display = this.#element.querySelector('.display');
    new ResizeObserver(() => this.#fit()).observe(stage);
  }

  show(device, orientation) {
    this.device = device;
    const frame = frameOf(device);
    this.#size = { width: device.width + 2 * frame.bezel, height: device.height + 2 * frame.chin };
    const element = this.#element;
    setLength(element, this.#size);
    element.dataset.device = device.identifier;
    element.style.setProperty('--body-radius', `${frame.radius}px`);
    element.style.setProperty('--display-radius', `${device.displayCornerRadius}px`);
    element.style.setProperty('--rim', `${frame.rim}px`);
    const screen = element.querySelector('.screen');
    setLength(screen, device);
    Object.assign(screen.style, { left: `${frame.bezel}px`, top: `${frame.chin}px` });
    setLength(this.display, device);
    this.#drawCutouts(frame);
    this.#drawButtons(frame);
    this.#drawHome(frame);
    element.hidden = false;
    this.angle = angles[orientation] ?? 0;
    this.#fit();
  }

  turn(orientation) {
    const target = angles[orientation] ?? 0;
    // The short way round.
    const difference = ((target - this.angle) % 360 + 540) % 360 - 180;
    if (difference === 0) return;
    this.angle += difference;
    this.#element.classList.add('turning');
    this.#fit();
    const done = () => this.#element.classList.remove('turning');
    this.#element.addEventListener('transitionend', done, { once: true });
    setTimeout(done, 600);
  }

  /** Points on the display, in its native orientation, from a position in the window. */
  point(clientX, clientY) {
    const bounds = this.display.getBoundingClientRect();
    const x = clientX - (bounds.left + bounds.width / 2), y = clientY - (bounds.top + bounds.height / 2);
    const radians = -this.angle * Math.PI / 180, cosine = Math.cos(radians), sine = Math.sin(radians);
    return {
      x: (x * cosine - y * sine) / this.scale + this.device.width / 2,
      y: (x * sine + y * cosine) / this.scale + this.device.height / 2,
    };
  }

  #fit() {
    if (!this.device) return;
    const margin = 20, { width, height } = this.#size;
    const lies = Math.abs(this.angle % 180) === 90;
    const room = { width: this.#stage.clientWidth - 2 * margin, height: this.#stage.clientHeight - 2 * margin };
    const fitting = Math.min(room.width / (lies ? height : width), room.height / (lies ? width : height));
    this.scale = Math.max(0.2, snapped(Math.min(fitting, 1.25)));
    const radians = this.angle * Math.PI / 180;
    this.#element.style.setProperty('--down-x', Math.round(Math.sin(radians)));
    this.#element.style.setProperty('--down-y', Math.round(Math.cos(radians)));
    const transform = `scale(${this.scale}) rotate(${this.angle}deg) translate(${-width / 2}px, ${-height / 2}px)`;
    this.#element.style.transform = `translate(${this.#remainder('clientWidth')}px, ${this.#remainder('clientHeight')}px) ${transform}`;
  }

  /** What puts the display's edges on whole pixels of the window: half a pixel of blur otherwise. */
  #remainder(side) {
    const ratio = devicePixelRatio, middle = this.#stage[side] / 2 * ratio;
    const lies = Math.abs(this.angle % 180) === 90;
    const length = ((side === 'clientWidth') !== lies ? this.device.width : this.device.height) * this.scale * ratio;
    const edge = middle - length / 2;
    return (Math.round(edge) - edge) / ratio;
  }

  #drawCutouts(frame) {
    this.#element.querySelectorAll('.cutout').forEach((element) => element.remove());
    for (const { kind, width, height, top, shift = 0 } of frame.cutouts) {
      const element = document.createElement('div');
      element.className = `cutout ${kind}`;
      element.ariaHidden = 'true';
      setLength(element, { width, height });
      element.style.left = `${this.#size.width / 2 - width / 2 + shift}px`;
      element.style.top = `${frame.chin + top}px`;
      if (kind === 'notch') element.style.clipPath = notchPath(width, height);
      this.#element.append(element);
    }
  }

  #drawButtons(frame) {
    const holder = this.#element.querySelector('.buttons');
    holder.replaceChildren(...frame.buttons.map(({ side, at, length }) => {
      const button = document.createElement('i');
      if (side === 'top') {
        button.className = 'across';
        Object.assign(button.style, { left: `${at * this.#size.width}px`, width: `${length * this.#size.width}px`, top: '-3.5px' });
      } else {
        Object.assign(button.style, { top: `${at * this.#size.height}px`, height: `${length * this.#size.height}px`, [side]: '-3.5px' });
      }
      return button;
    }));
  }

  #drawHome(frame) {
    const button = this.#element.querySelector('.home-button');
    button.hidden = frame.home === 0;
    setLength(button, { width: frame.home, height: frame.home });
    button.style.left = `${(this.#size.width - frame.home) / 2}px`;
    button.style.top = `${this.#size.height - frame.chin / 2 - frame.home / 2}px`;
  }
}

/** Sizes near a simple one become it: pixels of the device then fall on pixels of the window. */
function snapped(scale) {
  for (const simple of [0.5, 2 / 3, 0.75, 1]) if (scale >= simple && scale < simple * 1.03) return simple;
  return scale;
}

function setLength(element, { width, height }) {
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
}
