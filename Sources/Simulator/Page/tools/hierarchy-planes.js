/** Layers that lie apart by less than this, in points, do not overlap. */
const touching = 0.5;

/**
 * The layers of a display of a size as planes: what each shows itself, where it lies on the display, and at which level: above all that it covers.
 *
 * A plane has `id`, `name`, `element` (a copy of what the layer shows), `matrix`, `width`, `height`, `rect` (what is seen of it, on the display), `clip`
 * (the rectangle that its ancestors cut it to) and `level`. Layers that show nothing themselves have no plane; `places` has the rectangle of every layer by its number.
 */
export function planesOf(root, size) {
  const planes = [], places = new Map();
  const display = { left: 0, top: 0, right: size.width, bottom: size.height };
  if (root.layer) visit(root, new DOMMatrix(), 1, display);
  else visitChildren(root, new DOMMatrix(), 1, display);
  return { planes, places };

  function visit(element, base, opacity, clip) {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility === 'hidden') return;
    const own = Number(style.opacity);
    const matrix = base.multiply(matrixOf(style)), width = element.offsetWidth, height = element.offsetHeight;
    const seen = opacity * own, layer = element.layer;
    const rect = intersection(boundsOf(matrix, width, height), clip);
    places.set(layer.id, { matrix, width, height, rect });
    // What shapes and shadows draw may lie outside of the bounds, as of a layer without a size.
    if (seen > 0.01 && layer.isPainted && (!isEmpty(rect) || width * height === 0)) {
      planes.push(place({ id: layer.id, name: layer.name, element: copyOf(element, seen), matrix, width, height, rect, clip }));
    }
    if (seen <= 0.01) return;
    const inner = clips(style) ? rect : clip;
    if (!isEmpty(inner)) visitChildren(element, matrix, seen, inner);
  }

  function visitChildren(element, matrix, opacity, clip) {
    for (const child of element.children) {
      if (child.layer) {
        visit(child, matrix, opacity, clip);
      } else if (child.classList.contains('inner')) {
        const style = getComputedStyle(child), moved = matrix.multiply(matrixOf(style));
        visitChildren(child, moved, opacity, clips(style) ? intersection(boundsOf(moved, child.offsetWidth, child.offsetHeight), clip) : clip);
      } else if (['hosted', 'instance', 'darkening'].some((name) => child.classList.contains(name))) {
        visitChildren(child, matrix, opacity, clip);
      }
    }
  }

  function place(plane) {
    let level = 0;
    for (const below of planes) if (overlap(below.rect, plane.rect)) level = Math.max(level, below.level + 1);
    return { ...plane, level };
  }
}

/** A layer's element with what it shows itself and without its sublayers. */
function copyOf(element, opacity) {
  const copy = element.cloneNode(false);
  copy.removeAttribute('id');
  Object.assign(copy.style, { transform: 'none', opacity: String(opacity), pointerEvents: 'none', willChange: 'auto', perspective: 'none' });
  for (const child of element.children) {
    if (child.layer || ['inner', 'hosted', 'instance', 'darkening'].some((name) => child.classList.contains(name))) continue;
    const part = child.cloneNode(true);
    draw(child, part);
    copy.append(part);
  }
  return copy;
}

/** Copies of canvases are empty. */
function draw(original, copy) {
  const originals = original.matches('canvas') ? [original] : [...original.querySelectorAll('canvas')];
  const copies = copy.matches('canvas') ? [copy] : [...copy.querySelectorAll('canvas')];
  originals.forEach((canvas, index) => {
    if (canvas.width > 0 && canvas.height > 0) copies[index]?.getContext('2d').drawImage(canvas, 0, 0);
  });
}

function matrixOf(style) {
  const matrix = new DOMMatrix(style.transform === 'none' ? '' : style.transform);
  // Layers that are turned in space lie flat here.
  return new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f]);
}

const clips = (style) => style.overflowX !== 'visible' || style.clipPath !== 'none';

function boundsOf(matrix, width, height) {
  const corners = [[0, 0], [width, 0], [0, height], [width, height]].map(([x, y]) => matrix.transformPoint({ x, y }));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function intersection(a, b) {
  return { left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) };
}

const isEmpty = ({ left, top, right, bottom }) => !(right > left && bottom > top);

function overlap(a, b) {
  return a.left < b.right - touching && b.left < a.right - touching && a.top < b.bottom - touching && b.top < a.bottom - touching;
}

/** The part of a plane that its ancestors do not cut off, as a `clip-path`; empty where all of it is seen, or where it lies askew. */
export function clipOf({ matrix, width, height, clip }) {
  if (Math.abs(matrix.b) > 1e-6 || Math.abs(matrix.c) > 1e-6 || matrix.a <= 0 || matrix.d <= 0) return '';
  const left = (clip.left - matrix.e) / matrix.a, top = (clip.top - matrix.f) / matrix.d;
  const right = width - (clip.right - matrix.e) / matrix.a, bottom = height - (clip.bottom - matrix.f) / matrix.d;
  if ([left, top, right, bottom].every((edge) => edge <= 0.01)) return '';
  // Shadows and what else lies outside shows where nothing cuts it off.
  const inset = (edge) => `${Number.isFinite(edge) ? (edge <= 0 ? Math.max(edge, -200) : edge) : -200}px`;
  return `inset(${inset(top)} ${inset(right)} ${inset(bottom)} ${inset(left)})`;
}
