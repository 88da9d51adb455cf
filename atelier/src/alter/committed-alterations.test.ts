import { readFileSync } from "node:fs";
import { join } from "node:path";
import { draftGarment, type Garment, type Piece } from "@holeshot/garments";
import {
  alterModel,
  type Model,
  openModel,
  openMoves,
  readAlterations,
  asWorn,
} from "@holeshot/views";
import { describe, expect, test } from "vitest";
import type { ManifestDrape } from "../export/manifest.ts";
import { readManifest } from "../export/manifest-file.ts";
import { clothFolder } from "../export/cloth-folder.ts";
import { patternHash } from "../export/pattern-hash.ts";
import { sewing } from "../products.ts";

const { drapes } = readManifest(clothFolder);
const read = (name: string) => new Uint8Array(readFileSync(join(clothFolder, name)));
const long = process.env["LONG"] === "1";
const altered = Object.entries(drapes).filter(([, { alterations }]) => alterations);

test("every drape is altered to what its product is altered to, and was not draped for", () => {
  for (const [id, { product, options, alterations }] of Object.entries(drapes)) {
    const wanted = Object.entries(sewing[product].alterations).filter(
      ([option]) => !(option in options),
    );
    const told = Object.entries(alterations?.cuts ?? {}).map(
      ([option, cuts]) => [option, Object.keys(cuts)] as const,
    );
    expect(Object.fromEntries(told), id).toEqual(Object.fromEntries(wanted));
  }
});

test("every drape that riders wear otherwise than it was draped tells how", () => {
  const worn = Object.entries(drapes).flatMap(([id, drape]) => (drape.worn ? [id] : []));
  const wanted = Object.values(sewing).flatMap(({ overPants, creased, recipes }) =>
    Object.keys(overPants ?? (creased ? recipes : {})),
  );
  expect(worn.toSorted()).toEqual(wanted.toSorted());
});

describe.each(altered)("%s", (id, drape) => {
  const { alterations } = drape;
  const overPants = id in (sewing[drape.product].overPants ?? {});
  const { file = "", cuts = {} } = alterations ?? {};
  const choices = Object.entries(cuts).flatMap(([option, values]) =>
    Object.keys(values).map((value) => [option, value] as const),
  );
  const from = draftGarment(drape);
  const told = file && readAlterations(JSON.parse(new TextDecoder().decode(read(file))));
  /** A cut that only lacks a piece hangs as it was draped. */
  const hangs = (option: string, value: string): boolean =>
    told !== "" && Object.keys(told.moves[option]?.[value] ?? {}).length > 0;
  const cutFor = (chosen: Readonly<Record<string, string>>): Garment =>
    draftGarment({ ...drape, options: { ...drape.options, ...chosen } });
  const alter = async (chosen: Readonly<Record<string, string>>): Promise<Model> => {
    if (!told) throw new Error(`${id} has no alterations`);
    const model = await openModel(read(drape.model));
    return alterModel(model, { alterations: told, choices: chosen, from, to: cutFor(chosen) });
  };

  test.each(choices)("%s %s shows the pattern as it is drafted now", (option, value) => {
    const advice = `npm run atelier -- drape ${id} && npm run atelier -- alter ${id}`;
    const now = patternHash(cutFor({ [option]: value }));
    expect(cuts[option]?.[value], `the pattern has changed since: ${advice}`).toBe(now);
  });

  // One of its choices in a short run, another for each drape; LONG looks at all.
  const due = altered.findIndex(([name]) => name === id);
  test.each(choices.filter((_, i) => long || i === due % choices.length))(
    "%s %s: a grid printed on it stays square, and it hangs elsewhere",
    async (option, value) => {
      const model = await alter({ [option]: value });
      const { stretched, furthest } = squaresOf(model, printedOf(from));
      expect(stretched).toBeLessThan(0.06);
      if (hangs(option, value)) expect(furthest).toBeGreaterThan(5);
    },
  );

  test.runIf(overPants)(
    "on a rider, whose arms hang beside him, its print stays square and its seams closed",
    async () => {
      const { pieces } = await wornOf(drape);
      const { stretched, furthest } = squaresOf({ pieces }, printedOf(from));
      expect(furthest).toBeGreaterThan(50);
      // What is drawn out of a front's folds and an upper arm's goes nowhere: a rider's picture is a hand high.
      expect(stretched).toBeLessThan(0.081);
      expect(apartOf({ pieces })).toBe(0);
    },
  );

  test.runIf(overPants)(
    "on a rider, its hem is a curve: higher beside him than behind, higher than it hung, and hangs from the cloth above it",
    async () => {
      const { draped, worn } = await wornOf(drape);
      const [hung, is] = [draped, worn].map(hemOf) as [Edge, Edge];
      const mean = ({ heights }: Edge, from: number, to: number) => {
        const own = heights.filter(({ turn }) => turn >= from && turn <= to);
        return own.reduce((sum, { y }) => sum + y, 0) / own.length;
      };
      expect(mean(is, 60, 105), "left").toBeGreaterThan(mean(is, 150, 180) + 4);
      expect(mean(is, -30, 30), "front").toBeGreaterThan(mean(hung, -30, 30) + 2);
      expect(is.away, "stands away").toBeLessThan(0.56);
      // Neither corners nor a tube.
      expect(is.waves, "flutes").toBeLessThan(0.4);
      expect(is.waves, "flutes").toBeGreaterThan(0.15);
    },
  );

  test.runIf(overPants)(
    "on a rider, its front hangs in no row of pipes between the chest and the number",
    async () => {
      const { worn } = await wornOf(drape);
      const { bounds } = from.pieces.find(({ id: piece }) => piece === "front") as Piece;
      for (const down of [0.42, 0.48, 0.54])
        expect(pipesOf(worn, bounds, down), String(down)).toBeLessThanOrEqual(3);
    },
  );

  test.runIf(drape.worn !== undefined && !overPants)(
    "on a rider, it is creased behind his knees, smooth above them, and its print square",
    async () => {
      const { draped, pieces } = await wornOf(drape);
      const { stretched, furthest } = squaresOf({ pieces }, printedOf(from));
      expect(furthest).toBeGreaterThan(3);
      expect(furthest).toBeLessThan(15);
      expect(stretched).toBeLessThan(0.07);
      expect(apartOf({ pieces })).toBe(0);
      for (const [n, { piece, triangles, positions }] of pieces.entries()) {
        const before = draped.pieces[n]?.positions ?? positions;
        const bent = bendOf(positions, triangles) / bendOf(before, triangles);
        if (piece.startsWith("knee_stretch")) expect(bent, piece).toBeLessThan(0.9);
        if (piece.startsWith("back_leg")) expect(bent, piece).toBeGreaterThan(1.07);
      }
    },
  );

  test("all choices together leave its seams closed, and its print square", async () => {
    const last = Object.fromEntries(choices);
    const first = Object.fromEntries(choices.toReversed());
    for (const chosen of long ? [first, last] : [first]) {
      const model = await alter(chosen);
      expect(squaresOf(model, printedOf(from)).stretched).toBeLessThan(0.065);
      expect(apartOf(model)).toBe(0);
    }
  });
});

/** A drape as it is, and as a rider wears it; `pieces` know where they were lit. */
async function wornOf(drape: ManifestDrape) {
  const draped = await openModel(read(drape.model));
  const worn = asWorn(draped, await openMoves(read(drape.worn ?? "")));
  const pieces = worn.pieces.map((piece, i) => ({
    ...piece,
    lit: draped.pieces[i]?.positions ?? piece.positions,
  }));
  return { draped, worn, pieces };
}

function printedOf({ pieces }: Garment): Set<string> {
  return new Set(pieces.filter(({ material }) => material === "printed").map(({ id }) => id));
}

/** By how much sides of triangles are longer or shorter on the cloth than on the print, a share on average, and how far the furthest corner went, mm. */
function squaresOf({ pieces }: Model, printed: ReadonlySet<string>) {
  let [off, length, furthest] = [0, 0, 0];
  for (const { piece, positions, lit = positions, millimetres, triangles } of pieces) {
    for (let i = 0; i < positions.length; i += 3) {
      const way = [0, 1, 2].map((c) => (positions[i + c] ?? 0) - (lit[i + c] ?? 0));
      furthest = Math.max(furthest, 1000 * Math.hypot(...way));
    }
    if (!printed.has(piece)) continue;
    for (let t = 0; t < triangles.length; t++) {
      const a = triangles[t] as number;
      const b = triangles[t - (t % 3) + ((t + 1) % 3)] as number;
      const cloth = [0, 1, 2].map((c) => (positions[3 * a + c] ?? 0) - (positions[3 * b + c] ?? 0));
      const print = [0, 1].map(
        (c) => (millimetres[2 * a + c] ?? 0) - (millimetres[2 * b + c] ?? 0),
      );
      const [own, drawn] = [1000 * Math.hypot(...cloth), Math.hypot(...print)];
      // Folded edges have no extent on the piece.
      if (drawn < 1) continue;
      off += Math.abs(own - drawn);
      length += drawn;
    }
  }
  return { stretched: off / length, furthest };
}

/** How far triangles that share an edge lean to one another on average, degrees. */
function bendOf(positions: Float32Array, triangles: Uint32Array): number {
  const normalOf = (t: number) => {
    const [a, b, c] = [0, 1, 2].map((k) => {
      const at = 3 * (triangles[t + k] ?? 0);
      return [0, 1, 2].map((axis) => positions[at + axis] ?? 0);
    }) as [number[], number[], number[]];
    const [u, v] = [b, c].map((end) => end.map((value, axis) => value - (a[axis] ?? 0))) as [
      [number, number, number],
      [number, number, number],
    ];
    return [
      u[1] * v[2] - u[2] * v[1],
      u[2] * v[0] - u[0] * v[2],
      u[0] * v[1] - u[1] * v[0],
    ] as const;
  };
  const beside = new Map<string, number>();
  let [sum, count] = [0, 0];
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const ends = [triangles[t + k] ?? 0, triangles[t + ((k + 1) % 3)] ?? 0];
      const edge = ends.toSorted((a, b) => a - b).join();
      const other = beside.get(edge);
      if (other === undefined) {
        beside.set(edge, t);
        continue;
      }
      const [one, two] = [normalOf(t), normalOf(other)];
      const cos =
        one.reduce((dot, value, axis) => dot + value * (two[axis] ?? 0), 0) /
        (Math.hypot(...one) * Math.hypot(...two));
      if (!Number.isFinite(cos)) continue;
      sum += (Math.acos(Math.min(1, Math.max(-1, cos))) * 180) / Math.PI;
      count += 1;
    }
  return sum / count;
}

/** A trunk's edge: cm at degrees to the wearer's left, how far it waves to and fro from its even line, and stands away from the cloth above it on 95 of 100 places, cm. */
interface Edge {
  readonly heights: readonly { readonly turn: number; readonly y: number }[];
  readonly waves: number;
  readonly away: number;
}

/** The lowest of a trunk's cloth round the wearer. */
function hemOf({ pieces }: Model): Edge {
  const lowest = new Map<number, { turn: number; y: number; far: number }>();
  for (const { piece, positions } of pieces) {
    if (piece !== "front" && piece !== "back") continue;
    for (let i = 0; i < positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = positions.subarray(i, i + 3).map((value) => 100 * value);
      const turn = 5 * Math.round((Math.atan2(x, z) * 36) / Math.PI);
      if (y < (lowest.get(turn)?.y ?? Infinity))
        lowest.set(turn, { turn, y, far: Math.hypot(x, z) });
    }
  }
  const heights = [...lowest.values()].toSorted((one, other) => one.turn - other.turn);
  const offs = heights.map(({ far }, n) => {
    const near = Array.from({ length: 9 }, (_, k) => heights.at((n + k - 4) % heights.length)?.far);
    return far - near.reduce<number>((sum, one) => sum + (one ?? 0), 0) / near.length;
  });
  const waves = Math.sqrt(offs.reduce((sum, off) => sum + off * off, 0) / offs.length);
  const above = new Map(heights.map(({ turn }) => [turn, [] as number[]]));
  for (const { piece, positions } of pieces) {
    if (piece !== "front" && piece !== "back") continue;
    for (let i = 0; i < positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = positions.subarray(i, i + 3).map((value) => 100 * value);
      const turn = 5 * Math.round((Math.atan2(x, z) * 36) / Math.PI);
      const up = y - (lowest.get(turn)?.y ?? Infinity);
      if (up > 4 && up < 9) above.get(turn)?.push(Math.hypot(x, z));
    }
  }
  const stands = heights.flatMap(({ turn, far }) => {
    const own = above.get(turn) ?? [];
    return own.length === 0 ? [] : [far - own.reduce((sum, one) => sum + one, 0) / own.length];
  });
  const away = stands.toSorted((a, b) => a - b)[Math.floor(0.95 * stands.length)] ?? Infinity;
  return { heights, waves, away };
}

/** How many crests stand out by more than 2 mm of the middle half of a front, at a share of its length. */
function pipesOf({ pieces }: Model, { left, right, top, bottom }: Piece["bounds"], down: number) {
  const front = pieces.find(({ piece }) => piece === "front");
  const level = top + down * (bottom - top);
  const [places, columns] = [front?.millimetres ?? [], 61];
  // Depths on a line across it, each the mean of the corners nearest to it.
  const depths = Array.from({ length: columns }, (_, n) => {
    const x = (left + right) / 2 + ((n / (columns - 1) - 0.5) * (right - left)) / 1.7;
    let [sum, weights] = [0, 0];
    for (let i = 0; i < places.length; i += 2) {
      const off = Math.hypot((places[i] ?? 0) - x, 0.5 * ((places[i + 1] ?? 0) - level));
      const weight = Math.exp(-((off / 7) ** 2));
      sum += weight * 1000 * (front?.positions[(3 * i) / 2 + 2] ?? 0);
      weights += weight;
    }
    return sum / weights;
  });
  const even = (n: number) => {
    const near = depths.slice(Math.max(0, n - 6), n + 7);
    return near.reduce((a, b) => a + b, 0) / near.length;
  };
  const offs = depths.map((depth, n) => depth - even(n)).slice(7, -7);
  return offs.filter((off, n) => off > 2 && off >= Math.max(offs[n - 1] ?? -9, offs[n + 1] ?? -9))
    .length;
}

/** Corners that lay on one point when they were lit and lie apart now. */
function apartOf({ pieces }: Model): number {
  const places = new Map<string, string>();
  let apart = 0;
  for (const { positions, lit = positions } of pieces)
    for (let i = 0; i < lit.length; i += 3) {
      const was = lit.subarray(i, i + 3).join();
      const is = positions.subarray(i, i + 3).join();
      if ((places.get(was) ?? is) !== is) apart += 1;
      places.set(was, is);
    }
  return apart;
}
