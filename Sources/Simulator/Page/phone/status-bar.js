import { svgElement } from '../display/svg.js';

/** The status bar while no app stands in front, laid out and drawn like the apps' own (UIKit's `StatusBarView`). */
export class StatusBar {
  element = svgElement('svg', 'status-bar');
  #time = svgElement('text');

  constructor() {
    this.element.ariaHidden = 'true';
  }

  fit(device) {
    const { width, statusBarHeight: height } = device, layout = layoutOf(device);
    set(this.element, { width, height, viewBox: `0 0 ${width} ${height}` });
    // The line stands in the middle as that of apps does, by the metrics of iOS's font.
    set(this.#time, { x: layout.time, y: layout.middle + 0.3555 * layout.fontSize, 'font-size': layout.fontSize });
    this.element.replaceChildren(this.#time, ...signal(layout.signal), ...wifi(layout.wifi), ...battery(layout.battery));
  }

  /** Shows the time as people of the locale write it, without AM and PM. */
  show({ statusBarTime, locale, timeZone }, now = new Date()) {
    const text = statusBarTime ?? timeOfDay(now, locale, timeZone);
    if (this.#time.textContent !== text) this.#time.textContent = text;
  }
}

export function timeOfDay(now, locale, timeZone) {
  const format = { hour: 'numeric', minute: '2-digit' };
  const written = (...settings) => new Intl.DateTimeFormat(...settings).formatToParts(now)
    .filter(({ type }) => type !== 'dayPeriod').map(({ value }) => value).join('').trim();
  // Apps may set a time zone or a locale that this browser does not know.
  try { return written(locale.replaceAll('_', '-'), { ...format, timeZone }); } catch { return written('en', format); }
}

/** Rectangles are `[x, y, width, height]` in points. */
function layoutOf({ width, statusBarHeight: height, hasHomeButton, idiom }) {
  if (hasHomeButton || idiom === 'pad') {
    const middle = height / 2, isPad = idiom === 'pad', right = width - 30;
    return {
      middle, fontSize: 12, time: isPad ? 32 : width / 2,
      battery: [right, middle - 5.5, 25, 11], wifi: [right - 20, middle - 5.5, 15, 11], signal: isPad ? null : [6, middle - 5, 16, 10],
    };
  }
  const hasIsland = height >= 50, ear = hasIsland ? (width - 126) / 4 : width * 0.137;
  const middle = hasIsland ? 32.5 : height * 0.557;
  const battery = width - ear + (hasIsland ? 36 : 39.5) - 27.5;
  return {
    middle, fontSize: hasIsland ? 17 : 15, time: ear,
    battery: [battery, middle - 6.5, 27.5, 13], wifi: [battery - 24, middle - 6, 17, 12.5], signal: [battery - 50, middle - 6, 19, 12.5],
  };
}

function signal(place) {
  if (!place) return [];
  const [x, y, width, height] = place, gap = width * 0.12, bar = (width - 3 * gap) / 4;
  return [0.36, 0.57, 0.78, 1].map((part, index) => set(svgElement('rect'), {
    x: x + index * (bar + gap), y: y + height * (1 - part), width: bar, height: height * part, rx: bar * 0.25,
  }));
}

/** Two arcs above a sector, an eighth of a turn to either side. */
function wifi([x, y, width, height]) {
  const centre = [x + width / 2, y + height], unit = height / 12;
  const point = (radius, side) => `${centre[0] + side * radius * unit * Math.SQRT1_2} ${centre[1] - radius * unit * Math.SQRT1_2}`;
  const arc = (radius, side, sweep) => `A${radius * unit} ${radius * unit} 0 0 ${sweep} ${point(radius, side)}`;
  const rings = [[5.4, 7.7], [9.3, 11.6]].map(([inner, outer]) => `M${point(outer, -1)}${arc(outer, 1, 1)}L${point(inner, 1)}${arc(inner, -1, 0)}Z`);
  return [set(svgElement('path'), { d: `M${centre.join(' ')}L${point(3.8, -1)}${arc(3.8, 1, 1)}Z${rings.join('')}` })];
}

function battery([x, y, width, height]) {
  const body = { x: x + 0.5, y: y + 0.5, width: width - 3.5, height: height - 1 };
  const outline = set(svgElement('rect', 'outline'), { ...body, rx: body.height * 0.3 });
  const terminal = set(svgElement('rect', 'terminal'), { x: x + width - 1.5, y: y + height * 0.34, width: 1.5, height: height * 0.32, rx: 0.7 });
  const charge = { x: body.x + 1.5, y: body.y + 1.5, width: body.width - 3, height: body.height - 3 };
  return [outline, terminal, set(svgElement('rect'), { ...charge, rx: charge.height * 0.24 })];
}

function set(element, attributes) {
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  return element;
}
