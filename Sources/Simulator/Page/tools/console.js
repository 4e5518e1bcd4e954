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

  toggle() {
    this.#element.hidden = !this.#element.hidden;
    if (!this.#element.hidden) this.#lines.scrollTop = this.#lines.scrollHeight;
    return !this.#element.hidden;
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
