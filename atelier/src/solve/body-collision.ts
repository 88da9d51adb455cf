import { readDistance, type DistanceGrid } from "../mannequin/distance-grid.ts";
import type { Cloth } from "./cloth.ts";

export interface BodyContact {
  readonly body: DistanceGrid;
  /** How far the cloth stays from the skin, cm. */
  readonly offset: number;
  readonly friction: number;
  /** Share of sliding taken away on mere touch; too much freezes the cloth where it first lands. */
  readonly stick: number;
}

/** Distances of smooth unions are not exact; a larger push in one substep would throw the cloth. */
const largestPush = 0.5;

/** Pushes particles out of the body and brakes their sliding. The push itself does not become speed. */
export function keepOffBody(cloth: Cloth, contact: BodyContact): void {
  const { positions: x, inverseMass } = cloth;
  const slope = new Float64Array(3);
  for (let i = 0; i < inverseMass.length; i++) {
    if (inverseMass[i] === 0) continue;
    const k = 3 * i;
    const far = readDistance(
      contact.body,
      x[k] as number,
      x[k + 1] as number,
      x[k + 2] as number,
      slope,
    );
    if (far >= contact.offset) continue;
    const steep = Math.hypot(slope[0] as number, slope[1] as number, slope[2] as number) + 1e-9;
    for (let axis = 0; axis < 3; axis++) slope[axis] = (slope[axis] as number) / steep;
    pushOut(cloth, k, slope, Math.min(contact.offset - far, largestPush), contact);
  }
}

function pushOut(
  { positions: x, previous: p }: Cloth,
  k: number,
  normal: Float64Array,
  push: number,
  { friction, stick }: BodyContact,
): void {
  const nx = normal[0] as number;
  const ny = normal[1] as number;
  const nz = normal[2] as number;
  const px = (x[k] as number) + nx * push;
  const py = (x[k + 1] as number) + ny * push;
  const pz = (x[k + 2] as number) + nz * push;
  let dx = px - (p[k] as number);
  let dy = py - (p[k + 1] as number);
  let dz = pz - (p[k + 2] as number);
  const out = dx * nx + dy * ny + dz * nz;
  if (out > 0) {
    p[k] = (p[k] as number) + nx * out;
    p[k + 1] = (p[k + 1] as number) + ny * out;
    p[k + 2] = (p[k + 2] as number) + nz * out;
  }
  dx -= out * nx;
  dy -= out * ny;
  dz -= out * nz;
  const slide = Math.sqrt(dx * dx + dy * dy + dz * dz);
  const brake = slide < 1e-9 ? 0 : Math.min(1, (friction * push) / slide + friction * stick);
  x[k] = px - dx * brake;
  x[k + 1] = py - dy * brake;
  x[k + 2] = pz - dz * brake;
}
