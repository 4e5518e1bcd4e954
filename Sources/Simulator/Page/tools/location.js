const scenarios = ['City Bicycle Ride', 'City Run', 'Freeway Drive'];

/** The menu of the device's location: unknown, a place, or a way that it is moved along. */
export class LocationMenu {
  #menu = document.createElement('div');
  #none;
  #field = document.createElement('input');

  /** `send` receives the message to the device. */
  constructor(send) {
    const menu = this.#menu;
    menu.className = 'sizes locations';
    menu.popover = 'auto';
    menu.role = 'menu';
    menu.ariaLabel = 'Location';
    this.#none = this.#add('None', () => send({ type: 'setLocation' }));
    for (const scenario of scenarios) this.#add(scenario, () => send({ type: 'runScenario', scenario }));
    menu.append(document.createElement('hr'), this.#form(send));
    document.body.append(menu);
  }

  #add(title, choose) {
    const item = document.createElement('button');
    item.type = 'button';
    item.role = 'menuitemradio';
    item.textContent = title;
    item.addEventListener('click', () => {
      this.#menu.hidePopover();
      choose();
    });
    this.#menu.append(item);
    return item;
  }

  #form(send) {
    const form = document.createElement('form'), field = this.#field;
    field.type = 'text';
    field.placeholder = 'Latitude, longitude';
    field.ariaLabel = 'Latitude, longitude in degrees';
    field.addEventListener('input', () => field.setCustomValidity(''));
    form.append(field);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const place = placeOf(field.value);
      if (!place) {
        field.setCustomValidity('Two numbers in degrees, such as 52.52, 13.405');
        field.reportValidity();
        return;
      }
      this.#menu.hidePopover();
      send({ type: 'setLocation', location: place });
    });
    return form;
  }

  toggle(button) {
    const bounds = button.getBoundingClientRect();
    this.#menu.style.left = `${Math.max(8, Math.min(bounds.left - 80, innerWidth - 250))}px`;
    this.#menu.togglePopover();
  }

  /** Shows where the device is; undefined = it does not know. */
  show(place) {
    this.#none.ariaChecked = String(!place);
    if (document.activeElement === this.#field) return;
    this.#field.value = place ? `${round(place.latitude)}, ${round(place.longitude)}` : '';
  }
}

/** A hundred-thousandth of a degree is a metre. */
const round = (degrees) => Math.round(degrees * 1e5) / 1e5;

/** The place that a text names; undefined where that is none. */
function placeOf(text) {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  if (numbers.length !== 2 || !numbers.every(Number.isFinite)) return undefined;
  const [latitude, longitude] = numbers;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return { latitude, longitude, altitude: 0, speed: -1, course: -1 };
}
