/** Panels over the phone: what a build is doing or failed at, why an app or the home screen ended, that the host is gone. */
export class Notices {
  #holder;
  #send;
  #shown = new Map();

  constructor(holder, send) {
    this.#holder = holder;
    this.#send = send;
  }

  crash(report) {
    if (!report) return this.#hide('crash');
    const notice = noticeOf(report, `${report.appName} quit unexpectedly`);
    notice.append(this.#footer('crash', 'Reopen', { type: 'relaunch' }));
    this.#show('crash', notice);
  }

  homeScreen(report) {
    if (!report) return this.#hide('home-screen');
    const notice = noticeOf(report, 'The home screen keeps quitting');
    notice.append(this.#footer('home-screen', 'Start Again', { type: 'startHomeScreen' }));
    this.#show('home-screen', notice);
  }

  build(report) {
    this.#hide('building');
    if (report.phase !== 'failed') this.#hide('build-failed');
    if (report.phase === 'running') this.#show('building', progressOf(report));
    if (report.phase === 'failed') this.#show('build-failed', this.#failure(report));
  }

  connection(state) {
    const texts = {
      'shut-down': ['The phone was shut down', 'Start it again with “quince run”; this page will then have a new address.'],
      'refused': ['This address is no longer valid', 'Open the page again with “quince open”.'],
      'no-token': ['This page was opened without its token', 'Open it with “quince open”, or with the whole address that “quince open --print” prints.'],
    };
    if (!texts[state]) return this.#hide('connection');
    const notice = element('section', 'notice', { role: 'alert' });
    notice.append(element('h2', '', {}, texts[state][0]), element('p', 'reason', {}, texts[state][1]));
    this.#show('connection', notice);
  }

  #failure(report) {
    const errors = report.diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length;
    const title = `${report.appName} could not be built`;
    const notice = element('section', 'notice build-failed', { role: 'alertdialog', 'aria-label': title });
    notice.append(element('h2', '', {}, title), element('div', 'kind', {}, errors === 1 ? '1 error' : errors > 1 ? `${errors} errors` : report.step));
    const list = element('ul');
    for (const { severity, file, line, column, message } of report.diagnostics) {
      const item = element('li', `diagnostic ${severity}`);
      if (file) item.append(element('span', 'place', {}, [file, line, column].filter((part) => part !== undefined && part !== null).join(':')));
      item.append(element('span', 'message', {}, message));
      list.append(item);
    }
    if (report.diagnostics.length > 0) notice.append(list);
    notice.append(this.#footer('build-failed'));
    return notice;
  }

  /** A button that closes the notice, and one that also sends a message. */
  #footer(name, action = '', message = null) {
    const footer = element('footer');
    const close = element('button', '', { type: 'button' }, 'Close');
    close.addEventListener('click', () => this.#hide(name));
    footer.append(close);
    if (message) {
      const main = element('button', 'main', { type: 'button' }, action);
      main.addEventListener('click', () => {
        this.#hide(name);
        this.#send(message);
      });
      footer.append(main);
    }
    return footer;
  }

  #show(name, notice) {
    this.#shown.get(name)?.remove();
    this.#shown.set(name, notice);
    this.#holder.append(notice);
  }

  #hide(name) {
    this.#shown.get(name)?.remove();
    this.#shown.delete(name);
  }
}

/** Why a process ended, and where in its code. */
function noticeOf({ name, reason, frames }, title) {
  const notice = element('section', 'notice crash', { role: 'alertdialog', 'aria-label': title });
  notice.append(element('h2', '', {}, title), element('div', 'kind', {}, name));
  if (reason) notice.append(element('p', 'reason', {}, reason));
  if (frames.length > 0) {
    const list = element('ol');
    list.append(...frames.map((frame) => element('li', '', {}, frame)));
    notice.append(list);
  }
  return notice;
}

function progressOf(report) {
  const notice = element('div', 'building', { role: 'status' });
  const bar = element('progress', '', { 'aria-label': 'Build' });
  if (typeof report.progress === 'number') bar.value = report.progress;
  notice.append(bar, element('span', '', {}, report.step || `Building ${report.appName}`));
  return notice;
}

function element(tag, name = '', attributes = {}, text = '') {
  const made = document.createElement(tag);
  if (name) made.className = name;
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  if (text) made.textContent = text;
  return made;
}
