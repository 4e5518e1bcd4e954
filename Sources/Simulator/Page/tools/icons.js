/** Drawings of the tools on a 20 × 20 grid. */
const drawings = {
  'home': '<path d="M3.2 9.2 10 3.6l6.8 5.6M5 8v8h3.6v-4.4h2.8V16H15V8"/>',
  'app-switcher': '<rect x="2.6" y="4.6" width="6.2" height="10.8" rx="1.4"/><rect x="11.2" y="4.6" width="6.2" height="10.8" rx="1.4"/>',
  'rotate-left': '<rect x="7.5" y="7.5" width="9" height="9" rx="1.6"/><path d="M3.5 12V8.5a5 5 0 0 1 5-5H11M1.6 9.8l1.9 2.2 2-2.2"/>',
  'rotate-right': '<rect x="3.5" y="7.5" width="9" height="9" rx="1.6"/><path d="M16.5 12V8.5a5 5 0 0 0-5-5H9M18.4 9.8l-1.9 2.2-2-2.2"/>',
  'appearance': '<circle cx="10" cy="10" r="6.8"/><path class="solid" d="M10 3.2a6.8 6.8 0 0 1 0 13.6z"/>',
  'text-size': '<path d="M2.5 15.5 5.4 8h.4l2.9 7.5M3.5 13h4.2M9.5 15.5l4-11h.5l4 11M11 12h5.5"/>',
  'location': '<path d="M10 17s-5-5.2-5-8.8a5 5 0 0 1 10 0C15 11.8 10 17 10 17z"/><circle cx="10" cy="8.2" r="1.7"/>',
  'mute': '<path d="M3.4 8v4h2.8l3.6 3V5L6.2 8zM13 8l4 4M17 8l-4 4"/>',
  'slow': '<circle cx="10" cy="10.6" r="6.2"/><path d="M10 7v3.6l2.4 1.6M7.6 2.4h4.8"/>',
  'shake': '<rect x="6.6" y="3" width="6.8" height="14" rx="1.8"/><path d="M3.8 7v6M1.6 8.6v2.8M16.2 7v6M18.4 8.6v2.8"/>',
  'screenshot': '<path d="M3 7.4A1.4 1.4 0 0 1 4.4 6h1.8l1.2-1.8h5.2L13.8 6h1.8A1.4 1.4 0 0 1 17 7.4V14a1.4 1.4 0 0 1-1.4 1.4H4.4A1.4 1.4 0 0 1 3 14z"/><circle cx="10" cy="10.6" r="2.7"/>',
  'inspect': '<path d="M4 4h4M4 4v4M16 4h-3M16 4v3M4 16h3M4 16v-3M10 9.5l6.5 2.4-2.9 1.3-1.3 2.9z"/>',
  'hierarchy': '<path d="m10 2.6 7 3.4-7 3.4L3 6zM3 10l7 3.4L17 10M3 14l7 3.4 7-3.4"/>',
  'widgets': '<rect x="3" y="3" width="6.4" height="6.4" rx="1.8"/><rect x="10.6" y="3" width="6.4" height="6.4" rx="1.8"/><rect x="3" y="10.6" width="14" height="6.4" rx="1.8"/>',
  'console': '<rect x="2.6" y="3.8" width="14.8" height="12.4" rx="2"/><path d="m5.6 7.6 2.4 2.4-2.4 2.4M10.2 12.6h4"/>',
};

export function icon(name) {
  return `<svg viewBox="0 0 20 20" aria-hidden="true">${drawings[name]}</svg>`;
}
