import { HostPictures } from './pictures.js';

const make = (tag, className, text) => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
};

const families = {
  'small': 'Small', 'medium': 'Medium', 'large': 'Large', 'extra-large': 'Extra large',
  'accessory-circular': 'Circular', 'accessory-rectangular': 'Rectangular', 'accessory-inline': 'Inline',
};

/** The panel with the device's widgets: what is placed, what comes next and why, the timeline in pictures, the log. */
export class WidgetPanel {
  #element;
  #send;
  #report = null;
  /** The address of the device that reports. */
  #device = '';
  #pictures = new HostPictures();
  #selected = null;
  #arrived = 0;
  #tick = 0;

  /** `send` tells the host. */
  constructor(element, send) {
    this.#element = element;
    this.#send = send;
    const part = (name) => element.querySelector(name);
    part('.advance').addEventListener('click', () => send({ type: 'advanceToNextEntry', ...this.#chosen }));
    part('.reload').addEventListener('click', () => send({ type: 'reloadWidget', ...this.#chosen }));
    part('.reset-clock').addEventListener('click', () => send({ type: 'resetClock' }));
    part('.budget input').addEventListener('change', ({ target }) => send({ type: 'setWidgetBudget', isOn: target.checked }));
    part('.close').addEventListener('click', () => part('.close').dispatchEvent(new CustomEvent('dismiss', { bubbles: true })));
    part('.placed').addEventListener('keydown', (event) => this.#move(event));
    element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') element.dispatchEvent(new CustomEvent('dismiss'));
      // What is typed here is not for the phone; the tools' own keys work here, too.
      if (!(event.shiftKey && (event.ctrlKey || event.metaKey))) event.stopPropagation();
    });
  }

  get #chosen() { return this.#selected === null ? {} : { widget: this.#selected }; }

  /** Opens or closes the panel; returns whether it is open. */
  toggle() {
    const isOpen = this.#element.hidden;
    this.#element.hidden = !isOpen;
    document.body.classList.toggle('with-widgets', isOpen);
    this.watch();
    clearInterval(this.#tick);
    if (isOpen) {
      this.#tick = setInterval(() => this.#count(), 1000);
      this.#element.querySelector('h2').focus({ preventScroll: true });
    }
    return isOpen;
  }

  /** Tells the host whether it has to tell: after the panel was opened or closed, and on each new connection. */
  watch() { this.#send({ type: 'watchWidgets', isOn: !this.#element.hidden }); }

  /** `device` is the address of the device that reports, below which the pictures of its widgets are. */
  show(report, device) {
    this.#report = report;
    this.#device = device;
    this.#arrived = Date.now();
    const ids = report.placed.map((widget) => widget.id);
    if (!ids.includes(this.#selected)) this.#selected = ids[0] ?? null;
    this.#draw();
  }

  get #now() {
    const { clockOffset, clockSpeed } = this.#report;
    return this.#arrived / 1000 + clockOffset + (Date.now() - this.#arrived) / 1000 * clockSpeed;
  }

  #draw() {
    const { placed, kinds, isLimited, clockOffset, clockSpeed } = this.#report;
    const part = (name) => this.#element.querySelector(name);
    part('.budget input').checked = isLimited;
    part('.reset-clock').hidden = clockOffset === 0 && clockSpeed === 1;
    part('.ahead').textContent = clockText(clockOffset, clockSpeed);
    const empty = kinds.length === 0 ? 'No app on this phone has widgets.' : 'No widget is placed. Hold the home screen until the icons shake, then press +.';
    part('.empty').textContent = placed.length === 0 ? empty : '';
    part('.reload').disabled = placed.length === 0;
    this.#drawPlaced(part('.placed'), placed);
    this.#drawTimeline(placed.find((widget) => widget.id === this.#selected));
    this.#drawKinds(part('.kinds'), kinds);
    this.#drawLog(part('.events'));
    this.#count();
  }

  #drawPlaced(list, placed) {
    const hasFocus = list.contains(document.activeElement);
    list.replaceChildren(...placed.map((widget) => {
      const item = make('button', 'widget');
      item.type = 'button';
      item.role = 'option';
      item.dataset.widget = widget.id;
      item.ariaSelected = String(widget.id === this.#selected);
      item.tabIndex = widget.id === this.#selected ? 0 : -1;
      const title = make('span', 'title', widget.name);
      title.append(make('small', '', [widget.appName, families[widget.family] ?? widget.family, widget.copies > 1 ? `${widget.copies} copies` : ''].filter(Boolean).join(', ')));
      item.append(title, make('span', 'next'));
      if (widget.configuration) item.append(make('span', 'configuration', widget.configuration));
      if (widget.limit !== undefined) item.append(this.#meter(widget));
      item.addEventListener('click', () => this.#select(widget.id));
      return item;
    }));
    if (hasFocus) list.querySelector('[aria-selected=true]')?.focus();
  }

  #meter(widget) {
    const budget = make('span', 'left');
    const meter = make('meter');
    Object.assign(meter, { min: 0, max: widget.limit, low: widget.limit * 0.15, value: widget.left });
    budget.append(meter, `${widget.left} of ${widget.limit} left today`);
    return budget;
  }

  #select(id) {
    this.#selected = id;
    this.#draw();
    this.#element.querySelector('.placed [aria-selected=true]')?.focus();
  }

  #move(event) {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step || !this.#report) return;
    event.preventDefault();
    const ids = this.#report.placed.map((widget) => widget.id);
    const index = Math.max(0, Math.min(ids.length - 1, ids.indexOf(this.#selected) + step));
    if (ids.length > 0) this.#select(ids[index]);
  }

  #drawTimeline(widget) {
    const list = this.#element.querySelector('.timeline'), shown = `${this.#device} ${widget?.id} ${widget?.revision}`;
    this.#element.querySelector('.timeline-title').textContent = widget?.entries.length
      ? `Timeline, ${count(widget.entries.length, 'entry', 'entries')}, reloads ${widget.policy}` : '';
    if (list.dataset.shown === shown) return;
    list.dataset.shown = shown;
    this.#pictures.clear();
    list.replaceChildren(...(widget?.entries ?? []).map((entry, index) => {
      const item = make('li', 'entry');
      item.dataset.date = entry.date;
      const picture = make('img');
      picture.alt = `${widget.name} at ${this.#time(entry.date)}`;
      this.#pictures.show(picture, new URL(`widgets/${widget.id}/${widget.revision}/${index}.png`, this.#device).href);
      picture.style.aspectRatio = `${widget.width} / ${widget.height}`;
      const caption = make('span', 'date', this.#time(entry.date));
      if (entry.relevance !== undefined) caption.append(make('small', '', ` relevance ${Math.round(entry.relevance * 100) / 100}`));
      item.append(picture, caption);
      return item;
    }));
    list.dataset.family = widget?.family ?? '';
  }

  #drawKinds(list, kinds) {
    list.replaceChildren(...kinds.map((kind) => {
      const item = make('li');
      item.append(make('b', '', kind.name || kind.kind), make('small', '', ` ${[kind.appName, ...kind.families.map((family) => families[family] ?? family)].join(', ')}`));
      if (kind.description) item.append(make('span', '', kind.description));
      return item;
    }));
  }

  #drawLog(list) {
    const followsEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 8;
    list.replaceChildren(...this.#report.events.map((event) => {
      const line = make('div', event.isProblem ? 'line error' : 'line');
      line.append(make('time', '', this.#time(event.date)), ` ${event.widget}: ${event.text}`);
      return line;
    }));
    if (followsEnd) list.scrollTop = list.scrollHeight;
  }

  /** What changes as time passes: how long until the next timeline, and which entry is shown. */
  #count() {
    if (!this.#report) return;
    for (const item of this.#element.querySelectorAll('.widget')) {
      const widget = this.#report.placed.find((each) => each.id === Number(item.dataset.widget));
      item.querySelector('.next').textContent = widget.isAsked ? 'Being asked…'
        : widget.next === undefined ? `Next timeline ${widget.reason}`
          : `Next timeline ${widget.next <= this.#now ? 'now' : `in ${duration(widget.next - this.#now)}`}, ${widget.reason}`;
    }
    const advance = this.#element.querySelector('.advance');
    const selected = this.#report.placed.find((each) => each.id === this.#selected);
    advance.disabled = !selected?.entries.some((entry) => entry.date > this.#now);
    advance.title = selected && advance.disabled ? 'The widget shows the last entry of its timeline' : '';
    const entries = [...this.#element.querySelectorAll('.entry')];
    const shown = entries.filter((entry) => Number(entry.dataset.date) <= this.#now).at(-1) ?? entries[0];
    for (const entry of entries) {
      if ((entry === shown) === (entry.ariaCurrent === 'true')) continue;
      entry.ariaCurrent = entry === shown ? 'true' : null;
      if (entry === shown) bringIntoSight(entry);
    }
  }

  #time(date) {
    const options = { timeZone: this.#report.timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' };
    const day = new Date(date * 1000).toLocaleDateString('en', { timeZone: this.#report.timeZone });
    const today = new Date(this.#now * 1000).toLocaleDateString('en', { timeZone: this.#report.timeZone });
    if (day !== today) Object.assign(options, { month: 'short', day: 'numeric' });
    return new Date(date * 1000).toLocaleString('en', options);
  }
}

/** Scrolls a list sideways, and nothing around it, until an element of it is in the middle. */
function bringIntoSight(element) {
  const list = element.parentElement, box = element.getBoundingClientRect(), frame = list.getBoundingClientRect();
  list.scrollLeft += box.left + box.width / 2 - frame.left - frame.width / 2;
}

const count = (number, one, many) => `${number} ${number === 1 ? one : many}`;

/** How a phone's clock differs from the computer's; nothing where it does not. */
function clockText(ahead, speed) {
  const differs = [];
  if (ahead !== 0) differs.push(`is ${duration(Math.abs(ahead))} ${ahead > 0 ? 'ahead' : 'behind'}`);
  if (speed !== 1) differs.push(`runs ${speed} times as fast`);
  return differs.length === 0 ? '' : `The phone’s clock ${differs.join(' and ')}.`;
}

/** A number of seconds as people say it: 45 s, 12 min, 3 h 20 min, 2 days. */
function duration(seconds) {
  if (seconds < 60) return `${Math.max(0, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 2880) return minutes % 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes / 60} h`;
  return `${Math.round(minutes / 1440)} days`;
}
