/** Makes an element of SVG. */
export function svgElement(name, ...classes) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  element.classList.add(...classes);
  return element;
}
