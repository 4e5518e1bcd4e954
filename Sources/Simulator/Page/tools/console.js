const longest = 2000;

/** The drawer with the last lines that the app and Quince have written. While it is closed they have no elements. */
export class Console {
  #element;
  #lines;
  /** The lines that have no elements yet, at most as many as are shown. */
  #waiting = [];

  constructor(element) {
    this.#element = element;
    this.#lines = element.querySelector('.lines');
    element.querySelector('.clear').addEventListener('click', () => this.clear());
  }

  show(isShown) {
    if (isShown !== this.#element.hidden) return;
    this.#element.hidden = !isShown;
    if (!isShown) return;
    this.#write();
    this.#lines.scrollTop = this.#lines.scrollHeight;
  }

  /** Whose lines they are, where there are several phones. */
  set owner(name) {
    this.#element.querySelector('.of').textContent = ` – ${name}`;
    this.#element.ariaLabel = `Console – ${name}`;
  }

  clear() {
    this.#waiting = [];
    this.#lines.replaceChildren();
  }

  append(lines) {
    this.#waiting = [...this.#waiting, ...lines].slice(-longest);
    if (this.#element.hidden) return;
    const list = this.#lines, followsEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 8;
    this.#write();
    if (followsEnd) list.scrollTop = list.scrollHeight;
  }

  #write() {
    this.#lines.append(...this.#waiting.map(({ source, text }) => {
      const line = document.createElement('div');
      line.className = `line ${source}`;
      line.textContent = text;
      return line;
    }));
    this.#waiting = [];
    while (this.#lines.childElementCount > longest) this.#lines.firstElementChild.remove();
  }
}
