import { authorizedFetch } from '../access.js';

/** Files that are kept for when they play again. */
const keptFiles = 16;

/** Plays what the phone plays. The host says everything that plays each time anything about it changes. */
export class Sounds {
  #address;
  #players = new Map();
  /** Addresses of blobs by the sounds' own, the one used last at the end. */
  #files = new Map();
  #isMuted = false;

  /** `address` is the device's, below which its sounds are. */
  constructor(address) { this.#address = address; }

  get isMuted() { return this.#isMuted; }

  set isMuted(isMuted) {
    this.#isMuted = isMuted;
    for (const { audio } of this.#players.values()) audio.muted = isMuted;
  }

  /** How many sounds there are; a test's element tells it. */
  get count() { return this.#players.size; }

  show(sounds) {
    const ids = new Set(sounds.map(({ id }) => id));
    for (const [id, player] of this.#players) if (!ids.has(id)) this.#remove(id, player);
    for (const sound of sounds) {
      const player = this.#players.get(sound.id);
      if (player?.revision === sound.revision) continue;
      if (player && player.source === sound.source) this.#play(player, sound);
      else {
        if (player) this.#remove(sound.id, player);
        this.#start(sound);
      }
    }
  }

  /** Nothing plays without a connection: the host could not stop it. */
  stopAll() { for (const [id, player] of this.#players) this.#remove(id, player); }

  async #start(sound) {
    const audio = new Audio();
    const player = { audio, source: sound.source, revision: sound.revision, sound, since: performance.now() };
    audio.muted = this.#isMuted;
    this.#players.set(sound.id, player);
    try { audio.src = await this.#url(sound.source); } catch { return; /* The file has gone meanwhile. */ }
    if (this.#players.get(sound.id) !== player) return;
    audio.addEventListener('ended', () => this.#repeat(player));
    this.#play(player, player.sound, performance.now() - player.since);
  }

  /** `late` is how many milliseconds ago the position was right. */
  #play(player, sound, late = 0) {
    const { audio } = player;
    Object.assign(player, { revision: sound.revision, sound, since: performance.now() - late, loopsLeft: sound.loops });
    if (!audio.src) return;
    audio.volume = sound.volume;
    audio.playbackRate = sound.rate;
    audio.loop = sound.loops < 0;
    const go = () => {
      const position = sound.position + (performance.now() - player.since) / 1000 * sound.rate;
      // A short sound that is new is heard from its start though it took a moment to arrive.
      if (position > 0.3) audio.currentTime = Number.isFinite(audio.duration) && audio.loop ? position % audio.duration : position;
      audio.play().catch(() => this.#waitForPeople(player));
    };
    if (audio.readyState > 0) go(); else audio.addEventListener('loadedmetadata', go, { once: true });
  }

  #repeat(player) {
    if (!(player.loopsLeft > 0)) return;
    player.loopsLeft -= 1;
    player.audio.currentTime = 0;
    player.audio.play().catch(() => {});
  }

  /** Browsers let no page sound before people have touched it. */
  #waitForPeople(player) {
    const again = () => { if ([...this.#players.values()].includes(player)) this.#play(player, player.sound, performance.now() - player.since); };
    for (const name of ['pointerup', 'keydown']) window.addEventListener(name, again, { once: true });
  }

  #remove(id, player) {
    this.#players.delete(id);
    player.audio.pause();
    player.audio.removeAttribute('src');
  }

  async #url(source) {
    if (/^https?:/.test(source)) return source;
    const kept = this.#files.get(source);
    if (kept) {
      this.#files.delete(source);
      this.#files.set(source, kept);
      return kept;
    }
    const response = await authorizedFetch(new URL(source, this.#address).href);
    if (!response.ok) throw new Error(`${source}: ${response.status}`);
    const url = URL.createObjectURL(await response.blob());
    this.#files.set(source, url);
    if (this.#files.size > keptFiles) {
      const [oldest, old] = this.#files.entries().next().value;
      this.#files.delete(oldest);
      URL.revokeObjectURL(old);
    }
    return url;
  }
}
