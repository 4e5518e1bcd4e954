import { Pane } from './phones/pane.js';
import { Phones } from './phones/phones.js';
import { Hierarchy } from './tools/hierarchy.js';
import { LocationMenu } from './tools/location.js';
import { TextSizeMenu } from './tools/text-size.js';
import { Toolbar } from './tools/toolbar.js';
import { WidgetPanel } from './tools/widgets.js';

const find = (selector) => document.querySelector(selector);
/** The device of the page's address, and those that stand beside it. */
const others = (new URLSearchParams(location.search).get('with') ?? '').split(',').filter(Boolean);
const addresses = [location.href, ...others.map((device) => new URL(`../${encodeURIComponent(device)}/`, location.href).href)];

const sizes = new TextSizeMenu((contentSize) => phones.chosen.send({ type: 'setContentSize', contentSize }));
const locations = new LocationMenu((message) => phones.chosen.send(message));
const press = (button) => phones.chosen.send({ type: 'press', button });
let isConsoleShown = false;
const hierarchy = new Hierarchy(find('.hierarchy'));
/** The phone whose views are shown. */
let inspected = null;
const widgets = new WidgetPanel(find('.widgets'), (message) => phones.chosen.send(message));
/** The phone whose widgets the panel shows, and how it was connected when it was asked for them. */
let watched = { pane: null, state: '' };

/** The tools act on the phone that was chosen last. */
const toolbar = new Toolbar(find('.tools'), {
  'home': () => press('home'),
  'app-switcher': () => press('app-switcher'),
  'rotate-left': () => press('rotate-left'),
  'rotate-right': () => press('rotate-right'),
  'shake': () => press('shake'),
  'appearance': () => phones.chosen.send({ type: 'setAppearance', appearance: toolbar.isPressed('appearance') ? 'light' : 'dark' }),
  'text-size': (button) => sizes.toggle(button),
  'location': (button) => locations.toggle(button),
  'mute': () => {
    phones.chosen.toggleMute();
    showTools();
  },
  'slow': () => phones.chosen.send({ type: 'setSlowAnimations', isOn: !toolbar.isPressed('slow') }),
  'screenshot': () => phones.chosen.send({ type: 'takeScreenshot' }),
  'inspect': () => {
    phones.chosen.toggleInspector();
    showTools();
  },
  'hierarchy': () => showViews(),
  'widgets': () => {
    toolbar.press('widgets', widgets.toggle());
    watched = { pane: phones.chosen, state: phones.chosen.connectionState };
  },
  'console': () => {
    isConsoleShown = !isConsoleShown;
    showTools();
  },
});
const onPhone = ['home', 'app-switcher', 'rotate-left', 'rotate-right', 'shake', 'appearance', 'text-size', 'location', 'slow', 'screenshot', 'hierarchy'];
const stateTexts = { 'connecting': 'Connecting…', 'connected': 'Connected', 'shut-down': 'Shut down', 'refused': 'Not allowed', 'no-token': 'Not allowed' };

// What each phone needs of the document, before the first one has changed any of it.
const places = addresses.map((_, index) => ['.pane', '.console'].map((selector) => (index === 0 ? find(selector) : copy(find(selector)))));
const phones = new Phones(find('.phones'), addresses.map((address, index) => new Pane(...places[index], {
  address, scope: index === 0 ? '' : `phone${index + 1}-`,
  takes: (event) => toolbar.toolFor(event) !== undefined,
})));

function copy(original) {
  const made = original.cloneNode(true);
  original.parentNode.append(made);
  return made;
}

/** The bar above says of the chosen phone what the one of a single phone does. */
function showTools() {
  const pane = phones.chosen, label = find('.toolbar .connection');
  label.dataset.state = pane.connectionState;
  label.querySelector('span').textContent = stateTexts[pane.connectionState];
  label.title = stateTexts[pane.connectionState];
  find('.device-name').textContent = pane.name;
  find('.app-name').textContent = pane.appName;
  find('.keyboard-hint').hidden = !pane.isEditing;
  toolbar.enable(onPhone, pane.connectionState === 'connected');
  toolbar.press('appearance', pane.state?.appearance === 'dark');
  toolbar.press('slow', (pane.state?.animationDrag ?? 1) !== 1);
  toolbar.press('mute', pane.isMuted);
  toolbar.press('inspect', pane.isInspecting);
  toolbar.press('console', isConsoleShown);
  sizes.show(pane.state?.contentSize);
  locations.show(pane.state?.location);
  for (const other of phones.all) other.console.show(isConsoleShown && other === pane);
  const names = phones.all.map(({ name }) => name).filter(Boolean);
  document.title = [...new Set(names), 'Quince'].join(' – ');
}

/** The open panel follows the chosen phone, and a connection that is new. */
function watchWidgets() {
  const { chosen } = phones, state = chosen.connectionState;
  if (!toolbar.isPressed('widgets') || (watched.pane === chosen && watched.state === state)) return;
  if (watched.pane !== chosen) watched.pane?.send({ type: 'watchWidgets', isOn: false });
  watched = { pane: chosen, state };
  if (state === 'connected') widgets.watch();
}

function showViews() {
  inspected = phones.chosen;
  hierarchy.open(inspected.inspectViews());
}

for (const pane of phones.all) {
  pane.addEventListener('views', ({ detail }) => { if (pane === inspected) hierarchy.show(detail.report, detail.source); });
  pane.addEventListener('widgets', ({ detail }) => { if (pane === phones.chosen) widgets.show(detail, pane.address); });
}
hierarchy.addEventListener('refresh', showViews);
find('.widgets').addEventListener('dismiss', () => toolbar.press('widgets', widgets.toggle()));
phones.addEventListener('change', showTools);
phones.addEventListener('change', watchWidgets);
showTools();
phones.open();
