import type { Model } from "../model/model.ts";
import { type RasterPart, readCorners } from "./rasterise.ts";
import { lightAt, type LightOf } from "./light-picture.ts";
import { type LitCamera, lookFromSides, seenFrom } from "../round/side-light.ts";

/** What the sky gives to cloth that its side did not see: as in the round. */
const SKY = 0.6;
/** Share of it that gets inside a sleeve or a neck. */
const INSIDE = 0.35;

/**
 * The light of a side on cloth that is altered: it falls where it fell before the cloth moved, on the same places of the
 * cloth. What the side did not see then has the sky's.
 */
export function alteredLight(model: Model, side: LitCamera): LightOf {
  const [sight] = lookFromSides(model, [side]);
  return (raster) => {
    const count = raster.part.length;
    const lit = { light: new Float32Array(count), specular: new Float32Array(count) };
    const [at, open, out] = [new Float32Array(3), new Float32Array(1), new Float32Array(2)];
    for (let i = 0; i < count; i++) {
      if (raster.part[i] === 0) continue;
      const { model: piece } = raster.parts[(raster.part[i] as number) - 1] as RasterPart;
      readCorners(raster, i, piece.lit ?? piece.positions, 3, at);
      const place = sight?.place(at[0] as number, at[1] as number, at[2] as number);
      const share = place && sight ? seenFrom(sight.near, place, TOWARDS) : 0;
      readCorners(raster, i, piece.openness, 1, open);
      out.fill(0);
      if (place && sight) lightAt(sight.light, place.u, place.v, out);
      const sky = SKY * (open[0] as number) * (raster.inside[i] === 1 ? INSIDE : 1);
      lit.light[i] = share * (out[0] as number) + (1 - share) * sky;
      lit.specular[i] = share * (out[1] as number);
    }
    return lit;
  };
}

/** Cloth may be as much at a slant as this, a cosine, and still be what the side saw. */
const TOWARDS = 0.25;
