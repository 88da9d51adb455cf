import { Vector3 } from "three";
import type { Model } from "@holeshot/views";
import type { Orbit } from "./orbit.ts";

/** As the photo views: little perspective, as a lens of 85 mm has. Degrees, upright. */
export const FIELD = 23.9;
/** Share of the picture, each way, that the garment may take: as on the stage. */
export const FILL = 0.87;
/** A garment that turns comes no nearer than this share of the way from where all of it fills the picture: it would swell in the hand. */
const NEAREST = 0.87;
/** Turns in which a garment is looked at for its broadest. */
const TURNS = 48;
/** Directions in which the cloth's outermost places are looked for. */
const DIRECTIONS = 160;

/** How far away a camera stands, metres, for the garment to fill a picture of this breadth to height as a side does, or nearly. */
export type ClothFrame = (orbit: Orbit, aspect: number) => number;

/** `middle` is what cameras look at. */
export function clothFrame({ pieces }: Model, middle: Vector3): ClothFrame {
  const places = outermost(pieces).map((place) => place.sub(middle));
  const high = Math.tan((FIELD * Math.PI) / 360) * FILL;
  const broadest = new Map<number, number>();
  function filling({ turn, tilt }: Orbit, aspect: number): number {
    const wide = high * aspect;
    let away = 0;
    for (const { x, y, z } of places) {
      const right = x * Math.cos(turn) - z * Math.sin(turn);
      const near = x * Math.sin(turn) + z * Math.cos(turn);
      const towards = near * Math.cos(tilt) + y * Math.sin(tilt);
      const up = y * Math.cos(tilt) - near * Math.sin(tilt);
      away = Math.max(away, towards + Math.abs(up) / high, towards + Math.abs(right) / wide);
    }
    return away;
  }
  return (orbit, aspect) => {
    const all =
      broadest.get(aspect) ??
      Math.max(
        ...Array.from({ length: TURNS }, (_, i) =>
          filling({ turn: (2 * Math.PI * i) / TURNS, tilt: 0 }, aspect),
        ),
      );
    broadest.set(aspect, all);
    return Math.max(filling(orbit, aspect), NEAREST * all);
  };
}

/** Millimetres of cloth so many metres away that a pixel shows, of a picture that is so many pixels high. */
export function pixelMillimetres(away: number, high: number): number {
  return (2000 * away * Math.tan((FIELD * Math.PI) / 360)) / high;
}

/** The places that are furthest in one of many directions: where none of them lies outside a picture, next to nothing does. */
function outermost(pieces: Model["pieces"]): Vector3[] {
  const found = new Map<string, Vector3>();
  for (const { x, y, z } of directions(DIRECTIONS)) {
    let most = -Infinity;
    const furthest = new Vector3();
    for (const { positions } of pieces)
      for (let i = 0; i < positions.length; i += 3) {
        const far =
          x * (positions[i] as number) +
          y * (positions[i + 1] as number) +
          z * (positions[i + 2] as number);
        if (far <= most) continue;
        most = far;
        furthest.fromArray(positions, i);
      }
    found.set(furthest.toArray().join(), furthest);
  }
  return [...found.values()];
}

/** Directions evenly over all of them (Fibonacci's lattice). */
function directions(count: number): readonly Vector3[] {
  return Array.from({ length: count }, (_, i) => {
    const y = 1 - (2 * i + 1) / count;
    const flat = Math.sqrt(1 - y * y);
    const turn = i * Math.PI * (3 - Math.sqrt(5));
    return new Vector3(flat * Math.cos(turn), y, flat * Math.sin(turn));
  });
}
