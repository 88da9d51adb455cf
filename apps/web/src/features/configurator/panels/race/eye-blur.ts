import { coveredBy, type Gear } from "@holeshot/artwork";
import type { ViewTable } from "@holeshot/views";
import type { Garment } from "@holeshot/garments";

/** A minute of arc: what an eye of full acuity still tells apart (ISO 8596). */
const MINUTE = Math.PI / 180 / 60;

/** Standard deviation, px, of what a minute of arc smears when a picture of so many pixels a millimetre is looked at from so many metres. */
export function eyeBlur(metres: number, pixelsPerMm: number): number {
  // Two points a minute apart are just one: a bell whose width at half its height is that minute.
  return (metres * 1000 * MINUTE * pixelsPerMm) / 2.355;
}

/** Plastic and cloth of no brand. */
const PLATE = [38, 41, 46] as const;

/** Lays the gear over a picture of a garment: what it covers is dark, with the light of the cloth below it. */
export function layGear(
  picture: { readonly data: Uint8ClampedArray },
  table: Pick<ViewTable, "pieces" | "piece" | "x" | "y" | "light" | "coverage" | "inside">,
  garment: Garment,
  gear: readonly Gear[],
): void {
  const covered = coveredBy(garment, gear);
  const { data } = picture;
  for (let at = 0; at < table.piece.length; at += 1) {
    const piece = table.pieces[(table.piece[at] ?? 0) - 1];
    if (piece === undefined || table.inside?.[at] === 1) continue;
    if (!covered(piece, table.x[at] ?? 0, table.y[at] ?? 0)) continue;
    const light = Math.min(1.4, 0.55 + 0.5 * (table.light[at] ?? 1));
    for (const [channel, value] of PLATE.entries()) data[at * 4 + channel] = value * light;
  }
}
