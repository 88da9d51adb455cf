import type { Model } from "../model/model.ts";
import { type Atlas, atlasPlaces } from "./atlas.ts";

/** How much of the sky each place of an atlas sees, 0 to 255, on `side` × `side` pixels; 255 where no cloth lies. */
export function mapOpenness(model: Model, atlas: Atlas, side: number): Uint8Array<ArrayBuffer> {
  const map = new Uint8Array(side * side).fill(255);
  for (const piece of model.pieces) {
    const places = atlasPlaces(atlas, piece).map((share) => share * side);
    const { triangles, openness } = piece;
    for (let k = 0; k < triangles.length; k += 3) {
      const corners = [triangles[k], triangles[k + 1], triangles[k + 2]] as Triple;
      fill(map, side, places, openness, corners);
    }
  }
  return map;
}

type Triple = [number, number, number];

/** A pixel beyond a piece's rim is filled, too: smaller copies of the picture mix it in. */
const rim = 1.2;

function fill(
  map: Uint8Array,
  side: number,
  places: Float32Array,
  openness: Float32Array,
  [a, b, c]: Triple,
): void {
  const [ax, ay] = [places[2 * a] as number, places[2 * a + 1] as number];
  const [bx, by] = [places[2 * b] as number, places[2 * b + 1] as number];
  const [cx, cy] = [places[2 * c] as number, places[2 * c + 1] as number];
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (Math.abs(area) < 1e-9) return;
  const last = side - 1;
  const right = Math.min(last, Math.ceil(Math.max(ax, bx, cx) + rim));
  const bottom = Math.min(last, Math.ceil(Math.max(ay, by, cy) + rim));
  const left = Math.max(0, Math.floor(Math.min(ax, bx, cx) - rim));
  for (let y = Math.max(0, Math.floor(Math.min(ay, by, cy) - rim)); y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const wb = ((x + 0.5 - ax) * (cy - ay) - (y + 0.5 - ay) * (cx - ax)) / area;
      const wc = ((bx - ax) * (y + 0.5 - ay) - (by - ay) * (x + 0.5 - ax)) / area;
      const inside = wb >= 0 && wc >= 0 && wb + wc <= 1;
      if (!inside && map[y * side + x] !== 255) continue;
      const [tb, tc] = [within(wb), within(wc)];
      const value =
        (openness[a] as number) * within(1 - tb - tc) +
        (openness[b] as number) * tb +
        (openness[c] as number) * tc;
      map[y * side + x] = Math.round(254 * within(value));
    }
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
