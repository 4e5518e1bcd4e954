/** Shows which layer lies under the pointer: its class, frame and ancestors. While it is on, the phone feels nothing. */
export class Inspector {
  #display;
  #frame = document.createElement('div');
  #label = document.createElement('div');
  isOn = false;

  constructor(display) {
    this.#display = display;
    this.#frame.className = 'inspected';
    this.#label.className = 'inspector-label';
    display.addEventListener('pointermove', (event) => { if (this.isOn) this.#inspect(event); });
    display.addEventListener('pointerleave', () => this.#clear());
  }

  toggle() {
    this.isOn = !this.isOn;
    this.#display.classList.toggle('inspecting', this.isOn);
    if (!this.isOn) this.#clear();
    return this.isOn;
  }

  #clear() {
    this.#frame.remove();
    this.#label.remove();
  }

  #inspect(event) {
    // Transparent layers, such as the icon that fades over an app as it opens, are there and cannot be seen.
    const elements = document.elementsFromPoint(event.clientX, event.clientY)
      .filter((candidate) => candidate.layer && candidate.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    const element = chosenOf(elements);
    if (!element) return this.#clear();
    const bounds = element.getBoundingClientRect();
    Object.assign(this.#frame.style, {
      left: `${bounds.left}px`, top: `${bounds.top}px`, width: `${bounds.width}px`, height: `${bounds.height}px`,
    });
    this.#describe(element);
    document.body.append(this.#frame, this.#label);
    const label = this.#label.getBoundingClientRect();
    const below = bounds.bottom + 6 + label.height < innerHeight;
    Object.assign(this.#label.style, {
      left: `${Math.max(4, Math.min(bounds.left, innerWidth - label.width - 4))}px`,
      top: `${below ? bounds.bottom + 6 : Math.max(4, bounds.top - label.height - 6)}px`,
    });
  }

  #describe(element) {
    const { name, id } = element.layer;
    const matrix = new DOMMatrix(getComputedStyle(element).transform);
    const numbers = [matrix.m41, matrix.m42, element.offsetWidth, element.offsetHeight].map((value) => Math.round(value * 100) / 100);
    const ancestors = [];
    for (let parent = element.parentElement; parent && ancestors.length < 4; parent = parent.parentElement) {
      if (parent.layer) ancestors.push(parent.layer.name);
    }
    const title = document.createElement('b');
    title.textContent = name;
    const path = document.createElement('small');
    path.textContent = `layer ${id}${ancestors.length > 0 ? ` in ${ancestors.join(' ‹ ')}` : ''}`;
    this.#label.replaceChildren(title, ` (${numbers[0]}, ${numbers[1]}) ${numbers[2]} × ${numbers[3]}`, path);
  }
}

/**
 * The layer that is meant by the pointer, of those under it from front to back. What is seen there counts before windows and views that only hold others,
 * and the app before the home screen that it stands in.
 */
function chosenOf(elements) {
  const painted = elements.find((candidate) => candidate.layer.isPainted), own = elements.filter((candidate) => candidate.closest('.hosted'));
  if (own.length === 0) return painted ?? elements[0];
  // A banner, say, lies over the app.
  if (painted && elements.indexOf(painted) < elements.indexOf(own[0])) return painted;
  return own.find((candidate) => candidate.layer.isPainted) ?? own[0];
}
