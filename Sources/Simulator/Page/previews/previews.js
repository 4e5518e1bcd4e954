import { authorizedFetch, token } from '../access.js';

/** The page of all live previews: a frame for each, and what the last change of the sources did. */
const find = (selector) => document.querySelector(selector);
const main = find('main'), status = find('.status'), problems = find('.problems'), search = find('[type=search]'), size = find('[type=range]');
const words = { literals: 'Literals changed, state kept', code: 'Code replaced, state kept where it could be', restarted: 'Started again' };
/** Frames by preview: {figure, frame, name, box}. */
const shown = new Map();

const receivers = {
  stage({ app, cells }) {
    find('h1').textContent = app ? `${app}: previews` : 'Previews';
    document.title = app ? `${app} – previews` : 'Previews – Quince';
    arrange(cells);
    if (cells.length > 0) count();
    else if (app) main.append(element('p', '', 'There are no previews. Add one: #Preview { ContentView() }'));
    filter();
  },
  update({ kind, text, seconds }) {
    problems.hidden = true;
    tell(kind, `${words[kind]}: ${text} (${seconds.toFixed(2)} s)`);
  },
  build({ build }) {
    if (build.phase === 'running') return tell('building', build.step || 'Building');
    if (build.phase === 'failed') return fail(build);
    problems.hidden = true;
    if (['building', 'failed'].includes(status.dataset.kind) && shown.size > 0) count();
  },
};

function count() { tell('live', shown.size === 1 ? '1 preview' : `${shown.size} previews`); }

function tell(kind, text) {
  status.dataset.kind = kind;
  status.textContent = text;
}

function fail(build) {
  const errors = build.diagnostics.filter(({ severity }) => severity === 'error').length;
  tell('failed', errors === 1 ? '1 error' : `${errors} errors`);
  const list = element('ul');
  for (const { file, line, column, message } of build.diagnostics) {
    const item = element('li');
    if (file) item.append(place([file, line, column].filter((part) => part !== undefined && part !== null).join(':')));
    item.append(message);
    list.append(item);
  }
  const title = shown.size > 0 ? 'The previews show the code before these errors' : `${build.appName || 'The app'} could not be built`;
  problems.replaceChildren(element('h2', '', title), list);
  problems.hidden = false;
}

/** Shows these previews in this order. Those that were there stay where they are: a frame that is moved in the document loads anew. */
function arrange(cells) {
  const known = new Set(cells.map(({ id }) => id));
  for (const [id, { figure }] of shown) {
    if (known.has(id)) continue;
    figure.remove();
    shown.delete(id);
  }
  for (const other of [...main.children]) if (!other.matches('.preview')) other.remove();
  let next = null;
  for (const cell of cells.toReversed()) {
    const isNew = !shown.has(cell.id);
    const figure = isNew ? makeCell(cell) : shown.get(cell.id).figure;
    if (isNew) main.insertBefore(figure, next);
    else if (figure.nextSibling !== next) main.moveBefore ? main.moveBefore(figure, next) : main.insertBefore(figure, next);
    describe(figure, cell);
    next = figure;
  }
}

function describe(figure, cell) {
  const caption = element('figcaption');
  caption.append(element('h2', '', cell.name), element('p', '', cell.label), place(`${cell.file}:${cell.line}`));
  figure.querySelector('figcaption').replaceWith(caption);
  figure.querySelector('iframe').title = `${cell.name}, ${cell.label}`;
  figure.dataset.text = `${cell.name} ${cell.file} ${cell.label}`.toLowerCase();
}

function makeCell(cell) {
  const figure = element('figure', 'preview');
  const frame = document.createElement('iframe');
  frame.name = cell.id;
  frame.loading = 'lazy';
  frame.src = `../devices/${cell.id}/previews/preview.html`;
  figure.append(element('figcaption'), frame);
  shown.set(cell.id, { figure, frame, box: { width: cell.width, height: cell.height, isCanvas: false } });
  fit(shown.get(cell.id));
  return figure;
}

/** The frame has the room that the preview takes at the chosen size, with what surrounds a device. */
function fit({ frame, box }) {
  const scale = Number(size.value), edge = box.isCanvas ? 0 : 46, margin = box.isCanvas ? 40 : 76;
  frame.style.width = `${Math.max(180, (box.width + edge) * scale * (box.isCanvas ? 1.5 : 1) + margin)}px`;
  frame.style.height = `${Math.max(70, (box.height + edge) * scale * (box.isCanvas ? 1.5 : 1) + margin)}px`;
}

function filter() {
  const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const { figure } of shown.values()) figure.hidden = !wanted.every((word) => figure.dataset.text.includes(word));
}

/** A place in the sources; pressing it copies it. */
function place(text) {
  const button = element('button', 'place', text);
  button.type = 'button';
  button.title = 'Copy the place';
  button.addEventListener('click', async () => {
    try { await navigator.clipboard.writeText(text); } catch { return getSelection().selectAllChildren(button); }
    button.textContent = 'Copied';
    setTimeout(() => { button.textContent = text; }, 900);
  });
  return button;
}

function element(tag, name = '', text = '') {
  const made = document.createElement(tag);
  if (name) made.className = name;
  if (text) made.textContent = text;
  return made;
}

window.addEventListener('message', ({ origin, data }) => {
  const cell = origin === location.origin && shown.get(data?.preview);
  if (!cell) return;
  if ('isCrashed' in data) cell.figure.classList.toggle('crashed', data.isCrashed);
  if (!('width' in data)) return;
  const lies = ['landscape-left', 'landscape-right'].includes(data.orientation);
  cell.box = { width: lies ? data.height : data.width, height: lies ? data.width : data.height, isCanvas: data.isCanvas };
  fit(cell);
});
search.addEventListener('input', filter);
size.addEventListener('input', () => { for (const cell of shown.values()) fit(cell); });

/** Reads what the host tells, line by line, and asks again when the connection ends. */
async function follow() {
  if (!token) return tell('failed', 'This page was opened without its token: open it with “quince open --previews”.');
  for (let delay = 250; ; delay = Math.min(delay * 2, 4000)) {
    try {
      const answer = await authorizedFetch('feed');
      if (answer.status === 403) return tell('failed', 'This page is of an earlier run: open it with “quince open --previews”.');
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        delay = 250;
        const lines = (rest + part.value).split('\n');
        rest = lines.pop();
        for (const line of lines) {
          const event = JSON.parse(line);
          receivers[event.type]?.(event);
        }
      }
    } catch { /* The host is gone for now. */ }
    tell('waiting', 'Not connected: start it again with “quince preview”.');
    await new Promise((done) => setTimeout(done, delay));
  }
}
follow();
