import { bodyMeasures, draftGarment, type Piece } from "@holeshot/garments";
import type { Phase, Recipe } from "../drape/recipe.ts";
import { carryAlongArm } from "./arm.ts";
import { placeJersey } from "./start-pose.ts";
import { highShoulder, makeUpperBody, type Build, type Pose } from "./upper-body.ts";
import type { UpperMeasures } from "./upper-measures.ts";

export interface JerseyRequest {
  readonly size: string;
  readonly build: Build;
  readonly options: Readonly<Record<string, string>>;
}

const needed = [
  "height",
  "chest",
  "waist",
  "hip",
  "neckBase",
  "shoulderWidth",
  "armBent",
  "biceps",
  "wrist",
] as const;

/** Of the knit, s²/g; ribs are cut shorter than their seam and take its size. */
const knit = { stretch: 1e-7, bend: 1e-2 };
const collarRib = { stretch: 2e-7, bend: 2e-4, rest: [1 / 0.88, 1 / 0.88] } as const;
const cuffRib = { stretch: 2e-7, bend: 5e-4, rest: [1.12, 1] } as const;

/** From arms held out, as the pieces are placed, to arms at rest. */
const placed = { lift: 56, swing: 1, bend: 10, tuck: 8 };
const rested = { lift: 32, swing: 1, bend: 10, tuck: 8 };
const lowering = 12;

export function jerseyRecipe({ size, build, options }: JerseyRequest): Recipe {
  const garment = draftGarment({ product: "jersey", size, options });
  const table = bodyMeasures("jersey", size, needed);
  const measures = Object.fromEntries(
    needed.map((name) => [name, table[name] / 10]),
  ) as unknown as UpperMeasures;
  const makeBody = makeUpperBody(measures, build);
  const start = makeBody({ left: placed, right: placed });
  const piece = (id: string) => garment.pieces.find((one) => one.id === id) as Piece;
  return {
    product: "jersey",
    size,
    options,
    spacing: 11,
    noise: 0.12,
    density: 0.016,
    materials: { "*": knit, collar: collarRib, cuff_left: cuffRib, cuff_right: cuffRib },
    body: start.body,
    bodyStep: 1,
    girths: start.girths,
    tightEdges: tightEdges(garment.pieces),
    place: placeJersey({
      front: piece("front"),
      back: piece("back"),
      sleeve: piece("sleeve_left"),
      arms: start.arms,
      top: highShoulder * measures.height,
      scale: measures.height / 180,
    }),
    phases: phases(makeBody),
  };
}

function tightEdges(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ id, edges }) =>
    edges
      .filter(({ name }) => /^(neck|armhole|cap)_/u.test(name))
      .map(({ name }) => `${id}.${name}`),
  );
}

function phases(makeBody: ReturnType<typeof makeUpperBody>): Phase[] {
  const hang = { gravity: 500, substeps: 16, friction: 0.15, speedLimit: 150, selfDistance: 0.75 };
  return [
    {
      name: "settle",
      frames: 60,
      substeps: 12,
      gravity: 150,
      damping: 4,
      friction: 0.03,
      stick: 0,
      stiffness: 6,
      speedLimit: 120,
    },
    { name: "hang", frames: 40, ...hang, pin: ["cuff_left.hem", "cuff_right.hem"] },
    ...Array.from({ length: lowering }, (_, i): Phase => {
      const [before, after] = [
        makeBody(poseAt(i / lowering)),
        makeBody(poseAt((i + 1) / lowering)),
      ];
      return {
        name: "lower arms",
        frames: 7,
        ...hang,
        pose: {
          body: after.body,
          carry: (place, piece) => {
            if (!/^(sleeve|cuff)/u.test(piece)) return place;
            const arm = piece.endsWith("_left") ? 0 : 1;
            return carryAlongArm(place, before.arms[arm], after.arms[arm]);
          },
        },
      };
    }),
    {
      name: "drape",
      frames: 110,
      gravity: 700,
      damping: 1.2,
      substeps: 20,
      friction: 0.25,
      selfDistance: 0.75,
    },
    {
      name: "rest",
      frames: 50,
      gravity: 700,
      damping: 5,
      substeps: 20,
      friction: 0.4,
      speedLimit: 60,
      selfDistance: 0.75,
    },
  ];
}

/** Between the placed and the rested pose. */
function poseAt(share: number): Pose {
  const arm = {
    lift: placed.lift + (rested.lift - placed.lift) * share,
    swing: placed.swing + (rested.swing - placed.swing) * share,
    bend: placed.bend + (rested.bend - placed.bend) * share,
    tuck: placed.tuck + (rested.tuck - placed.tuck) * share,
  };
  return { left: arm, right: arm };
}
