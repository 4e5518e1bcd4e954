/**
 * The blend mode "plus darker", max(0, ground + layer − 1), out of two that style sheets have. With N the negative of the layer,
 * |max(ground, N) − N| is the same: N is laid over the ground first by `lighten`, then by `difference`.
 */
export class Darkening {
  element = document.createElement('div');
  #negatives;
  #layerElement;

  /** Stands in for a layer's element, and holds it. */
  constructor(layerElement) {
    this.element.className = 'darkening';
    this.#layerElement = layerElement;
    layerElement.replaceWith(this.element);
    this.#negatives = ['lighten', 'difference'].map((mode) => {
      const negative = document.createElement('div');
      negative.className = 'negative';
      negative.style.mixBlendMode = mode;
      return negative;
    });
    this.element.append(...this.#negatives);
    this.#negatives[0].append(layerElement);
  }

  repeat(copy) {
    // Before white, a translucent layer has the negative that it needs.
    const [first, second] = this.#negatives.map(() => this.#sheet());
    this.#negatives[0].querySelector(':scope > .sheet')?.remove();
    this.#negatives[0].prepend(first);
    this.#negatives[1].replaceChildren(second, copy(this.#layerElement, 0));
  }

  #sheet() {
    const sheet = document.createElement('div'), { width, height, transform, borderRadius, cornerShape } = this.#layerElement.style;
    sheet.className = 'sheet';
    Object.assign(sheet.style, { width, height, transform, borderRadius, cornerShape });
    return sheet;
  }
}
