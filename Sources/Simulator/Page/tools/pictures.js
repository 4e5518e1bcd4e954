import { authorizedFetch } from '../access.js';

/** Pictures that the host gives to its own pages only: fetched when they come into sight, and freed when they are replaced. */
export class HostPictures {
  /** The address of each picture's file, and of its bytes once they are here. */
  #shown = new Map();
  #observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) this.#load(target);
  }, { rootMargin: '200px' });

  /** Has an image show the picture at an address. */
  show(image, address) {
    this.#shown.set(image, { address, bytes: null });
    this.#observer.observe(image);
  }

  /** Frees all pictures; those that are on their way are not shown. */
  clear() {
    this.#observer.disconnect();
    for (const { bytes } of this.#shown.values()) if (bytes) URL.revokeObjectURL(bytes);
    this.#shown.clear();
  }

  async #load(image) {
    this.#observer.unobserve(image);
    const picture = this.#shown.get(image);
    if (!picture) return;
    let data;
    try {
      const answer = await authorizedFetch(picture.address);
      if (!answer.ok) return;
      data = await answer.blob();
    } catch { return; /* The host is gone; its report comes again when it is back. */ }
    if (this.#shown.get(image) !== picture) return;
    picture.bytes = URL.createObjectURL(data);
    image.src = picture.bytes;
  }
}
