import { Connection } from '../connection.js';
import { Display } from '../display/display.js';
import { Elements } from '../phone/elements.js';
import { Keyboard } from '../phone/keyboard.js';
import { Phone } from '../phone/phone.js';
import { Sounds } from '../phone/sounds.js';
import { Touches } from '../phone/touches.js';
import { Console } from '../tools/console.js';
import { Inspector } from '../tools/inspector.js';
import { Notices } from '../tools/notices.js';

/** One phone of the page with all that is its own: socket, display, fingers, keyboard, notices and console. Tells of changes that the tools show. */
export class Pane extends EventTarget {
  element;
  console;
  /** The device's, below which its socket and its pictures are. */
  address;
  name = '';
  appName = '';
  /** The device's settings, once known. */
  state = null;
  isEditing = false;
  #connection;
  #phone;
  #display;
  #touches;
  #inspector;
  #notices;
  #elements;
  #keyboard;
  #sounds;

  /** `address` is the device's, `scope` begins its names in the document, `takes(event)` says whether the page itself uses a key. */
  constructor(element, consoleElement, { address, scope, takes }) {
    super();
    const find = (selector) => element.querySelector(selector);
    const send = (message) => this.send(message);
    this.element = element;
    this.address = address;
    this.console = new Console(consoleElement);
    this.#connection = new Connection(address);
    this.#phone = new Phone(find('.stage'));
    this.#display = new Display(this.#phone.display, scope);
    this.#touches = new Touches(this.#phone, send);
    this.#inspector = new Inspector(this.#phone.display);
    this.#notices = new Notices(find('.notices'), send);
    this.#elements = new Elements(find('.elements'), (id, command) => send({ type: 'accessibility', element: Number(id), ...command }));
    this.#keyboard = new Keyboard(this.#phone, send, takes);
    this.#sounds = new Sounds(address);
    find('.home-button').addEventListener('click', () => send({ type: 'press', button: 'home' }));
    this.#connection.addEventListener('message', ({ detail }) => this.#receivers[detail.type]?.(detail));
    this.#connection.showCommits((commit) => this.#display.receive(commit));
    this.#connection.addEventListener('state', () => this.#showConnection());
    this.#showConnection();
  }

  open() { this.#connection.open(); }

  send(message) { this.#connection.send(message); }

  get connectionState() { return this.#connection.state; }

  /** Has the computer's keyboard type on this phone. */
  focus() { this.#keyboard.focus(); }

  get isInspecting() { return this.#inspector.isOn; }

  get isMuted() { return this.#sounds.isMuted; }

  toggleMute() { this.#sounds.isMuted = !this.#sounds.isMuted; }

  toggleInspector() { this.#touches.isEnabled = !this.#inspector.toggle(); }

  /** What the page shows of the app in front, for `Hierarchy`. Asks the app for its views, which come with the event `views`. */
  inspectViews() {
    this.send({ type: 'inspectViews' });
    return this.#source(this.#display.frontContext);
  }

  #source(context) {
    const display = context ? this.#display.hosted(context) : this.#display, { device, angle } = this.#phone;
    return { root: display?.isEmpty === false ? display.element : null, size: device ?? { width: 1, height: 1 }, angle, name: this.appName || this.name };
  }

  #receivers = {
    device: ({ device, state }) => {
      this.#phone.show(device, state.orientation);
      this.#display.forgetHosted();
      this.name = device.name;
      this.console.clear();
      this.#follow(state);
    },
    state: ({ state }) => this.#follow(state),
    interface: ({ interface: state }) => {
      this.#keyboard.isEditing = state.isEditingText;
      this.isEditing = state.isEditingText;
      this.#changed();
    },
    elements: ({ root }) => this.#elements.show(root ?? null),
    log: ({ lines }) => this.console.append(lines),
    crash: ({ report }) => this.#notices.crash(report ?? null),
    homeScreen: ({ report }) => this.#notices.homeScreen(report ?? null),
    build: ({ build }) => this.#notices.build(build),
    apps: ({ apps, foreground }) => {
      const app = apps.find((candidate) => candidate.bundleIdentifier === foreground);
      this.appName = app ? app.name : '';
      this.#phone.display.dataset.app = app ? foreground : '';
      this.#changed();
    },
    sounds: ({ sounds }) => {
      this.#sounds.show(sounds);
      this.element.dataset.sounds = this.#sounds.count;
    },
    views: ({ report, context }) => this.dispatchEvent(new CustomEvent('views', { detail: { report, source: this.#source(context) } })),
    widgets: ({ report }) => this.dispatchEvent(new CustomEvent('widgets', { detail: report })),
    screenshot: ({ fileName, png }) => save(fileName, png),
  };

  #follow(state) {
    this.#phone.turn(state.orientation);
    this.element.toggleAttribute('data-lies', state.orientation.startsWith('landscape'));
    this.state = state;
    this.#changed();
  }

  #showConnection() {
    const isConnected = this.connectionState === 'connected';
    this.element.querySelector('.phone').classList.toggle('asleep', !isConnected);
    this.#notices.connection(this.connectionState);
    if (!isConnected) {
      this.#touches.reset();
      this.#sounds.stopAll();
    }
    this.#changed();
  }

  #changed() { this.dispatchEvent(new Event('change')); }
}

function save(fileName, png) {
  const link = document.createElement('a');
  link.href = `data:image/png;base64,${png}`;
  link.download = fileName;
  link.click();
}
