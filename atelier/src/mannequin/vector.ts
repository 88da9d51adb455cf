/** A place or direction in the workshop: centimetres, y up, the wearer faces +z, the wearer's left is +x. */
export type Vector = readonly [x: number, y: number, z: number];

export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scale(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function length(a: Vector): number {
  return Math.hypot(a[0], a[1], a[2]);
}

export function unit(a: Vector): Vector {
  return scale(a, 1 / length(a));
}

export function mix(a: Vector, b: Vector, share: number): Vector {
  return add(a, scale(subtract(b, a), share));
}

/** The vector turned about a unit axis through the origin, anticlockwise seen from the axis's tip; radians. */
export function turn(a: Vector, axis: Vector, angle: number): Vector {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = scale(axis, dot(a, axis) * (1 - cos));
  return add(add(scale(a, cos), scale(cross(axis, a), sin)), along);
}
