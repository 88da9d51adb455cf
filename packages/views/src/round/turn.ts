import type { ContactShadow } from "../cloth/cloth-side.ts";
import type { Model } from "../model/model.ts";
import type { Camera, Vector } from "../photo/camera.ts";
import type { LightOf } from "../photo/light-picture.ts";
import { type Raster, type RasterPart, readCorners } from "../photo/rasterise.ts";
import { acrossOf, turnOf } from "./expected-light.ts";
import { boxOf, litHeight, sphereOf } from "./inner-cloth.ts";
import { shareOfSides } from "./share-of-sides.ts";
import { openInside, type LitSight, mixSides } from "./side-light.ts";

/** As the photo views: little perspective, as a lens of 85 mm has. */
const FIELD = 23.9;
/** Share of the picture that the garment may take. */
const FILL = 0.87;
/** From a little above, as the sides are taken, radians. */
const TILT = 0.07;

/**
 * A camera for each of `count` steps round a model: one distance for all, in which it fits from everywhere. Who stands
 * turns about his feet.
 */
export function turnCameras(model: Model, count: number, stands = false): readonly Camera[] {
  const [middle] = sphereOf(model);
  const { low, high } = stands ? feetOf(model) : { low: middle, high: middle };
  const target: Vector = [(low[0] + high[0]) / 2, middle[1], (low[2] + high[2]) / 2];
  const half = Math.tan((FIELD * Math.PI) / 360) * FILL;
  let away = 0;
  // The nearer a place comes in the turn, the larger it is seen.
  for (const { positions } of model.pieces)
    for (let i = 0; i < positions.length; i += 3) {
      const across = Math.hypot(
        (positions[i] as number) - target[0],
        (positions[i + 2] as number) - target[2],
      );
      const up = Math.abs((positions[i + 1] as number) - target[1]) + across * Math.sin(TILT);
      away = Math.max(away, across / Math.sin(Math.atan(half)), up / half + across);
    }
  return Array.from({ length: count }, (_, n) => {
    const turn = (2 * Math.PI * n) / count;
    const flat = away * Math.cos(TILT);
    return {
      eye: [
        target[0] + flat * Math.sin(turn),
        target[1] + away * Math.sin(TILT),
        target[2] + flat * Math.cos(turn),
      ],
      target,
      up: [0, 1, 0],
      fovY: FIELD,
    };
  });
}

/** Much as in the view in the round: how far below the hem the shadow lies, and how broad it is beside the garment. */
const SHADOW = { below: 0.05, share: 0.72 };
/** Who stands covers the ground between his feet and a little more. */
const STANDING = { below: -0.012, share: 1.7 };
/** As high as feet are, metres. */
const FEET = 0.15;

/** The shadow below a model that turns, the same from every camera of its turn: in shares of the picture. */
export function turnShadow(model: Model, camera: Camera, stands = false): ContactShadow {
  const { below, share } = stands ? STANDING : SHADOW;
  const { low, high } = stands ? feetOf(model) : boxOf(model);
  const { eye, target } = camera;
  const away = Math.hypot(eye[0] - target[0], eye[2] - target[2]);
  const scale = 0.5 / Math.tan((camera.fovY * Math.PI) / 360) / away;
  const y = low[1] - below * (high[1] - low[1]);
  const width = (share * scale * (high[0] - low[0] + high[2] - low[2])) / 2;
  const down = (eye[1] - y) / away;
  return { x: 0.5, y: 0.5 + (target[1] - y) * scale, width, height: width * down };
}

/** What a model stands on, as a box. */
function feetOf(model: Model): ReturnType<typeof boxOf> {
  const floor = boxOf(model).low[1] + FEET;
  const pieces = model.pieces.map((piece) => ({
    ...piece,
    positions: piece.positions.filter(
      (_, i) => (piece.positions[3 * Math.floor(i / 3) + 1] as number) < floor,
    ),
  }));
  return boxOf({ pieces });
}

/** The light of the sides on what a camera sees that looks from a turn. */
export function lightOfSides(sights: readonly LitSight[], camera: Camera): LightOf {
  const turn = turnOf(camera);
  const turns = sights.map((sight) => sight.turn);
  const looks = { across: acrossOf(turn), shares: shareOfSides(turn, turns) };
  let height: ReturnType<typeof litHeight> | undefined;
  return (raster) => {
    const [low, tall] = (height ??= litHeight(raster.parts.map(({ model }) => model)));
    const count = raster.part.length;
    const lit = { light: new Float32Array(count), specular: new Float32Array(count) };
    const place = { at: new Float32Array(3), normal: new Float32Array(3), open: 1, inside: false };
    const open = new Float32Array(1);
    const out = new Float32Array(2);
    for (let i = 0; i < count; i++) {
      if (raster.part[i] === 0) continue;
      const { model } = raster.parts[(raster.part[i] as number) - 1] as RasterPart;
      readCorners(raster, i, model.lit ?? model.positions, 3, place.at);
      readCorners(raster, i, model.openness, 1, open);
      place.inside = raster.inside[i] === 1;
      const share = ((place.at[1] as number) - low) / tall;
      place.open = (open[0] as number) * (place.inside ? openInside(share) : 1);
      readNormal(raster, i, model.normals, place.normal);
      mixSides(sights, looks, place, out);
      lit.light[i] = out[0] as number;
      lit.specular[i] = out[1] as number;
    }
    return lit;
  };
}

/** The direction of the face that is seen. */
function readNormal(raster: Raster, i: number, normals: Float32Array, out: Float32Array): void {
  readCorners(raster, i, normals, 3, out);
  const length = Math.hypot(out[0] as number, out[1] as number, out[2] as number) || 1;
  const sign = raster.inside[i] === 1 ? -1 : 1;
  for (let c = 0; c < 3; c++) out[c] = (sign * (out[c] as number)) / length;
}
