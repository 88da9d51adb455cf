import { asLit, type Model } from "../model/model.ts";
import type { Camera } from "./camera.ts";
import type { LightPicture } from "./light-picture.ts";
import { findTriangles } from "./rasterise.ts";

/** How far beside what is gone its shade still fell, as a share of the picture's side. */
const SHADE = 1 / 140;

/**
 * A side's light without what lay on the cloth when it was lit and is gone: a strap, a patch. Light from above
 * and below it goes on through the place. The same picture where nothing is gone, or not on this side.
 */
export function mendLight(model: Model, camera: Camera, picture: LightPicture): LightPicture {
  const gone = model.gone?.filter(({ lay }) => lay) ?? [];
  if (gone.length === 0) return picture;
  const { width: side, channels } = picture;
  const whole = { pieces: [...asLit({ pieces: model.pieces }).pieces, ...gone] };
  const frame = { left: 0, top: 0, side };
  const { part } = findTriangles(whole, camera, { width: side, height: side }, frame);
  const hole = grown(
    part.map((number) => (number > model.pieces.length ? 1 : 0)),
    side,
    Math.ceil(side * SHADE),
  );
  const data = picture.data.slice();
  for (const { from, to, light } of runsOf(hole, part, side))
    for (const start of [0, side * side * channels]) {
      const [above, below] = light.map((at) => picture.data[start + at * channels] as number);
      for (let i = from + side; i < to; i += side) {
        const share = (i - from) / (to - from);
        const mixed = (above as number) * (1 - share) + (below as number) * share;
        data[start + i * channels] = Math.round(mixed);
      }
    }
  return { ...picture, data };
}

/** What is set, and all that is no further away than so many pixels across and down. */
function grown(set: Uint8Array, side: number, by: number): Uint8Array {
  const across = set.slice();
  const both = set.slice();
  for (let i = 0; i < set.length; i++) {
    if (set[i] === 0) continue;
    const row = i - (i % side);
    across.fill(1, Math.max(row, i - by), Math.min(row + side, i + by + 1));
  }
  for (let i = 0; i < set.length; i++) {
    if (across[i] === 0) continue;
    for (let n = -by; n <= by; n++) both[i + n * side] = 1;
  }
  return both;
}

/** From the last known pixel above a hole to the first below it; the same twice where only one of them is cloth. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly light: readonly [above: number, below: number];
}

/** A hole column by column: cords of a rib hang, and go on from above it to below. */
function runsOf(hole: Uint8Array, part: Uint8Array, side: number): Run[] {
  const runs: Run[] = [];
  for (let i = side; i < hole.length - side; i++) {
    if (hole[i] === 0 || hole[i - side] === 1) continue;
    let to = i;
    while (to < hole.length - side && hole[to] === 1) to += side;
    const from = i - side;
    const cloth = [from, to].filter((at) => part[at] !== 0);
    const [above = -1, below = above] = cloth;
    if (above >= 0) runs.push({ from, to, light: [above, below] });
  }
  return runs;
}
