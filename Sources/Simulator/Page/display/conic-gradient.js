/** A picture of the conic gradient that an `image` element describes, as an address: masks are SVG, which has no such gradients. */
export function conicGradient(image) {
  const { conic, stops } = image.dataset, [x, y, angle] = conic.split(' ').map(Number);
  const width = Number(image.getAttribute('width')), height = Number(image.getAttribute('height'));
  const canvas = document.createElement('canvas'), scale = devicePixelRatio;
  [canvas.width, canvas.height] = [Math.max(Math.round(width * scale), 1), Math.max(Math.round(height * scale), 1)];
  const context = canvas.getContext('2d');
  context.scale(canvas.width / width, canvas.height / height);
  const gradient = context.createConicGradient(angle, x, y);
  for (const stop of stops.split(';')) {
    const colon = stop.indexOf(':');
    gradient.addColorStop(Number(stop.slice(0, colon)), stop.slice(colon + 1));
  }
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  return canvas.toDataURL();
}
