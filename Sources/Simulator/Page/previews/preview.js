import { Connection } from '../connection.js';
import { Display } from '../display/display.js';
import { Elements } from '../phone/elements.js';
import { Keyboard } from '../phone/keyboard.js';
import { Phone } from '../phone/phone.js';
import { Touches } from '../phone/touches.js';
import { Notices } from '../tools/notices.js';

/** One live preview, in a frame of the page that shows all of them. */
const find = (selector) => document.querySelector(selector);
const connection = new Connection(new URL('../', location.href).href);
const send = (message) => connection.send(message);
const phone = new Phone(find('.stage'));
const display = new Display(phone.display);
const touches = new Touches(phone, send);
const notices = new Notices(find('.notices'), send);
const elements = new Elements(find('.elements'), (element, command) => send({ type: 'accessibility', element: Number(element), ...command }));
const keyboard = new Keyboard(phone, send, () => false);

const receivers = {
  device({ device, state }) {
    phone.show(device, state.orientation);
    parent.postMessage({ preview: window.name, width: device.width, height: device.height, orientation: state.orientation, isCanvas: device.identifier === 'preview-canvas' }, location.origin);
  },
  state({ state }) { phone.turn(state.orientation); },
  interface({ interface: state }) { keyboard.isEditing = state.isEditingText; },
  elements({ root }) { elements.show(root ?? null); },
  crash({ report }) {
    notices.crash(report ?? null);
    parent.postMessage({ preview: window.name, isCrashed: Boolean(report) }, location.origin);
  },
};

connection.addEventListener('message', ({ detail }) => receivers[detail.type]?.(detail));
connection.showCommits((commit) => display.receive(commit));
connection.addEventListener('state', ({ detail }) => {
  find('.phone').classList.toggle('asleep', detail !== 'connected');
  if (detail !== 'connected') touches.reset();
});
connection.open();
