import { icon } from './icons.js';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Tools in their order; `keys` is pressed together with Shift and Control (Command on Apple's keyboards). */
const tools = [
  { name: 'home', title: 'Home', code: 'KeyH', key: 'H' },
  { name: 'app-switcher', title: 'App switcher', code: 'KeyK', key: 'K' },
  { name: 'rotate-left', title: 'Rotate left', code: 'ArrowLeft', key: '←' },
  { name: 'rotate-right', title: 'Rotate right', code: 'ArrowRight', key: '→' },
  { name: 'shake', title: 'Shake', code: 'KeyZ', key: 'Z' },
  null,
  { name: 'appearance', title: 'Dark appearance', code: 'KeyA', key: 'A', toggles: true },
  { name: 'text-size', title: 'Text size', code: 'KeyX', key: 'X' },
  { name: 'location', title: 'Location', code: 'KeyO', key: 'O' },
  { name: 'mute', title: 'Mute', code: 'KeyM', key: 'M', toggles: true },
  { name: 'slow', title: 'Slow animations', code: 'KeyY', key: 'Y', toggles: true },
  null,
  { name: 'screenshot', title: 'Save a screenshot', code: 'KeyS', key: 'S' },
  { name: 'inspect', title: 'Inspect layers', code: 'KeyE', key: 'E', toggles: true },
  { name: 'hierarchy', title: 'View hierarchy', code: 'KeyD', key: 'D' },
  { name: 'widgets', title: 'Widgets', code: 'KeyG', key: 'G', toggles: true },
  { name: 'console', title: 'Console', code: 'KeyL', key: 'L', toggles: true },
];

/** The tools above the phone, and their keyboard shortcuts. */
export class Toolbar {
  #buttons = new Map();
  #actions;

  /** `actions` has a function for each tool's name, given the button. */
  constructor(holder, actions) {
    this.#actions = actions;
    for (const tool of tools) {
      if (!tool) {
        holder.append(document.createElement('hr'));
        continue;
      }
      const button = document.createElement('button');
      const keys = isApple ? `⇧⌘${tool.key}` : `Ctrl+Shift+${tool.key}`;
      button.type = 'button';
      button.className = 'tool';
      button.dataset.tool = tool.name;
      button.ariaLabel = tool.title;
      button.setAttribute('aria-keyshortcuts', `${isApple ? 'Meta' : 'Control'}+Shift+${tool.key}`);
      if (tool.toggles) button.ariaPressed = 'false';
      button.innerHTML = `${icon(tool.name)}<span class="tip" aria-hidden="true">${tool.title}<kbd>${keys}</kbd></span>`;
      button.addEventListener('click', () => actions[tool.name](button));
      // The phone keeps the keyboard.
      button.addEventListener('pointerdown', (event) => event.preventDefault());
      holder.append(button);
      this.#buttons.set(tool.name, button);
    }
    window.addEventListener('keydown', (event) => {
      const tool = this.toolFor(event);
      if (!tool) return;
      event.preventDefault();
      if (!event.repeat) this.#actions[tool.name](this.#buttons.get(tool.name));
    });
  }

  /** The tool a key belongs to: such keys do not go to the phone. */
  toolFor(event) {
    const isHeld = isApple ? event.metaKey : event.ctrlKey;
    return isHeld && event.shiftKey && !event.altKey ? tools.find((tool) => tool?.code === event.code) : undefined;
  }

  press(name, isPressed) {
    const button = this.#buttons.get(name);
    if (button) button.ariaPressed = String(isPressed);
  }

  isPressed(name) {
    return this.#buttons.get(name)?.ariaPressed === 'true';
  }

  enable(names, isEnabled) {
    for (const name of names) this.#buttons.get(name).disabled = !isEnabled;
  }
}
