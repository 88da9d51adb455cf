import { flattenPath, type Point } from "@holeshot/geometry";
import { edgeOf, type Garment, type Piece } from "@holeshot/garments";
import type { Colour, SceneItem } from "../scene.ts";
import { dial, hookAndLoop } from "./closures.ts";
import { innerKnee } from "./inner-knee.ts";
import { pad, patch, touchCap } from "./patches.ts";
import { partColour } from "./part-colour.ts";
import { bagBehind, innerBag, welt } from "./pockets.ts";
import { ratchet } from "./ratchet.ts";
import { slider, zip } from "./zip.ts";

/** What somebody chose for a garment, and the garment cut with it. */
export interface Chosen {
  readonly garment: Garment;
  readonly options: Readonly<Record<string, string>>;
}

/**
 * What is sewn onto a piece by choice and lies on it in pictures: patches, zips, closures, another leather. `shown` is
 * the garment as it was draped; what it has itself is not drawn again. Millimetres of the piece.
 */
export function sewnOn(shown: Garment, piece: Piece, ground: Colour, chosen: Chosen): SceneItem[] {
  const known = new Set(shown.pieces.map(({ id }) => id));
  const added = chosen.garment.pieces.filter(({ id }) => !known.has(id));
  return [
    ...added
      .filter(({ appliedTo }) => appliedTo === piece.id)
      .flatMap((one) => lying(one, piece, shown, ground)),
    ...(piece.id === "collar" && added.some(({ id }) => id === "placket") ? collarZip(piece) : []),
    ...swapped(piece, ground, chosen),
  ];
}

function lying(one: Piece, host: Piece, shown: Garment, ground: Colour): SceneItem[] {
  if (one.id === "placket") return frontZip(one, host, shown);
  if (one.id.includes("pocket")) return pocket(one);
  if (one.id.startsWith("elbow_pad_")) return pad(one);
  const colour = partColour(one, ground);
  if (colour === undefined) return [];
  return one.id.startsWith("touch_") ? touchCap(one, colour) : patch(one, colour);
}

const closures: Readonly<Record<string, (band: Piece) => SceneItem[]>> = {
  ratchet,
  dial,
  "hook-and-loop": hookAndLoop,
};

/** Pieces that stay but are made otherwise. */
function swapped(piece: Piece, ground: Colour, { garment, options }: Chosen): SceneItem[] {
  if (piece.id === "waistband") {
    return closures[options["closure"] ?? ""]?.(piece) ?? [];
  }
  const fabric = garment.pieces.find(({ id }) => id === piece.id)?.fabric;
  return fabric && fabric !== piece.fabric ? innerKnee(piece, fabric, ground) : [];
}

/** Down the middle of the front, from the neckline; the collar carries its upper part. */
function frontZip(placket: Piece, front: Piece, { pieces }: Garment): SceneItem[] {
  const neck = front.landmarks["neck_centre"];
  const end = placket.landmarks["zip_end"];
  const collar = pieces.find(({ id }) => id === "collar");
  if (!neck || !end || !collar) return [];
  // The puller begins on the collar and hangs over the seam.
  const top = { x: neck.x, y: neck.y - (collar.bounds.bottom - collar.bounds.top) + 1 };
  return [...zip(neck, end), ...slider(top, end)];
}

function collarZip({ bounds: { top, bottom } }: Piece): SceneItem[] {
  const [from, to] = [
    { x: 0, y: top + 1 },
    { x: 0, y: bottom },
  ];
  return [...zip(from, to), ...slider(from, { x: 0, y: to.y })];
}

function pocket(bag: Piece): SceneItem[] {
  const edge = lineOf(bag, "bag");
  // A mouth is straight: it is its two ends.
  const ends = lineOf(bag, "mouth") as readonly [Point, Point];
  if (bag.id.startsWith("inner")) return innerBag(ends, edge);
  // Sliders close towards the outer seam: the outer end is the one farther from the middle of the body.
  const [from, to] = ends.toSorted((a, b) => Math.abs(b.x) - Math.abs(a.x)) as [Point, Point];
  return [...bagBehind(edge), ...welt(from, to), ...zip(from, to), ...slider(from, to)];
}

function lineOf(piece: Piece, edge: string): readonly Point[] {
  return flattenPath(edgeOf(piece, edge).path, 0.5)[0]?.points ?? [];
}
