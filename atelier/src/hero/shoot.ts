import {
  compose,
  figurePiece,
  gearPiece,
  photoView,
  rasterise,
  type Picture,
  type PieceRaster,
} from "@holeshot/views";
import { colourwayOf, type FontShaper } from "@holeshot/artwork";
import { type LiveryBand, liveryColour } from "../attack/bike/livery.ts";
import { inMetres } from "../export/bake.ts";
import type { Rider } from "../figure/dress-rider.ts";
import { asLit, lightInEach, prepareLight, shownParticles } from "../light/light-surface.ts";
import { camerasAt, type Placing } from "../light/place-camera.ts";
import { dressInKit } from "../sheet/dress.ts";
import { readKit } from "../sheet/read-kit.ts";
import { inColours } from "./in-colours.ts";
import type { Lamps } from "./night.ts";

/** A kit on a rider as a picture of the shop's own pages shows him. */
export interface Shot {
  readonly kit: string;
  readonly colourway: string;
  /** Turn of the camera to the wearer's left, degrees. */
  readonly turn: number;
  readonly placing: Placing;
  /** How far he had what stands on his thighs put higher, mm. */
  readonly raised?: number;
  /** Which of his kit's zones his bike's bands are painted in; left out where he has none. */
  readonly livery?: Readonly<Record<LiveryBand, string>>;
  /** What he is lit with, lamps of one colour at a time. */
  readonly lamps: readonly Lamps[];
}

const rays = { start: 2, far: 600 };
const counts = { sky: 40, light: 64 };

/** A rider in the dark, `size` pixels square, clear beside him. */
export function shoot(
  rider: Rider,
  shot: Shot,
  size: number,
  fonts: (font: string) => FontShaper | undefined,
): Picture {
  const { model, surface, normals, relief, sheens, garments, gear } = rider;
  const { seen } = camerasAt({ seen: shot.turn }, surface.positions, shot.placing);
  const camera = inMetres(seen);
  const raster = rasterise(asLit(model), camera, { width: 2 * size, height: 2 * size });
  const lightable = prepareLight(surface, rays, counts, shownParticles(surface, raster));
  const { lamps } = shot;
  const lit = lightInEach(
    { ...lightable, normals },
    { model, camera, relief, sheens, size },
    lamps,
  );
  const tables = lit.map((light) =>
    photoView({
      model,
      camera,
      size: { width: size, height: size },
      light: { ...light, channels: 1, data: light.bytes },
    }),
  );
  const fabrics: Record<string, string> = {};
  const painted = colourwayOf(readKit(shot.kit), shot)?.zones ?? {};
  const zones = Object.fromEntries(
    Object.entries(shot.livery ?? {}).flatMap(([band, zone]) => {
      const colour = painted[zone];
      return colour === undefined ? [] : [[band, colour] as const];
    }),
  );
  for (const { id, colour } of gear) fabrics[gearPiece(id)] = liveryColour(id, zones) ?? colour;
  const rasters: PieceRaster[] = [];
  for (const [product, garment] of garments) {
    const dress = dressInKit(garment, shot.kit, shot.colourway, fonts, shot.raised);
    for (const [piece, colour] of Object.entries(dress.fabrics))
      fabrics[figurePiece(product, piece)] = colour;
    for (const one of dress.rasters)
      rasters.push({ ...one, piece: figurePiece(product, one.piece) });
  }
  return inColours(tables, lamps, (table) => compose({ table, rasters, fabrics }));
}
