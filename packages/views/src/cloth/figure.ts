import type { ProductId } from "@holeshot/garments";
import type { Model, ModelPiece } from "../model/model.ts";
import type { ClothSide } from "./cloth-side.ts";

/** A direction or place of a figure, metres. */
type Triple = readonly [number, number, number];

/** Where cloth goes that something else is worn over: towards a line, more and more from one place along it to another. */
export interface Tuck {
  /** Only places with `x` above (1) or below (-1) 0, the wearer's left or right leg; everywhere when 0. */
  readonly half: -1 | 0 | 1;
  /** A point of the line, metres, and its direction, a unit vector. */
  readonly at: Triple;
  readonly along: Triple;
  /** Metres along the line from its point, between which the tuck grows from nothing to all of it. */
  readonly from: number;
  readonly to: number;
  /** Share of its distance from the line that cloth keeps. */
  readonly keeps: number;
  /** A direction square to the line, a unit vector, in which cloth keeps another share. */
  readonly flat?: { readonly way: Triple; readonly keeps: number };
  /** Pieces whose names begin so are left alone: arms beside a trunk. */
  readonly but?: readonly string[];
}

/** Where a limb is bent: its cloth turns about a joint, more and more from one height to another. */
export interface Bend {
  /** As of a tuck. */
  readonly half: -1 | 1;
  /** The joint, metres. */
  readonly at: Triple;
  /** Axis of the turn, as long as it is far, degrees: right-handed, x to the wearer's left, y up, z to the front. */
  readonly turn: Triple;
  /** Heights in metres between which the turn grows from nothing to all of it. */
  readonly from: number;
  readonly to: number;
  /** Metres along the axis from the joint, between which it grows as well: fingers are closed, the thumb beside them is not. */
  readonly across?: readonly [from: number, to: number];
}

/** A drape on a figure: as it is, or one hand of a pair at the end of an arm. */
export interface FigurePart {
  readonly product: ProductId;
  /** Name of the drape. */
  readonly drape: string;
  /** Pieces whose names end so, all without it. */
  readonly only?: "_left" | "_right";
  /** Where the model's axes point, and where its origin goes; left out when it stands as it was draped. */
  readonly axes?: readonly [Triple, Triple, Triple];
  readonly at?: Triple;
  /** One after the other, before anything is tucked: a knee before its hip. */
  readonly bends?: readonly Bend[];
  readonly tucks?: readonly Tuck[];
  /** Cloth outside these heights is out of sight. */
  readonly between?: readonly [number, number];
}

/** A rider who wears drapes, and gear of no product: as neutral pieces in colours of their own. */
export interface Figure {
  /** Drapes that are worn; the first names the figure. */
  readonly parts: readonly FigurePart[];
  /** Name of the file with the gear. */
  readonly gear: string;
  /** Colours of the gear's pieces, "#rrggbb". */
  readonly colours: Readonly<Record<string, string>>;
  /** Names the patterns and the gear it was lit with. */
  readonly hash: string;
  /** How it is seen, by name. */
  readonly views: Readonly<Record<FigureView, FigureSide>>;
}

/** From where a figure is seen. */
export type FigureView = "front" | "back";

/** One view of a figure. Its picture is square. */
export interface FigureSide extends Pick<ClothSide, "camera" | "light"> {
  /** Name of the file with the shadow on the ground: a square grey picture of the camera's, 255 where it is black. */
  readonly ground: string;
}

/** What a piece of a product is called on a figure, where every product's pieces meet. */
export function figurePiece(product: ProductId, piece: string): string {
  return `${product}/${piece}`;
}

/** What a piece of the gear is called on a figure. */
export function gearPiece(piece: string): string {
  return `gear/${piece}`;
}

/**
 * The drapes as a figure wears them and its gear, as one model: what `photoView` makes of it knows for each pixel
 * which millimetre of which product's piece it shows. `models` has those of all drapes that are named.
 */
export function dressFigure(
  figure: Pick<Figure, "parts">,
  models: ReadonlyMap<string, Model>,
  gear: Model,
): Model {
  const worn = figure.parts.flatMap((part) => {
    const model = models.get(part.drape);
    if (!model) throw new RangeError(`The figure wears ${part.drape}, which is missing`);
    const { only } = part;
    const pieces = only ? model.pieces.filter(({ piece }) => piece.endsWith(only)) : model.pieces;
    return pieces.map((piece) => wear(piece, part));
  });
  const own = gear.pieces.map((piece) => ({ ...piece, piece: gearPiece(piece.piece) }));
  return { pieces: [...worn, ...own] };
}

/** An arm fills its sleeve down to the glove, a knee what is sewn in over it; hems, necks and a glove's cuff are open. */
const filled = /^(sleeve|knee_stretch)/u;

function wear(piece: ModelPiece, part: FigurePart): ModelPiece {
  const tucks = (part.tucks ?? []).filter(
    ({ but }) => !but?.some((name) => piece.piece.startsWith(name)),
  );
  const put = (places: Float32Array, normals?: Float32Array): Float32Array => {
    const there = move(places, part.axes, part.at);
    // Legs that are bent towards each other stay the ones they are.
    const halves = part.bends ? there.slice() : there;
    if (part.bends) bendAll(there, part.bends, normals);
    for (const tuck of tucks) pullIn(there, tuck, halves, normals);
    return there;
  };
  const normals = move(piece.normals, part.axes);
  const positions = put(piece.positions, normals);
  return {
    ...piece,
    piece: figurePiece(part.product, piece.piece),
    positions,
    ...(filled.test(piece.piece) ? { filled: true } : {}),
    ...(piece.lit ? { lit: put(piece.lit) } : {}),
    normals,
    triangles: part.between ? within(piece.triangles, positions, part.between) : piece.triangles,
  };
}

function move(from: Float32Array, axes: FigurePart["axes"], at: Triple = [0, 0, 0]): Float32Array {
  if (!axes) return from.slice();
  const to = new Float32Array(from.length);
  for (let i = 0; i < from.length; i += 3)
    for (let c = 0; c < 3; c++)
      to[i + c] =
        (from[i] as number) * (axes[0][c] as number) +
        (from[i + 1] as number) * (axes[1][c] as number) +
        (from[i + 2] as number) * (axes[2][c] as number) +
        (at[c] as number);
  return to;
}

/** Within this much of the middle, metres, cloth belongs to both legs and stays. */
const fork = 0.025;

function bendAll(places: Float32Array, bends: readonly Bend[], normals?: Float32Array): void {
  const bent = bends.map(({ turn, ...bend }) => {
    const far = Math.hypot(...turn);
    const axis = turn.map((c) => c / (far || 1)) as unknown as Triple;
    return { ...bend, axis, far: (far * Math.PI) / 180 };
  });
  for (let i = 0; i < places.length; i += 3) {
    const out = places[i] as number;
    for (const { half, at, axis, far, from, to, across } of bent) {
      const share =
        smooth(((places[i + 1] as number) - from) / (to - from)) *
        smooth((half * out) / fork) *
        (across ? shareAcross(places, i, at, axis, across) : 1);
      if (share === 0) continue;
      turnAbout(places, i, at, axis, share * far);
      if (normals) turnAbout(normals, i, [0, 0, 0], axis, share * far);
    }
  }
}

function shareAcross(
  places: Float32Array,
  i: number,
  at: Triple,
  axis: Triple,
  [from, to]: readonly [number, number],
): number {
  let far = 0;
  for (let c = 0; c < 3; c++)
    far += ((places[i + c] as number) - (at[c] as number)) * (axis[c] as number);
  return smooth((far - from) / (to - from));
}

/** Turns a place about an axis through another one (Rodrigues). */
function turnAbout(
  places: Float32Array,
  i: number,
  at: Triple,
  [a, b, c]: Triple,
  angle: number,
): void {
  const [x, y, z] = [0, 1, 2].map((k) => (places[i + k] as number) - (at[k] as number)) as [
    number,
    number,
    number,
  ];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = (a * x + b * y + c * z) * (1 - cos);
  places[i] = at[0] + x * cos + (b * z - c * y) * sin + a * along;
  places[i + 1] = at[1] + y * cos + (c * x - a * z) * sin + b * along;
  places[i + 2] = at[2] + z * cos + (a * y - b * x) * sin + c * along;
}

function smooth(share: number): number {
  const within = Math.min(1, Math.max(0, share));
  return within * within * (3 - 2 * within);
}

function pullIn(
  positions: Float32Array,
  { half, at, along, from, to, keeps, flat }: Tuck,
  halves: Float32Array,
  normals?: Float32Array,
): void {
  for (let i = 0; i < positions.length; i += 3) {
    if (half * (halves[i] as number) < 0) continue;
    let far = 0;
    for (let c = 0; c < 3; c++)
      far += ((positions[i + c] as number) - (at[c] as number)) * (along[c] as number);
    const share = (far - from) / (to - from);
    const by = 1 - (1 - keeps) * smooth(share);
    if (normals) {
      const on = Math.min(1, Math.max(0, share));
      const more = (6 * (keeps - 1) * on * (1 - on)) / (to - from);
      turnOnSlope(normals, positions, i, { at, along, far, by, more });
    }
    for (let c = 0; c < 3; c++) {
      const middle = (at[c] as number) + far * (along[c] as number);
      positions[i + c] = middle + ((positions[i + c] as number) - middle) * by;
    }
    if (!flat) continue;
    const thinner = (1 - (1 - flat.keeps) * smooth(share)) / by;
    stretch(positions, i, at, flat.way, thinner);
    if (!normals) continue;
    stretch(normals, i, [0, 0, 0], flat.way, 1 / thinner);
    normalise(normals, i);
  }
}

/** Multiplies how far a place is from another one in a direction. */
function stretch(places: Float32Array, i: number, at: Triple, way: Triple, by: number): void {
  let far = 0;
  for (let c = 0; c < 3; c++)
    far += ((places[i + c] as number) - (at[c] as number)) * (way[c] as number);
  for (let c = 0; c < 3; c++)
    places[i + c] = (places[i + c] as number) + far * (by - 1) * (way[c] as number);
}

function normalise(normals: Float32Array, i: number): void {
  const [x, y, z] = [normals[i], normals[i + 1], normals[i + 2]] as [number, number, number];
  const size = Math.hypot(x, y, z) || 1;
  for (let c = 0; c < 3; c++) normals[i + c] = (normals[i + c] as number) / size;
}

/** Turns a normal as cloth does that keeps `by` of its distance from a line, and `more` of it a metre along: it leans where the tuck grows. */
function turnOnSlope(
  normals: Float32Array,
  positions: Float32Array,
  i: number,
  tuck: Pick<Tuck, "at" | "along"> & Readonly<Record<"far" | "by" | "more", number>>,
): void {
  const { at, along, far, by, more } = tuck;
  let [ahead, out] = [0, 0];
  for (let c = 0; c < 3; c++) ahead += (normals[i + c] as number) * (along[c] as number);
  for (let c = 0; c < 3; c++) {
    const off = (positions[i + c] as number) - (at[c] as number) - far * (along[c] as number);
    out += off * ((normals[i + c] as number) - ahead * (along[c] as number));
  }
  // The normal's share along the line, and what the rest of it stays beside that.
  const lean = by * ahead - more * out;
  for (let c = 0; c < 3; c++) {
    const across = (normals[i + c] as number) - ahead * (along[c] as number);
    normals[i + c] = across + lean * (along[c] as number);
  }
  normalise(normals, i);
}

function within(
  triangles: Uint32Array,
  positions: Float32Array,
  [low, high]: readonly [number, number],
): Uint32Array {
  const kept: number[] = [];
  for (let k = 0; k < triangles.length; k += 3) {
    const corners = [triangles[k], triangles[k + 1], triangles[k + 2]] as number[];
    const heights = corners.map((corner) => positions[3 * corner + 1] as number);
    if (heights.some((y) => y >= low) && heights.some((y) => y <= high)) kept.push(...corners);
  }
  return Uint32Array.from(kept);
}
