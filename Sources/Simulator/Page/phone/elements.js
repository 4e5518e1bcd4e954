const roles = {
  button: 'button', image: 'img', textField: 'textbox', secureTextField: 'textbox', searchField: 'searchbox', textView: 'textbox', slider: 'slider',
  switch: 'switch', stepper: 'group', progress: 'progressbar', activityIndicator: 'progressbar', alert: 'alertdialog', sheet: 'dialog',
  navigationBar: 'navigation', toolbar: 'toolbar', tabBar: 'tablist', tab: 'tab', table: 'list', collection: 'list', cell: 'listitem', link: 'link',
  segmentedControl: 'radiogroup', segment: 'radio', picker: 'listbox', datePicker: 'group', menu: 'menu', menuItem: 'menuitem', webView: 'document',
};

/** The app's elements as nodes of the page, where they are on the screen: what screen readers and test tools see. */
export class Elements {
  #root;
  #nodes = new Map();
  #perform;

  /** `perform(element, command)` has the app do with an element what `{action, name}` says. */
  constructor(root, perform) {
    this.#root = root;
    this.#perform = perform;
    root.addEventListener('click', (event) => this.#click(event));
    root.addEventListener('keydown', (event) => this.#key(event));
  }

  #click(event) {
    const node = event.target.closest('.element.reachable');
    // A click by a pointer has reached the phone as a touch already; this one came from a screen reader or a script.
    if (!node || event.detail !== 0) return;
    const custom = event.target.closest('.custom-action');
    this.#perform(node.dataset.element, custom ? { action: 'custom', name: custom.ariaLabel } : { action: 'activate' });
  }

  /** Screen readers give a slider the keys that a browser's own would take. */
  #key(event) {
    const node = event.target.closest('.element');
    const action = keys[event.key];
    if (!node || !action || (action !== 'escape' && node.getAttribute('role') !== 'slider')) return;
    event.preventDefault();
    event.stopPropagation();
    this.#perform(node.dataset.element, { action });
  }

  show(tree) {
    const kept = new Map();
    this.#place(tree ? [tree] : [], this.#root, { x: 0, y: 0 }, kept);
    for (const [id, node] of this.#nodes) if (!kept.has(id)) node.remove();
    this.#nodes = kept;
  }

  #place(elements, parent, origin, kept) {
    let previous = null;
    for (const element of elements) {
      const node = this.#nodes.get(element.id) ?? document.createElement('div');
      kept.set(element.id, node);
      describe(node, element, origin);
      const next = previous ? previous.nextSibling : parent.firstChild;
      if (node.parentNode !== parent || next !== node) parent.insertBefore(node, next);
      previous = node;
      const [x, y] = element.frame;
      this.#place(element.children, node, { x, y }, kept);
    }
  }
}

const keys = { ArrowUp: 'increment', ArrowRight: 'increment', ArrowDown: 'decrement', ArrowLeft: 'decrement', Escape: 'escape' };

function describe(node, element, origin) {
  const [x, y, width, height] = element.frame;
  const style = { left: `${x - origin.x}px`, top: `${y - origin.y}px`, width: `${width}px`, height: `${height}px` };
  for (const property in style) if (node.style[property] !== style[property]) node.style[property] = style[property];
  const isReachable = element.isAccessibilityElement || (element.role in roles && element.children.length === 0);
  const name = `element${isReachable ? ' reachable' : ''}`;
  if (node.className !== name) node.className = name;
  showText(node, element);
  const isHeading = element.traits.includes('header');
  // Pictures that say nothing to VoiceOver are decoration.
  const isDecoration = element.role === 'image' && !element.isAccessibilityElement;
  const isAdjustable = element.traits.includes('adjustable');
  const role = isHeading ? 'heading' : isDecoration ? null : isAdjustable ? 'slider' : roles[element.role] ?? null;
  const attributes = {
    'data-element': element.id, 'data-class': element.className, 'data-testid': element.identifier || null, role,
    'aria-level': isHeading ? '2' : null,
    'aria-hidden': isDecoration ? 'true' : null,
    'aria-label': labelOf(element), 'aria-description': element.hint || null,
    'aria-disabled': element.isEnabled ? null : 'true',
    'aria-placeholder': element.placeholder || null,
    tabindex: isAdjustable || element.customActions.length > 0 ? '-1' : null,
    ...valueOf(element, role),
  };
  for (const key in attributes) setAttribute(node, key, attributes[key]);
  showActions(node, isReachable ? element.customActions : []);
}

/** Commands beyond the main one: buttons for screen readers, after what is in the element. */
function showActions(node, names) {
  const buttons = [...node.children].filter((child) => child.className === 'custom-action');
  if (buttons.length === names.length && names.every((name, index) => buttons[index].ariaLabel === name)) return;
  for (const button of buttons) button.remove();
  for (const name of names) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: 'custom-action', tabIndex: -1, ariaLabel: name });
    node.append(button);
  }
}

/** A name that is not what can be read anyway. */
function labelOf(element) {
  const label = element.label || (element.role === 'text' ? null : element.text) || (element.role.endsWith('Field') ? element.placeholder : null);
  return element.role === 'text' && label === element.text ? null : label || null;
}

const textRoles = ['textField', 'searchField', 'textView', 'secureTextField'];

function valueOf(element, role) {
  // The value of a field is what has been typed; of an empty one iOS says its placeholder.
  const isEmptyField = textRoles.includes(element.role) && element.text === '';
  const value = element.role === 'secureTextField' || isEmptyField ? null : element.value ?? null;
  const isRange = role === 'slider' || element.role === 'progress';
  const isOn = value === '1' || value === 'on' || value === 'true';
  return {
    'aria-checked': role === 'switch' || role === 'radio' ? String(role === 'radio' ? element.isSelected : isOn) : null,
    'aria-selected': role === 'tab' || role === 'listitem' ? String(element.isSelected) : null,
    'aria-pressed': role === 'button' && element.isSelected ? 'true' : null,
    'aria-valuetext': isRange ? value : null,
    'aria-valuenow': isRange ? String(Number.parseFloat(value) || 0) : null,
    'aria-valuemin': isRange ? '0' : null,
    'aria-valuemax': isRange ? String(Math.max(100, Number.parseFloat(value) || 0)) : null,
    'data-value': value,
    'data-focused': element.isFocused ? 'true' : null,
  };
}

/** Text that tools can find: of labels, and what has been typed into fields. Its own node, for the children come after it. */
function showText(node, element) {
  const isField = textRoles.includes(element.role) && element.text === undefined;
  const text = (element.children.length === 0 && (element.text || (isField ? element.value : ''))) || '';
  const first = node.firstChild?.nodeType === Node.TEXT_NODE ? node.firstChild : null;
  if (first && first.data === text) return;
  first?.remove();
  if (text) node.prepend(text);
}

function setAttribute(node, key, value) {
  if (value === null || value === undefined) {
    if (node.hasAttribute(key)) node.removeAttribute(key);
  } else if (node.getAttribute(key) !== String(value)) {
    node.setAttribute(key, value);
  }
}
