import type { Scene } from "@holeshot/artwork";
import type { ProductId } from "@holeshot/domain";
import {
  compose,
  figurePiece,
  type FigureView,
  garmentAt,
  type PieceRaster,
  riderColours,
  riderOf,
} from "@holeshot/views";
import type { OverlayOptions } from "sharp";
import { openCloth } from "../../catalogue/index.ts";
import { riderView } from "./figure-view.ts";
import { rasterPieces } from "./raster-pieces.ts";
import type { ShownGarment } from "./shown-garment.ts";

/** A garment of a kit with its artwork, drawn or not. */
export interface WornPart {
  readonly shown: ShownGarment;
  readonly scene: Scene;
}

type Images = Parameters<typeof rasterPieces>[2];

/** A rider in a kit. */
export interface WornKit {
  /** Layers of the square picture, from the ground up. */
  readonly picture: readonly OverlayOptions[];
  /** Which garment of the kit is under a point of the square picture, pixels; null beside them. */
  readonly garmentAt: (x: number, y: number) => ProductId | null;
}

/**
 * A kit as a rider wears it, on a square of `size` pixels. Null when no rider was made who wears these garments: such a
 * kit is shown as `standKit` stands it up.
 */
export async function wearKit(
  kit: ReadonlyMap<ProductId, WornPart>,
  view: FigureView,
  images: Images,
  size: number,
): Promise<WornKit | null> {
  const cloth = openCloth();
  const name = riderOf(shownOf(kit));
  const figure = name === null ? undefined : cloth?.manifest.figures?.[name];
  if (!cloth || !figure || name === null) return null;
  const { table, part, artworkScale, ground } = await riderView(
    cloth,
    name,
    view,
    size,
    shownOf(kit),
  );
  const rasters = riderRasters(
    new Map([...kit].map(([product, part]) => [product, { ...part, images }])),
    artworkScale,
  );
  const { data, width, height } = compose({
    table,
    rasters,
    fabrics: riderColours(figure, scenesOf(kit)),
  });
  const rider = { input: Buffer.from(data.buffer), raw: { width, height, channels: 4 as const } };
  return {
    picture: [
      { input: ground, left: 0, top: 0 },
      { ...rider, left: part.x, top: part.y },
    ],
    garmentAt: (x, y) => {
      const found = garmentAt(table, x - part.x, y - part.y);
      return found !== null && kit.has(found) ? found : null;
    },
  };
}

/** The artwork of a kit's garments, which tells what colours they are cut from. */
export function scenesOf(
  kit: ReadonlyMap<ProductId, Pick<WornPart, "scene">>,
): readonly (readonly [ProductId, Scene])[] {
  return [...kit].map(([product, { scene }]) => [product, scene]);
}

/** The artwork of a kit's garments, by their pieces' names on a rider. */
export function riderRasters(
  kit: ReadonlyMap<ProductId, WornPart & { readonly images: Images }>,
  scale: number,
): readonly PieceRaster[] {
  return [...kit].flatMap(([product, { shown, scene, images }]) =>
    rasterPieces(shown.garment, scene, images, scale).map((raster) => ({
      ...raster,
      piece: figurePiece(product, raster.piece),
    })),
  );
}

/** The garments of a kit, as they are shown. */
export function shownOf(
  kit: ReadonlyMap<ProductId, Pick<WornPart, "shown">>,
): readonly ShownGarment[] {
  return [...kit.values()].map(({ shown }) => shown);
}
