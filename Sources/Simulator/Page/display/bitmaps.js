/** The bitmaps the host has sent, each as a canvas. A canvas can stand in one place only: whoever comes second gets a copy. */
export class Bitmaps {
  #bitmaps = new Map();

  /** Takes `[identifier, width, height]` lists and the straight RGBA pixels that belong to them. */
  add(descriptions, buffer, offset) {
    for (const [id, width, height] of descriptions) {
      const length = width * height * 4;
      const canvas = length > 0 ? picture(new ImageData(new Uint8ClampedArray(buffer, offset, length), width, height)) : empty(width, height);
      offset += length;
      this.#bitmaps.set(id, { canvas, isTaken: false, url: null });
    }
  }

  remove(ids) {
    for (const id of ids) this.#bitmaps.delete(id);
  }

  clear() {
    this.#bitmaps.clear();
  }

  /** A canvas showing the bitmap as `{image, tint, size, patches}` says, for one layer alone. */
  canvas(contents) {
    const bitmap = this.#bitmaps.get(contents.image);
    if (!bitmap) return document.createElement('canvas');
    if (!contents.tint && !contents.patches && !bitmap.isTaken) {
      bitmap.isTaken = true;
      return bitmap.canvas;
    }
    return this.#copy(bitmap.canvas, contents);
  }

  /** The layer that showed this canvas needs it no more. */
  release(canvas) {
    for (const bitmap of this.#bitmaps.values()) if (bitmap.canvas === canvas) bitmap.isTaken = false;
    canvas.style.cssText = '';
  }

  /** The bitmap to draw from; nothing where it is unknown or empty. */
  source(id) {
    const canvas = this.#bitmaps.get(id)?.canvas;
    return canvas && canvas.width > 0 && canvas.height > 0 ? canvas : null;
  }

  url(id) {
    const bitmap = this.#bitmaps.get(id);
    if (!bitmap) return '';
    bitmap.url ??= bitmap.canvas.toDataURL();
    return bitmap.url;
  }

  #copy(source, { tint, size, patches }) {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = size ?? [source.width, source.height];
    const context = canvas.getContext('2d');
    if (patches) {
      for (const patch of patches) context.drawImage(source, ...patch);
    } else if (source.width > 0 && source.height > 0) {
      context.drawImage(source, 0, 0);
    }
    if (tint) {
      context.globalCompositeOperation = 'source-in';
      context.fillStyle = tint;
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    return canvas;
  }
}

/** A canvas that shows the pixels and is never drawn on: the browser takes them over once, not anew for every frame. */
function picture(pixels) {
  const canvas = empty(pixels.width, pixels.height);
  const bitmap = transferable(pixels);
  if (bitmap) canvas.getContext('bitmaprenderer').transferFromImageBitmap(bitmap);
  else canvas.getContext('2d').putImageData(pixels, 0, 0);
  return canvas;
}

/** The pixels in a form that the browser takes over; null where it has no room for that, with many other pages open. */
function transferable(pixels) {
  try {
    const drawing = new OffscreenCanvas(pixels.width, pixels.height);
    drawing.getContext('2d').putImageData(pixels, 0, 0);
    return drawing.transferToImageBitmap();
  } catch {
    return null;
  }
}

function empty(width, height) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
