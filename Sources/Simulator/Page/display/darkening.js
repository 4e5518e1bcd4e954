/**
 * The blend mode "plus darker", max(0, ground + layer − 1), out of two that style sheets have. With N the negative of the layer,
 * |max(ground, N) − N| is the same: N is laid over the ground first by `lighten`, then by `difference`.
 */
export class Darkening {
  element = document.createElement('div');
  #negatives;

  /** Stands in for a layer's element, and holds it. */
  constructor(layerElement) {
    this.element.className = 'darkening';
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
    this.#negatives[1].replaceChildren(copy(this.#negatives[0].firstChild, 0));
  }
}
