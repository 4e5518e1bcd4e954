const firstDelay = 250, longestDelay = 4000;
/** Codes the host closes with when trying again is of no use. */
const finalCodes = { 4001: 'shut-down', 4003: 'refused' };

/** The socket to the host. Tries again by itself, waiting longer each time, until the host says it is over. */
export class Connection extends EventTarget {
  #url;
  #socket = null;
  #delay = firstDelay;
  #timer = 0;
  state = 'connecting';

  /** The socket lies beside the page at `location`. */
  constructor(location = window.location, token = new URLSearchParams(location.search).get('token')) {
    super();
    const url = new URL('socket', location.href);
    url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    url.search = new URLSearchParams({ token: token ?? '' }).toString();
    this.#url = url.href;
    // A page that wakes up should not wait for the timer.
    window.addEventListener('online', () => this.#retryNow());
    document.addEventListener('visibilitychange', () => { if (!document.hidden) this.#retryNow(); });
  }

  open() {
    const socket = new WebSocket(this.#url);
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
    };
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
