import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FontShaper } from "@holeshot/artwork";
import { draftGarment } from "@holeshot/garments";
import { gearPiece, openModel, type FigurePart, type Model, type Tuck } from "@holeshot/views";
import type { Drape } from "../drape/drape.ts";
import { readDrape } from "../drape/store-drape.ts";
import { writeGlb } from "../export/write-glb.ts";
import { type Folding, putTogether, type Rider } from "../figure/dress-rider.ts";
import { makeGear } from "../figure/gear.ts";
import {
  pieceOf,
  readFeet,
  readNeck,
  readWrist,
  shaftEnd,
  type Body,
} from "../figure/read-body.ts";
import { sleeveInGlove } from "../figure/in-glove.ts";
import { handAt } from "../figure/stand.ts";
import { finishDrape } from "../finish/finish.ts";
import { particleNormals } from "../finish/normals.ts";
import { add, cross, dot, mix, scale, subtract, unit, type Vector } from "../mannequin/vector.ts";
import { attackArms, attackHeight, headOf } from "../jersey/attack.ts";
import { bike, forkFrame } from "./bike/bike.ts";
import { expectClear } from "./bike/clearance.ts";
import { figures } from "./bike/figures.ts";
import { cables } from "./cables.ts";
import { clampOf, handlebar } from "./handlebar.ts";
import { fold } from "./ridden-folds.ts";

type Fonts = (font: string) => FontShaper | undefined;

const names = { top: "jersey-men-attack", legs: "pants-men-attack", hands: "gloves-attack" };

/** A rider in attack, ready to be lit. His drapes are no files of the shop: `drape` makes them, in `folder`. */
export async function dressAttack(folder: string, fonts: Fonts): Promise<Rider> {
  const drapes = new Map<string, Drape>();
  const models = new Map<string, Model>();
  for (const name of Object.values(names)) {
    if (!existsSync(join(folder, `${name}.json`)))
      throw new RangeError(
        `${name} is not draped yet: npm run atelier -- drape ${Object.values(names).join(" ")}`,
      );
    const drape = readDrape(name, folder);
    drapes.set(name, drape);
    models.set(name, await modelOf(drape));
  }
  const [top, legs, hands] = [names.top, names.legs, names.hands].map((name) =>
    models.get(name),
  ) as [Model, Model, Model];
  const made = (name: string) => drapes.get(name) as Drape;
  const worn = (drape: string) => ({ product: made(drape).product, drape });
  const body = bodyIn(top, legs);
  const band = bandOf(legs);
  const glove = (side: "left" | "right") => {
    const { at, along } = readWrist(top, side);
    const way = side === "left" ? 1 : -1;
    // The hand is flatter than the forearm and bent outwards from it: it lies along the bar.
    const hand = unit(add(along, [0.2 * way, 0.12, 0.15]));
    const back = unit(subtract(onBar, scale(hand, dot(onBar, hand))));
    const pair = { ...worn(names.hands), model: hands, size: 1 };
    return handAt(pair, side, { at, along: hand }, [cross(hand, back), hand, back]);
  };
  const held = [glove("left"), glove("right")];
  const parts: FigurePart[] = [
    {
      ...worn(names.top),
      between: [band.level - 0.02, 9],
      tucks: [
        intoBand(band),
        ...(["left", "right"] as const).flatMap((side, n) =>
          sleeveInGlove(top, side, hands, held[n] as FigurePart, 1),
        ),
      ],
    },
    {
      ...worn(names.legs),
      between: [((shaftEnd - 8) * body.size) / 100, 9],
      tucks: [inBoot(body, "left"), inBoot(body, "right")],
    },
    ...held,
  ];
  const [clamp, pegs] = [clampOf(held), pegsUnder(body)];
  const ridden = [
    ...bike({ clamp, pegs, ...lettersOnPlate(fonts) }),
    ...cables(held, forkFrame(clamp, pegs)),
  ];
  const bar = handlebar(held);
  const rider = await putTogether(
    parts,
    models,
    makeGear(body, false, [...bar, ...ridden]),
    made,
    riding,
  );
  const own = new Set([...bar, ...ridden].map(({ id }) => gearPiece(id)));
  expectClear(
    ridden,
    rider.model.pieces.filter(({ piece }) => !own.has(piece)),
  );
  return rider;
}

/** His pants are drawn over bent knees: what is told of legs that stand would be dents, and canvas is hardly broken. */
const riding: Folding = { deepened: false, crisp: { top: 0.9, legs: -0.45 } };

/** The number of the kit he wears in home's picture and its first sponsor, in the face of both. */
function lettersOnPlate(fonts: Fonts) {
  const face = fonts("kanit-black-italic");
  if (!face) throw new RangeError("No face letters his plate");
  const letters = (text: string) => (high: number) => figures(face, text, high);
  return { number: letters("31"), sponsor: letters("NORRVIK") };
}

/** Between the pegs: under the balls of both feet, level with the soles. */
function pegsUnder({ feet, size }: Body): Vector {
  const [x, , z] = mix(feet.left.at, feet.right.at, 0.5);
  return [x, 0, z + 6.4 * size];
}

/** Where the backs of hands point that hold a bar. */
const onBar: Vector = [0, 0.86, 0.5];

async function modelOf(drape: Drape): Promise<Model> {
  const { product, size, options } = drape;
  const hung = finishDrape(drape, draftGarment({ product, size, options }));
  const surface = drape.id === names.top ? fold(hung, attackArms()) : hung;
  const sky = new Float32Array(surface.positions.length / 3).fill(1);
  return openModel((await writeGlb(surface, { normals: particleNormals(surface), sky })).bytes);
}

function bodyIn(top: Model, legs: Model): Body {
  const size = attackHeight / 180;
  const { at, up } = headOf(size);
  const front = unit(cross(cross(up, [0.07, 0, 1]), up));
  return {
    size,
    neck: readNeck(top),
    head: { at, up, front },
    feet: readFeet(legs, size, { left: 11.3, right: 16.7 }),
  };
}

/** The waistband: its middle and the way it faces upwards, metres. */
interface Band {
  readonly at: Vector;
  readonly up: Vector;
  readonly level: number;
}

function bandOf(legs: Model): Band {
  const { positions } = pieceOf(legs, "waistband");
  const count = positions.length / 3;
  const mean = (of: (i: number) => number) =>
    Array.from({ length: count }, (_, i) => of(3 * i)).reduce((a, b) => a + b, 0) / count;
  const at = [0, 1, 2].map((c) => mean((i) => positions[i + c] as number)) as unknown as Vector;
  const deep = (i: number) => (positions[i + 2] as number) - at[2];
  const rise =
    mean((i) => deep(i) * ((positions[i + 1] as number) - at[1])) / mean((i) => deep(i) ** 2);
  return { at, up: unit([0, 1, -rise]), level: at[1] };
}

/** The tail goes into the pants where their band is. */
function intoBand({ at, up }: Band): Tuck {
  return {
    half: 0,
    at,
    along: up,
    from: 0.06,
    to: 0.008,
    keeps: 0.92,
    but: ["sleeve", "cuff"],
  };
}

/** Legs in the shafts of boots, along the shin. */
function inBoot({ feet }: Body, side: "left" | "right"): Tuck {
  const { at, shaft, size } = feet[side];
  const along = unit(subtract(shaft, [at[0], 11.5, at[2]]));
  return {
    half: side === "left" ? 1 : -1,
    at: shaft.map((v) => v / 100) as unknown as Tuck["at"],
    along,
    from: (4.5 * size) / 100,
    to: (0.5 * size) / 100,
    keeps: 0.62,
  };
}
