import { type Grain, grainAt, grainShown, shineAt } from "../photo/grain.ts";
import { type NearCloth, seen } from "../photo/surface.ts";
import { ventAt } from "../photo/vents.ts";
import type { Picture, PixelRect, ViewSize, ViewTable } from "../types.ts";
import { type ClothSource, clothSource } from "./cloth-source.ts";
import { nearFold } from "./common.ts";
import type { ComposeRequest } from "./compose.ts";
import { firstFrom, mixSecond, writeFlat, writeLit } from "./pixel.ts";
import { readSlanted } from "./read-slanted.ts";
import { slantsOf } from "./slant.ts";

/** A part of a picture that is larger than its table. */
export interface ComposeNearRequest extends Pick<ComposeRequest, "table" | "rasters" | "fabrics"> {
  /** Size of the whole picture: the table's, enlarged. */
  readonly size: ViewSize;
  /** What is composed of it. */
  readonly area: PixelRect;
  /** What its cloth looks like from near; null for cloth without a surface of its own. */
  readonly cloth: NearCloth | null;
}

/**
 * Composes a part of an enlarged picture. Between the table's pixels millimetres and light are read off straight lines, and
 * the cloth's surface is as fine as the picture's own pixels. The screens' cards do the same.
 */
export function composeNear(request: ComposeNearRequest): Picture {
  const { table, rasters, fabrics, size, area } = request;
  const data = new Uint8ClampedArray(area.width * area.height * 4);
  const columns = placesOf(area.x, area.width, size.width, table.width);
  const rows = placesOf(area.y, area.height, size.height, table.height);
  const { cloth } = request;
  const enlarged = size.width / table.width;
  const near: Near = {
    ...request,
    sources: table.pieces.map((piece) => clothSource(piece, rasters, fabrics)),
    enlarged,
    grain: cloth && grainShown(cloth.grain, cloth.pixel / enlarged),
    bare: bareLight(request, columns, rows),
    columns,
  };
  for (let row = 0; row < area.height; row++) composeRow(near, rows, row, data);
  return { width: area.width, height: area.height, data };
}

interface Near extends ComposeNearRequest {
  readonly sources: readonly ClothSource[];
  readonly enlarged: number;
  readonly bare: BareLight;
  readonly columns: Places;
  /** Its cloth as it is drawn in the enlarged picture. */
  readonly grain: Grain | null;
}

/** Where the picture's columns, or rows, lie among the table's. */
interface Places {
  /** Of the two beside each, the first and the second, and the share of the second. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly share: Float32Array;
  readonly nearest: Int32Array;
}

function placesOf(from: number, count: number, of: number, table: number): Places {
  const places = {
    first: new Int32Array(count),
    second: new Int32Array(count),
    share: new Float32Array(count),
    nearest: new Int32Array(count),
  };
  const within = (place: number): number => Math.min(table - 1, Math.max(0, place));
  for (let i = 0; i < count; i++) {
    const at = ((from + i + 0.5) / of) * table - 0.5;
    const first = Math.floor(at);
    places.first[i] = within(first);
    places.second[i] = within(first + 1);
    places.share[i] = at - first;
    places.nearest[i] = within(Math.floor(at + 0.5));
  }
  return places;
}

/** The table's light without its cloth's surface, of the part that is looked at. */
interface BareLight {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly light: Float32Array;
  readonly specular: Float32Array;
}

function bareLight(
  { table, cloth }: ComposeNearRequest,
  { first: columns, second: lastColumns }: Places,
  { first: rows, second: lastRows }: Places,
): BareLight {
  const [left, top] = [columns[0] as number, rows[0] as number];
  const width = (lastColumns.at(-1) as number) - left + 1;
  const height = (lastRows.at(-1) as number) - top + 1;
  const light = new Float32Array(width * height);
  const specular = new Float32Array(width * height);
  const grain = cloth && grainShown(cloth.grain, cloth.pixel);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const from = (top + row) * table.width + left + column;
      const number = table.piece[from] as number;
      if (number === 0) continue;
      const at = row * width + column;
      const mm = millimetresOf(table, from, from, cloth);
      const x = table.x[from] as number;
      const share = surfaceAt(cloth, grain, number, x, table.y[from] as number, mm);
      light[at] = (table.light[from] as number) / share;
      specular[at] = (table.specular?.[from] ?? 0) / (grain ? shineAt(grain, share) : 1);
    }
  }
  return { left, top, width, light, specular };
}

/** Millimetres of cloth that a pixel of the table shows; of `there`, from the neighbours of `pixel`. */
function millimetresOf(
  table: ViewTable,
  pixel: number,
  there: number,
  cloth: NearCloth | null,
): number {
  if (!cloth) return 1;
  const { width, height } = table;
  const beside = (pixel + 1) % width === 0 ? pixel - 1 : pixel + 1;
  const below = pixel + width < width * height ? pixel + width : pixel - width;
  return seen(table, there, beside, below, cloth.pixel);
}

/** Share of the light that a place of a piece throws back, drawn in this grain. */
function surfaceAt(
  cloth: NearCloth | null,
  grain: Grain | null,
  number: number,
  x: number,
  y: number,
  mm: number,
): number {
  const piece = cloth?.pieces[number - 1];
  if (!grain || !piece) return 1;
  const share = grainAt(grain, x, y, mm);
  return piece.vents ? share * ventAt(piece.vents, x, y, mm) : share;
}

/** Linear colour of the pixel in hand, and the table's pixels round it. One buffer of each, or the loop makes garbage. */
const colour = new Float32Array(4);
const corners = new Int32Array(4);
const shares = new Float64Array(4);
/** Millimetres of the place in hand, light and shine there. */
const spot = new Float64Array(4);

function composeRow(near: Near, rows: Places, row: number, data: Uint8ClampedArray): void {
  const { table, sources, area, columns, cloth, grain, enlarged } = near;
  const { piece, borders, width } = table;
  const [above, under] = [rows.first[row] as number, rows.second[row] as number];
  const [down, line] = [rows.share[row] as number, (rows.nearest[row] as number) * width];
  const slants = slantsOf(table);
  let next = borders ? firstFrom(borders.at, line) : 0;
  for (let column = 0; column < area.width; column++) {
    const [left, right] = [columns.first[column] as number, columns.second[column] as number];
    corners[0] = above * width + left;
    corners[1] = above * width + right;
    corners[2] = under * width + left;
    corners[3] = under * width + right;
    const across = columns.share[column] as number;
    shares[0] = (1 - across) * (1 - down);
    shares[1] = across * (1 - down);
    shares[2] = (1 - across) * down;
    shares[3] = across * down;
    const nearest = line + (columns.nearest[column] as number);
    const best = bestOf(table, nearest);
    if (best < 0) continue;
    const cover = Math.round(coverOf(table));
    if (cover === 0) continue;
    readSpot(near, best);
    const [x, y] = [spot[0] as number, spot[1] as number];
    const number = piece[best] as number;
    const source = sources[number - 1] as ClothSource;
    readSlanted(table, source, best, slants[best] as number, x, y, 1 / enlarged, colour);
    if (borders) {
      while ((borders.at[next] as number) < nearest) next++;
      if (borders.at[next] === nearest) mixSecond(borders, next, sources, colour);
    }
    const mm = millimetresOf(table, nearest, best, cloth) / enlarged;
    const share = surfaceAt(cloth, grain, number, x, y, mm);
    const at = row * area.width + column;
    const light = (spot[2] as number) * share;
    if (table.specular)
      writeLit(data, at, colour, light, (spot[3] as number) * (grain ? shineAt(grain, share) : 1));
    else writeFlat(data, at, colour, light);
    data[at * 4 + 3] = cover;
  }
}

/** The pixel of the table whose cloth is shown: the nearest, else of those beside it the one with most; -1 for none. */
function bestOf({ piece }: ViewTable, nearest: number): number {
  if (piece[nearest] !== 0) return nearest;
  let best = -1;
  let most = 0;
  for (let k = 0; k < 4; k++) {
    const corner = corners[k] as number;
    if (piece[corner] === 0 || (shares[k] as number) <= most) continue;
    best = corner;
    most = shares[k] as number;
  }
  return best;
}

function coverOf({ coverage }: ViewTable): number {
  let cover = 0;
  for (let k = 0; k < 4; k++)
    cover += (shares[k] as number) * (coverage[corners[k] as number] as number);
  return cover;
}

/** Writes which millimetre of the best pixel's cloth is shown, and what light falls there, into `spot`. */
function readSpot({ table, bare }: Near, best: number): void {
  const { piece, inside, width } = table;
  let [x, y, place, light, specular, lamp] = [0, 0, 0, 0, 0, 0];
  const [bestX, bestY] = [table.x[best] as number, table.y[best] as number];
  for (let k = 0; k < 4; k++) {
    const corner = corners[k] as number;
    if (piece[corner] === 0) continue;
    const share = shares[k] as number;
    const column = corner % width;
    const at = ((corner - column) / width - bare.top) * bare.width + column - bare.left;
    light += share * (bare.light[at] as number);
    specular += share * (bare.specular[at] as number);
    lamp += share;
    if (piece[corner] !== piece[best] || inside?.[corner] !== inside?.[best]) continue;
    const [thereX, thereY] = [table.x[corner] as number, table.y[corner] as number];
    if ((thereX - bestX) ** 2 + (thereY - bestY) ** 2 > nearFold * nearFold) continue;
    x += share * thereX;
    y += share * thereY;
    place += share;
  }
  spot[0] = place > 0 ? x / place : bestX;
  spot[1] = place > 0 ? y / place : bestY;
  spot[2] = lamp > 0 ? light / lamp : 1;
  spot[3] = lamp > 0 ? specular / lamp : 0;
}
