/** The computer's keyboard as the phone's hardware keyboard, while the phone has the focus. */
export class Keyboard {
  #field;
  #send;
  #down = new Map();
  #isComposing = false;

  /** `takes(event)` says whether the page itself uses a key. */
  constructor(phone, send, takes) {
    this.#send = send;
    this.#field = phone.display.closest('.phone').querySelector('.keyboard');
    phone.display.addEventListener('pointerdown', () => this.focus());
    const field = this.#field;
    field.addEventListener('keydown', (event) => this.#key(event, 'down', takes));
    field.addEventListener('keyup', (event) => this.#key(event, 'up', takes));
    field.addEventListener('blur', () => this.#releaseAll());
    field.addEventListener('paste', (event) => this.#insert(event, event.clipboardData?.getData('text/plain')));
    field.addEventListener('drop', (event) => event.preventDefault());
    field.addEventListener('compositionstart', () => { this.#isComposing = true; });
    field.addEventListener('compositionend', (event) => {
      this.#isComposing = false;
      this.#insert(event, event.data);
    });
    // Keyboards on screens say what they typed, not which keys.
    field.addEventListener('beforeinput', (event) => {
      if (this.#isComposing || event.inputType === 'insertCompositionText' || event.inputType === 'insertFromPaste') return;
      if (event.inputType === 'insertText') this.#insert(event, event.data);
      if (event.inputType === 'deleteContentBackward') this.#press('Backspace', '');
    });
  }

  focus() {
    // After the browser has moved the focus for the click itself.
    setTimeout(() => this.#field.focus({ preventScroll: true }));
  }

  /** A text field of the app waits for text: let touch screens show their keyboard. */
  set isEditing(isEditing) {
    this.#field.inputMode = isEditing ? 'text' : 'none';
  }

  #key(event, phase, takes) {
    if (takes(event) || event.isComposing || event.key === 'Process' || event.key === 'Dead' || event.key === 'Unidentified') return;
    const isPaste = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v';
    if (isPaste) return;
    event.preventDefault();
    if (phase === 'up' && !this.#down.delete(event.code)) return;
    const message = keyEvent(event, phase);
    if (phase === 'down') this.#down.set(event.code, message);
    this.#send({ type: 'key', event: message });
  }

  #press(code, characters) {
    for (const phase of ['down', 'up']) {
      this.#send({ type: 'key', event: { phase, code, characters, shift: false, control: false, option: false, command: false, isRepeat: false } });
    }
  }

  #insert(event, text) {
    event.preventDefault?.();
    this.#field.value = '';
    if (text) this.#send({ type: 'insertText', text });
  }

  #releaseAll() {
    for (const message of this.#down.values()) this.#send({ type: 'key', event: { ...message, phase: 'up', isRepeat: false } });
    this.#down.clear();
  }
}

const typed = { Enter: '\n', NumpadEnter: '\n', Tab: '\t' };

function keyEvent(event, phase) {
  const isCharacter = [...event.key].length === 1;
  return {
    phase, code: event.code, characters: isCharacter ? event.key : typed[event.code] ?? '',
    shift: event.shiftKey, control: event.ctrlKey, option: event.altKey, command: event.metaKey, isRepeat: event.repeat,
  };
}
