/** Media time of the process in front, on the page's own timeline. */
export class Timeline {
  #offset = null;

  /** Notes that a message made at this media time (seconds) has arrived just now. */
  observe(mediaTime, isSnapshot) {
    const offset = performance.now() - mediaTime * 1000;
    // The fastest message knows best; a much later one means that the process's clock stood still for a while.
    if (this.#offset === null || isSnapshot || offset < this.#offset || offset > this.#offset + 250) this.#offset = offset;
  }

  /** The moment of `document.timeline` at which the media time is reached, in milliseconds. */
  timelineTime(mediaTime) {
    return mediaTime * 1000 + (this.#offset ?? 0);
  }

  /** The media time that a moment of `document.timeline` stands for. */
  mediaTime(timelineTime) {
    return (timelineTime - (this.#offset ?? 0)) / 1000;
  }
}
