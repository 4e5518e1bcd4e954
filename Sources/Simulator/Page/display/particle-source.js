/*
 * Which particles an emitter shows at a time, and where: the same arithmetic as `Sources/RenderProtocol/Particles`, number by number, so that the page
 * and the compositor show the same ones.
 */

const limit = 10000;

/** Mixes two words. */
function hash(a, b) {
  let x = a ^ Math.imul(b, 0x9E3779B9);
  x = Math.imul(x ^ (x >>> 16), 0x85EBCA6B);
  x = Math.imul(x ^ (x >>> 13), 0xC2B2AE35);
  return (x ^ (x >>> 16)) >>> 0;
}

const signed = (key, use) => hash(key, use) / 2147483648 - 1;
const sign = (value) => (value < 0 ? -1 : 1);
const clamped = (value) => Math.min(Math.max(value, 0), 1);

/** The particles of an emitter's sources in the order they are drawn in, each `{source, x, y, z, scale, angle, color, age}`. */
export function particles({ sources, mode }, time) {
  const swarm = { particles: [], births: 0 };
  for (const source of sources) {
    const [, rate, offset] = source.emission;
    add(source, time * rate + offset, null, swarm);
  }
  const orders = { oldestFirst: (a, b) => b.age - a.age, oldestLast: (a, b) => a.age - b.age, backToFront: (a, b) => a.z - b.z };
  return orders[mode] ? swarm.particles.sort(orders[mode]) : swarm.particles;
}

const longestLife = ({ motion: [lifetime, range] }) => Math.max(lifetime + Math.abs(range), 0);

/** How long after a particle's end what it carried may still show. */
function carriedLife({ carried }) {
  return carried.reduce((longest, source) => Math.max(longest, longestLife(source) + carriedLife(source)), 0);
}

function add(source, time, carrier, swarm) {
  const [, , , begin, until, rate, firstIndex] = source.emission;
  if (rate <= 0 || longestLife(source) <= 0 || time <= begin) return;
  const end = Math.min(time, until, carrier ? carrier.life : Infinity);
  const last = Math.floor((end - begin) * rate) - 1;
  const earliest = Math.floor((time - longestLife(source) - carriedLife(source) - begin) * rate) - 1;
  const first = Math.max(earliest, 0, last - limit);
  if (last + firstIndex >= 1e15) return;
  for (let index = first; index <= last && swarm.particles.length < limit && swarm.births < 4 * limit; index++) {
    addParticle(source, Math.trunc(index + firstIndex), begin + (index + 1) / rate, time, carrier, swarm);
  }
}

function addParticle(source, number, born, time, carrier, swarm) {
  const key = hash(hash(carrier ? carrier.key : 0, source.emission[0] >>> 0), number >>> 0);
  const [lifetime, lifetimeRange] = source.motion;
  const life = lifetime + lifetimeRange * signed(key, 4), age = time - born;
  swarm.births++;
  if (life <= 0 || age < 0) return;
  const flight = flightOf(source, key);
  if (carrier) flight.start = flight.start.map((value, axis) => value + place(carrier.flight, born)[axis]);
  if (age < life) swarm.particles.push(particle(source, key, age, flight));
  for (const below of source.carried) add(below, age, { key, life, flight }, swarm);
}

function flightOf({ shape, mode, place: [x, y, width, height], motion }, key) {
  const [, , velocity, velocityRange, longitude, latitude, cone, ax, ay, az] = motion;
  const [offset, base] = birth(shape, mode, width, height, motion[16], signed(key, 1), signed(key, 2), signed(key, 3));
  const speed = velocity + velocityRange * signed(key, 5), angle = base + longitude + cone / 2 * signed(key, 6);
  return {
    start: [x + offset[0], y + offset[1], motion[15] + offset[2]],
    velocity: [Math.cos(latitude) * Math.cos(angle) * speed, Math.cos(latitude) * Math.sin(angle) * speed, Math.sin(latitude) * speed],
    acceleration: [ax, ay, az],
  };
}

const place = ({ start, velocity, acceleration }, age) => start.map((value, axis) => value + velocity[axis] * age + acceleration[axis] * (age * age / 2));

function particle(source, key, age, flight) {
  const { motion, colors } = source, [x, y, z] = place(flight, age);
  const scale = motion[10] + motion[11] * signed(key, 7) + motion[12] * age;
  const color = [0, 1, 2, 3].map((index) => clamped(colors[index] + colors[index + 4] * signed(key, 10 + index) + colors[index + 8] * age));
  return { source, x, y, z, scale: Math.max(scale, 0), angle: (motion[13] + motion[14] * signed(key, 8)) * age, color, age };
}

/** Where a particle appears in relation to the emitter's centre, and the angle that a longitude of 0 means there. */
function birth(shape, mode, width, height, depth, x, y, z) {
  switch (shape) {
    case 'line': return [[width / 2 * (mode === 'points' ? sign(x) : x), 0, 0], -Math.PI / 2];
    case 'rectangle': return rectangle(mode, width / 2, height / 2, x, y);
    case 'cuboid': return [[width / 2 * x, height / 2 * y, depth / 2 * z], 0];
    case 'circle': return circle(mode, width, x, y);
    case 'sphere': return sphere(mode, width, x, y, z);
    default: return [[0, 0, 0], 0];
  }
}

function rectangle(mode, width, height, x, y) {
  if (mode === 'points') return [[width * sign(x), height * sign(y), 0], Math.atan2(height * sign(y), width * sign(x))];
  if (mode !== 'outline' && mode !== 'surface') return [[width * x, height * y, 0], 0];
  const along = Math.abs(x) * (width + height);
  if (along < width) return [[2 * along - width, height * sign(y), 0], sign(y) * Math.PI / 2];
  return [[width * sign(y), 2 * (along - width) - height, 0], y < 0 ? Math.PI : 0];
}

function circle(mode, radius, x, y) {
  const angle = x * Math.PI, isRim = mode !== 'volume';
  const reach = isRim ? radius : radius * Math.sqrt((y + 1) / 2);
  return [[reach * Math.cos(angle), reach * Math.sin(angle), 0], isRim ? angle : 0];
}

function sphere(mode, radius, x, y, z) {
  const angle = x * Math.PI, isSurface = mode !== 'volume';
  const reach = isSurface ? radius : radius * Math.cbrt((z + 1) / 2);
  const plane = reach * Math.sqrt(1 - y * y);
  return [[plane * Math.cos(angle), plane * Math.sin(angle), reach * y], isSurface ? angle : 0];
}
