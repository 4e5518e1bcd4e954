const longest = 2000;

/** The drawer with what the app and Quince have written. */
export class Console {
  #element;
  #lines;

  constructor(element) {
    this.#element = element;
    this.#lines = element.querySelector('.lines');
    element.querySelector('.clear').addEventListener('click', () => this.clear());
  }

  show(isShown) {
    this.#element.hidden = !isShown;
    if (isShown) this.#lines.scrollTop = this.#lines.scrollHeight;
  }

  /** Whose lines they are, where there are several phones. */
  set owner(name) {
    this.#element.querySelector('.of').textContent = ` – ${name}`;
    this.#element.ariaLabel = `Console – ${name}`;
  }

  clear() {
    this.#lines.replaceChildren();
  }

  append(lines) {
    const list = this.#lines, isHidden = this.#element.hidden;
    const followsEnd = isHidden || list.scrollHeight - list.scrollTop - list.clientHeight < 8;
    list.append(...lines.map(({ source, text }) => {
      const line = document.createElement('div');
      line.className = `line ${source}`;
      line.textContent = text;
      return line;
    }));
    while (list.childElementCount > longest) list.firstElementChild.remove();
    if (followsEnd && !isHidden) list.scrollTop = list.scrollHeight;
  }
}
