import { Connection } from './connection.js';
import { Display } from './display/display.js';
import { Elements } from './phone/elements.js';
import { Keyboard } from './phone/keyboard.js';
import { Phone } from './phone/phone.js';
import { Touches } from './phone/touches.js';
import { Console } from './tools/console.js';
import { Inspector } from './tools/inspector.js';
import { Notices } from './tools/notices.js';
import { TextSizeMenu } from './tools/text-size.js';
import { Toolbar } from './tools/toolbar.js';
import { WidgetPanel } from './tools/widgets.js';

const find = (selector) => document.querySelector(selector);
const connection = new Connection();
const send = (message) => connection.send(message);

const phone = new Phone(find('.stage'));
const display = new Display(phone.display);
const touches = new Touches(phone, send);
const inspector = new Inspector(phone.display);
const console = new Console(find('.console'));
const notices = new Notices(find('.notices'), send);
const widgets = new WidgetPanel(find('.widgets'), send);
const sizes = new TextSizeMenu((contentSize) => send({ type: 'setContentSize', contentSize }));
const elements = new Elements(find('.elements'), (element, command) => send({ type: 'accessibility', element: Number(element), ...command }));
const press = (button) => send({ type: 'press', button });

const toolbar = new Toolbar(find('.tools'), {
  'home': () => press('home'),
  'app-switcher': () => press('app-switcher'),
  'rotate-left': () => press('rotate-left'),
  'rotate-right': () => press('rotate-right'),
  'shake': () => press('shake'),
  'appearance': () => send({ type: 'setAppearance', appearance: toolbar.isPressed('appearance') ? 'light' : 'dark' }),
  'text-size': (button) => sizes.toggle(button),
  'slow': () => send({ type: 'setSlowAnimations', isOn: !toolbar.isPressed('slow') }),
  'screenshot': () => send({ type: 'takeScreenshot' }),
  'inspect': () => {
    const isOn = inspector.toggle();
    toolbar.press('inspect', isOn);
    touches.isEnabled = !isOn;
  },
  'widgets': () => toolbar.press('widgets', widgets.toggle()),
  'console': () => toolbar.press('console', console.toggle()),
});

const keyboard = new Keyboard(phone, send, (event) => toolbar.toolFor(event) !== undefined);
find('.widgets').addEventListener('dismiss', () => toolbar.press('widgets', widgets.toggle()));
find('.home-button').addEventListener('click', () => press('home'));

const receivers = {
  device({ device, state }) {
    phone.show(device, state.orientation);
    display.forgetHosted();
    find('.device-name').textContent = device.name;
    document.title = `${device.name} – Quince`;
    console.clear();
    follow(state);
  },
  state({ state }) { follow(state); },
  interface({ interface: state }) {
    keyboard.isEditing = state.isEditingText;
    find('.keyboard-hint').hidden = !state.isEditingText;
  },
  elements({ root }) { elements.show(root ?? null); },
  log({ lines }) { console.append(lines); },
  crash({ report }) { notices.crash(report ?? null); },
  build({ build }) { notices.build(build); },
  apps({ apps, foreground }) {
    const app = apps.find((candidate) => candidate.bundleIdentifier === foreground);
    find('.app-name').textContent = app ? app.name : '';
    phone.display.dataset.app = app ? foreground : '';
  },
  widgets({ report }) { widgets.show(report); },
  screenshot({ fileName, png }) { save(fileName, png); },
};

function follow(state) {
  phone.turn(state.orientation);
  toolbar.press('appearance', state.appearance === 'dark');
  toolbar.press('slow', state.animationDrag !== 1);
  sizes.show(state.contentSize);
}

function save(fileName, png) {
  const link = document.createElement('a');
  link.href = `data:image/png;base64,${png}`;
  link.download = fileName;
  link.click();
}

const stateTexts = { 'connecting': 'Connecting…', 'connected': 'Connected', 'shut-down': 'Shut down', 'refused': 'Not allowed' };

function showState(state) {
  const label = find('.connection');
  label.dataset.state = state;
  label.querySelector('span').textContent = stateTexts[state];
  label.title = stateTexts[state];
  find('.phone').classList.toggle('asleep', state !== 'connected');
  toolbar.enable(['home', 'app-switcher', 'rotate-left', 'rotate-right', 'shake', 'appearance', 'text-size', 'slow', 'screenshot'], state === 'connected');
  notices.connection(state);
  if (state !== 'connected') touches.reset();
  else if (toolbar.isPressed('widgets')) widgets.watch();
}

connection.addEventListener('message', ({ detail }) => receivers[detail.type]?.(detail));
connection.addEventListener('commit', ({ detail }) => display.receive(detail));
connection.addEventListener('state', ({ detail }) => showState(detail));
showState(connection.state);
connection.open();
