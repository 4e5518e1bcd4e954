import { particles } from './particle-source.js';

/** Sizes of canvases are multiples of this many points, so that they seldom change. */
const step = 64;
/** Pixels of a canvas at most: beyond them it is drawn coarser. */
const largest = 8 << 20;
/** Tinted pictures that are kept. */
const tints = 512;

/** The particles of an emitter, drawn anew for each frame on a canvas that reaches as far as they do. */
export class Particles {
  canvas = document.createElement('canvas');
  /** `{mode, origin, scale, sources}` as the host says it. */
  definition = null;
  #bitmaps;
  #tinted = new Map();
  #box = [0, 0, 0, 0];
  #density = 1;

  constructor(bitmaps) {
    this.#bitmaps = bitmaps;
    this.canvas.className = 'particles';
  }

  /** Draws the particles of a media time. */
  draw(time) {
    const { mode, origin } = this.definition, isAdditive = mode === 'additive';
    const visible = particles(this.definition, time).filter(({ source, scale, color }) => scale > 0 && color[3] > 0 && this.#bitmaps.source(source.image));
    this.canvas.style.display = visible.length > 0 ? '' : 'none';
    this.canvas.style.mixBlendMode = isAdditive ? 'plus-lighter' : '';
    if (visible.length === 0) return;
    this.#fit(visible, origin);
    const context = this.canvas.getContext('2d'), density = this.#density;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    context.globalCompositeOperation = isAdditive ? 'lighter' : 'source-over';
    context.imageSmoothingQuality = 'medium';
    for (const { source, x, y, scale, angle, color } of visible) {
      const cosine = Math.cos(angle) * scale * density, sine = Math.sin(angle) * scale * density, [width, height] = source.size;
      context.setTransform(cosine, sine, -sine, cosine, (x - this.#box[0]) * density, (y - this.#box[1]) * density);
      context.globalAlpha = color[3];
      context.imageSmoothingEnabled = !source.nearest;
      context.drawImage(this.#picture(source, color), ...source.crop, -width / 2, -height / 2, width, height);
    }
  }

  /** Lets the canvas reach around the particles, as sharp as it shows on the screen. */
  #fit(visible, [originX, originY]) {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const { source, x, y, scale } of visible) {
      const reach = Math.hypot(...source.size) / 2 * scale + 1;
      [left, top] = [Math.min(left, x - reach), Math.min(top, y - reach)];
      [right, bottom] = [Math.max(right, x + reach), Math.max(bottom, y + reach)];
    }
    [left, top] = [Math.floor(left / step) * step, Math.floor(top / step) * step];
    const width = Math.ceil((right - left) / step) * step, height = Math.ceil((bottom - top) / step) * step;
    const density = Math.min(this.#sharpness(), Math.sqrt(largest / (width * height)));
    if (String([left, top, width, height]) === String(this.#box) && density === this.#density) return;
    [this.#box, this.#density] = [[left, top, width, height], density];
    [this.canvas.width, this.canvas.height] = [Math.ceil(width * density), Math.ceil(height * density)];
    // Whole pixels: where a canvas ends between two of them it would be stretched.
    Object.assign(this.canvas.style, {
      left: `${left - originX}px`, top: `${top - originY}px`, width: `${this.canvas.width / density}px`, height: `${this.canvas.height / density}px`,
    });
  }

  /** Pixels of the screen in a point of the layer, in steps of a quarter so that it seldom changes. */
  #sharpness() {
    const shown = this.canvas.getBoundingClientRect(), { offsetWidth, offsetHeight } = this.canvas;
    const area = offsetWidth * offsetHeight, scale = area > 0 ? Math.sqrt(shown.width * shown.height / area) : 1;
    return Math.min(Math.max(Math.ceil(scale * devicePixelRatio * 4 - 0.01) / 4, 0.25), 8);
  }

  /** A source's bitmap in a colour. */
  #picture(source, [red, green, blue]) {
    const bitmap = this.#bitmaps.source(source.image), bytes = [red, green, blue].map((value) => Math.round(value * 255));
    if (bytes.every((byte) => byte === 255)) return bitmap;
    const key = [source.image, ...bytes].join();
    let tinted = this.#tinted.get(key);
    if (!tinted) {
      if (this.#tinted.size >= tints) this.#tinted.clear();
      tinted = tint(bitmap, `rgb(${bytes.join()})`);
      this.#tinted.set(key, tinted);
    }
    return tinted;
  }
}

/** A bitmap whose colours are multiplied by one. */
function tint(bitmap, color) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  const context = canvas.getContext('2d');
  context.drawImage(bitmap, 0, 0);
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(bitmap, 0, 0);
  return canvas;
}
