/**
 * What a device looks like around its display, in points: from the sizes of the real ones.
 * `bezel` is what lies between display and edge at the sides, `chin` above and below; `rim` is the metal.
 */
export function frameOf(device) {
  // A preview of its own size has nothing around it.
  if (device.identifier === 'preview-canvas') return { bezel: 0, chin: 0, rim: 0, radius: 0, home: 0, cutouts: [], buttons: [] };
  const isPad = device.idiom === 'pad';
  if (device.hasHomeButton) {
    return isPad
      ? { bezel: 47, chin: 104, rim: 5, radius: 46, home: 62, cutouts: [{ kind: 'camera', width: 10, height: 10, top: -57 }], buttons: padButtons }
      : {
        bezel: 28, chin: 110, rim: 5, radius: 60, home: 66,
        cutouts: [{ kind: 'speaker', width: 68, height: 7, top: -58 }, { kind: 'camera', width: 11, height: 11, top: -60, shift: -58 }],
        buttons: classicButtons,
      };
  }
  if (isPad) {
    return {
      bezel: 46, chin: 46, rim: 5, radius: device.displayCornerRadius + 32, home: 0,
      cutouts: [{ kind: 'camera', width: 9, height: 9, top: -27 }], buttons: padButtons,
    };
  }
  const bezel = 18;
  return { bezel, chin: bezel, rim: 5, radius: device.displayCornerRadius + bezel - 2, home: 0, cutouts: [cutoutOf(device)], buttons: modernButtons };
}

function cutoutOf(device) {
  if (device.safeAreaTop >= 54) return { kind: 'island', width: 126, height: 37, top: 11 };
  // The notch became narrower with the iPhone 13.
  const isNarrow = device.identifier.startsWith('iPhone14,');
  return { kind: 'notch', width: isNarrow ? 162 : 209, height: isNarrow ? 33 : 30, top: -1 };
}

// Positions from the top as fractions of the body's height.
const modernButtons = [
  { side: 'left', at: 0.187, length: 0.033 }, { side: 'left', at: 0.257, length: 0.066 }, { side: 'left', at: 0.342, length: 0.066 },
  { side: 'right', at: 0.285, length: 0.105 },
];
const classicButtons = [
  { side: 'left', at: 0.135, length: 0.04 }, { side: 'left', at: 0.215, length: 0.062 }, { side: 'left', at: 0.3, length: 0.062 },
  { side: 'right', at: 0.215, length: 0.062 },
];
const padButtons = [{ side: 'top', at: 0.86, length: 0.07 }, { side: 'right', at: 0.07, length: 0.045 }, { side: 'right', at: 0.125, length: 0.045 }];

/** The outline of a notch, ears included, for a box of this size. */
export function notchPath(width, height) {
  const ear = 6, corner = Math.min(20, height - ear);
  return `path("M0 0 Q${ear} 0 ${ear} ${ear} V${height - corner} Q${ear} ${height} ${ear + corner} ${height} `
    + `H${width - ear - corner} Q${width - ear} ${height} ${width - ear} ${height - corner} V${ear} Q${width - ear} 0 ${width} 0 Z")`;
}
