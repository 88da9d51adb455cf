import type { Distance } from "../../mannequin/distance.ts";
import { roundCone } from "../../mannequin/distance.ts";
import type { Vector } from "../../mannequin/vector.ts";
import { cylinder, edged, onBothSides, together, type Part } from "./shapes.ts";

/** A wheel, cm. */
export interface WheelSize {
  /** To the tops of the tyre's blocks. */
  readonly radius: number;
  /** Half the tyre's width, blocks included. */
  readonly half: number;
  /** To the rim's outside. */
  readonly rim: number;
  /** Blocks round the tyre in a row. */
  readonly blocks: number;
  /** Brake disc on the left (front), or none; its radius. */
  readonly disc: number;
}

/** 80/100-21 and 110/90-19. */
export const frontWheel: WheelSize = { radius: 35, half: 4.7, rim: 26.9, blocks: 40, disc: 13 };
export const rearWheel: WheelSize = { radius: 33.5, half: 6, rim: 24.6, blocks: 36, disc: 0 };

const blockHigh = 1.35;

/** A wheel about its axle through the origin, along x; ids start with `name`. */
export function wheel(name: string, size: WheelSize, step: number): Part[] {
  const { radius, half, rim } = size;
  const box = (reach: number, wide: number) => ({
    from: [-wide, -reach, -reach] as Vector,
    to: [wide, reach, reach] as Vector,
  });
  const rimBody = edged(
    0.4,
    ([, y, z]) => Math.abs(Math.hypot(y, z) - rim + 0.9) - 0.9,
    ([x]) => Math.abs(x) - 0.42 * half,
  );
  const hub = together(
    cylinder([-3.4, 0, 0], [3.4, 0, 0], 2.6),
    onBothSides(cylinder([2.8, 0, 0], [3.5, 0, 0], 4)),
  );
  const parts: Part[] = [
    { id: `${name}_tyre`, distance: tyre(size), ...box(radius + 1, half + 1), step },
    { id: `${name}_rim`, distance: rimBody, ...box(rim + 1, half), step: 0.45 },
    { id: `${name}_spokes`, distance: spokes(rim), ...box(rim, 4.4), step: 0.3 },
    { id: `${name}_hub`, distance: hub, ...box(5, 5), step: 0.45 },
  ];
  if (size.disc > 0) parts.push(brakeDisc(name, size.disc));
  return parts;
}

/** A carcass with blocks: a row of pairs in the middle, a row on either shoulder between them. */
function tyre({ radius, half, rim, blocks }: WheelSize): Distance {
  const low = rim - 1.4;
  const top = radius - blockHigh;
  const [middle, high] = [(low + top) / 2, (top - low) / 2];
  const wide = half - 0.6;
  const pitch = (2 * Math.PI * radius) / blocks;
  return ([x, y, z]) => {
    const reach = Math.hypot(y, z);
    const up = reach - middle;
    // An oval section: its skin, and where a place is on it from the tread's middle outwards.
    const near = Math.hypot(x / wide, up / high);
    const steep = Math.hypot(x / wide ** 2, up / high ** 2) || 1;
    const carcass = near < 0.3 ? -1.5 : (near * (near - 1)) / steep;
    if (carcass > blockHigh + 4 || up < -2.5) return carcass;
    const out = (Math.atan2(Math.abs(x) / wide, up / high) * (wide + high)) / 2;
    const turned = (Math.atan2(y, z) / (2 * Math.PI)) * blocks;
    const along = (shift: number) => {
      const at = turned + shift;
      return Math.abs(at - Math.round(at)) * pitch;
    };
    const block = (a: number, halfA: number, b: number, halfB: number) => {
      const [u, v, w] = [a - halfA + 0.25, b - halfB + 0.25, carcass - blockHigh + 0.25];
      const outside = Math.hypot(Math.max(u, 0), Math.max(v, 0), Math.max(w, 0));
      return outside + Math.min(Math.max(u, v, w), 0) - 0.25;
    };
    const crown = block(along(0), 1.15, Math.abs(out - 0.26 * half), 0.2 * half);
    const flank = block(along(0.5), 1.25, Math.abs(out - 0.8 * half), 0.2 * half);
    const edge = block(along(0), 1.15, Math.abs(out - 1.26 * half), 0.17 * half);
    return Math.min(carcass, crown, flank, edge);
  };
}

/** Eighteen spokes a side, crossed in pairs. */
function spokes(rim: number): Distance {
  const sector = (2 * Math.PI) / 9;
  const rods = ([1, -1] as const).map((way) =>
    roundCone(
      [3.1, 3.4 * Math.sin(way * 0.75), 3.4 * Math.cos(0.75)],
      [1, way * -3.2, rim - 1.4],
      0.25,
      0.25,
    ),
  );
  return ([x, y, z]) => {
    const reach = Math.hypot(y, z);
    let nearest = Infinity;
    for (const side of [1, -1]) {
      // Those of one side lie between those of the other.
      const shifted = Math.atan2(y, z) + (side < 0 ? sector / 2 : 0);
      const angle = shifted - sector * Math.round(shifted / sector);
      // A crossed rod reaches into the sectors beside its own.
      for (let n = -2; n <= 2; n++) {
        const at = angle + n * sector;
        for (const rod of rods)
          nearest = Math.min(nearest, rod([side * x, reach * Math.sin(at), reach * Math.cos(at)]));
      }
    }
    return nearest;
  };
}

function brakeDisc(name: string, radius: number): Part {
  const ring = edged(
    0.1,
    ([, y, z]) => {
      const wave = 0.35 * Math.cos(12 * Math.atan2(y, z));
      return Math.abs(Math.hypot(y, z) - radius + 1.6 - wave) - 1.6;
    },
    ([x]) => Math.abs(x - 4.6) - 0.3,
  );
  const arms = [0, 1, 2, 3, 4, 5].map((n) => {
    const [s, c] = [Math.sin((n * Math.PI) / 3), Math.cos((n * Math.PI) / 3)];
    return roundCone([4.4, 3 * s, 3 * c], [4.6, (radius - 2.6) * s, (radius - 2.6) * c], 0.6, 0.4);
  });
  return {
    id: `${name}_disc`,
    distance: together(ring, ...arms),
    from: [2, -radius - 1, -radius - 1],
    to: [7, radius + 1, radius + 1],
    step: 0.3,
  };
}
