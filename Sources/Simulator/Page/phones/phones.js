/** Below this width of the window for each phone, one is shown at a time. */
const narrowest = 230;

/** The phones of the page, side by side, or in a narrow window one at a time. One of them is chosen: the tools and the keyboard are its. */
export class Phones extends EventTarget {
  all;
  chosen;
  #element;

  constructor(element, panes) {
    super();
    this.#element = element;
    this.all = panes;
    this.chosen = panes[0];
    for (const pane of panes) {
      pane.addEventListener('change', () => this.#changed());
      if (panes.length > 1) this.#prepare(pane);
    }
    if (panes.length === 1) return;
    element.classList.add('several');
    element.style.setProperty('--count', panes.length);
    new ResizeObserver(() => this.#arrange()).observe(element);
    this.#arrange();
    this.#show();
  }

  open() { for (const pane of this.all) pane.open(); }

  choose(pane) {
    if (pane === this.chosen) return;
    this.chosen = pane;
    this.#changed();
  }

  #prepare(pane) {
    const title = pane.element.querySelector('.title');
    title.hidden = false;
    // Whatever is touched or reached by the keyboard is the phone that is meant.
    pane.element.addEventListener('pointerdown', () => this.choose(pane), { capture: true });
    pane.element.addEventListener('focusin', () => this.choose(pane));
    title.addEventListener('click', () => {
      this.choose(pane);
      pane.focus();
    });
  }

  #arrange() {
    this.#element.classList.toggle('narrow', this.#element.clientWidth / this.all.length < narrowest);
  }

  #changed() {
    if (this.all.length > 1) this.#show();
    this.dispatchEvent(new Event('change'));
  }

  #show() {
    for (const pane of this.all) {
      const title = pane.element.querySelector('.title'), isChosen = pane === this.chosen;
      pane.element.classList.toggle('chosen', isChosen);
      pane.element.ariaLabel = pane.name;
      pane.console.owner = pane.name;
      title.ariaPressed = String(isChosen);
      title.dataset.state = pane.connectionState;
      title.querySelector('.name').textContent = pane.name;
      title.querySelector('.app').textContent = pane.appName;
    }
  }
}
