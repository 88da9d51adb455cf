import type { Garment, PieceId, Weave } from "@holeshot/garments";
import type { ModelPiece } from "../model/model.ts";
import type { ViewTable } from "../types.ts";
import type { Planes } from "./find-edges.ts";
import {
  type Grain,
  grainAt,
  grainOf,
  grainShown,
  shineAt,
  showsGrain,
  throughMesh,
} from "./grain.ts";
import { reachOf, ventAt, type Vents, ventsOf } from "./vents.ts";

/** Of which cloth printed pieces are. */
export type Weaves = ReadonlyMap<PieceId, Weave>;

/** The printed pieces of a garment, all of one cloth. `name` says what a piece is called where it is shown. */
export function printedWeaves(
  { pieces }: Pick<Garment, "pieces">,
  weave: Weave,
  name: (piece: PieceId) => PieceId = (piece) => piece,
): Weaves {
  return new Map(
    pieces.flatMap(({ id, material }) => (material === "printed" ? [[name(id), weave]] : [])),
  );
}

/** What cloth looks like from nearer than its table: for who takes the surface out of the table's light, and puts it in again finer. */
export interface NearCloth {
  readonly grain: Grain;
  /** Millimetres that a pixel of the table shows of cloth that faces it. */
  readonly pixel: number;
  /** By the table's pieces; null for what is not printed. */
  readonly pieces: readonly ({ readonly vents: Vents | null } | null)[];
}

/** The cloth of a table's pieces, as `addSurface` gave it to them. */
export function nearCloth(
  { pieces }: Pick<ViewTable, "pieces">,
  garment: Pick<Garment, "pieces">,
  { weave, pixel }: { readonly weave: Weave; readonly pixel: number },
): NearCloth {
  const grain = grainOf(weave);
  const each = pieces.map((name) => {
    const piece = garment.pieces.find(({ id }) => id === name);
    if (piece?.material !== "printed") return null;
    return { vents: ventsOf(weave, name, piece.bounds) };
  });
  return { grain, pixel, pieces: each };
}

/** One piece's surface. */
interface Surface {
  readonly grain: Grain;
  /** Whether any of the grain can be seen. */
  readonly shown: boolean;
  readonly vents: Vents | null;
  /** Whether light comes through it. */
  readonly open: boolean;
}

interface SurfaceRules {
  readonly weaves: Weaves;
  readonly model: readonly ModelPiece[];
  /** Millimetres that a pixel shows of cloth that faces it. */
  readonly pixel: number;
  readonly afar: boolean;
}

/** The surface of printed cloth: grain, gloss and holes. What stands up further is part of the light picture. */
export function addSurface(
  planes: Planes,
  lit: { readonly light: Float32Array; readonly specular: Float32Array },
  pieces: readonly PieceId[],
  rules: SurfaceRules,
): void {
  const { weaves, pixel } = rules;
  // By table number; 0 is background.
  const surfaces = [undefined, ...pieces.map((id) => surfaceOf(weaves.get(id), id, rules))];
  if (surfaces.every((one) => one === undefined)) return;
  const { width, height, piece, x, y } = planes;
  const { light, specular } = lit;
  for (let row = 0; row < height; row++) {
    const down = row + 1 < height ? width : -width;
    for (let i = row * width, column = 0; column < width; i++, column++) {
      const surface = surfaces[piece[i] as number];
      if (!surface) continue;
      const { grain, shown, vents, open } = surface;
      let share = 1;
      if (open) light[i] = throughMesh(light[i] as number);
      if (shown || vents) {
        const mm = seen(planes, i, column + 1 < width ? i + 1 : i - 1, i + down, pixel);
        if (shown) share = grainAt(grain, x[i] as number, y[i] as number, mm);
        if (vents) share *= ventAt(vents, x[i] as number, y[i] as number, mm);
        light[i] = (light[i] as number) * share;
      }
      if (grain.gloss !== undefined)
        specular[i] = (specular[i] as number) * grain.gloss * shineAt(grain, share);
    }
  }
}

function surfaceOf(
  weave: Weave | undefined,
  id: PieceId,
  { model, pixel, afar }: SurfaceRules,
): Surface | undefined {
  if (!weave) return undefined;
  const grain = grainShown(grainOf(weave), pixel);
  const shown = showsGrain(grain, pixel);
  const own = model.find(({ piece }) => piece === id);
  const vents = own ? ventsOf(weave, id, reachOf(own)) : null;
  const open = afar && grain.open === true;
  const has = shown || vents || open || grain.gloss !== undefined;
  return has ? { grain, shown, vents, open } : undefined;
}

/** Millimetres of cloth between a pixel and its neighbours, no less than one that faces the camera has: a slant shows more. */
export function seen(
  { piece, x, y }: Pick<Planes, "piece" | "x" | "y">,
  i: number,
  beside: number,
  below: number,
  least: number,
): number {
  const number = piece[i];
  let most = least * least;
  if (piece[beside] === number) {
    const [dx, dy] = [
      (x[i] as number) - (x[beside] as number),
      (y[i] as number) - (y[beside] as number),
    ];
    most = Math.max(most, dx * dx + dy * dy);
  }
  if (piece[below] === number) {
    const [dx, dy] = [
      (x[i] as number) - (x[below] as number),
      (y[i] as number) - (y[below] as number),
    ];
    most = Math.max(most, dx * dx + dy * dy);
  }
  return Math.sqrt(most);
}
