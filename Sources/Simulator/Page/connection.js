import { authorizedFetch, socketProtocols, token } from './access.js';

const firstDelay = 250, longestDelay = 4000;
/** Codes the host closes with when trying again is of no use. */
const finalCodes = { 4001: 'shut-down' };
/** What the host says, by HTTP, of a socket that cannot be had. */
const finalStatuses = { 403: 'refused', 404: 'shut-down' };

/** The socket to the host. Tries again by itself, waiting longer each time, until the host says it is over. */
export class Connection extends EventTarget {
  #address;
  #socket = null;
  #delay = firstDelay;
  #timer = 0;
  state = token ? 'connecting' : 'no-token';

  /** The socket lies beside the page at `address`. */
  constructor(address = location.href) {
    super();
    const url = new URL('socket', address);
    url.search = '';
    this.#address = url.href;
    // A page that wakes up should not wait for the timer.
    window.addEventListener('online', () => this.#retryNow());
    document.addEventListener('visibilitychange', () => { if (!document.hidden) this.#retryNow(); });
  }

  open() {
    if (this.state !== 'connecting') return;
    const url = new URL(this.#address);
    url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url.href, socketProtocols);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    let isGreeted = false;
    socket.onmessage = ({ data }) => {
      if (!isGreeted) {
        isGreeted = true;
        this.#become('connected');
      }
      if (typeof data === 'string') this.dispatchEvent(new CustomEvent('message', { detail: JSON.parse(data) }));
      else this.dispatchEvent(new CustomEvent('commit', { detail: data }));
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      if (finalCodes[code]) return this.#become(finalCodes[code]);
      this.#become('connecting');
      this.#timer = setTimeout(() => this.open(), this.#delay);
      this.#delay = Math.min(this.#delay * 2, longestDelay);
      if (!isGreeted) this.#learnWhy();
    };
  }

  /** Browsers tell no script why a socket was refused; a plain request for the same address does. */
  async #learnWhy() {
    let status;
    try { ({ status } = await authorizedFetch(this.#address)); } catch { return; /* The host is gone for now. */ }
    if (!finalStatuses[status] || this.state !== 'connecting') return;
    clearTimeout(this.#timer);
    this.#socket = null;
    this.#become(finalStatuses[status]);
  }

  /**
   * Hands all commits to the function. One that it fails with has left the page with a part of what the host believes it shows, as when the browser is
   * out of memory for a moment: everything comes anew over another socket then.
   */
  showCommits(show) {
    this.addEventListener('commit', ({ detail }) => {
      try {
        show(detail);
        this.#delay = firstDelay;
      } catch (error) {
        reportError(error);
        this.#socket?.close();
      }
    });
  }

  /** Messages while there is no connection are lost: what a finger does then has no meaning later. */
  send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #retryNow() {
    if (this.#socket || this.state !== 'connecting') return;
    clearTimeout(this.#timer);
    this.open();
  }

  #become(state) {
    if (state === this.state) return;
    this.state = state;
    this.dispatchEvent(new CustomEvent('state', { detail: state }));
  }
}
