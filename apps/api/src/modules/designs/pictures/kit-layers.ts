import type { ProductId } from "@holeshot/domain";
import type { FigureView } from "@holeshot/views";
import type { OverlayOptions } from "sharp";
import type { rasterPieces } from "./raster-pieces.ts";
import { type KitPart as StandingPart, standKit } from "./stand-kit.ts";
import { wearKit, type WornPart } from "./wear-kit.ts";

/** A garment of a kit with one of its sides drawn. */
export type KitPart = StandingPart & WornPart;

/**
 * A whole kit in one square picture, wherever one is shown: on a rider, else stood up from the sides of its garments.
 * Null when something was never draped.
 */
export async function kitLayers(
  kit: ReadonlyMap<ProductId, KitPart>,
  view: FigureView,
  images: Parameters<typeof rasterPieces>[2],
  size: number,
): Promise<readonly OverlayOptions[] | null> {
  const worn = await wearKit(kit, view, images, size);
  return worn?.picture ?? (await standKit(kit, size));
}
