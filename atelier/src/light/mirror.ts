import type { Vector } from "@holeshot/views";
import { cross, dot, subtract, unit } from "../mannequin/vector.ts";
import type { Light } from "./lights.ts";
import { step } from "./relief/height-field.ts";

/** What a clear coat, a glass or a polished part throws back as a mirror does. */
export interface Mirror {
  /** Share of what it faces squarely; at a slant it is more (Schlick 1994). */
  readonly share: number;
  /** How soft the edges of lights are in it, 0 to 1, as a share of their half size: paint little, leather much. */
  readonly soft: number;
}

/** A light as a panel that hangs in the studio, its face to the middle of what it lights. */
interface Panel {
  readonly at: Vector;
  readonly facing: Vector;
  readonly across: Vector;
  readonly upwards: Vector;
  readonly half: readonly [across: number, upwards: number];
  readonly bright: number;
}

/** A panel's half width and height in spreads of its light: taller than wide, as soft boxes hang. */
const panelShape = [1.05, 1.6] as const;
/** Brightness of the hall overhead, at the dark walls round the horizon and of the ground, in its mean. */
const hall = { above: 1.9, walls: 0.3, ground: 1.15 };
/** What stands in the way is lit itself, on average. */
const inTheWay = 0.55;

/** Light that comes from a place's direction: what a mirror there would show. `blocked` tells whether something is in the way. */
export type Surroundings = (point: Vector, way: Vector, soft: number) => number;

/** The studio as polished things see it: panels with edges, a bright ground and ceiling, dark walls between. */
export function surroundings(
  lights: readonly Light[],
  middle: Vector,
  ambient: number,
  blocked: (point: Vector, way: Vector) => boolean,
): Surroundings {
  const panels = lights.map((light) => panelOf(light, middle));
  return (point, way, soft) => {
    if (blocked(point, way)) return inTheWay * ambient;
    const rise = way[1];
    const around =
      hall.walls +
      (hall.above - hall.walls) * step(0.15, 0.85, rise) +
      (hall.ground - hall.walls) * step(0.08, 0.5, -rise);
    return panels.reduce((sum, panel) => sum + seenIn(panel, point, way, soft), ambient * around);
  };
}

/** Share of light that is thrown back at a slant: `turn` is the cosine between normal and eye. What is rough gains less. */
export function thrownBack({ share, soft }: Mirror, turn: number): number {
  return share + (1 - share) * Math.max(0, 1 - soft) * (1 - Math.max(0, turn)) ** 5;
}

function panelOf({ at, spread, strength, gleam = strength }: Light, middle: Vector): Panel {
  const facing = unit(subtract(middle, at));
  const across = unit(cross([0, 1, 0], facing));
  const half = [panelShape[0] * spread, panelShape[1] * spread] as const;
  const far = Math.hypot(...subtract(middle, at));
  // A panel that lights a sheet squarely with `strength` is as bright as that over the sky it covers.
  const sky = (4 * half[0] * half[1]) / far ** 2;
  const shown = strength > 0 ? strength : 0.3 * gleam;
  return {
    ...{ at, facing, across, half },
    upwards: cross(facing, across),
    bright: (shown * Math.PI) / sky,
  };
}

function seenIn(panel: Panel, point: Vector, way: Vector, soft: number): number {
  const slant = dot(way, panel.facing);
  if (slant >= -1e-6) return 0;
  const far = dot(subtract(panel.at, point), panel.facing) / slant;
  const off = subtract(
    [0, 1, 2].map((c) => (point[c] as number) + far * (way[c] as number)) as unknown as Vector,
    panel.at,
  );
  const inside = (value: number, half: number) =>
    1 - step(1 - soft, 1 + soft, Math.abs(value) / half);
  return (
    panel.bright *
    inside(dot(off, panel.across), panel.half[0]) *
    inside(dot(off, panel.upwards), panel.half[1])
  );
}
