/** Mouse, fingers and wheel as touches on the phone. With Alt held, the mouse is two fingers about the middle of the screen. */
export class Touches {
  #phone;
  #send;
  #fingers = new Map();
  #next = 1;
  #pending = [];
  #isScheduled = false;
  #wheel = null;
  #marks;
  isEnabled = true;

  constructor(phone, send) {
    this.#phone = phone;
    this.#send = send;
    this.#marks = phone.display.querySelector('.fingers');
    const display = phone.display;
    display.addEventListener('pointerdown', (event) => this.#down(event));
    display.addEventListener('pointermove', (event) => this.#move(event));
    display.addEventListener('pointerup', (event) => this.#up(event, 'ended'));
    display.addEventListener('pointercancel', (event) => this.#up(event, 'cancelled'));
    display.addEventListener('lostpointercapture', (event) => this.#lost(event));
    display.addEventListener('contextmenu', (event) => event.preventDefault());
    display.addEventListener('dragstart', (event) => event.preventDefault());
    display.addEventListener('wheel', (event) => this.#scroll(event), { passive: false });
  }

  /** Forgets the fingers without a word: the process they touched is gone. */
  reset() {
    this.#fingers.clear();
    this.#pending = [];
    this.#wheel = null;
    this.#marks.replaceChildren();
  }

  #down(event) {
    if (!this.isEnabled || (event.pointerType === 'mouse' && event.button !== 0)) return;
    this.#endWheel();
    this.#phone.display.setPointerCapture(event.pointerId);
    const point = this.#phone.point(event.clientX, event.clientY);
    const touch = { ids: [this.#next++], point, force: event.pointerType === 'mouse' ? 0 : event.pressure };
    if (event.altKey && event.pointerType === 'mouse') touch.ids.push(this.#next++);
    this.#fingers.set(event.pointerId, touch);
    this.#report(touch, 'began');
    this.#flush();
  }

  #move(event) {
    const touch = this.#fingers.get(event.pointerId);
    if (!touch) return;
    touch.point = this.#phone.point(event.clientX, event.clientY);
    if (event.pointerType !== 'mouse') touch.force = event.pressure;
    this.#report(touch, 'moved');
  }

  #up(event, phase) {
    const touch = this.#fingers.get(event.pointerId);
    if (!touch) return;
    this.#fingers.delete(event.pointerId);
    if (phase === 'ended') touch.point = this.#phone.point(event.clientX, event.clientY);
    this.#report(touch, phase);
    this.#flush();
  }

  /** Browsers let go of a pointer that is still down when much changes below it. */
  #lost(event) {
    if (!this.#fingers.has(event.pointerId)) return;
    if (event.buttons === 0) return this.#up(event, 'cancelled');
    this.#phone.display.setPointerCapture(event.pointerId);
  }

  /** The finger's samples; of many movements in one frame only the last is sent. */
  #report(touch, phase) {
    const { width, height } = this.#phone.device;
    const points = [touch.point, { x: width - touch.point.x, y: height - touch.point.y }];
    touch.ids.forEach((finger, index) => {
      const sample = { finger, phase, x: rounded(points[index].x), y: rounded(points[index].y), force: touch.force };
      const last = this.#pending.findIndex((other) => other.finger === finger && other.phase === 'moved');
      if (last >= 0) this.#pending.splice(last, 1);
      this.#pending.push(sample);
    });
    if (touch.ids.length === 2) this.#mark(phase === 'began' || phase === 'moved' ? points : []);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    requestAnimationFrame(() => this.#flush());
  }

  #flush() {
    this.#isScheduled = false;
    if (this.#pending.length === 0) return;
    const samples = this.#pending;
    this.#pending = [];
    this.#send({ type: 'touches', samples });
  }

  #mark(points) {
    this.#marks.replaceChildren(...points.map(({ x, y }) => {
      const mark = document.createElement('i');
      Object.assign(mark.style, { left: `${x}px`, top: `${y}px` });
      return mark;
    }));
  }

  // The wheel drags a finger, and lifts it when it comes to rest.

  #scroll(event) {
    event.preventDefault();
    if (!this.isEnabled || !this.#phone.device || event.ctrlKey) return;
    const factor = (event.deltaMode === 1 ? 16 : 1) / this.#phone.scale;
    if (!this.#wheel) {
      this.#wheel = { ids: [this.#next++], point: this.#phone.point(event.clientX, event.clientY), force: 0, timer: 0 };
      this.#report(this.#wheel, 'began');
      this.#flush();
    }
    const radians = -this.#phone.angle * Math.PI / 180;
    const x = -event.deltaX * factor, y = -event.deltaY * factor;
    this.#wheel.point = {
      x: this.#wheel.point.x + x * Math.cos(radians) - y * Math.sin(radians),
      y: this.#wheel.point.y + x * Math.sin(radians) + y * Math.cos(radians),
    };
    this.#report(this.#wheel, 'moved');
    clearTimeout(this.#wheel.timer);
    this.#wheel.timer = setTimeout(() => this.#endWheel(), 120);
  }

  #endWheel() {
    if (!this.#wheel) return;
    clearTimeout(this.#wheel.timer);
    const wheel = this.#wheel;
    this.#wheel = null;
    this.#report(wheel, 'ended');
    this.#flush();
  }
}

function rounded(value) {
  return Math.round(value * 100) / 100;
}
