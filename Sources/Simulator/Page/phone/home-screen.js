import { StatusBar } from './status-bar.js';

/** What the phone shows while no app stands in front: the time, and the installed apps to start. */
export class HomeScreen {
  #element;
  #launch;
  #state = null;
  #statusBar = new StatusBar();

  constructor(element, launch) {
    this.#element = element;
    this.#launch = launch;
    element.append(this.#statusBar.element, make('div', 'apps'));
    // These buttons belong to the page: no finger reaches an app through them.
    for (const type of ['pointerdown', 'wheel']) element.addEventListener(type, (event) => event.stopPropagation());
    setInterval(() => this.#tick(), 1000);
  }

  /** Makes room for the model's status bar and rounded corners. */
  fit(device) {
    const style = this.#element.style;
    this.#statusBar.fit(device);
    style.setProperty('--safe-top', `${device.safeAreaTop}px`);
    style.setProperty('--safe-bottom', `${device.safeAreaBottom}px`);
    style.setProperty('--columns', device.idiom === 'pad' ? 6 : 4);
    this.#element.dataset.idiom = device.idiom;
  }

  follow(state) {
    this.#state = state;
    this.#element.dataset.appearance = state.appearance;
    this.#tick();
  }

  show(apps, foreground) {
    this.#element.classList.toggle('away', apps.some((app) => app.bundleIdentifier === foreground));
    const list = this.#element.querySelector('.apps');
    list.replaceChildren(...apps.map((app) => this.#icon(app)));
    if (apps.length === 0) list.append(nothing());
  }

  #icon(app) {
    const button = make('button', 'app');
    button.type = 'button';
    button.dataset.app = app.bundleIdentifier;
    button.ariaLabel = `Open ${app.name}`;
    button.addEventListener('click', () => this.#launch(app.bundleIdentifier));
    const icon = make('span', 'icon');
    icon.style.setProperty('--hue', hueOf(app.bundleIdentifier));
    icon.append(app.hasIcon ? picture(app) : [...app.name][0] ?? '');
    const name = make('span', 'name');
    name.append(app.name);
    button.append(icon, name);
    return button;
  }

  #tick() {
    if (this.#state) this.#statusBar.show(this.#state);
  }
}

function picture(app) {
  const image = make('img', '');
  image.alt = '';
  image.draggable = false;
  image.src = `icons/${encodeURIComponent(app.bundleIdentifier)}.png`;
  image.addEventListener('error', () => image.replaceWith([...app.name][0] ?? ''));
  return image;
}

function nothing() {
  const text = make('p', 'nothing');
  const command = make('code', '');
  command.append('quince run MyApp');
  text.append('No app is installed yet. Build and start one with ', command);
  return text;
}

/** A colour of its own for every app without an icon, the same every time. */
function hueOf(identifier) {
  let hash = 7;
  for (const character of identifier) hash = (hash * 31 + character.codePointAt(0)) % 360;
  return hash;
}

function make(tag, name) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  return element;
}
