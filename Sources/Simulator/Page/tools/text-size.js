const sizes = [
  ['extra-small', 'Extra small', 11], ['small', 'Small', 12], ['medium', 'Medium', 13], ['large', 'Large (default)', 14], ['extra-large', 'Extra large', 15],
  ['extra-extra-large', 'Extra extra large', 16], ['extra-extra-extra-large', 'Extra extra extra large', 17], null,
  ['accessibility-medium', 'Accessibility M', 18], ['accessibility-large', 'Accessibility L', 19], ['accessibility-extra-large', 'Accessibility XL', 20],
  ['accessibility-extra-extra-large', 'Accessibility XXL', 21], ['accessibility-extra-extra-extra-large', 'Accessibility XXXL', 22],
];

/** The menu of Dynamic Type sizes. */
export class TextSizeMenu {
  #menu = document.createElement('div');
  #items = new Map();

  constructor(choose) {
    const menu = this.#menu;
    menu.className = 'sizes';
    menu.popover = 'auto';
    menu.role = 'menu';
    menu.ariaLabel = 'Text size';
    for (const size of sizes) {
      if (!size) {
        menu.append(document.createElement('hr'));
        continue;
      }
      const [name, title, points] = size;
      const item = document.createElement('button');
      item.type = 'button';
      item.role = 'menuitemradio';
      item.innerHTML = `<span>${title}</span><span style="font-size:${points}px" aria-hidden="true">Aa</span>`;
      item.addEventListener('click', () => {
        menu.hidePopover();
        choose(name);
      });
      menu.append(item);
      this.#items.set(name, item);
    }
    document.body.append(menu);
  }

  toggle(button) {
    const bounds = button.getBoundingClientRect();
    this.#menu.style.left = `${Math.max(8, Math.min(bounds.left - 80, innerWidth - 250))}px`;
    this.#menu.togglePopover();
  }

  show(size) {
    for (const [name, item] of this.#items) item.ariaChecked = String(name === size);
  }
}
