import type { Vector } from "../mannequin/vector.ts";

/** How a rider crouches over his bike: the back round, the hips tilted forward and drawn back over bent knees. */
export interface Crouch {
  /** Degrees the back is bent forward, between the waist and the shoulder blades. */
  readonly bow: number;
  /** Degrees the hips are tilted forward. */
  readonly pitch: number;
  /** Where the middle of the hip joints is when the rider stands, and where it is now, cm. */
  readonly from: Vector;
  readonly to: Vector;
}

/** Places of an upright rider and of one who crouches. */
export interface Crouched {
  readonly down: (place: Vector) => Vector;
  readonly up: (place: Vector) => Vector;
  /** The same for what goes along with the chest as one: arms and head. */
  readonly chestDown: (place: Vector) => Vector;
  readonly chestUp: (place: Vector) => Vector;
}

const degree = Math.PI / 180;

/** The back bends along an arc; its length is kept nearer to the spine than to the belly, whose cloth gathers. */
export function crouched({ bow, pitch, from, to }: Crouch, height: number): Crouched {
  const [low, long, spine] = [0.58 * height, 0.18 * height, -0.03 * height];
  const angle = bow * degree;
  const radius = long / Math.max(angle, 1e-6);
  const [sine, cosine] = [Math.sin(pitch * degree), Math.cos(pitch * degree)];

  const bent = ([x, y, z]: Vector, whole: boolean): Vector => {
    const s = y - low;
    if (!whole && s <= 0) return [x, y, z];
    const along = whole ? long : Math.min(s, long);
    const [turned, rest] = [along / radius, s - along];
    const far = radius - (z - spine);
    return [
      x,
      low + far * Math.sin(turned) + rest * Math.cos(turned),
      spine + radius - far * Math.cos(turned) + rest * Math.sin(turned),
    ];
  };
  const straight = ([x, y, z]: Vector, whole: boolean): Vector => {
    const [off, deep] = [y - low, spine + radius - z];
    const seen = Math.atan2(off, deep);
    if (!whole && seen <= 0) return [x, y, z];
    const turned = whole ? angle : Math.min(seen, angle);
    const far = off * Math.sin(turned) + deep * Math.cos(turned);
    const rest = off * Math.cos(turned) - deep * Math.sin(turned);
    return [x, low + turned * radius + rest, spine + radius - far];
  };
  const tilted = ([x, y, z]: Vector): Vector => {
    const [off, deep] = [y - from[1], z - from[2]];
    return [
      x + to[0] - from[0],
      to[1] + off * cosine - deep * sine,
      to[2] + off * sine + deep * cosine,
    ];
  };
  const level = ([x, y, z]: Vector): Vector => {
    const [off, deep] = [y - to[1], z - to[2]];
    return [
      x - to[0] + from[0],
      from[1] + off * cosine + deep * sine,
      from[2] - off * sine + deep * cosine,
    ];
  };
  return {
    down: (place) => tilted(bent(place, false)),
    up: (place) => straight(level(place), false),
    chestDown: (place) => tilted(bent(place, true)),
    chestUp: (place) => straight(level(place), true),
  };
}
