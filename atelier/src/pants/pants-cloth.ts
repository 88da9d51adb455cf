import type { Phase, PoseChange } from "../drape/recipe.ts";
import type { ClothMaterials } from "../solve/cloth-material.ts";
import type { BandStretch } from "./waistband.ts";

/** Of the ankle rib's stretch this much is left when worn: it gathers the leg a little. */
const ankleDrawnOut = 1.16;

const canvas = { stretch: 1e-7, bend: 1.6e-3 };

/** What the pants are sewn from, by piece; canvas that bends so many times as readily. */
export function pantsCloth(
  band: BandStretch,
  softness: number,
  /** Panels of stretch cloth are drawn out over bent knees and seat. */
  bent = false,
): ClothMaterials {
  return {
    "*": { ...canvas, bend: softness * canvas.bend },
    waistband: { stretch: 1e-7, bend: 2e-4, rest: (x, y) => [band.rest(x), y] },
    back_stretch: { stretch: bent ? 5e-5 : 4e-7, bend: 4e-3, rest: [0.93, 0.97] },
    ...both("knee", { stretch: 2e-7, bend: 4e-4 }),
    ...both("knee_stretch", bent ? drawnOut : { stretch: 4e-7, bend: 1e-3 }),
    ...both("calf", { stretch: 1e-7, bend: 6e-4 }),
    ...both("ankle", { stretch: 2e-7, bend: 1e-3, rest: [ankleDrawnOut, 1] }),
  };
}

const drawnOut = { stretch: 4e-5, bend: 1e-3, rest: [1, 1.1] } as const;

function both<Value>(name: string, value: Value): Record<string, Value> {
  return { [`${name}_left`]: value, [`${name}_right`]: value };
}

const bandSeams = ["front_left", "front_right", "back_left", "back_right"].map(
  (edge) => `waistband.${edge}`,
);
const calm = { substeps: 20, gravity: 600, damping: 5, speedLimit: 60, selfDistance: 0.7 };

/** How the pants fall into place and go along when one knee is bent; `hems` are held where the boots hold them. */
export function pantsPhases(
  hems: readonly string[],
  ease: readonly PoseChange[],
  cling: number,
  /** Legs that are bent far draw their hems up and slide on what is worn under them. */
  slips = false,
): readonly Phase[] {
  const clung = { friction: cling, stick: cling / 16 };
  const moved = slips ? { friction: 0.06, stick: 0.002 } : clung;
  return [
    {
      name: "settle",
      frames: 70,
      substeps: 12,
      gravity: 60,
      damping: 4,
      friction: 0.05,
      stick: 0,
      stiffness: 3,
      speedLimit: 120,
      pin: ["waistband.top", ...hems],
    },
    { name: "hang", frames: 50, substeps: 20, gravity: 600, damping: 1.5, selfDistance: 0.7 },
    ...ease.map((pose, i): Phase => ({
      ...calm,
      ...moved,
      name: "ease",
      frames: 6,
      damping: 2,
      pose,
      ...(slips && i === 0 && { unpin: hems }),
    })),
    ...(slips ? [{ ...calm, ...moved, name: "ride up", frames: 60, damping: 2 }] : []),
    {
      name: "drape",
      frames: 80,
      substeps: 30,
      gravity: 500,
      damping: 2.5,
      ...clung,
      selfDistance: 0.7,
    },
    { ...calm, ...clung, name: "rest", frames: 50, substeps: 32, gravity: 400 },
    // Let go, the waistband's upper edge neither flares nor curls in.
    { ...calm, ...clung, name: "rim", frames: 30, pin: bandSeams, unpin: ["waistband.top"] },
  ];
}
